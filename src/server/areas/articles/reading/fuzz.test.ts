import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { hostileText as hostile } from '#tests/support/hostile-text.ts';
import { givenArticles, useReadingApp } from '#tests/support/reading-app.ts';
import { searchCorpus } from '#tests/support/search-corpus.ts';

const RUNS = 50;
const FRENCH = /^(L[ae] |L'|Une? |Aucune? |Ce |Cette |Vous |Article |Annonce )/;

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

const exported = namesOf(endpoints['GET /legal-announcements']);

const gets = [
  ...Object.entries(endpoints).flatMap(([name, endpoint]) =>
    name.startsWith('GET ') ? [{ path: name.slice('GET '.length), names: namesOf(endpoint) }] : [],
  ),
  // The calls whose answers are files.
  { path: '/legal-announcements/export.csv', names: exported },
  { path: '/legal-announcements/export.json', names: exported },
];

function namesOf(endpoint: object): string[] {
  const query = 'query' in endpoint ? endpoint.query : undefined;
  // The parameters of a transformed query are in its input schema.
  const read = query instanceof z.ZodPipe ? query.in : query;
  const shape = read instanceof z.ZodObject ? read.shape : {};
  return [...Object.keys(shape), 'page', 'q', 'category'];
}

describeWithDatabase('arbitrary input of a GET call', (database) => {
  const app = useReadingApp(database, (db) => givenArticles(db, searchCorpus));

  it.each(gets)('is answered or refused in French: GET $path', async ({ path, names }) => {
    await fc.assert(
      fc.asyncProperty(queryOf(names), hostile, async (query, param) => {
        const url = `/api${path.replaceAll(/:\w+/g, encoded(param) || '-')}?${query}`;
        const answer = await app().inject(url);
        const description = `${url.slice(0, 300)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        // 401: calls that need an account answer so before they validate.
        expect([200, 400, 401, 404, 414], description).toContain(answer.statusCode);
        if (answer.statusCode === 200) return;
        expect(answer.json(), description).toMatchObject({
          success: false,
          message: expect.stringMatching(FRENCH),
        });
        expect(answer.body).not.toMatch(/ at |node_modules|\.ts:|select |syntax/i);
      }),
      { numRuns: RUNS },
    );
  });
});
