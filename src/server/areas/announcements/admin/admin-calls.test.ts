import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { matchesAdminSearch } from '#domain/announcement/admin-search.ts';
import { announcementStatuses, bucketOf } from '#domain/announcement/status.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';
import { foldTally } from './tally.queries.ts';

const form = {
  title: 'Transfert du siège social',
  content: "<p>Le siège social a été transféré.</p><script>alert('x')</script>",
  companyName: '  ORVELINE   CONSEIL ',
  companyForm: 'SAS',
  siret: '732 829 320 00074',
  rcs: 'RCS Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  announcementType: '9',
  publicationDate: '2026-11-15T10:00:00.000Z',
  published: false,
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@exemple.fr',
  contactPhone: '',
};

describeOnBothEngines('the announcements of the back-office', (database, itWithDatabase) => {
  const { context, send, given, rowOf, adminId, put } = useReviewApp(database);
  const json = async (answer: ReturnType<typeof send>) => {
    const { statusCode, json: read } = await answer;
    return { http: statusCode, ...read() };
  };
  const publicPage = async (slug: string) =>
    (await context().app.inject(`/api/legal-announcements/${slug}`)).statusCode;

  itWithDatabase('are listed, filtered, searched and counted by one and the same rule', async () => {
    await database().db.deleteFrom('announcements').execute();
    for (const [index, status] of announcementStatuses.entries())
      await given(status, {
        changes: {
          created_at: daysAgo(index),
          company_name: index % 2 ? 'Boulangerie Épi d’Or 100%' : 'Œuvre & Cie',
          siret: `7328293200007${index}`,
        },
      });
    await given('draft', { changes: { deleted_at: NOW } });
    const list = await json(send('GET', ''));
    expect(list).toMatchObject({
      http: 200,
      pagination: { total: 9, page: 1, limit: 10, pages: 1, totalIsMore: false },
    });
    const abandonedLast = announcementStatuses.toSorted(
      (a, b) => Number(a === 'payment_failed') - Number(b === 'payment_failed'),
    );
    expect(list.announcements.map(({ status }: { status: string }) => status)).toEqual(abandonedLast);
    expect(list.announcements[3]).toMatchObject({
      status: 'paid',
      published: false,
      type: { id: 9, name: 'transfert_siege', label: 'Transfert de siège' },
      contact_info: { name: 'Ada Martin', phone: '' },
      payment: { status: 'completed', amount: 199, refund: null },
      rev: 1,
    });
    expect(list.announcements[7].payment).toMatchObject({ status: 'refunded', refund: 'succeeded' });
    await foldTally(database().db);
    const stats = await json(send('GET', '/stats'));
    for (const bucket of ['published', 'draft', 'pending', 'rejected'] as const) {
      const found = await json(send('GET', `?status=${bucket}`));
      const expected = announcementStatuses.filter((status) => bucketOf(status) === bucket);
      expect(found.announcements.map(({ status }: { status: string }) => status)).toEqual(expected);
      expect(found.pagination.total).toBe(expected.length);
      expect(stats[`${bucket}LegalAnnouncements`]).toBe(expected.length);
    }
    expect(stats.totalLegalAnnouncements).toBe(9);
    expect((await json(send('GET', '/pending?page=1&page_size=1'))).pagination.total).toBe(2);
    for (const term of [
      'epi',
      '  OEUVRE ',
      'd’or 100%',
      '100_',
      'é',
      '732 829 320 00073',
      '7328',
      'Cie',
      '&',
    ]) {
      const found = await json(send('GET', `?search=${encodeURIComponent(term)}&limit=100`));
      const expected = list.announcements.filter((item: { company_name: string; siret: string }) =>
        matchesAdminSearch(term, item),
      );
      expect(found.announcements, term).toEqual(expected);
      expect(found.pagination.total).toBe(expected.length);
    }
    expect((await json(send('GET', '?search=epi&status=pending'))).announcements).toHaveLength(1);
    expect((await json(send('GET', '?page=3&limit=4'))).announcements).toHaveLength(1);
    expect((await json(send('GET', '?page=9'))).announcements).toEqual([]);
    for (const bad of ['?page=0', '?limit=101', '?search=%00', '?page=1&page=2'])
      expect((await send('GET', bad)).statusCode, bad).toBe(400);
    expect(await json(send('GET', '?status=paid'))).toMatchObject({
      http: 400,
      message: 'Le statut doit être all, published, draft, pending ou rejected.',
    });
  });

  it('are created as drafts or published at once, and refused with the messages of the form', async () => {
    const made = await json(send('POST', '', form));
    expect(made).toMatchObject({ http: 200, success: true, message: 'Annonce légale créée avec succès' });
    const { id } = made.announcement;
    expect(made.announcement).toMatchObject({
      referenceNumber: expect.stringMatching(/^AL-\d{6}$/),
      companyName: 'ORVELINE CONSEIL',
      content: '<p>Le siège social a été transféré.</p>',
      siret: '73282932000074',
      announcementType: 9,
      status: 'draft',
      published: false,
      origin: 'admin',
      may: { publish: true, unpublish: false, delete: true },
    });
    expect(await auditOf(database().db, id)).toEqual(['announcement.created']);
    const published = await json(send('POST', '', { ...form, published: true }));
    expect(published.announcement).toMatchObject({
      status: 'published',
      attestation: { revision: 1 },
      documents: [{ kind: 'attestation' }],
    });
    expect(await publicPage(published.announcement.slug)).toBe(200);
    expect(await mailKindsOf(database().db, published.announcement.id)).toEqual([]);
    const later = { ...form, published: true, publicationDate: '2026-12-24' };
    expect((await json(send('POST', '', later))).announcement.status).toBe('approved');
    const { announcementType: _type, publicationDate: _date, siret: _siret, ...short } = form;
    expect((await json(send('POST', '', short))).announcement).toMatchObject({
      announcementType: 1,
      publicationDate: NOW.toISOString(),
      siret: '',
    });
    const refusals = {
      title: ['', 'Le titre est obligatoire', 'Abcd', 'Le titre doit comporter au moins 5 caractères'],
      content: [
        '<p> </p>',
        'Le contenu est obligatoire',
        '<p>Dix-neuf caractères</p>',
        'Le contenu doit comporter au moins 20 caractères',
        '<p>court</p><script>un long programme qui sera retiré</script>',
        'Le contenu doit comporter au moins 20 caractères',
      ],
      companyName: [' ', "Le nom de l'entreprise est obligatoire"],
      companyForm: ['', 'La forme juridique est obligatoire'],
      address: ['', "L'adresse est obligatoire"],
      city: ['', 'La ville est obligatoire'],
      department: ['99', 'Le département est obligatoire'],
      announcementType: ['', "Le type d'annonce est obligatoire", 27, "Le type d'annonce est obligatoire"],
      publicationDate: ['', 'La date de publication est obligatoire'],
      contactPerson: ['', 'Le nom de la personne à contacter est obligatoire'],
      contactEmail: ['', "L'email est obligatoire", 'a@b', "L'email n'est pas valide"],
    };
    for (const [field, cases] of Object.entries(refusals))
      for (let index = 0; index < cases.length; index += 2) {
        const answer = await json(send('POST', '', { ...form, [field]: cases[index] }));
        expect(answer, field).toMatchObject({ http: 400, errors: { [field]: cases[index + 1] } });
      }
    expect(await findViolations(database().db)).toEqual([]);
  });

  it('are saved with a version of their earlier text, and a public one gets a new attestation', async () => {
    const { id, slug } = await given('published');
    const before = (await json(send('GET', `/${id}`))).announcement;
    expect(before).toMatchObject({ rev: 1, versions: [], attestation: { revision: 1 } });
    const saved = await json(send('PUT', `/${id}`, { ...form, rev: '1', published: true }));
    expect(saved).toMatchObject({ http: 200, message: 'Annonce légale mise à jour avec succès' });
    expect(saved.announcement).toMatchObject({
      rev: 2,
      status: 'published',
      attestation: { revision: 2 },
      versions: [{ rev: 1, savedByKind: 'admin', savedBy: 'Ada Martin', title: before.title }],
      publicationDate: NOW.toISOString(),
    });
    expect(saved.announcement.history[0]).toMatchObject({
      by: 'Ada Martin',
      sentence: "a modifié l'annonce",
    });
    const [attestation] = saved.announcement.documents.slice(-1);
    const file = await context().app.inject({ url: attestation.url });
    expect(file.statusCode).toBe(401);
    const version = (await json(send('GET', `/${id}/versions/1`))).version;
    expect(version.content).toBe(before.content);
    expect(version.changes.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['title', 'content', 'company_name']),
    );
    expect(await json(send('GET', `/${id}/versions/7`))).toMatchObject({ http: 404 });
    for (const bad of ['0', '1e3', 'x', '99999999999999'])
      expect((await send('GET', `/${id}/versions/${bad}`)).statusCode, bad).toBe(400);
    // The same day at another hour is the same date; nothing else changed: no version, no new attestation.
    const again = { ...form, publicationDate: '2026-11-15T20:00:00.000Z', rev: 2 };
    const { published: _box, ...untouched } = again;
    expect((await json(send('PUT', `/${id}`, untouched))).announcement).toMatchObject({
      rev: 2,
      attestation: { revision: 2 },
      publicationDate: NOW.toISOString(),
    });
    expect(await json(send('PUT', `/${id}`, { ...form, rev: 1 }))).toMatchObject({
      http: 409,
      message: "Cette annonce a été modifiée par un autre administrateur. Rechargez-la avant d'enregistrer.",
      conflict: { by: 'Ada Martin' },
    });
    const postponed = { ...form, published: true, publicationDate: '2026-12-24' };
    expect(await json(send('PUT', `/${id}`, postponed))).toMatchObject({
      http: 400,
      errors: { publicationDate: expect.stringContaining("Dépubliez-la d'abord") },
    });
    expect(
      (await json(send('PUT', `/${id}`, { ...postponed, published: false }))).announcement,
    ).toMatchObject({
      status: 'draft',
      attestation: { withdrawnAt: NOW.toISOString() },
    });
    expect(await publicPage(slug)).toBe(404);
    const refunded = await given('refunded');
    expect(await json(send('PUT', `/${refunded.id}`, form))).toMatchObject({
      http: 409,
      message: 'Cette annonce a été remboursée : elle ne peut plus être modifiée.',
    });
    for (const call of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = call === 'PUT' ? form : undefined;
      expect(await json(send(call, '/undefined', payload))).toMatchObject({
        http: 400,
        message: "ID d'annonce invalide",
      });
      expect(await json(send(call, `/${randomUUID()}`, payload))).toMatchObject({
        http: 404,
        message: 'Annonce non trouvée',
      });
    }
  });

  it('are corrected by a linked notice', async () => {
    const { id, reference } = await given('published', { changes: { title: 'Un avis fautif' } });
    const prefilled = await json(send('GET', `/${id}/correction?kind=rectificatif`));
    expect(prefilled.announcement).toMatchObject({
      announcementType: 24,
      title: expect.stringContaining('Rectificatif'),
      content: expect.stringContaining(reference),
      details: { faultyTitle: 'Un avis fautif', faultyReference: reference, faultyDate: '2026-11-14' },
      correctsId: id,
      published: false,
    });
    expect((await json(send('GET', `/${id}/correction?kind=additif`))).announcement.announcementType).toBe(
      25,
    );
    expect((await send('GET', `/${id}/correction?kind=autre`)).statusCode).toBe(400);
    const made = await json(send('POST', '', { ...prefilled.announcement, published: true }));
    expect(made).toMatchObject({ http: 200, announcement: { corrects: { id, referenceNumber: reference } } });
    expect((await json(send('GET', `/${id}`))).announcement.correctedBy).toMatchObject([
      { id: made.announcement.id, typeLabel: 'Rectificatif', status: 'published' },
    ]);
    const draft = await given('draft');
    const refused = { http: 409, message: expect.stringContaining('Seule une annonce publiée') };
    expect(await json(send('GET', `/${draft.id}/correction?kind=additif`))).toMatchObject(refused);
    expect(await json(send('POST', '', { ...prefilled.announcement, correctsId: draft.id }))).toMatchObject(
      refused,
    );
  });

  it('are changed in bulk, each on its own, and each failure has its reason', async () => {
    const draft = await given('draft');
    const paid = await given('paid');
    const unpaid = await given('pending_payment');
    const open = await given('published');
    const tomorrow = await given('pending', { changes: { publication_date: daysAgo(-1) } });
    const unknown = randomUUID();
    const publish = (ids: readonly string[]) => json(send('POST', '/bulk-publish', { ids }));
    expect(await publish([draft.id, draft.id, open.id, unpaid.id, tomorrow.id, unknown])).toMatchObject({
      http: 200,
      success: true,
      message: 'Annonces légales publiées avec succès',
      publishedIds: [draft.id],
      scheduledIds: [tomorrow.id],
      alreadyPublishedIds: [open.id],
      failedIds: [unpaid.id, unknown],
      failures: [
        {
          reference_number: unpaid.reference,
          status: 'pending_payment',
          message: "Le paiement de cette annonce n'est pas confirmé : elle ne peut pas être publiée.",
        },
        { reference_number: null, message: 'Annonce non trouvée' },
      ],
    });
    expect(await publish([unpaid.id])).toMatchObject({
      success: false,
      message: 'Erreur lors de la publication des annonces légales',
    });
    const rejected = await json(
      send('POST', '/bulk-reject', { ids: [paid.id, tomorrow.id, open.id], reason: 'Doublon' }),
    );
    expect(rejected).toMatchObject({
      success: true,
      message: 'Annonces légales rejetées avec succès',
      rejectedIds: [paid.id, tomorrow.id],
      refundedIds: [paid.id],
      failures: [{ id: open.id, status: 'published' }],
    });
    expect(await rowOf(paid.id)).toMatchObject({ status: 'rejected', reject_reason: 'Doublon' });
    expect(await json(send('GET', `/${paid.id}`))).toMatchObject({
      announcement: { payment: { refund: 'requested' }, rejectedBy: 'Ada Martin' },
    });
    expect(await json(send('POST', '/bulk-delete', { ids: [open.id, unpaid.id, open.id] }))).toMatchObject({
      success: true,
      message: 'Annonces légales supprimées avec succès',
      deletedIds: [open.id],
      failedIds: [unpaid.id],
      failures: [
        { message: 'Un paiement est en cours pour cette annonce. Réessayez dans quelques minutes.' },
      ],
    });
    expect(await publicPage(open.slug)).toBe(404);
    for (const call of ['/bulk-delete', '/bulk-publish', '/bulk-reject']) {
      expect(await json(send('POST', call, { ids: [] }))).toMatchObject({ success: true, failedIds: [] });
      expect(await json(send('POST', call, { ids: ['1'] }))).toMatchObject({
        http: 400,
        message: expect.stringContaining("ID d'annonce invalide"),
      });
      const tooMany = Array.from({ length: 101 }, () => randomUUID());
      expect((await send('POST', call, { ids: tooMany })).statusCode).toBe(400);
    }
    expect(await findViolations(database().db)).toEqual([]);
  });

  itWithDatabase('are unpublished in bulk with one reason, as one by one', async () => {
    const [open, other, draft] = [await given('published'), await given('published'), await given('draft')];
    const ours = (await json(send('POST', '', { ...form, published: true }))).announcement;
    const unpublish = (ids: readonly string[], more = {}) =>
      json(send('POST', '/bulk-unpublish', { ids, ...more }));
    expect(await unpublish([open.id, draft.id, ours.id], { reason: ' Doublon ' })).toMatchObject({
      http: 200,
      success: true,
      message: 'Annonces légales dépubliées avec succès',
      unpublishedIds: [open.id, ours.id],
      failedIds: [draft.id],
      failures: [
        { reference_number: draft.reference, status: 'draft', message: "Cette annonce n'est pas publiée." },
      ],
    });
    expect(await rowOf(open.id)).toMatchObject({ status: 'draft' });
    expect(await publicPage(open.slug)).toBe(404);
    expect(await json(send('GET', `/${open.id}`))).toMatchObject({
      announcement: { attestation: { withdrawnReason: 'Doublon', withdrawnAt: NOW.toISOString() } },
    });
    expect(await mailKindsOf(database().db, open.id)).toEqual(['announcement-withdrawn']);
    expect(await mailKindsOf(database().db, ours.id)).toEqual([]);
    expect(await auditOf(database().db, open.id)).toContain('announcement.unpublished');
    // Without a reason, the default one.
    expect(await unpublish([other.id])).toMatchObject({ success: true });
    expect(await json(send('GET', `/${other.id}`))).toMatchObject({
      announcement: { attestation: { withdrawnReason: "L'annonce a été retirée de la publication." } },
    });
    expect(await unpublish([draft.id])).toMatchObject({
      success: false,
      message: 'Erreur lors de la dépublication des annonces légales',
    });
    expect(await unpublish([])).toMatchObject({ success: true, unpublishedIds: [] });
    expect(await findViolations(database().db)).toEqual([]);
  });

  itWithDatabase(
    'are not published in bulk where the customer asked for cancellation, only one by one',
    async () => {
      const asked = { changes: { cancellation_requested_at: NOW, cancellation_reason: 'Vente abandonnée' } };
      const [paid, approved, open] = [
        await given('paid', asked),
        await given('approved', asked),
        await given('published', asked),
      ];
      const other = await given('paid');
      const answer = await json(
        send('POST', '/bulk-publish', { ids: [paid.id, other.id, approved.id, open.id] }),
      );
      const message =
        "L'annonceur en demande l'annulation : rejetez-la, ou ouvrez-la pour la publier malgré tout.";
      expect(answer).toMatchObject({
        success: true,
        publishedIds: [other.id],
        alreadyPublishedIds: [open.id],
        failedIds: [paid.id, approved.id],
        failures: [
          { reference_number: paid.reference, status: 'paid', by: null, message },
          { reference_number: approved.reference, status: 'approved', by: null, message },
        ],
      });
      expect(await rowOf(paid.id)).toMatchObject({ status: 'paid' });
      expect(await json(send('PUT', `/${paid.id}/publish`, {}))).toMatchObject({ http: 200 });
      expect(await rowOf(paid.id)).toMatchObject({ status: 'published' });
      expect(await findViolations(database().db)).toEqual([]);
    },
  );

  it('are deleted one by one, and an administrator who comes second learns who was first', async () => {
    const grace = await givenAccount(database().db, {
      role: 'admin',
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    const { cookie } = await givenSession(context(), grace);
    const { id } = await given('paid');
    const url = `/api/admin/legal-announcements/${id}`;
    await context().app.inject({ method: 'PUT', url: `${url}/approve`, headers: cookie });
    for (const late of ['approve', 'reject'] as const)
      expect((await put(late, id)).json()).toMatchObject({
        status: 'published',
        conflict: { by: 'Grace Hopper', status: 'published', at: NOW.toISOString() },
      });
    await context().app.inject({ method: 'DELETE', url, headers: cookie });
    expect((await put('approve', id)).json()).toMatchObject({
      message: 'Annonce non trouvée',
      conflict: { by: 'Grace Hopper', deleted: true },
    });
    const draft = await given('draft');
    expect(await json(send('DELETE', `/${draft.id}`))).toEqual({
      http: 200,
      success: true,
      message: 'Annonce légale supprimée avec succès',
    });
    expect(await rowOf(draft.id)).toMatchObject({ deleted_by: adminId() });
    const paid = await given('paid');
    expect(await json(send('DELETE', `/${paid.id}`))).toMatchObject({
      http: 409,
      message: 'Cette annonce a été payée : rejetez-la (remboursement) ou publiez-la avant de la supprimer.',
    });
  });

  itWithDatabase('are found and sorted in the trash, and what is found is given as a file', async () => {
    const trashed = [
      await given('rejected', {
        changes: { title: `Corbeille ${'zone '.repeat(50)}éloignée`, company_name: 'ALPHA' },
      }),
      await given('published', { changes: { title: 'Corbeille bail', company_name: 'ÉTAMINE' } }),
    ];
    for (const { id } of trashed) await send('DELETE', `/${id}`, { reason: 'Ménage' });
    const unexplained = await given('draft', {
      changes: { title: 'Corbeille zeste', company_name: 'ZESTE' },
    });
    await send('DELETE', `/${unexplained.id}`);
    const companies = async (query: string) =>
      (await json(send('GET', `/trash?${query}`))).announcements.map(
        ({ company_name }: { company_name: string }) => company_name,
      );
    expect(await companies('search=corbeille&sortBy=title')).toEqual(['ÉTAMINE', 'ZESTE', 'ALPHA']);
    expect(await companies('search=corbeille&sortBy=company&sortOrder=desc')).toEqual([
      'ZESTE',
      'ÉTAMINE',
      'ALPHA',
    ]);
    expect(await companies('search=etamine')).toEqual(['ÉTAMINE']);
    // Beyond what is stored without accents.
    expect(await companies('search=eloignee')).toEqual(['ALPHA']);
    expect(await companies(`search=${trashed[0]?.reference}`)).toEqual(['ALPHA']);
    expect(await companies('search=corbeille&status=rejected')).toEqual(['ALPHA']);
    expect(await companies('search=corbeille&end_date=2020-01-01')).toEqual([]);
    expect(await json(send('GET', '/trash?status=other'))).toMatchObject({ http: 400 });
    const rows = exportedRows(
      await send('POST', '/trash/export', { search: 'corbeille', sortBy: 'company' }),
    );
    expect(rows).toMatchObject([
      { Société: 'ALPHA', Statut: 'Rejetée', Motif: 'Ménage' },
      { Société: 'ÉTAMINE', Payée: '199,00' },
      { Société: 'ZESTE', Payée: '', Motif: '' },
    ]);
  });

  it('are restored from the trash as they were, but never public', async () => {
    const open = await given('published');
    const rejected = await given('rejected');
    const found = async (id: string) => {
      const { announcements } = await json(send('GET', '/trash?limit=100'));
      return announcements.find((one: { id: string }) => one.id === id);
    };
    expect(await json(send('GET', `/${open.id}`))).toMatchObject({ http: 200 });
    expect((await json(send('POST', `/${open.id}/restore`))).http).toBe(404);
    await send('DELETE', `/${open.id}`, { reason: 'Publiée deux fois.' });
    await send('POST', '/bulk-delete', { ids: [rejected.id], reason: 'Ménage' });
    expect(await found(open.id)).toMatchObject({
      reference_number: expect.stringMatching(/^AL-/),
      status: 'published',
      reason: 'Publiée deux fois.',
      deleted_at: NOW.toISOString(),
      paid_amount: 199,
    });
    expect(await found(rejected.id)).toMatchObject({ status: 'rejected', reason: 'Ménage' });
    const gone = await context().app.inject(`/api/legal-announcements/${open.slug}`);
    expect(gone.json()).toMatchObject({ message: 'Annonce non trouvée', code: 'announcement.withdrawn' });
    expect(gone.statusCode).toBe(404);

    expect(await json(send('POST', `/${open.id}/restore`))).toEqual({
      http: 200,
      success: true,
      message: 'Annonce légale restaurée en brouillon',
      status: 'draft',
    });
    expect(await json(send('POST', `/${rejected.id}/restore`))).toMatchObject({
      message: 'Annonce légale restaurée',
      status: 'rejected',
    });
    expect(await found(open.id)).toBeUndefined();
    expect(await publicPage(open.slug)).toBe(404);
    expect(await rowOf(open.id)).toMatchObject({ status: 'draft', deleted_at: null, published_at: null });
    const listed = await json(send('GET', '?status=draft&limit=100'));
    const back = listed.announcements.find(({ id }: { id: string }) => id === open.id);
    expect(back).toMatchObject({ withdrawn: true, attested: false });
    expect((await json(send('POST', `/${open.id}/restore`))).http).toBe(404);
    await put('publish', open.id);
    expect(await publicPage(open.slug)).toBe(200);

    // An anonymised announcement cannot be restored.
    const purged = await given('pending', { changes: { deleted_at: NOW, anonymised_at: NOW } });
    expect(await found(purged.id)).toBeUndefined();
    expect((await send('POST', `/${purged.id}/restore`)).statusCode).toBe(404);
    expect(await findViolations(database().db)).toEqual([]);
  });

  itWithDatabase('store, with the replaced text, the reason of the change', async () => {
    const { id } = await given('published');
    const body = { ...form, title: 'Un titre corrigé', published: true, reason: ' Faute de frappe ' };
    expect((await json(send('PUT', `/${id}`, body))).http).toBe(200);
    const { announcement } = await json(send('GET', `/${id}`));
    expect(announcement.versions).toMatchObject([{ status: 'published', reason: 'Faute de frappe' }]);
  });
});
