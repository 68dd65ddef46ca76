import { expect, it } from 'vitest';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { announcementStatuses, bucketLabels, bucketOf, statusLabel } from '#domain/announcement/status.ts';
import { announcementTypes, typesByLabel } from '#domain/announcement/types.ts';
import { givenAccount } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';

type Listed = { announcements: AdminAnnouncementItem[]; pagination: { total: number; totalIsMore: boolean } };

describeWithDatabase('the list of announcements', (database) => {
  const { send, given, adminId } = useReviewApp(database);
  const list = async (query: string) => {
    const answer = await send('GET', `?limit=100&${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Listed>();
  };
  const titles = async (query: string) => {
    const { announcements, pagination } = await list(query);
    expect(pagination, query).toMatchObject({ total: announcements.length, totalIsMore: false });
    return announcements.map(({ title }) => title);
  };
  const find = async (text: string, page = {}) => {
    const answer = await send('POST', '/find', { text, ...page });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Listed>();
  };
  const clear = () => database().db.updateTable('announcements').set({ deleted_at: NOW }).execute();

  it('is sorted by each of its columns, in both directions', async () => {
    await clear();
    const rows = [
      { title: 'Émission', company_name: 'zéphyr', type_id: 21, publication_date: daysAgo(3) },
      { title: 'avis', company_name: 'Ébène', type_id: 25, publication_date: null },
      { title: 'Zone', company_name: 'Écorce & Cie', type_id: 4, publication_date: daysAgo(9) },
      { title: 'Fusion', company_name: '1er Choix', type_id: 1, publication_date: daysAgo(6) },
    ];
    for (const [index, changes] of rows.entries())
      await given('draft', { changes: { ...changes, created_at: daysAgo(index) } });
    const orders = {
      title: ['avis', 'Émission', 'Fusion', 'Zone'],
      company: ['Fusion', 'avis', 'Zone', 'Émission'],
      type: ['avis', 'Zone', 'Fusion', 'Émission'],
    };
    for (const [column, expected] of Object.entries(orders)) {
      expect(await titles(`sortBy=${column}`), column).toEqual(expected);
      expect(await titles(`sortBy=${column}&sortOrder=asc`), column).toEqual(expected);
      expect(await titles(`sortBy=${column}&sortOrder=desc`), column).toEqual(expected.toReversed());
    }
    // Those without a date come last in both directions.
    expect(await titles('sortBy=publication_date&sortOrder=asc')).toEqual([
      'Zone',
      'Fusion',
      'Émission',
      'avis',
    ]);
    expect(await titles('sortBy=publication_date&sortOrder=desc')).toEqual([
      'Émission',
      'Fusion',
      'Zone',
      'avis',
    ]);
    // A search is sorted too, a term of one letter included.
    expect(await titles('search=e&sortBy=title')).toEqual(['avis', 'Émission', 'Fusion', 'Zone']);
    expect(await titles('search=cor&sortBy=title')).toEqual(['Zone']);
    for (const bad of ['sortBy=secret', 'sortOrder=up', 'type_id=abc', 'author=1', 'start_date=hier'])
      expect((await send('GET', `?${bad}`)).statusCode, bad).toBe(400);
  });

  it('sorts types and statuses by the labels on the screen', async () => {
    await clear();
    for (const { id } of announcementTypes) await given('draft', { changes: { type_id: id } });
    const byType = await list('sortBy=type');
    expect(byType.announcements.map(({ type }) => type.id)).toEqual(typesByLabel.map(({ id }) => id));
    for (const { id } of announcementTypes)
      expect((await list(`type_id=${id}`)).announcements.map(({ type }) => type.id)).toEqual([id]);
    await clear();
    for (const status of announcementStatuses) await given(status);
    const label = (status: (typeof announcementStatuses)[number]) =>
      `${bucketLabels[bucketOf(status)]} ${status === 'draft' ? '' : statusLabel(status)}`;
    const byStatus = (await list('sortBy=status')).announcements.map(({ status }) => status);
    expect(byStatus).toEqual(announcementStatuses.toSorted((a, b) => label(a).localeCompare(label(b), 'fr')));
    const backwards = (await list('sortBy=status&sortOrder=desc')).announcements.map(({ status }) => status);
    expect(backwards).toEqual(byStatus.toReversed());
  });

  it('shows abandoned payments last unless it is sorted, and hides none', async () => {
    await clear();
    const changes = { company_name: 'Abandon' };
    await given('payment_failed', {
      changes: { ...changes, title: 'abandonnée hier', created_at: daysAgo(1) },
    });
    await given('payment_failed', { changes: { ...changes, title: 'abandonnée', created_at: daysAgo(0) } });
    await given('pending_payment', {
      changes: { ...changes, title: 'paiement ouvert', created_at: daysAgo(5) },
    });
    await given('paid', { changes: { ...changes, title: 'payée', created_at: daysAgo(8) } });
    const expected = ['paiement ouvert', 'payée', 'abandonnée', 'abandonnée hier'];
    for (const query of ['', 'search=abandon', 'search=ab', 'author=visitor'])
      expect(await titles(query), query).toEqual(expected);
    expect(await titles('exact_status=other')).toEqual(['paiement ouvert', 'abandonnée', 'abandonnée hier']);
    expect(await titles('sortBy=title')).toEqual([
      'abandonnée',
      'abandonnée hier',
      'paiement ouvert',
      'payée',
    ]);
  });

  it('is filtered by exact status, type, author and publication date', async () => {
    await clear();
    const { id: other } = await givenAccount(database().db, {
      role: 'admin',
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    for (const status of announcementStatuses) await given(status, { changes: { title: status } });
    const ours = { origin: 'admin', offer: null } as const;
    await given('draft', { money: 'none', changes: { ...ours, title: 'à nous', created_by: adminId() } });
    await given('draft', {
      money: 'none',
      changes: { ...ours, title: 'de Grace', created_by: other, type_id: 24 },
    });
    await given('draft', { changes: { title: 'jeté', created_by: other, ...ours, deleted_at: NOW } });

    for (const status of announcementStatuses) {
      const rows = (await list(`exact_status=${status}`)).announcements;
      expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]));
      expect((await list(`exactStatus=${status}`)).pagination.total).toBe(rows.length);
    }
    const expected = announcementStatuses.filter((status) => bucketOf(status) === 'other');
    expect((await titles('exact_status=other')).toSorted()).toEqual(expected.toSorted());
    expect(await titles('status=pending&exact_status=paid')).toEqual(['paid']);
    expect(await titles('status=draft&exact_status=paid')).toEqual([]);
    expect(await titles('status=draft&exact_status=other')).toEqual([]);

    expect(await titles(`author=${other}`)).toEqual(['de Grace']);
    expect(await titles(`author=${adminId()}`)).toEqual(['à nous']);
    expect(await titles('author=visitor')).toHaveLength(announcementStatuses.length);
    expect(await titles(`author=${other}&type_id=9`)).toEqual([]);
    expect(await titles('announcementType=rectificatif')).toEqual(['de Grace']);
    expect(await titles('type_id=999')).toEqual([]);
    expect((await send('GET', '/authors')).json()).toEqual({
      authors: [
        { id: adminId(), name: 'Ada Martin' },
        { id: other, name: 'Grace Hopper' },
      ],
    });

    await clear();
    // The whole last day counts, in Paris time.
    const days = [
      '2026-10-31T22:59:00Z',
      '2026-10-31T23:00:00Z',
      '2026-11-03T22:30:00Z',
      '2026-11-03T23:30:00Z',
    ];
    for (const day of days)
      await given('draft', { changes: { title: day, publication_date: new Date(day) } });
    await given('draft', { changes: { title: 'sans date', publication_date: null } });
    const from = (query: string) => titles(`sortBy=publication_date&${query}`);
    expect(await from('start_date=2026-11-01&end_date=2026-11-03')).toEqual(days.slice(1, 3));
    expect(await titles('start_date=2026-11-01&end_date=2026-11-03')).toEqual(days.slice(1, 3).toReversed());
    expect(await titles('search=at&start_date=2026-11-01')).toEqual(days.slice(1).toReversed());
    expect(await from('startDate=2026-11-04')).toEqual(days.slice(3));
    expect(await from('endDate=2026-10-31')).toEqual(days.slice(0, 1));
  });

  it('finds a dossier by its reference, its contact or its invoice number', async () => {
    await clear();
    const elise = await given('paid', {
      changes: {
        company_name: 'Verlope',
        contact_name: 'Élise Marvaudon-Lœuil',
        contact_email: 'e.marvaudon@cabinet-exemple.fr',
        created_at: daysAgo(1),
      },
    });
    const jean = await given('published', {
      changes: { contact_name: 'Jean 100%', contact_email: 'Jean_M@Exemple.fr', created_at: daysAgo(2) },
    });
    await given('draft', { changes: { contact_name: 'Élise Marvaudon', deleted_at: NOW } });
    const idsOf = async (text: string) => (await find(text)).announcements.map(({ id }) => id);
    const invoice = (await find(jean.reference)).announcements[0]?.payment?.invoice_number ?? '';
    expect(invoice).toMatch(/^F-2026-\d{5}$/);
    const cases: readonly [string, readonly string[]][] = [
      [elise.reference, [elise.id]],
      [` ${elise.reference.toLowerCase().replace('-', ' ')} `, [elise.id]],
      [jean.reference.slice(3), [jean.id]],
      [invoice, [jean.id]],
      [invoice.toLowerCase(), [jean.id]],
      ['marvaudon', [elise.id]],
      ['MARVAUDON élise', [elise.id]],
      ['loeuil', [elise.id]],
      ['e.marvaudon@cabinet-exemple.fr', [elise.id]],
      ['Marvaudon@Cabinet-Éxem', [elise.id]],
      ['e.marvaudon@autre-exemple.fr', []],
      ['e_marvaudon@cabinet-exemple.fr', []],
      ['jean_m@', [jean.id]],
      ['100%', [jean.id]],
      ['exemple.fr', [elise.id, jean.id]],
      ['je', [jean.id]],
      ['%', [jean.id]],
      // The list's own search has this one: a company's name is not a contact.
      ['verlope', []],
      ['AL-999999', []],
      ['F-2026-99999', []],
    ];
    for (const [text, expected] of cases) expect(await idsOf(text), text).toEqual(expected);
    expect(await find('exemple.fr', { page: 2, limit: 1 })).toMatchObject({
      announcements: [{ id: jean.id }],
      pagination: { total: 2, pages: 2, page: 2 },
    });
    expect((await send('POST', '/find', { text: '  ' })).json()).toMatchObject({
      errors: { text: 'Veuillez saisir une référence, un nom, un e-mail ou un numéro de facture.' },
    });
  });

  it('keeps its own search to company names and SIRET numbers', async () => {
    await clear();
    await given('draft', {
      changes: { contact_name: 'Élise Marvaudon', company_name: 'Verlope', siret: '39214788800017' },
    });
    expect(await titles('search=marvaudon')).toEqual([]);
    expect(await titles('search=verlope')).toHaveLength(1);
    expect(await titles('search=39214788800017')).toHaveLength(1);
    expect(await titles('search=39214788800025')).toEqual([]);
  });

  it('exports all that the list shows, in its order and without a formula', async () => {
    await clear();
    const rows = [
      { title: 'Un', company_name: '@Zéphyr', type_id: 21, publication_date: daysAgo(3) },
      { title: 'Deux', company_name: 'Ébène', type_id: 21, publication_date: null },
      { title: 'Trois', company_name: 'Écorce', type_id: 4, publication_date: daysAgo(9) },
    ];
    for (const [index, changes] of rows.entries())
      await given('draft', {
        changes: { ...changes, contact_name: 'Élise Marvaudon', created_at: daysAgo(index) },
      });
    const exported = async (body: object) => exportedRows(await send('POST', '/export', body));
    const exportedTitles = async (body: object) => (await exported(body)).map(({ Titre }) => Titre);
    for (const sortBy of ['title', 'company', 'type', 'status', 'publication_date'])
      for (const sortOrder of ['asc', 'desc'])
        expect(await exportedTitles({ sortBy, sortOrder }), `${sortBy} ${sortOrder}`).toEqual(
          await titles(`sortBy=${sortBy}&sortOrder=${sortOrder}`),
        );
    expect(await exportedTitles({})).toEqual(['Un', 'Deux', 'Trois']);
    expect(await exportedTitles({ search: 'e' })).toEqual(['Un', 'Deux', 'Trois']);
    expect(await exportedTitles({ search: 'cor' })).toEqual(['Trois']);
    expect(await exportedTitles({ status: 'pending' })).toEqual([]);
    expect(await exportedTitles({ type_id: '4' })).toEqual(['Trois']);
    expect(await exportedTitles({ dossier: 'marvaudon', status: 'pending' })).toEqual([
      'Un',
      'Deux',
      'Trois',
    ]);
    expect(await exportedTitles({ dossier: 'AL-999999' })).toEqual([]);
    expect((await exported({ search: 'zephyr' }))[0]).toMatchObject({
      Société: "'@Zéphyr",
      Statut: 'Brouillon',
      Contact: 'Élise Marvaudon',
    });
    const found = await send('POST', '/search', { search: 'zephyr', limit: 5 });
    expect(found.json<Listed>().announcements.map(({ title }) => title)).toEqual(['Un']);
    expect((await send('POST', '/export', { sortBy: 'secret' })).statusCode).toBe(400);
  });
});
