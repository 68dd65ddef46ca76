import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allows } from '#domain/announcement/lifecycle.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';
import { trackingCalls } from '#tests/support/tracking.ts';

describeOnBothEngines("the announcer's modification", (database, itWithDatabase) => {
  const { context, given, rowOf } = useReviewApp(database);
  const limited = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '1' } });
  const { tracked, modify, modified } = trackingCalls(context);
  const versionsOf = (id: string) =>
    database()
      .db.selectFrom('announcement_versions')
      .selectAll()
      .where('announcement_id', '=', id)
      .orderBy('rev')
      .execute();

  it('is accepted once with Premium: versioned, sanitised and mailed', async () => {
    const { id, token, email } = await given('paid');
    const content = `<p onclick="x()">${'Le nouveau siège est au 4 quai des Brumes. '.repeat(3)}</p><script>alert(1)</script>`;
    const answer = await modified(token, {
      content,
      companyName: 'ATELIER BRUME',
      contactPhone: '04 00 00 00 00',
    });
    expect(answer.json()).toMatchObject({
      message: 'Votre annonce a été modifiée.',
      announcement: { rev: 2, modifications: { done: 1, allowed: 1 }, may: { modify: false } },
    });
    const row = await rowOf(id);
    expect(row.content).toMatch(/^<p>Le nouveau siège est au 4 quai des Brumes\. [^<]+<\/p>$/);
    expect(row).toMatchObject({
      status: 'paid',
      offer: 'premium',
      company_name: 'ATELIER BRUME',
      slug: `atelier-brume-transfert-siege-${row.reference.slice(3)}`,
      due_at: NOW,
    });
    expect(await versionsOf(id)).toMatchObject([
      { rev: 1, saved_by_kind: 'customer', status: 'paid', snapshot: { company_name: 'Atelier Lumen' } },
    ]);
    expect(await queuedMails(database().db, email)).toMatchObject([
      { template: 'announcement-modified', data: { remaining: 0 } },
    ]);
    const again = await modified(token, { title: 'Autre titre' });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Votre offre ne permet plus de modifier cette annonce.',
    ]);
    expect((await rowOf(id)).title).not.toBe('Autre titre');
  });

  itWithDatabase('leaves the modifications that the notice announces as they are', async () => {
    const { id, token } = await given('paid', { changes: { type_id: 9, other_type_ids: [8] } });
    expect((await tracked(token)).notice).toMatchObject({ type_id: 9, other_type_ids: [8] });
    expect((await modified(token, { other_type_ids: [8, 22] })).json()).toMatchObject({
      code: 'tracking.type-stays',
    });
    expect((await modified(token, { other_type_ids: undefined, title: 'Autre titre' })).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ other_type_ids: [8], title: 'Autre titre' });
    expect((await versionsOf(id))[0]?.snapshot).toMatchObject({ other_type_ids: [8] });
  });

  itWithDatabase('is refused with Standard, and accepted without limit with Entreprise', async () => {
    const standard = await given('paid', { offer: 'standard' });
    expect((await modified(standard.token, { title: 'Autre titre' })).json()).toMatchObject({
      code: 'tracking.no-modification-left',
    });
    const { token, id } = await given('paid', { offer: 'entreprise' });
    for (const title of ['Titre deux', 'Titre trois', 'Titre quatre'])
      expect((await modified(token, { title })).statusCode).toBe(200);
    expect(await versionsOf(id)).toHaveLength(3);
    expect(await tracked(token)).toMatchObject({
      rev: 4,
      modifications: { done: 3, allowed: null },
      may: { modify: true },
    });
    expect(await mailKindsOf(database().db, id)).toEqual(Array(3).fill('announcement-modified'));
  });

  itWithDatabase('mails nobody before payment, and one address ten times an hour at most', async () => {
    for (const status of ['pending', 'pending_payment', 'payment_failed'] as const) {
      const unpaid = await given(status, { offer: 'entreprise' });
      await modified(unpaid.token, { contactEmail: `autre-${unpaid.email}` });
      expect(await mailKindsOf(database().db, unpaid.id), status).toEqual([]);
    }
    const { id, token, email } = await given('paid', { offer: 'entreprise' });
    for (let n = 1; n <= 12; n++)
      expect((await trackingCalls(limited).modified(token, { contactPerson: `Ada ${n}` })).statusCode).toBe(
        200,
      );
    expect(await queuedMails(database().db, email)).toHaveLength(10);
    const lines = await auditOf(database().db, id);
    expect(JSON.stringify(lines).match(/announcement\.mail-withheld/g)).toHaveLength(2);
  });

  itWithDatabase('uses up no right when nothing changes', async () => {
    const { id, token } = await given('paid');
    expect((await modified(token)).json()).toMatchObject({
      success: true,
      message: "Rien n'a changé : votre annonce reste comme elle était.",
    });
    expect(await tracked(token)).toMatchObject({ rev: 1, modifications: { done: 0 } });
    expect(await auditOf(database().db, id)).toEqual([]);
  });

  it('mails the old address when the contact changes', async () => {
    const { token, email } = await given('paid', { changes: { contact_name: 'Ada Martin' } });
    await modified(token, { contactEmail: `nouveau-${email}`, contactPerson: 'Bruno Vidal' });
    expect(await queuedMails(database().db, email)).toMatchObject([
      { template: 'announcement-address-changed', data: { contactName: 'Ada Martin' } },
    ]);
    expect(JSON.stringify(await queuedMails(database().db, email))).not.toContain(token);
    expect(await queuedMails(database().db, `nouveau-${email}`)).toMatchObject([
      { template: 'announcement-modified', data: { contactName: 'Bruno Vidal' } },
    ]);
  });

  itWithDatabase('is refused where its status, its revision, its type or its text forbid it', async () => {
    for (const status of announcementStatuses) {
      const { token } = await given(status);
      const answer = await modified(token, { title: 'Autre titre' });
      const allowed = allows('modify', { status, deleted: false, refunded: false, due: true });
      expect(answer.statusCode, status).toBe(allowed ? 200 : 409);
      if (!allowed)
        expect(answer.json(), status).toMatchObject({
          status,
          message:
            status === 'published'
              ? 'Cette annonce est publiée : elle ne se modifie plus. Demandez un rectificatif.'
              : 'Cette annonce ne peut plus être modifiée.',
        });
    }
    const { token, id } = await given('paid');
    expect((await modified(token, { rev: 7 })).json()).toMatchObject({
      code: 'tracking.stale',
      message: 'Votre annonce a changé depuis que cette page est ouverte. Rechargez-la avant de la modifier.',
    });
    expect((await modified(token, { type_id: 3 })).json()).toMatchObject({
      errors: { type_id: "Le type d'une annonce ne se change pas : déposez une nouvelle annonce." },
    });
    expect((await modified(token, { content: '<p>Trop court</p>' })).json()).toMatchObject({
      errors: { content: 'Le contenu doit comporter au moins 50 caractères' },
    });
    const hidden = `<script>${'x'.repeat(80)}</script><p>court</p>`;
    expect((await modified(token, { content: hidden })).statusCode).toBe(400);
    expect((await rowOf(id)).rev).toBe(1);
  });

  it('is stored once of three at the same time, and the others get a conflict', async () => {
    const { id, token } = await given('paid', { offer: 'entreprise' });
    const { notice, rev } = await tracked(token);
    const answers = await Promise.all(
      ['Titre un', 'Titre deux', 'Titre trois'].map((title) => modify(token, { ...notice, rev, title })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await rowOf(id)).toMatchObject({ rev: 2, modification_count: 1 });
  });

  it('violates no invariant', async () => {
    expect(await findViolations(database().db)).toEqual([]);
    const { rows } = await sql`select 1 from audit_events where detail::text like '%@%'`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });
});
