import { beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { useAccountApp, useAdminSession } from './accounts.ts';
import { describeOnServer } from './database.ts';
import { type GrowingCall, growingCalls } from './growing-calls.ts';
import { writeCalls } from './write-calls.ts';

type Size = {
  /** The longest body. */
  most: number;
  /** Tests one text in so many per call, and always those that were once found slow. */
  oneIn?: number;
};

const PARTS = 1_000;
const FOUND_SLOW = /: (?:combining marks|unclosed tags)$/;

/** Every call of the API with every adversarial text, up to the accepted length and far above it. */
export const testLinearGrowth = ({ most, oneIn = 1 }: Size): void => {
  const calls = growingCalls(most).filter(
    ({ title }, index) => index % oneIn === 0 || FOUND_SLOW.test(title),
  );
  const steep = async (each: readonly GrowingCall[], work: (call: GrowingCall, part: number) => unknown) => {
    const found: string[] = [];
    for (const call of each) {
      const growth = await tooSteep((parts) => work(call, parts / PARTS), PARTS);
      if (growth) found.push(`${call.title}: ${growth}`);
    }
    return found;
  };

  describe('the processor time of a call', () => {
    it('grows linearly with the input while it is parsed', async () => {
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
    const adminHeaders = useAdminSession(context);
    const ids: Record<string, string> = {};

    const send = (name: string, { query, body }: ReturnType<GrowingCall['request']>) => {
      const [method, path = ''] = name.split(' ');
      const known = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1];
      const url = path.replace(':rev', '1').replace(/:\w+/, known ?? '0190c0de-0000-7000-8000-000000000001');
      return context().app.inject({
        method: method as 'POST',
        url: `/api${url}`,
        headers: path.startsWith('/admin/') ? adminHeaders() : {},
        ...(query && { query }),
        ...(body && { payload: body }),
      });
    };

    // The rows to modify, preview or review exist: otherwise the text would not be read.
    beforeAll(async () => {
      const good = (name: string) => writeCalls.find((call) => call.name === name)?.body ?? {};
      const article = await send('POST /admin/articles', { body: good('POST /admin/articles') });
      ids['/admin/articles/'] = article.json().article.id;
      const notice = await send('POST /legal-announcements/submit', {
        body: good('POST /legal-announcements/submit'),
      });
      ids['/admin/legal-announcements/'] = notice.json().id;
      ids['/legal-announcements/tracking/'] = notice.json().trackingToken;
    });

    it('grows linearly with the input until the answer', async () => {
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

/**
 * Below this, processor time means nothing: the garbage collector and the compiler use more than the work.
 */
const FLOOR_MS = 25;
const TRIES = 3;
/** Linear work doubles with its input, quadratic work quadruples. */
const MOST = 3;

type Work = (size: number) => unknown;

const once = async (work: Work, size: number): Promise<number> => {
  const before = process.cpuUsage();
  await work(size);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const best = async (work: Work, size: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n += 1) least = Math.min(least, await once(work, size));
  return least;
};

/**
 * How processor time grows as the input doubles up to its limit: undefined, or where it more than triples.
 * Small inputs first, so that quadratic work is found before it takes minutes.
 */
const tooSteep = async (work: Work, limit: number): Promise<string | undefined> => {
  const first = await once(work, Math.ceil(limit / 8));
  if (first <= FLOOR_MS && (await once(work, limit)) <= Math.max(FLOOR_MS, MOST * first)) return undefined;
  for (const size of [4, 2, 1].map((part) => Math.ceil(limit / part))) {
    const [half, whole] = [await best(work, Math.ceil(size / 2)), await best(work, size)];
    if (whole > FLOOR_MS && whole > MOST * half)
      return `${half.toFixed(1)} ms for ${Math.ceil(size / 2)}, ${whole.toFixed(1)} ms for ${size}`;
  }
  return undefined;
};
