import { expect, it } from 'vitest';
import { lifecycleRefusals } from '#domain/announcement/lifecycle.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { listen } from '#tests/support/listening.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { type Answered, endsOfSomeOrder } from '#tests/support/some-order.ts';
import { mailKindsOf } from '#tests/support/stored-announcements.ts';

/** Two are enough for bulk calls that take them in opposite orders. */
const GROUP = repetitions(2, 10);
/** Twelve groups are each mix of actions, on paid and unpaid announcements, once. */
const ANNOUNCEMENTS = GROUP * repetitions(12, 30);
const codes: ReadonlySet<string> = new Set(lifecycleRefusals.map((refusal) => `announcement.${refusal}`));

describeOnServer('concurrent reviewers', (database) => {
  const { put, send, given, rowOf } = useReviewApp(database);
  type Single = 'approve' | 'reject' | 'publish' | 'delete';

  /** Done, or refused by the lifecycle table; any other answer is a defect. */
  const one = async (event: Single, id: string): Promise<Answered> => {
    const answer = event === 'delete' ? await send('DELETE', `/${id}`) : await put(event, id);
    if (answer.statusCode === 200) return { event, done: true };
    expect([404, 409], `${event}: ${answer.body}`).toContain(answer.statusCode);
    expect(codes.has(answer.json().code), answer.body).toBe(true);
    return { event, done: false };
  };

  const bulkAnswers = { publish: 'publishedIds', reject: 'rejectedIds', delete: 'deletedIds' } as const;

  /** What one bulk call did to each announcement. */
  const many = async (event: keyof typeof bulkAnswers, ids: readonly string[]) => {
    const answer = await send('POST', `/bulk-${event}`, { ids });
    expect(answer.statusCode).toBe(200);
    const result = answer.json();
    for (const { message } of result.failures) expect(message).not.toMatch(/erreur/i);
    const done = new Set<string>(result[bulkAnswers[event]]);
    return (id: string): Answered => ({ event, done: done.has(id) });
  };

  /** Eight per announcement: six of its own and two bulk calls, which take the group in opposite orders. */
  const mixes: readonly (readonly Single[])[] = [
    ['approve', 'reject', 'approve', 'reject', 'approve', 'reject'],
    ['reject', 'approve', 'publish', 'reject', 'delete', 'approve'],
    ['publish', 'delete', 'reject', 'approve', 'publish', 'delete'],
  ];
  const groupCalls = [
    ['publish', 'reject'],
    ['reject', 'delete'],
    ['delete', 'publish'],
  ] as const;

  type Group = { isPlain: boolean; paid: boolean; round: number };

  /** Sends all actions at once and returns the eight answers for each announcement. */
  const play = async (ids: readonly string[], { isPlain, round }: Group) => {
    const mix = mixes[isPlain ? 0 : 1 + (round % 2)] ?? [];
    const events = isPlain ? [...mix, ...(['approve', 'reject'] as const)] : mix;
    const [first, second] = groupCalls[round % groupCalls.length] ?? groupCalls[0];
    const singles = ids.map((id, n) => {
      const turned = [...events.slice(n % events.length), ...events.slice(0, n % events.length)];
      return Promise.all(turned.map((event) => one(event, id)));
    });
    const bulk = isPlain ? [] : [many(first, ids), many(second, ids.toReversed())];
    const [ofEach, ofGroup] = await Promise.all([Promise.all(singles), Promise.all(bulk)]);
    return ids.map((id, n) => ({
      id,
      answered: [...(ofEach[n] ?? []), ...ofGroup.map((answerOf) => answerOf(id))],
    }));
  };

  const expectSomeOrder = async (id: string, answered: readonly Answered[], { isPlain, paid }: Group) => {
    expect(answered).toHaveLength(8);
    const row = await rowOf(id);
    const facts = { status: paid ? 'paid' : 'pending', deleted: false, refunded: false, due: true } as const;
    const ends = endsOfSomeOrder({ facts, paid, answered });
    expect(
      ends.map((end) => `${end.status} ${end.deleted}`),
      JSON.stringify(answered),
    ).toContain(`${row.status} ${row.deleted_at !== null}`);
    const winners = answered.filter(({ done }) => done).map(({ event }) => event);
    if (isPlain) expect(winners, 'of approve and reject').toHaveLength(1);
    const kinds = await mailKindsOf(database().db, id);
    expect(kinds.toSorted()).toEqual(mailsOf(winners));
  };

  /** One of each kind at most, whatever the number of those who decided. */
  const mailsOf = (winners: readonly string[]): string[] => {
    const wasPublished = winners.includes('approve') || winners.includes('publish');
    return [
      ...(wasPublished ? ['announcement-published'] : []),
      ...(winners.includes('reject') ? ['announcement-rejected'] : []),
      ...(wasPublished && winners.includes('delete') ? ['announcement-withdrawn'] : []),
    ];
  };

  it(`${ANNOUNCEMENTS} announcements, eight actions each: as if they had run one after the other, one mail each`, async () => {
    for (let n = 0; n < ANNOUNCEMENTS / GROUP; n++) {
      const group = { isPlain: n % 2 === 0, paid: n % 3 !== 0, round: Math.floor(n / 2) };
      const made = await Promise.all(
        Array.from({ length: GROUP }, () => given(group.paid ? 'paid' : 'pending')),
      );
      const played = await play(
        made.map(({ id }) => id),
        group,
      );
      for (const { id, answered } of played) await expectSomeOrder(id, answered, group);
    }
    expect(await findViolations(database().db)).toEqual([]);
  });
});

/** As long as a notice may be. */
const LONG = `<p>${"Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré. ".repeat(240)}</p>`;

describeOnBothEngines('many long announcements published at once', (database) => {
  const { context, given, headers, rowOf } = useReviewApp(database);

  it('leave the connections of others open and answered', async () => {
    const made = [];
    // The embedded database answers in the process of the server: it takes more of them to keep others waiting.
    const longOnes = database().engine === 'server' ? repetitions(10, 100) : repetitions(20, 100);
    for (let n = 0; n < longOnes; n++) made.push(await given('paid', { changes: { content: LONG } }));
    const ids = made.map(({ id }) => id);
    const { close, url } = await listen(database(), { clock: context().clock, https: true });
    try {
      let isDone = false;
      const published = fetch(`${url}/api/admin/legal-announcements/bulk-publish`, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ ids }),
      }).finally(() => {
        isDone = true;
      });
      // One after the other, over one connection that is kept open. A reset would be an error.
      let answeredMeanwhile = 0;
      while (!isDone) {
        const answer = await fetch(`${url}/api/articles`);
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
        if (!isDone) answeredMeanwhile += 1;
      }
      expect(await (await published).json()).toMatchObject({ success: true, publishedIds: ids });
      expect(answeredMeanwhile).toBeGreaterThan(5);
      expect((await rowOf(ids.at(-1) ?? '')).status).toBe('published');
    } finally {
      await close();
    }
  });
});
