import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import { offerNames, offers } from '#domain/announcement/offers.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { FROM_THE_SITE, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';

const TRACKING = '/api/legal-announcements/tracking';

describeOnBothEngines('the tracking of an announcement', (database) => {
  const { context, put, given, rowOf } = useReviewApp(database);
  const limited = useAccountApp(database, { rateLimitScale: 1 });
  const get = (token: string) => context().app.inject(`${TRACKING}/${token}`);
  const tracked = async (token: string) =>
    (await get(token)).json<{ announcement: TrackedAnnouncement }>().announcement;
  const modify = (token: string, payload: object) =>
    context().app.inject({ method: 'PUT', url: `${TRACKING}/${token}`, headers: FROM_THE_SITE, payload });
  const modified = async (token: string, changes: object = {}) => {
    const { notice, rev } = await tracked(token);
    return modify(token, { ...notice, rev, ...changes });
  };
  const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
    context().app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload, remoteAddress });
  const versionsOf = (id: string) =>
    database()
      .db.selectFrom('announcement_versions')
      .selectAll()
      .where('announcement_id', '=', id)
      .orderBy('rev')
      .execute();

  it('shows all of it to whoever holds the link, and is kept by no cache', async () => {
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

  it('opens with the very link and with no other', async () => {
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

  it('offers what the table of its life and the offer allow', async () => {
    for (const status of announcementStatuses)
      for (const offer of offerNames)
        for (const done of [0, 1, 5]) {
          const { token } = await given(status, { offer, changes: { modification_count: done } });
          const facts = { status, deleted: false, refunded: false, due: true };
          expect((await tracked(token)).may, `${status} ${offer} ${done}`).toEqual({
            pay: allows('open-checkout', facts),
            modify: allows('modify', facts) && done < offers[offer].allowedModifications,
            askCancellation: allows('ask-cancellation', facts),
            correct: status === 'published',
          });
        }
  });

  it('shows a rectificatif both ways, and to a stranger only once it is public', async () => {
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

  it('is modified once with Premium: versioned, made safe, and told', async () => {
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

  it('is never modified with Standard, and as often as one likes with Entreprise', async () => {
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

  it('writes to nobody before it is paid for, and to one address ten times an hour at most', async () => {
    for (const status of ['pending', 'pending_payment', 'payment_failed'] as const) {
      const unpaid = await given(status, { offer: 'entreprise' });
      await modified(unpaid.token, { contactEmail: `autre-${unpaid.email}` });
      expect(await mailKindsOf(database().db, unpaid.id), status).toEqual([]);
    }
    const { id, token, email } = await given('paid', { offer: 'entreprise' });
    for (let n = 1; n <= 12; n++) {
      const { notice, rev } = await tracked(token);
      const payload = { ...notice, rev, contactPerson: `Ada ${n}` };
      const url = `${TRACKING}/${token}`;
      const answer = await limited().app.inject({ method: 'PUT', url, headers: FROM_THE_SITE, payload });
      expect(answer.statusCode).toBe(200);
    }
    expect(await queuedMails(database().db, email)).toHaveLength(10);
    const lines = await auditOf(database().db, id);
    expect(JSON.stringify(lines).match(/announcement\.mail-withheld/g)).toHaveLength(2);
  });

  it('counts invented links by address, and leaves no row of each behind', async () => {
    const before = await sql`select bucket from rate_limits where bucket like 'tracking-change:%'`.execute(
      database().db,
    );
    const knock = (n: number) =>
      limited().app.inject({
        ...(n % 3 === 0
          ? {
              method: 'PUT',
              url: `${TRACKING}/invente-de-toutes-pieces-${n}`,
              payload: { ...aNotice, rev: 1 },
            }
          : n % 3 === 1
            ? { url: `${TRACKING}/invente-de-toutes-pieces-${n}` }
            : {
                method: 'POST',
                url: `${TRACKING}/invente-de-toutes-pieces-${n}/cancellation-request`,
                payload: { reason: 'Une erreur dans le nom de la société.' },
              }),
        headers: FROM_THE_SITE,
        remoteAddress: '203.0.113.44',
      });
    const { notice: aNotice } = await tracked((await given('paid')).token);
    const answers = [];
    for (let n = 0; n < 121; n++) answers.push((await knock(n)).statusCode);
    expect(new Set(answers.slice(0, 120))).toEqual(new Set([404]));
    expect(answers.at(-1)).toBe(429);
    const after = await sql`select bucket from rate_limits where bucket like 'tracking-change:%'`.execute(
      database().db,
    );
    expect(after.rows).toEqual(before.rows);
  });

  it('uses up no right when nothing changes', async () => {
    const { id, token } = await given('paid');
    expect((await modified(token)).json()).toMatchObject({
      success: true,
      message: "Rien n'a changé : votre annonce reste comme elle était.",
    });
    expect(await tracked(token)).toMatchObject({ rev: 1, modifications: { done: 0 } });
    expect(await auditOf(database().db, id)).toEqual([]);
  });

  it('tells the old address when the contact changes', async () => {
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

  it('is refused where its life, its revision, its type or its text forbid it', async () => {
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

  it('of two modifications at the same time one is kept, and the other is told', async () => {
    const { id, token } = await given('paid', { offer: 'entreprise' });
    const { notice, rev } = await tracked(token);
    const answers = await Promise.all(
      ['Titre un', 'Titre deux', 'Titre trois'].map((title) => modify(token, { ...notice, rev, title })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await rowOf(id)).toMatchObject({ rev: 2, modification_count: 1 });
  });

  it('takes a request for cancellation once, where there is something to cancel', async () => {
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

  it('sends a lost link to its own address, and says the same of what does not exist', async () => {
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

  it('leaves the books in order', async () => {
    expect(await findViolations(database().db)).toEqual([]);
    const { rows } = await sql`select 1 from audit_events where detail::text like '%@%'`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });
});
