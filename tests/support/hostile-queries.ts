import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { accessTable } from './access-table.ts';
import { useAccountApp, useAdminSession } from './accounts.ts';
import { describeWithDatabase } from './database.ts';
import { FRENCH } from './hostile-bodies.ts';
import { hostileText as hostile } from './hostile-text.ts';
import { givenArticles } from './reading-app.ts';
import { anAnnouncementRow } from './rows.ts';
import { searchCorpus } from './search-corpus.ts';
import { contraryOf, SEQUENCE, sqlInjections, withoutCondition } from './sql-injections.ts';
import { writeCalls } from './write-calls.ts';

type Size = {
  /** Generated addresses per call. */
  runs: number;
  /** SQL injections per parameter; each parameter gets the next ones of the list. */
  injections: number;
};

/** Open until the client leaves. */
const STREAM = 'GET /api/admin/articles/generation/events';

/** Every call that reads, with the names of its parameters. */
const reads = Object.keys(accessTable)
  .filter((name) => name.startsWith('GET /api/') && name !== STREAM)
  .map((name) => {
    const path = name.slice('GET /api'.length);
    return { path, names: namesOf(path) };
  });

function namesOf(path: string): string[] {
  // The exports take the parameters of the list.
  const name = path.replace(/^(\/legal-announcements)\/export\.\w+$/, '$1');
  const { query } = (endpoints as Record<string, Endpoint>)[`GET ${name}`] ?? {};
  const { properties = {} } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {};
  return [...new Set([...Object.keys(properties), 'page', 'q', 'category'])];
}

/** Each parameter once, twice, as an array, or not at all; encoded or raw. */
const queryOf = (names: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names, 'unknown', 'constructor'),
        fc.constantFrom('', '[]', '[a]'),
        hostile,
        fc.boolean(),
      ),
      { maxLength: 5 },
    )
    .map((pairs) =>
      pairs
        .map(([name, suffix, value, raw]) => `${name}${suffix}=${raw ? rawly(value) : encoded(value)}`)
        .join('&'),
    );

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
/** Raw input; only what would end the path is left out. */
const rawly = (text: string) => text.replaceAll(/[^!-~]|#/g, '');

const PARAMETER = /:\w+/g;

/** Every parameter of every call that reads, each as a function from its text to an address. */
const readParameters = reads.flatMap(({ path, names }) => [
  ...names.map((name) => (text: string) => `${path.replaceAll(PARAMETER, 'x')}?${name}=${encoded(text)}`),
  ...(path.match(PARAMETER) ?? []).map(
    (name) => (text: string) => path.replace(name, encoded(text)).replaceAll(PARAMETER, 'x'),
  ),
]);

/** Every text field of every call that writes. */
const writtenFields = writeCalls.flatMap((call) =>
  Object.keys(call.body)
    .filter((name) => typeof call.body[name] === 'string')
    .map((name) => (text: string) => ({ ...call, body: { ...call.body, [name]: text } })),
);

/** Each item with the next ones of the injections. */
const spread = <Item>(items: readonly Item[], each: number): [Item, string][] =>
  items.flatMap((item, nth) =>
    Array.from({ length: each }, (_, index): [Item, string] => [
      item,
      sqlInjections[(nth * each + index) % sqlInjections.length] ?? '',
    ]),
  );

/** Every call that reads, public or not, asked by an administrator: no text becomes an error or SQL. */
export const testHostileQueries = ({ runs, injections }: Size): void => {
  describeWithDatabase('arbitrary input of a GET call', (database) => {
    const context = useAccountApp(database);
    const headers = useAdminSession(context);
    beforeAll(async () => {
      const { db } = context();
      await givenArticles(db, searchCorpus);
      await db.insertInto('announcements').values([anAnnouncementRow(), anAnnouncementRow()]).execute();
      await sql`create sequence ${sql.id(SEQUENCE)}`.execute(db);
    });

    const ask = async (address: string) => {
      const answer = await context().app.inject({ url: `/api${address}`, headers: headers() });
      const description = `${address.slice(0, 300)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      expect([200, 400, 404, 409, 414], description).toContain(answer.statusCode);
      return { answer, description };
    };

    const isInjected = async () => {
      const { rows } = await sql<{ is_called: boolean }>`select is_called from ${sql.id(SEQUENCE)}`.execute(
        context().db,
      );
      return rows[0]?.is_called;
    };

    it.each(reads)('is answered or refused in French: GET $path', async ({ path, names }) => {
      await fc.assert(
        fc.asyncProperty(queryOf(names), hostile, async (query, param) => {
          const { answer, description } = await ask(
            `${path.replaceAll(PARAMETER, encoded(param) || '-')}?${query}`,
          );
          if (answer.statusCode === 200) return;
          expect(answer.json(), description).toMatchObject({
            success: false,
            message: expect.stringMatching(FRENCH),
          });
          expect(answer.body).not.toMatch(/ at |node_modules|\.ts:|select |syntax/i);
        }),
        { numRuns: runs },
      );
    });

    it('is never executed as SQL, in any parameter', async () => {
      for (const [addressOf, injection] of spread(readParameters, injections)) {
        const { answer, description } = await ask(addressOf(injection));
        const contrary = contraryOf(injection);
        if (contrary === undefined) continue;
        const other = await ask(addressOf(contrary));
        expect(withoutCondition(other.answer.body), description).toBe(withoutCondition(answer.body));
      }
      expect(await isInjected()).toBe(false);
    });

    it('is never executed as SQL, in any field of a call that writes', async () => {
      for (const [callOf, injection] of spread(writtenFields, injections)) {
        const { name, method, url, body } = callOf(injection);
        const { statusCode, body: text } = await context().app.inject({
          method,
          url,
          headers: headers(),
          payload: body,
        });
        expect(statusCode === 503 || statusCode < 500, `${name} ${injection} → ${text}`).toBe(true);
      }
      expect(await isInjected()).toBe(false);
      expect((await ask('/articles')).answer.json().pagination.total).toBeGreaterThan(0);
    });
  });

  describeWithDatabase('the SQL injections', (database) => {
    it('are executed by a query that is built by concatenation', async () => {
      const { db } = database();
      await sql`create sequence ${sql.id(SEQUENCE)}`.execute(db);
      const countWith = async (text: string) => {
        const query = sql.raw<object>(`select 1 where 'a' = '${text}`);
        return (await query.execute(db).catch(() => ({ rows: [] }))).rows.length;
      };
      let differing = 0;
      for (const injection of sqlInjections.filter((text) => !/pg_sleep|drop/.test(text))) {
        const found = await countWith(injection);
        const contrary = contraryOf(injection);
        if (contrary && found !== (await countWith(contrary))) differing += 1;
      }
      const { rows } = await sql<{ last_value: number }>`select last_value from ${sql.id(SEQUENCE)}`.execute(
        db,
      );
      expect(rows[0]?.last_value).toBeGreaterThan(1);
      expect(differing).toBeGreaterThan(0);
    });
  });
};
