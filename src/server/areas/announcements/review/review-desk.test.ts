import { expect, it } from 'vitest';
import { trackingPath } from '#contract/paths.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf } from '#tests/support/stored-announcements.ts';
import { trackingCalls } from '#tests/support/tracking.ts';

describeWithDatabase('the review desk', (database) => {
  const { context, put, send, given, rowOf, adminId } = useReviewApp(database);
  const { tracked } = trackingCalls(context);
  const colleague = async (lastName = 'Roux') => {
    const account = await givenAccount(database().db, { role: 'admin', firstName: 'Zoé', lastName });
    const { cookie: headers } = await givenSession(context(), account);
    const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
      context().app.inject({
        method,
        url: `/api/admin/legal-announcements${path}`,
        headers,
        ...(payload && { payload }),
      });
    return { id: account.id, call };
  };
  const cardOf = async (id: string) =>
    (await send('GET', '/pending?page_size=100'))
      .json()
      .announcements.find((card: { id: string }) => card.id === id);

  it('measures the review: by offer, late, by reason, clean, and what waits for its customer', async () => {
    const figures = async (days = '7') => (await send('GET', `/figures?days=${days}`)).json();
    // A Tuesday: every hour of the day before counts.
    context().clock.forward(60 * 24 * 2);
    const now = context().clock.now();
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
    const paid = async (hoursAgo: number, dueIn: number) => {
      const { id } = await given('paid', { offer: 'entreprise', changes: { due_at: hours(dueIn) } });
      const completed_at = hours(-hoursAgo);
      await database()
        .db.updateTable('payments')
        .set({ completed_at })
        .where('announcement_id', '=', id)
        .execute();
      return id;
    };
    const [fast, slow, bad, waiting] = [
      await paid(2, 10),
      await paid(14, -2),
      await paid(4, 8),
      await paid(1, 11),
    ];
    await put('approve', fast);
    await put('approve', slow);
    await put('reject', bad, { reason: 'Le SIRET est faux.', kind: 'siret' });
    await send('POST', `/${waiting}/correction-request`, {
      reasons: [{ mention: null, text: 'Le capital ?' }],
    });
    context().clock.forward(60 * 24 * 3);
    const measured = await figures();
    expect(measured).toMatchObject({
      ...{ accepted: 2, rejected: 1, late: 1 },
      offers: [{ offer: 'entreprise', decided: 3, late: 1, medianHours: 4, p90Hours: 12 }],
      reasons: [{ reason: 'siret', count: 1 }],
      clean: { checked: 3 },
      corrections: { asked: 1, answered: 0 },
      waiting: [{ id: waiting, askedAt: now.toISOString() }],
      waitingCount: 1,
    });
    // Withdrawn and published again: it was reviewed before.
    await put('unpublish', fast);
    await put('publish', fast);
    expect(await figures()).toEqual({ ...measured, now: expect.any(String), since: expect.any(String) });
    expect((await figures('365')).accepted).toBeGreaterThanOrEqual(2);
    expect((await send('GET', '/figures?days=8')).json()).toMatchObject({
      message: 'La période est de 7, 30, 90 ou 365 jours.',
    });
    await put('reject', waiting);
  });

  it('shows at once who takes care of an announcement, to the others too', async () => {
    const { id } = await given('paid');
    const zoe = await colleague();
    const mine = (await send('PUT', `/${id}/assignment`)).json();
    expect(mine).toMatchObject({ assignment: { id: adminId(), mine: true, name: 'Ada Martin' } });
    const { assignments } = (await zoe.call('GET', '/assignments')).json();
    expect(assignments).toContainEqual({
      announcementId: id,
      assignment: { ...mine.assignment, mine: false },
    });
    // Taken over only by naming whom, so that two presses at once do not hide each other.
    const refused = await zoe.call('PUT', `/${id}/assignment`, {});
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "Ada Martin s'occupe déjà de cette annonce.",
    ]);
    const taken = await zoe.call('PUT', `/${id}/assignment`, { over: adminId() });
    expect(taken.json()).toMatchObject({ assignment: { id: zoe.id, mine: true } });
    expect(await cardOf(id)).toMatchObject({ assignment: { name: 'Zoé Roux', mine: false } });
    // Not one's own any more: nothing changes.
    expect((await send('DELETE', `/${id}/assignment`)).json()).toMatchObject({ assignment: { id: zoe.id } });
    expect((await zoe.call('DELETE', `/${id}/assignment`)).json()).toMatchObject({ assignment: null });
    expect(await auditOf(database().db, id)).toEqual([
      'announcement.assigned',
      'announcement.assigned',
      'announcement.released',
    ]);
  });

  it('frees it after half an hour without work on it; a note is work', async () => {
    const { id } = await given('paid');
    const zoe = await colleague();
    await send('PUT', `/${id}/assignment`);
    context().clock.forward(29);
    expect((await send('POST', `/${id}/notes`, { text: 'Vu avec le greffe.' })).statusCode).toBe(200);
    context().clock.forward(29);
    expect((await zoe.call('PUT', `/${id}/assignment`, {})).statusCode).toBe(409);
    context().clock.forward(2);
    expect(await cardOf(id)).toMatchObject({ assignment: null });
    expect((await zoe.call('PUT', `/${id}/assignment`, {})).json()).toMatchObject({
      assignment: { id: zoe.id },
    });
    await put('approve', id);
    expect(await rowOf(id)).toMatchObject({ assigned_to: null, assigned_at: null });
    const late = await send('PUT', `/${id}/assignment`);
    expect([late.statusCode, late.json().message]).toEqual([409, "Cette annonce n'attend pas de relecture."]);
  });

  it('hands over what somebody takes care of to whoever may review', async () => {
    const { id } = await given('paid');
    const [zoe, max] = [await colleague(), await colleague('Blanc')];
    const editor = await givenAccount(database().db, { role: 'admin', teamRole: 'chief-editor' });
    await zoe.call('PUT', `/${id}/assignment`);
    const member = async () => {
      const headers = (await givenSession(context(), { id: adminId(), role: 'admin' })).cookie;
      const { members } = (await context().app.inject({ url: '/api/admin/users', headers })).json();
      return members.find((one: { id: string }) => one.id === zoe.id);
    };
    expect(await member()).toMatchObject({ announcements: 1, drafts: 0 });
    const give = async (to: string) => {
      const headers = (await givenSession(context(), { id: adminId(), role: 'admin' })).cookie;
      const url = `/api/admin/users/${zoe.id}/hand-over`;
      return context().app.inject({ method: 'POST', url, headers, payload: { to } });
    };
    expect((await give(editor.id)).statusCode).toBe(409);
    expect((await give(max.id)).json()).toMatchObject({ message: '1 dossier confié à Zoé Blanc.' });
    expect(await cardOf(id)).toMatchObject({ assignment: { id: max.id } });
    expect(await member()).toMatchObject({ announcements: 0 });
  });

  it('keeps notes that only the team reads, and that their author removes', async () => {
    const { id, token } = await given('paid');
    const zoe = await colleague();
    const empty = await send('POST', `/${id}/notes`, { text: '  ' });
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'La note est vide.']);
    for (const text of ['Une', 'Deux', 'Trois']) await send('POST', `/${id}/notes`, { text });
    context().clock.forward(1);
    const written = await zoe.call('POST', `/${id}/notes`, { text: 'Rappeler <b>le notaire</b>' });
    const [newest, ...others] = written.json().notes;
    expect(newest).toMatchObject({ text: 'Rappeler <b>le notaire</b>', by: 'Zoé Roux', mine: true });
    expect(others).toHaveLength(3);
    const { notes } = (await send('POST', `/${id}/notes`, { text: `Vu : ${trackingPath(token)}` })).json();
    const link = notes.find(({ text }: { text: string }) => text === 'Vu : /annonces-legales/suivi/…');
    expect((await send('DELETE', `/${id}/notes/${link?.id}`)).statusCode).toBe(200);
    const card = await cardOf(id);
    expect(card).toMatchObject({ notes_count: 4, notes: [{ by: 'Zoé Roux', mine: false }, {}, {}] });
    expect(JSON.stringify(await tracked(token))).not.toContain('notaire');
    expect((await send('DELETE', `/${id}/notes/${newest.id}`)).statusCode).toBe(404);
    expect((await zoe.call('DELETE', `/${id}/notes/${newest.id}`)).json().notes).toHaveLength(3);
    const lines = await database()
      .db.selectFrom('audit_events')
      .select('detail')
      .where('object_id', '=', id)
      .execute();
    expect(JSON.stringify(lines)).not.toContain('notaire');
  });
});
