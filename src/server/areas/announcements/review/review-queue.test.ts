import { expect, it } from 'vitest';
import { quoted } from '#contract/notice-remarks.fr.ts';
import { savePublisher } from '#server/publisher/publisher.queries.ts';
import { demonstrationPublisher } from '#server/publisher/publisher.ts';
import { FROM_THE_SITE } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { aTariff, givenTariff } from '#tests/support/tariffs.ts';

const isOfHabilitation = ({ code }: { code: string }) => code === 'habilitation';
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describeWithDatabase('the review queue', (database) => {
  const { context, send, given, rowOf } = useReviewApp(database);
  const pending = async (query = '') => (await send('GET', `/pending${query}`)).json();
  const ids = ({ announcements }: { announcements: { id: string }[] }) => announcements.map(({ id }) => id);
  const empty = () => database().db.updateTable('announcements').set({ deleted_at: NOW }).execute();

  it('shows the next deadline first and the unpaid last, page by page', async () => {
    await given('draft');
    const unpaidNew = await given('pending', { changes: { submitted_at: daysAgo(1) } });
    const unpaidOld = await given('pending', { changes: { submitted_at: daysAgo(2) } });
    const in48 = await given('paid', { offer: 'standard', changes: { due_at: later(48) } });
    const late = await given('paid', { offer: 'entreprise', changes: { due_at: later(-1) } });
    const in24 = await given('paid', { offer: 'premium', changes: { due_at: later(24) } });
    await given('paid', { changes: { deleted_at: NOW } });
    const order = [late, in24, in48, unpaidOld, unpaidNew].map(({ id }) => id);
    const first = await pending('?page=1&page_size=2');
    expect(ids(first)).toEqual(order.slice(0, 2));
    expect(first).toMatchObject({
      pagination: { total: 5, page: 1, page_size: 2, total_pages: 3 },
      now: NOW.toISOString(),
    });
    expect(ids(await pending('?page=2&page_size=3'))).toEqual(order.slice(3));
    expect(await pending('?page=1&page_size=1')).toMatchObject({ pagination: { total: 5 } });
    const { announcements } = await pending();
    expect(announcements[0]).toMatchObject({
      paid: true,
      offer: 'entreprise',
      offer_hours: 12,
      due_at: later(-1).toISOString(),
      payment: { status: 'completed' },
    });
    expect(announcements[4]).toMatchObject({ paid: false, offer_hours: null, due_at: null, payment: null });
    await empty();
    expect(await pending()).toMatchObject({ announcements: [], pagination: { total: 0, pages: 0 } });
  });

  it('says where the price of an offer differs from the regulated one of a loaded table, on the edit screen too', async () => {
    const forfait = { changes: { type_id: 9, department: '69', submitted_at: NOW } };
    const { id } = await given('paid', { offer: 'standard', ...forfait });
    const doubtOf = async () => {
      const [card] = (await pending()).announcements;
      const found = card.doubts.find(({ code }: { code: string }) => code === 'tariff')?.message ?? null;
      const { announcement } = (await send('GET', `/${id}`)).json();
      expect(announcement.priceDoubt).toBe(found);
      return found?.replace(/\s/g, ' ') ?? null;
    };
    expect(await doubtOf()).toBeNull();
    const table = aTariff(2026);
    await givenTariff(database().db, table);
    expect(await doubtOf()).toBe(
      'Le prix demandé pour cette annonce, 124,17 € HT, diffère du tarif réglementé : 106,00 € HT.',
    );
    const forfaits = table.forfaits.map((one) => ({ ...one, amountHT: 124_17 }));
    const data = JSON.stringify({ ...table, forfaits });
    await database().db.updateTable('tariff_tables').set({ data }).execute();
    expect(await doubtOf()).toBeNull();
    await database().db.deleteFrom('tariff_tables').execute();
    await empty();
  });

  it('shows what is missing, doubtful, duplicated, modified and asked to be cancelled', async () => {
    const twin = await given('published', { changes: { created_at: daysAgo(20), title: 'Le même' } });
    await given('published', { changes: { created_at: daysAgo(32) } });
    await given('published', { changes: { created_at: daysAgo(2), type_id: 8 } });
    await given('published', { changes: { created_at: daysAgo(2), siret: '73282932000075' } });
    const { id, token } = await given('paid', {
      offer: 'premium',
      changes: {
        created_at: daysAgo(1),
        cancellation_requested_at: NOW,
        cancellation_reason: 'La cession est abandonnée.',
        content: '<p>Le siège social a été transféré de Lyon à Paris.</p><img src=x onerror=alert(1)>',
      },
    });
    const { announcements } = await pending();
    const [card] = announcements;
    expect(card).toMatchObject({
      id,
      siret_valid: true,
      content: '<p>Le siège social a été transféré de Lyon à Paris.</p>',
      duplicates: [{ id: twin.id, title: 'Le même', status: 'published' }],
      modification: null,
      cancellation: { asked_at: NOW.toISOString(), reason: 'La cession est abandonnée.' },
    });
    expect(card.missing_mentions).toContainEqual(
      expect.objectContaining({ label: 'la ville du RCS', basis: expect.stringContaining('R. 210-9') }),
    );
    const row = await rowOf(id);
    const answer = await context().app.inject({
      method: 'PUT',
      url: `/api/legal-announcements/tracking/${token}`,
      headers: FROM_THE_SITE,
      payload: {
        companyName: row.company_name,
        companyForm: 'SARL',
        siret: '73282932000075',
        rcs: 'RCS Paris',
        capital: '10 000 €',
        address: row.address,
        city: row.city,
        department: row.department,
        type_id: row.type_id,
        title: row.title,
        content: '<p>Le siège social a été transféré de Lyon à Marseille, le 6 novembre 2026.</p>',
        contactPerson: row.contact_name,
        contactEmail: row.contact_email,
        contactPhone: '',
        contactPublic: false,
        details: {},
        rev: 1,
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [modified] = (await pending()).announcements;
    expect(modified).toMatchObject({ siret_valid: false, modification: { count: 1, at: NOW.toISOString() } });
    expect(modified.doubts).toContainEqual(expect.objectContaining({ code: 'siret-key' }));
    const changes = modified.modification.changes as { field: string; label: string; pieces: unknown[] }[];
    expect(changes.map(({ field }) => field)).toEqual(['content', 'siret', 'rcs', 'capital']);
    expect(changes[0]).toMatchObject({
      label: "Texte de l'annonce",
      pieces: expect.arrayContaining([{ kind: 'removed', text: 'Paris' }]),
    });
    await empty();
    // Companies being registered share the same zeros and are not duplicates.
    for (const title of ['Une', 'Deux'])
      await given('paid', { changes: { siret: '00000000000000', type_id: 1, title, created_at: NOW } });
    for (const fresh of (await pending()).announcements)
      expect(fresh).toMatchObject({ siret_valid: null, duplicates: [] });
    for (const bad of ['?page=0', '?page_size=0', '?page_size=101'])
      expect((await send('GET', `/pending${bad}`)).statusCode, bad).toBe(400);
  });

  const COMPLETE = `<p>ORVELINE CONSEIL, S.A.S. au capital de 10.000 euros, 12 rue de la Poulaillerie, 69002 LYON,
    R.C.S. LYON 732 829 320</p><p>Suivant procès-verbal de l'AGE du 3 novembre 2026, les associés ont transféré le siège
    social au 18 rue des Tisserands, 69004 LYON, avec effet au même jour.</p>`;
  const company = {
    type_id: 9,
    company_name: 'ORVELINE CONSEIL',
    company_form: 'SAS',
    siret: '73282932000074',
    rcs: null,
    capital: '10 000 €',
    address: '18 rue des Tisserands, 69004 Lyon',
    city: 'Lyon',
    department: '69',
  };

  it.each([
    { content: COMPLETE },
    // The capital in letters, the former seat named by « ci-dessus », the effect by « depuis ce même jour ».
    {
      rcs: 'Lyon',
      content: `<p>ORVELINE CONSEIL<br>S.A.S. au capital de dix mille euros<br>12 rue de la Poulaillerie - 69002 LYON<br>
        732829320 R.C.S. LYON</p><p>Il résulte d'une délibération prise le 3 novembre 2025 par les associés réunis en
        assemblée que le siège, jusqu'alors à l'adresse ci-dessus, est fixé depuis ce même jour au 18 rue des Tisserands,
        69004 LYON.</p>`,
    },
  ])('reads the text: a complete one written elsewhere has nothing to report, %#', async (written) => {
    await empty();
    const { id } = await given('paid', { changes: { ...company, ...written } });
    const answer = await pending();
    expect(answer.clean).toBe(1);
    expect(answer.announcements[0]).toMatchObject({
      id,
      clean: true,
      missing_mentions: [],
      unsure_mentions: [],
      blanks: [],
      contradictions: [],
      doubts: [],
    });
  });

  it('shows the words that may say a mention, and does not claim it missing', async () => {
    await empty();
    const content = COMPLETE.replace(
      ', avec effet au même jour',
      '. Les cartons ont été faits le 6 novembre 2026',
    );
    await given('paid', { changes: { ...company, content } });
    expect((await pending()).announcements[0]).toMatchObject({
      clean: false,
      missing_mentions: [],
      unsure_mentions: [{ key: 'effectDate', words: '6 novembre 2026' }],
    });
  });

  it('names a hole, a blank and a contradiction with its sentence, and reads a new revision again', async () => {
    await empty();
    const content = COMPLETE.replace('R.C.S. LYON 732 829 320', '[RCS]');
    const { id } = await given('paid', { changes: { ...company, capital: '12 000 €', content } });
    const answer = await pending();
    expect(answer.clean).toBe(0);
    expect(answer.announcements[0]).toMatchObject({
      clean: false,
      missing_mentions: [{ key: 'siret' }, { key: 'rcs' }],
      blanks: ['[RCS]'],
      contradictions: [
        {
          code: 'capital',
          message: `Le texte indique un capital de ${quoted('10.000 euros')}, le formulaire ${quoted('12 000 €')}.`,
          sentence: expect.stringContaining('au capital de 10.000 euros'),
        },
      ],
    });
    const { rev } = await rowOf(id);
    await database()
      .db.updateTable('announcements')
      .set({ content: COMPLETE, capital: '10 000 €', rev: rev + 1 })
      .where('id', '=', id)
      .execute();
    expect(await pending()).toMatchObject({ clean: 1, announcements: [{ clean: true }] });
  });

  it('asks of several modifications the mentions of each', async () => {
    await empty();
    await given('paid', { changes: { ...company, content: COMPLETE, other_type_ids: [8, 22] } });
    const [card] = (await pending()).announcements;
    expect(card.other_types.map(({ name }: { name: string }) => name)).toEqual([
      'changement_dirigeant',
      'changement_denomination',
    ]);
    const missing = card.missing_mentions.map(({ key }: { key: string }) => key);
    expect(missing).toEqual(expect.arrayContaining(['incoming', 'oldName']));
  });

  it('warns about a department where the notice would have no legal effect', async () => {
    await empty();
    const covered = await given('paid', { changes: { department: '69' } });
    const elsewhere = await given('paid', { changes: { department: '33' } });
    const doubted = async () =>
      (await pending()).announcements
        .filter(({ doubts }: { doubts: { code: string }[] }) => doubts.some(isOfHabilitation))
        .map(({ id }: { id: string }) => id);
    expect(await doubted()).toEqual([]);
    await savePublisher(
      database().db,
      { ...demonstrationPublisher, habilitations: [{ department: '69', year: 2026, order: 'arrêté' }] },
      NOW,
    );
    expect(await doubted()).toEqual([elsewhere.id]);
    const { announcements } = await pending();
    expect(announcements.find(({ id }: { id: string }) => id === covered.id).doubts).toEqual([]);
    expect(announcements.find(({ id }: { id: string }) => id === elsewhere.id).doubts).toContainEqual({
      code: 'habilitation',
      message:
        "Parution n'est pas habilité dans le département 33 - Gironde en 2026 : l'annonce n'y aurait pas d'effet légal.",
    });
  });
});
