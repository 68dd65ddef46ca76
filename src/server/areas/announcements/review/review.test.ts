import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AnnouncementEvent, decide, type LifecycleDecision } from '#domain/announcement/lifecycle.ts';
import { type AnnouncementStatus, announcementStatuses } from '#domain/announcement/status.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { CLOSE_CHECKOUT_QUEUE, REFUND_QUEUE } from '#server/db/job-queues.ts';
import { INVALIDATION_CHANNEL } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { describeOnBothEngines, describeWithDatabase } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { type Decision, decisions, useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';
import { findWithdrawnReason } from '../tracking/tracking.queries.ts';

/** The exact messages of the refusals. */
const sentences: Readonly<Record<string, string>> = {
  unpaid: "Le paiement de cette annonce n'est pas confirmé : elle ne peut pas être publiée.",
  'rejected-and-refunded': 'Cette annonce a été rejetée et remboursée : elle ne peut pas être publiée.',
  refunded: 'Cette annonce a été remboursée : elle ne peut pas être publiée.',
  'only-pending-is-approved': 'Seule une annonce en attente peut être approuvée.',
  'published-is-not-rejected': "Une annonce publiée ne peut pas être rejetée. Dépubliez-la d'abord.",
  'already-published': 'Cette annonce est déjà publiée.',
  'not-published': "Cette annonce n'est pas publiée.",
};
const handled: Partial<Readonly<Record<AnnouncementStatus, string>>> = {
  published: 'Cette annonce a déjà été traitée (statut : Publiée). Actualisez la liste.',
  rejected: 'Cette annonce a déjà été traitée (statut : Rejetée). Actualisez la liste.',
  refunded: 'Cette annonce a déjà été traitée (statut : Remboursée). Actualisez la liste.',
};

const successes: Readonly<Record<Decision, string>> = {
  approve: 'Annonce approuvée avec succès',
  reject: 'Annonce rejetée avec succès',
  publish: 'Annonce légale publiée avec succès',
  unpublish: 'Annonce légale dépubliée avec succès',
};

const expectedAnswer = (call: Decision, status: AnnouncementStatus, decision: LifecycleDecision) =>
  'refusal' in decision
    ? {
        http: 409,
        success: false,
        code: `announcement.${decision.refusal}`,
        message: sentences[decision.refusal] ?? handled[status],
        status,
      }
    : { success: true, message: successes[call], http: 200 };

describeWithDatabase('each decision in each situation of an announcement', (database) => {
  const { put, given, rowOf } = useReviewApp(database);
  const situations = announcementStatuses.flatMap((status) => [
    { status, refunded: status === 'refunded' },
    ...(status === 'rejected' ? [{ status, refunded: true }] : []),
  ]);

  describe.each(decisions)('%s', (call) => {
    it.each(situations)(
      'applied to $status (refunded: $refunded) does what the table says',
      async (situation) => {
        const { status, refunded } = situation;
        const money = status === 'rejected' && refunded ? 'refund-requested' : undefined;
        const { id } = await given(status, money && { money });
        const event: AnnouncementEvent = call;
        const decision = decide(event, { status, refunded, deleted: false, due: true });
        const answer = await put(call, id);
        expect({ http: answer.statusCode, ...answer.json() }).toMatchObject(
          expectedAnswer(call, status, decision),
        );
        expect((await rowOf(id)).status).toBe('to' in decision ? decision.to : status);
        if ('refusal' in decision) expect(await auditOf(database().db, id)).toEqual([]);
      },
    );

    it('refuses a malformed or unknown id, and an announcement in the trash', async () => {
      const { id } = await given('pending', { changes: { deleted_at: daysAgo(1) } });
      for (const unknown of [id, randomUUID()])
        expect((await put(call, unknown)).json()).toMatchObject({ message: 'Annonce non trouvée' });
      expect((await put(call, id)).statusCode).toBe(404);
      for (const malformed of ['1', 'AL-000001', 'undefined', `${id}x`]) {
        const answer = await put(call, malformed);
        expect(answer.statusCode, malformed).toBe(400);
        expect(answer.json().message).toBe("ID d'annonce invalide");
      }
    });
  });
});

describeOnBothEngines('the decisions on an announcement', (database, itWithDatabase) => {
  const { context, put, send, given, rowOf, adminId } = useReviewApp(database);
  const jobsOf = async (queue: string, id: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from jobs.job join payments on payments.id::text = data->>'paymentId'
      where name = ${queue} and announcement_id = ${id}
    `.execute(database().db);
    return rows[0]?.n;
  };
  const attestationsOf = (id: string) =>
    database()
      .db.selectFrom('attestations')
      .select(['revision', 'replaced_at', 'withdrawn_at', 'withdrawn_reason'])
      .where('announcement_id', '=', id)
      .orderBy('revision')
      .execute();

  it('approve publishes today, attests and mails the announcer, once', async () => {
    const { id, email, slug } = await given('paid');
    const answer = await put('approve', id, {});
    expect(answer.json()).toMatchObject({ status: 'published' });
    expect(await rowOf(id)).toMatchObject({
      approved_by: adminId(),
      approved_at: NOW,
      publication_date: NOW,
      published_at: NOW,
      due_at: NOW,
    });
    expect(await attestationsOf(id)).toMatchObject([{ revision: 1, replaced_at: null, withdrawn_at: null }]);
    const mails = await queuedMails(database().db, email);
    expect(mails).toMatchObject([{ template: 'announcement-published' }]);
    expect(JSON.stringify(mails)).toContain(`/annonces-legales/annonce/${slug}`);
    const shown = await context().app.inject(`/api/legal-announcements/${slug}`);
    expect(shown.statusCode).toBe(200);
  });

  itWithDatabase('approve schedules a later date for its day, whatever its hour', async () => {
    const tonight = new Date('2026-11-15T22:59:59.000Z');
    const tomorrow = new Date('2026-11-15T23:00:00.000Z');
    const late = await given('paid', { changes: { publication_date: tonight } });
    expect((await put('approve', late.id)).json()).toMatchObject({ status: 'published' });
    expect(await rowOf(late.id)).toMatchObject({ publication_date: NOW });
    const later = await given('paid', { changes: { publication_date: tomorrow } });
    expect((await put('approve', later.id)).json()).toMatchObject({ status: 'approved' });
    expect(await rowOf(later.id)).toMatchObject({ publication_date: tomorrow, published_at: null });
    expect(await mailKindsOf(database().db, later.id)).toEqual([]);
    expect(await attestationsOf(later.id)).toEqual([]);
  });

  it('reject stores a reason, refunds the payment and closes the checkout page', async () => {
    const paid = await given('paid');
    const answer = await put('reject', paid.id, { reason: '  Le siège nouveau manque.  ' });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Annonce rejetée avec succès',
      status: 'rejected',
      refund: true,
    });
    expect(await rowOf(paid.id)).toMatchObject({
      reject_reason: 'Le siège nouveau manque.',
      rejected_by: adminId(),
      rejected_at: NOW,
    });
    expect(await jobsOf(REFUND_QUEUE, paid.id)).toBe(1);
    expect(await queuedMails(database().db, paid.email)).toMatchObject([
      { template: 'announcement-rejected', data: { reason: 'Le siège nouveau manque.', refundTTC: 199_00 } },
    ]);

    const open = await given('pending_payment');
    expect((await put('reject', open.id)).json()).toMatchObject({ refund: false });
    expect(await rowOf(open.id)).toMatchObject({
      reject_reason: 'Votre annonce ne remplit pas les conditions de publication de la rédaction.',
    });
    expect(await jobsOf(CLOSE_CHECKOUT_QUEUE, open.id)).toBe(1);
    expect(await queuedMails(database().db, open.email)).toMatchObject([{ data: { refundTTC: null } }]);
  });

  itWithDatabase('a mistaken rejection can be undone until the refund', async () => {
    const { id } = await given('rejected', { changes: { reject_reason: 'Erreur' } });
    expect((await put('publish', id)).json()).toMatchObject({ status: 'published' });
    expect(await rowOf(id)).toMatchObject({ rejected_by: null, rejected_at: null, reject_reason: null });
  });

  it('unpublish withdraws the attestation; publishing again issues a new one', async () => {
    const { id, slug } = await given('published');
    await put('unpublish', id, { reason: 'Doublon' });
    expect(await rowOf(id)).toMatchObject({ status: 'draft', published_at: null });
    expect(await attestationsOf(id)).toMatchObject([{ withdrawn_at: NOW, withdrawn_reason: 'Doublon' }]);
    expect((await context().app.inject(`/api/legal-announcements/${slug}`)).statusCode).toBe(404);
    expect(await findWithdrawnReason(database().db, id)).toBe('Doublon');
    await put('publish', id);
    expect(await attestationsOf(id)).toMatchObject([
      { revision: 1, withdrawn_at: NOW },
      { revision: 2, withdrawn_at: null },
    ]);
    expect((await mailKindsOf(database().db, id)).toSorted()).toEqual([
      'announcement-published',
      'announcement-withdrawn',
    ]);
    expect(await findViolations(database().db)).toEqual([]);
  });

  itWithDatabase('unpublish and delete mail the announcer why, with a reason or without one', async () => {
    const withdrawn = await given('published');
    await put('unpublish', withdrawn.id);
    expect(await queuedMails(database().db, withdrawn.email)).toMatchObject([
      {
        template: 'announcement-withdrawn',
        data: { reason: "L'annonce a été retirée de la publication.", deleted: false },
      },
    ]);
    const deleted = await given('published');
    await send('DELETE', `/${deleted.id}`, { reason: ' Publiée deux fois. ' });
    expect(await queuedMails(database().db, deleted.email)).toMatchObject([
      { template: 'announcement-withdrawn', data: { reason: 'Publiée deux fois.', deleted: true } },
    ]);
    expect(await attestationsOf(deleted.id)).toMatchObject([{ withdrawn_reason: 'Publiée deux fois.' }]);
    // It was not public: there is nothing to mail.
    const draft = await given('draft');
    await send('DELETE', `/${draft.id}`);
    expect(await mailKindsOf(database().db, draft.id)).toEqual([]);
    expect(await findViolations(database().db)).toEqual([]);
  });

  itWithDatabase('mails nobody about the team’s own announcements', async () => {
    const own = { origin: 'admin', offer: null, tracking_token: null } as const;
    const { id } = await given('draft', { changes: own });
    await put('publish', id);
    await put('unpublish', id);
    await put('reject', id);
    expect(await mailKindsOf(database().db, id)).toEqual([]);
    expect(await auditOf(database().db, id)).toEqual([
      'announcement.published',
      'announcement.rejected',
      'announcement.unpublished',
    ]);
  });

  it('drop the cached pages that show it: its own and the lists', async () => {
    const { id } = await given('paid');
    const dropped: string[] = [];
    const stop = await database().listen({
      channel: INVALIDATION_CHANNEL,
      onMessage: (keys) => void dropped.push(...keys.split(' ')),
      onGap: () => {},
    });
    for (const call of ['publish', 'unpublish'] as const) {
      dropped.length = 0;
      expect((await put(call, id)).statusCode).toBe(200);
      await expect
        .poll(() => dropped)
        .toEqual(expect.arrayContaining([surrogateKeys.announcement(id), surrogateKeys.announcements]));
    }
    await stop();
  });

  itWithDatabase(
    'refuse a decision on a text that changed since it was read, and an empty body',
    async () => {
      const { id } = await given('paid', { changes: { rev: 3 } });
      for (const call of ['approve', 'publish', 'reject'] as const)
        expect((await put(call, id, { rev: 2 })).json()).toMatchObject({
          code: 'announcement.changed-since-read',
          message:
            "Cette annonce a été modifiée depuis que vous l'avez ouverte. Relisez-la avant de décider.",
        });
      const refused = [
        { rev: 'trois' },
        { rev: 1.5 },
        { rev: 0 },
        { reason: 5 },
        { reason: 'x'.repeat(2_001) },
        '[]',
        '3',
      ];
      for (const body of refused) {
        const answer = await put('reject', id, body);
        expect(answer.statusCode, JSON.stringify(body)).toBe(400);
      }
      expect((await put('approve', id, { rev: 3 })).json()).toMatchObject({ success: true });
    },
  );

  it('of approve and reject at the same time exactly one wins, and the other gets a conflict', async () => {
    for (let round = 0; round < repetitions(6, 12); round++) {
      const { id } = await given('paid');
      const answers = await Promise.all(
        (round % 2
          ? (['approve', 'reject', 'approve', 'reject'] as const)
          : (['reject', 'approve'] as const)
        ).map((call) => put(call, id)),
      );
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(codes.filter((code) => code === 409)).toHaveLength(codes.length - 1);
      const { status } = await rowOf(id);
      expect(await mailKindsOf(database().db, id)).toEqual([
        status === 'published' ? 'announcement-published' : 'announcement-rejected',
      ]);
      expect(await jobsOf(REFUND_QUEUE, id)).toBe(status === 'published' ? 0 : 1);
    }
    expect(await findViolations(database().db)).toEqual([]);
  });
});
