import { expect, it } from 'vitest';
import { trackingPath } from '#contract/paths.ts';
import { addBusinessHours } from '#domain/period/business-hours.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { FROM_THE_SITE, givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';
import { TRACKING, trackingCalls } from '#tests/support/tracking.ts';

const reasons = [
  { mention: 'oldAddress', text: "L'ancien siège manque." },
  { mention: null, text: 'La date de la décision est illisible.' },
];

describeOnBothEngines('a correction that the newsroom asks for', (database, itWithDatabase) => {
  const { context, put, send, given, rowOf, adminId } = useReviewApp(database);
  const { tracked, modified } = trackingCalls(context);
  const db = () => database().db;
  const ask = (id: string, payload: object = { reasons }) =>
    send('POST', `/${id}/correction-request`, payload);
  const answer = async (token: string, changes: object = {}) => {
    const { notice, rev } = await tracked(token);
    const payload = { ...notice, rev, ...changes };
    const url = `${TRACKING}/${token}/correction`;
    return context().app.inject({ method: 'POST', url, headers: FROM_THE_SITE, payload });
  };
  const cards = async () => (await send('GET', '/pending?page_size=100')).json().announcements;
  const cardOf = async (id: string) => (await cards()).find((card: { id: string }) => card.id === id);
  /** Paid now, with the whole delay of its offer left. */
  const paidNow = (more: Parameters<typeof given>[1] = {}) => {
    const due_at = addBusinessHours(context().clock.now(), 24);
    return given('paid', { ...more, changes: { due_at, ...more.changes } });
  };
  const wait = (hours: number) => context().clock.forward(hours * 60);
  const emailOf = async (id: string) =>
    (await db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

  it('is asked mention by mention, answered by the customer at no cost, and comes back first with the difference', async () => {
    const { id, token, email } = await paidNow({ offer: 'standard' });
    const other = await paidNow();
    const asked = await ask(id, { rev: 1, reasons });
    expect(asked.json()).toMatchObject({
      success: true,
      status: 'paid',
      message: "La correction est demandée à l'annonceur.",
    });
    const points = [
      { label: "L'ancien siège", text: "L'ancien siège manque." },
      { label: 'Autre point', text: 'La date de la décision est illisible.' },
    ];
    expect(await queuedMails(db(), email)).toMatchObject([
      {
        template: 'correction-requested',
        data: { reasons: points, link: expect.stringContaining(`/${token}`) },
      },
    ]);
    // The offer includes no modification; the answer needs none.
    expect(await tracked(token)).toMatchObject({
      correction: { reasons: points, answeredAt: null },
      may: { modify: false, answerCorrection: true },
    });
    expect(await cardOf(id)).toMatchObject({
      clean: false,
      correction: { state: 'asked', reasons: points },
      assignment: { id: adminId(), mine: true, until: null },
    });
    expect((await cards()).at(-1).id).toBe(id);

    wait(50);
    const content = `<p>${'Le siège, auparavant au 3 rue du Port à Lyon, est au 4 quai des Brumes. '.repeat(2)}</p>`;
    const answered = await answer(token, { content, message: 'Voici le texte corrigé.' });
    expect(answered.json()).toMatchObject({
      message: 'Votre réponse est envoyée à la rédaction.',
      announcement: {
        rev: 3,
        correction: { answeredAt: expect.any(String) },
        modifications: { done: 0 },
        may: { answerCorrection: false },
      },
    });
    const [first, ...others] = await cards();
    expect(first).toMatchObject({
      id,
      correction: { state: 'answered', answer: 'Voici le texte corrigé.' },
      modification: { changes: [{ field: 'content' }] },
      due_at: addBusinessHours(context().clock.now(), 24).toISOString(),
    });
    expect(others.map((card: { id: string }) => card.id)).toContain(other.id);
    expect(await queuedMails(db(), await emailOf(adminId()))).toMatchObject([
      { template: 'team-correction-answered', data: { answer: 'Voici le texte corrigé.', changed: true } },
    ]);
    expect((await put('approve', id, { rev: 3 })).json()).toMatchObject({ status: 'published' });
    expect(await rowOf(id)).toMatchObject({ correction: null, assigned_to: null, modification_count: 0 });
    expect(await mailKindsOf(db(), id)).toEqual([
      'correction-requested',
      'announcement-published',
      'correction-received',
      'team-correction-answered',
    ]);
    expect(await auditOf(db(), id)).toEqual(
      expect.arrayContaining(['announcement.correction-asked', 'announcement.correction-answered']),
    );
    await put('reject', other.id);
    expect(await findViolations(db())).toEqual([]);
  });

  itWithDatabase('is asked for once, of what is in review, for mentions of its type', async () => {
    const { id } = await paidNow();
    for (const [payload, message] of [
      [{ reasons: [] }, 'Indiquez au moins un point à corriger, et 30 au plus.'],
      [
        { reasons: [{ mention: null, text: ' ' }] },
        'Dites ce qui est à corriger, en 1 000 caractères au plus.',
      ],
      [{ reasons: [{ mention: 'inconnue', text: 'x' }] }, "Cette mention n'est pas de ce type d'annonce."],
    ] as const) {
      const refused = await ask(id, payload);
      expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
        400,
        expect.stringContaining(message),
      ]);
    }
    const stale = await ask(id, { rev: 4, reasons });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'announcement.changed-since-read']);
    expect((await ask(id)).statusCode).toBe(200);
    const twice = await ask(id);
    expect([twice.statusCode, twice.json()]).toMatchObject([
      409,
      { code: 'announcement.correction-already-asked', conflict: { by: expect.any(String) } },
    ]);
    for (const status of ['pending', 'published', 'rejected', 'refunded', 'approved'] as const) {
      const refused = await ask((await given(status)).id);
      expect([status, refused.statusCode, refused.json().code]).toEqual([
        status,
        409,
        'announcement.not-in-review',
      ]);
    }
    await put('reject', id);
  });

  it('keeps one text for one answer: repeated, stale, empty, or sent after a decision', async () => {
    const { id, token } = await paidNow();
    const early = await answer(token, { title: 'Trop tôt' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'announcement.no-correction-asked']);
    await ask(id);
    // While it is asked for, a modification would use up the right of the offer.
    const modification = await modified(token, { title: 'Un autre titre' });
    expect([modification.statusCode, modification.json().code]).toEqual([
      409,
      'announcement.correction-awaited',
    ]);
    const empty = await answer(token);
    expect([empty.statusCode, empty.json().code]).toEqual([400, 'tracking.answer-empty']);
    const stale = await answer(token, { title: 'Titre périmé', rev: 9 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'tracking.stale']);

    const sent = { title: 'Un titre corrigé', message: 'Corrigé.', rev: 2 };
    expect((await answer(token, sent)).statusCode).toBe(200);
    // The browser did not get the reply and sends it again.
    expect((await answer(token, sent)).statusCode).toBe(200);
    expect(await mailKindsOf(db(), id)).toEqual([
      'correction-received',
      'correction-requested',
      'team-correction-answered',
    ]);
    const another = await answer(token, { title: 'Encore un titre', message: 'Corrigé.' });
    expect([another.statusCode, another.json().code]).toEqual([409, 'announcement.no-correction-asked']);

    // A second round, with words and no new text.
    expect((await ask(id)).statusCode).toBe(200);
    expect((await answer(token, { message: 'Le texte est juste.' })).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ rev: 5, title: 'Un titre corrigé' });
    expect((await ask(id)).statusCode).toBe(200);
    await put('reject', id);
    const late = await answer(token, { title: 'Trop tard' });
    expect([late.statusCode, late.json()]).toMatchObject([409, { status: 'rejected' }]);
    expect(await tracked(token)).toMatchObject({ correction: null, may: { answerCorrection: false } });
    expect(await findViolations(db())).toEqual([]);
  });

  itWithDatabase(
    'is left out of a bulk publication, and ends with a decision made without waiting',
    async () => {
      const { id } = await paidNow();
      const due = (await rowOf(id)).due_at ?? new Date(0);
      await ask(id);
      const bulk = await send('POST', '/bulk-publish', { ids: [id] });
      expect(bulk.json()).toMatchObject({ failedIds: [id] });
      wait(30);
      expect((await put('approve', id)).json()).toMatchObject({ status: 'published' });
      const row = await rowOf(id);
      expect(row).toMatchObject({ correction: null });
      expect(row.due_at?.getTime()).toBeGreaterThan(due.getTime());
      expect(await findViolations(db())).toEqual([]);
    },
  );

  itWithDatabase('is not decided on by whoever has not read that it was asked for, or answered', async () => {
    const { id, token } = await paidNow();
    const { rev: unread } = await cardOf(id);
    const refuseAll = async (rev: number, by: unknown) => {
      for (const decision of ['approve', 'publish', 'reject'] as const) {
        const refused = await put(decision, id, { rev });
        expect([decision, refused.statusCode, refused.json()]).toMatchObject([
          decision,
          409,
          { code: 'announcement.changed-since-read', conflict: { by } },
        ]);
      }
    };
    await ask(id);
    await refuseAll(unread, expect.any(String));
    const { rev: asked } = await cardOf(id);
    expect((await answer(token, { message: `Ne publiez pas : ${trackingPath(token)}` })).statusCode).toBe(
      200,
    );
    // Nobody of the team answered it: there is no name to give.
    await refuseAll(asked, null);
    const bulk = await send('POST', '/bulk-publish', { ids: [id] });
    expect(bulk.json()).toMatchObject({
      failedIds: [id],
      failures: [{ message: expect.stringContaining("L'annonceur a répondu") }],
    });
    const { rev: answered, clean, correction } = await cardOf(id);
    expect([clean, correction.answer]).toEqual([false, 'Ne publiez pas : /annonces-legales/suivi/…']);
    expect((await put('approve', id, { rev: answered })).json()).toMatchObject({ status: 'published' });
    expect(await findViolations(db())).toEqual([]);
  });

  itWithDatabase('keeps a cancellation that was asked for meanwhile from being overlooked', async () => {
    const { id, token } = await paidNow();
    const { rev } = await cardOf(id);
    const asked = await context().app.inject({
      method: 'POST',
      url: `${TRACKING}/${token}/cancellation-request`,
      headers: FROM_THE_SITE,
      payload: { reason: `Voir ${trackingPath(token)}` },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const reason = 'Voir /annonces-legales/suivi/…';
    expect((await cardOf(id)).cancellation).toMatchObject({ reason });
    const { announcement } = (await send('GET', `/${id}`)).json();
    expect(announcement.cancellationReason).toBe(reason);
    const refused = await put('approve', id, { rev });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'announcement.changed-since-read']);
    await put('reject', id);
  });

  itWithDatabase('writes to the team when whoever asked may review no more', async () => {
    const colleague = await givenAccount(db(), { role: 'admin' });
    const { cookie } = await givenSession(context(), colleague);
    const { id, token } = await paidNow();
    const url = `/api/admin/legal-announcements/${id}/correction-request`;
    const asked = await context().app.inject({ method: 'POST', url, headers: cookie, payload: { reasons } });
    expect(asked.statusCode).toBe(200);
    await db().updateTable('users').set({ disabled_at: new Date() }).where('id', '=', colleague.id).execute();
    expect(await cardOf(id)).toMatchObject({ assignment: null });
    expect((await answer(token, { message: 'Le texte est juste.' })).statusCode).toBe(200);
    expect(await queuedMails(db(), await emailOf(colleague.id))).toEqual([]);
    expect(await mailKindsOf(db(), id)).toContain('team-correction-answered');
    await put('reject', id);
  });
});
