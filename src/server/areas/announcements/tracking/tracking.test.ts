import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import { offerNames, offers } from '#domain/announcement/offers.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { FROM_THE_SITE, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { mailKindsOf } from '#tests/support/stored-announcements.ts';
import { TRACKING, trackingCalls } from '#tests/support/tracking.ts';

describeOnServer('the tracking page', (database) => {
  const { context, put, given, rowOf } = useReviewApp(database);
  const limited = useAccountApp(database, { env: { RATE_LIMIT_SCALE: '1' } });
  const { get, tracked, modify, modified } = trackingCalls(context);
  const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
    context().app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload, remoteAddress });

  it('shows everything to the holder of the link, and is not cached', async () => {
    const { id, token, reference, email, slug } = await given('paid');
    const answer = await get(token);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.json<{ announcement: TrackedAnnouncement }>().announcement).toMatchObject({
      id,
      reference,
      status: 'paid',
      offer: 'premium',
      paidAt: daysAgo(2).toISOString(),
      dueAt: NOW.toISOString(),
      publishedAt: null,
      slug: null,
      payment: {
        status: 'completed',
        invoiceNumber: expect.stringMatching(/^[A-Z]+-2026-\d{5}$/),
        amountHT: 165.83,
        amountTVA: 33.17,
        amountTTC: 199,
        refund: null,
      },
      modifications: { done: 0, allowed: 1 },
      notice: { contactEmail: email, siret: '73282932000074', type_id: 9, contactPhone: '' },
      rev: 1,
      corrects: null,
      correctedBy: [],
    });
    await put('approve', id);
    expect(await tracked(token)).toMatchObject({
      status: 'published',
      slug,
      publishedAt: NOW.toISOString(),
      may: { pay: false, modify: false, askCancellation: false, correct: true },
      documents: expect.arrayContaining([
        expect.objectContaining({ kind: 'attestation', ended: null }),
        expect.objectContaining({ kind: 'invoice' }),
      ]),
    });
  });

  it('opens with the exact link and no other', async () => {
    const { token, id } = await given('paid');
    const deleted = await given('pending', { changes: { deleted_at: daysAgo(1) } });
    for (const unknown of [token.slice(0, -1), `${token}a`, deleted.token, 'x'.repeat(43)]) {
      const answer = await get(unknown);
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        "Ce lien de suivi n'est pas valable.",
      ]);
    }
    for (const malformed of [id.slice(0, 8), '%27%20or%201=1', 'a'.repeat(101)])
      expect((await get(malformed)).statusCode).toBe(400);
    expect((await modified(token, {})).statusCode).toBe(200);
    const { notice } = await tracked(token);
    expect((await modify('x'.repeat(43), { ...notice, rev: 1 })).statusCode).toBe(404);
    const asked = await post(`${TRACKING}/${deleted.token}/cancellation-request`, {
      reason: 'Cession abandonnée',
    });
    expect(asked.statusCode).toBe(404);
  });

  it('offers the actions that the lifecycle table and the offer allow', async () => {
    for (const status of announcementStatuses)
      for (const offer of offerNames)
        for (const done of [0, 1, 5]) {
          const { token } = await given(status, { offer, changes: { modification_count: done } });
          const facts = { status, deleted: false, refunded: false, due: true };
          expect((await tracked(token)).may, `${status} ${offer} ${done}`).toEqual({
            pay: allows('open-checkout', facts),
            modify: allows('modify', facts) && done < offers[offer].allowedModifications,
            answerCorrection: false,
            askCancellation: allows('ask-cancellation', facts),
            correct: status === 'published',
            withdraw: allows('withdraw-purchase', facts),
          });
        }
  });

  it('offers no payment where late money was refunded, as the lifecycle table refuses it', async () => {
    for (const status of ['pending', 'pending_payment', 'payment_failed'] as const)
      for (const money of ['refund-requested', 'refunded'] as const) {
        const { token } = await given(status, { money });
        const facts = { status, deleted: false, refunded: true, due: true };
        expect((await tracked(token)).may.pay, `${status} ${money}`).toBe(allows('open-checkout', facts));
      }
  });

  it('shows a rectificatif on both notices, and to others only once it is public', async () => {
    const first = await given('published');
    const links = { type_id: 24, corrects_id: first.id };
    const own = await given('pending', { changes: { ...links, contact_email: first.email } });
    const stranger = await given('pending', { changes: links });
    const open = await given('published', { changes: { ...links, created_at: daysAgo(0) } });
    const { correctedBy } = await tracked(first.token);
    expect(correctedBy.map(({ reference, slug }) => [reference, slug])).toEqual([
      [own.reference, null],
      [open.reference, open.slug],
    ]);
    expect((await tracked(stranger.token)).corrects).toMatchObject({
      reference: first.reference,
      status: 'published',
      slug: first.slug,
    });
  });

  it('limits invented links by IP address, and stores no row for each', async () => {
    const before = await sql`select bucket from rate_limits where bucket like 'tracking-change:%'`.execute(
      database().db,
    );
    // Injected requests are not counted by address: these go over the network.
    const site = await limited().app.listen({ port: 0, host: '127.0.0.1' });
    const request = (n: number) => {
      const url = `${site}${TRACKING}/invente-de-toutes-pieces-${n}`;
      const send = (method: string, to: string, body: object) =>
        fetch(to, {
          method,
          headers: { ...FROM_THE_SITE, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      if (n % 3 === 0) return send('PUT', url, { ...aNotice, rev: 1 });
      if (n % 3 === 1) return fetch(url);
      return send('POST', `${url}/cancellation-request`, { reason: 'Une erreur dans le nom de la société.' });
    };
    const { notice: aNotice } = await tracked((await given('paid')).token);
    const answers = [];
    for (let n = 0; n < 121; n++) answers.push((await request(n)).status);
    expect(new Set(answers.slice(0, 120))).toEqual(new Set([404]));
    expect(answers.at(-1)).toBe(429);
    const after = await sql`select bucket from rate_limits where bucket like 'tracking-change:%'`.execute(
      database().db,
    );
    expect(after.rows).toEqual(before.rows);
  });

  it('accepts a request for cancellation once, where there is something to cancel', async () => {
    const reason = 'La cession du fonds a été abandonnée.';
    for (const status of announcementStatuses) {
      const { id, token } = await given(status);
      const url = `${TRACKING}/${token}/cancellation-request`;
      const answer = await post(url, { reason });
      if (status !== 'paid' && status !== 'approved') {
        expect(answer.json(), status).toMatchObject({
          code: 'announcement.not-cancellable',
          message: "L'annulation ne se demande que pour une annonce payée qui n'est pas encore publiée.",
        });
        continue;
      }
      expect(answer.json()).toEqual({
        success: true,
        message: "Votre demande d'annulation a été transmise à la rédaction.",
      });
      expect((await post(url, { reason: 'Une seconde fois' })).statusCode).toBe(200);
      expect(await rowOf(id)).toMatchObject({
        status,
        cancellation_requested_at: NOW,
        cancellation_reason: reason,
      });
      expect(await mailKindsOf(database().db, id)).toEqual([
        'cancellation-requested',
        'team-cancellation-request',
      ]);
      expect((await tracked(token)).may.askCancellation).toBe(false);
      expect((await post(url, { reason: 'court' })).statusCode).toBe(400);
    }
  });

  it('sends a lost link to its own address, and answers the same for an unknown reference', async () => {
    const { id, reference, email, token } = await given('paid');
    const deleted = await given('pending', { changes: { deleted_at: daysAgo(1) } });
    const own = { origin: 'admin', offer: null, tracking_token: null } as const;
    const backOffice = await given('published', { changes: own });
    const url = '/api/legal-announcements/tracking-link';
    const answers = [];
    for (const asked of [reference.toLowerCase(), ' AL-999999', deleted.reference, backOffice.reference])
      answers.push(await post(url, { reference: asked }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({
      success: true,
      message:
        "Si cette annonce existe, le lien de suivi vient d'être envoyé à l'adresse e-mail indiquée lors de son dépôt.",
    });
    expect(await mailKindsOf(database().db, id)).toEqual(['tracking-link']);
    expect(JSON.stringify(await queuedMails(database().db, email))).toContain(
      `/annonces-legales/suivi/${token}`,
    );
    for (const { id: other } of [deleted, backOffice])
      expect(await mailKindsOf(database().db, other)).toEqual([]);
    expect((await post(url, { reference: 'AL-12' })).statusCode).toBe(400);
  });

  it('violates no invariant', async () => {
    expect(await findViolations(database().db)).toEqual([]);
    const { rows } = await sql`select 1 from audit_events where detail::text like '%@%'`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });
});
