import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { useAccountApp, useAdminSession } from './accounts.ts';
import { describeWithDatabase } from './database.ts';
import { hostileText } from './hostile-text.ts';
import { writeCalls } from './write-calls.ts';

/** How the messages of the API start. */
export const FRENCH =
  /^(L[ae]s? |L'|Article |Ce |Cette |Veuillez |Vous |Un |Une |Aucune? |Choisissez |Adresse |Trop |Indiquez |Annonce |ID d'annonce |Transmission )/;

/** Every call that writes, with so many bodies that are valid in part. */
export const testGeneratedBodies = ({ runs }: { runs: number }): void => {
  describeWithDatabase('a generated body of a call that writes', (database) => {
    const context = useAccountApp(database);
    const headers = useAdminSession(context);
    // The answer to a generation waits for a worker, and there is none here: without drafts it is refused.
    beforeEach(() => context().db.deleteFrom('articles').execute());

    it.each(writeCalls)('is answered or refused in French: $name', async ({ method, url, body: sample }) => {
      const fieldOf = (value: unknown) => fc.oneof(fc.constant(value), hostileText, fc.jsonValue());
      const bodies = fc.record(
        Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, fieldOf(value)])),
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(fc.oneof(bodies, fc.jsonValue()), async (body) => {
          const payload = JSON.stringify(body);
          const answer = await context().app.inject({
            method,
            url,
            payload,
            headers: { 'content-type': 'application/json', ...(url.startsWith('/api/admin/') && headers()) },
          });
          const description = `${payload.slice(0, 300)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          expect([200, 400, 401, 404, 409], description).toContain(answer.statusCode);
          if (answer.statusCode !== 200) expect(answer.json().message, description).toMatch(FRENCH);
        }),
        { numRuns: runs },
      );
    });
  });
};
