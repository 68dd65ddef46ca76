import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, describeWithDatabase } from '#tests/support/database.ts';
import { daysAgo, NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';
import { sender, submitted } from '#tests/support/submitting.ts';

describeOnBothEngines('a submitted announcement that corrects another', (database) => {
  const app = useReadingApp(database, async () => {});
  const { submit } = sender(app);
  const rowOf = (id: string) =>
    database().db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const original = anAnnouncementRow({ siret: '73282932000033', slug: 'fautive', reference: 'AL-777777' });
  beforeEach(async () => {
    await database().db.insertInto('announcements').values(original).execute();
  });
  afterEach(async () => {
    await sql`update announcements set corrects_id = null`.execute(database().db);
    await database().db.deleteFrom('announcements').where('id', '=', original.id).execute();
  });
  const correct = (changes: object = {}) =>
    submit({ type_id: 24, details: { faultyReference: 'réf. al-777777' }, ...changes });

  it('is linked to it, both ways once it is public', async () => {
    const { id } = await correct();
    expect((await rowOf(id)).corrects_id).toBe(original.id);
    const links = async () => {
      const { announcement } = (await app().inject('/api/legal-announcements/fautive')).json<{
        announcement: { corrects: unknown; corrected_by: { reference_number: string }[] };
      }>();
      return announcement;
    };
    expect(await links()).toMatchObject({ corrects: null, corrected_by: [] });
    const published = {
      status: 'published',
      origin: 'admin',
      publication_date: daysAgo(1),
      published_at: NOW,
    } as const;
    await database().db.updateTable('announcements').set(published).where('id', '=', id).execute();
    const { slug, reference } = await rowOf(id);
    expect(await links()).toMatchObject({
      corrected_by: [{ slug, reference_number: reference, type: { id: 24 } }],
    });
    const answer = await app().inject(`/api/legal-announcements/${slug}`);
    expect(answer.json()).toMatchObject({
      announcement: { corrects: { slug: 'fautive' }, corrected_by: [] },
    });
    expect(answer.headers['surrogate-key']).toBe(`announcement:${id} announcement:${original.id}`);
  });

  it.each([
    ['of another company', { siret: '40483304800022' }],
    ['of a company without number', { siret: '00000000000000' }],
    ['by another type', { type_id: 2 }],
    ['by no reference', { details: { faultyReference: 'inconnue' } }],
  ])('is not linked: %s', async (_, changes) => {
    expect((await rowOf((await correct(changes)).id)).corrects_id).toBeNull();
  });
});

describeWithDatabase('a submitted announcement by its reference', (database) => {
  const app = useReadingApp(database, async () => {});
  const { submit } = sender(app);
  const lookUp = (reference: string) => app().inject(`/api/legal-announcements/reference/${reference}`);

  it('shows its title and its status, and nothing about people', async () => {
    const { referenceNumber } = await submit();
    const answer = await lookUp(referenceNumber.toLowerCase());
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      announcement: {
        title: submitted.title,
        status: 'pending',
        reference_number: referenceNumber,
        referenceNumber,
        created_at: NOW.toISOString(),
        submission_date: NOW.toISOString(),
        submissionDate: NOW.toISOString(),
        offer: { name: 'standard', label: 'Standard', hours: 48 },
        dueAt: null,
        payment: null,
      },
    });
  });

  it('shows the payment that counts, in euros', async () => {
    const { db } = database();
    const { id, referenceNumber } = await submit();
    const payment = (attempt: number, changes: object) => ({
      ...{ id: randomUUID(), announcement_id: id, attempt, status: 'failed', offer: 'standard' },
      ...{ amount_ttc: 149_00, amount_ht: 124_17, amount_tva: 24_83, provider: 'sandbox', failed_at: NOW },
      ...changes,
    });
    const paid = payment(1, { status: 'completed', completed_at: daysAgo(1), failed_at: null });
    await db
      .insertInto('payments')
      .values([paid, payment(2, {})] as never)
      .execute();
    const announcement = async () =>
      (await lookUp(referenceNumber)).json<{ announcement: { payment: unknown } }>().announcement;
    const expected = { status: 'completed', amountHT: 124.17, amountTVA: 24.83, amountTTC: 149 };
    expect((await announcement()).payment).toEqual({
      ...expected,
      invoiceNumber: null,
      paymentDate: daysAgo(1).toISOString(),
    });
    await db.insertInto('number_series').values({ series: 'F-2026' }).execute();
    const { amount_ttc, amount_ht, amount_tva } = paid;
    await db
      .insertInto('invoices')
      .values({
        ...{ id: randomUUID(), series: 'F-2026', sequence: 1, payment_id: paid.id, announcement_id: id },
        ...{ issued_at: NOW, amount_ttc, amount_ht, amount_tva, data: '{}' },
      })
      .execute();
    expect((await announcement()).payment).toMatchObject({ invoiceNumber: 'F-2026-00001' });
  });

  it.each([
    ['AL-000000', 404],
    ['AL-00000', 400],
    ['nimporte', 400],
  ])('%s is none', async (reference, status) => {
    const answer = await lookUp(reference);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      'Annonce légale non trouvée ou erreur lors de la recherche',
    ]);
  });

  it("does not show the team's own before they are public, nor those in the trash", async () => {
    const { db } = database();
    // An announcement that was submitted, paid for and then unpublished is still shown to its announcer.
    const { id, referenceNumber } = await submit();
    await db.updateTable('announcements').set({ status: 'draft' }).where('id', '=', id).execute();
    expect((await lookUp(referenceNumber)).json().announcement.status).toBe('draft');
    const rows = [
      anAnnouncementRow({ reference: 'AL-800001', status: 'draft' }),
      anAnnouncementRow({ reference: 'AL-800002', publication_date: daysAgo(-1) }),
      anAnnouncementRow({ reference: 'AL-800003', deleted_at: NOW }),
      anAnnouncementRow({ reference: 'AL-800004' }),
    ];
    await db.insertInto('announcements').values(rows).execute();
    const statuses = [];
    for (const { reference } of rows) statuses.push((await lookUp(reference)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 200]);
  });
});
