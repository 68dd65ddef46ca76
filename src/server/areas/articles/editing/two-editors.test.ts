import { expect, it } from 'vitest';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { aForm, type EditorName, useNewsroom } from '#tests/support/newsroom.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const RACES = repetitions(12, 300);
/** Two calls each, and the pool has twenty connections. */
const CONCURRENCY = 8;

const concurrently = async <Value>(count: number, work: (n: number) => Promise<Value>): Promise<Value[]> => {
  const results: Value[] = [];
  let next = 0;
  const loop = async () => {
    while (next < count) {
      const n = next++;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, loop));
  return results;
};

describeOnServer('two editors at once', (database) => {
  const { context, call } = useNewsroom(database);

  /** What each editor may do to an article that both opened at the same revision. */
  const moves = [
    (id: string, who: EditorName) =>
      call('PUT', `articles/${id}`, aForm({ title: `Écrit par ${who}`, rev: 1 }), who),
    (id: string, who: EditorName) => call('PUT', `articles/${id}/publish`, { rev: 1 }, who),
  ] as const;

  it(`${RACES} times, exactly one wins and the other gets a conflict in French`, async () => {
    const { db } = context();
    const made = await concurrently(RACES, async (n) => {
      const answer = await call('POST', 'articles', aForm({ title: `Course numéro ${n % 20}` }));
      return answer.json<{ article: AdminArticle }>().article;
    });
    // Three hundred articles of twenty titles, created at once, have three hundred slugs.
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(RACES);

    const outcomes = await concurrently(RACES, (n) => {
      const { id = '' } = made[n] ?? {};
      const [first, second] = [moves[n % 2 ? 0 : 1], moves[n % 4 < 2 ? 0 : 1]];
      return Promise.all([first(id, 'ada'), second(id, 'bob')]);
    });
    for (const [one, other] of outcomes) {
      const codes = [one.statusCode, other.statusCode].toSorted();
      expect(codes, `${one.body}\n${other.body}`).toEqual([200, 409]);
      const [refused] = [one, other].filter(({ statusCode }) => statusCode === 409);
      expect(refused?.json().message).toMatch(/^Cet article a été modifié par (Ada Martin|Bob Leroy) le /);
      expect(refused?.json().conflict.article.rev).toBe(2);
    }
    const rows = await db.selectFrom('articles').select('rev').execute();
    expect(rows.every(({ rev }) => rev === 2)).toBe(true);
    const { lines } = await db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .where('action', 'in', ['article.updated', 'article.published'])
      .executeTakeFirstOrThrow();
    expect(lines).toBe(RACES);
  }, 60_000);

  it('many publish, withdraw and delete the same one: each change has one author', async () => {
    const { id } = (await call('POST', 'articles', aForm())).json().article;
    for (const [method, path, refusal] of [
      ['PUT', '/publish', 409],
      ['PUT', '/unpublish', 409],
      ['DELETE', '', 404],
      ['POST', '/restore', 404],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          call(method, `articles/${id}${path}`, undefined, n % 2 ? 'ada' : 'bob'),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted(), path).toEqual([
        200,
        ...Array.from({ length: 7 }, () => refusal),
      ]);
    }
  });
});
