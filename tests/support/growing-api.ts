import { beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { givenAccount, givenSession, useAccountApp } from './accounts.ts';
import { describeOnServer } from './database.ts';
import { type GrowingCall, growingCalls } from './growing-calls.ts';
import { tooSteep } from './growth.ts';
import { writeCalls } from './write-calls.ts';

type Size = {
  /** The longest body. */
  most: number;
  /** One text in so many for each call, and always those that were once found slow. */
  oneIn?: number;
};

const PARTS = 1_000;
const FOUND_SLOW = /: (?:combining marks|unclosed tags)$/;

/** Every call of the API with every adversarial text, as long as it takes it and far longer. */
export const growsWithItsInput = ({ most, oneIn = 1 }: Size): void => {
  const calls = growingCalls(most).filter(
    ({ title }, index) => index % oneIn === 0 || FOUND_SLOW.test(title),
  );
  const steep = async (each: readonly GrowingCall[], work: (call: GrowingCall, part: number) => unknown) => {
    const found: string[] = [];
    for (const call of each) {
      const told = await tooSteep((parts) => work(call, parts / PARTS), PARTS);
      if (told) found.push(`${call.title}: ${told}`);
    }
    return found;
  };

  describe('the processor time of a call', () => {
    it('grows with what is sent, no faster, while it is read', async () => {
      const read = (call: GrowingCall, part: number) => {
        const { body, query } = call.request(part);
        const schemas = endpoints[call.name] as Endpoint;
        (body ? schemas.body : schemas.query)?.safeParse(body ?? query);
      };
      expect(await steep(calls, read)).toEqual([]);
    });
  });

  describeOnServer('the processor time of a call', (database) => {
    const context = useAccountApp(database);
    let door: Record<string, string> = {};
    const ids: Record<string, string> = {};

    const send = (name: string, { query, body }: ReturnType<GrowingCall['request']>) => {
      const [method, path = ''] = name.split(' ');
      const known = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1];
      const url = path.replace(':rev', '1').replace(/:\w+/, known ?? '0190c0de-0000-7000-8000-000000000001');
      return context().app.inject({
        method: method as 'POST',
        url: `/api${url}`,
        headers: path.startsWith('/admin/') ? door : {},
        ...(query && { query }),
        ...(body && { payload: body }),
      });
    };

    // What is modified, previewed or decided upon exists: otherwise the text would not be read.
    beforeAll(async () => {
      const { db } = context();
      ({ bearer: door } = await givenSession(context(), await givenAccount(db, { role: 'admin' })));
      const good = (name: string) => writeCalls.find((call) => call.name === name)?.body ?? {};
      const article = await send('POST /admin/articles', { body: good('POST /admin/articles') });
      ids['/admin/articles/'] = article.json().article.id;
      const notice = await send('POST /legal-announcements/submit', {
        body: good('POST /legal-announcements/submit'),
      });
      ids['/admin/legal-announcements/'] = notice.json().id;
      ids['/legal-announcements/tracking/'] = notice.json().trackingToken;
    });

    it('grows with what is sent, no faster, until it is answered', async () => {
      const failures: string[] = [];
      const found = await steep(calls, async (call, part) => {
        const { statusCode } = await send(call.name, call.request(part));
        if (statusCode === 500) failures.push(call.title);
      });
      expect(found).toEqual([]);
      expect(failures).toEqual([]);
    });
  });
};
