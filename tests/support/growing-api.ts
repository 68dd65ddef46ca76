import { beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { useAccountApp, useAdminSession } from './accounts.ts';
import { adversarialTexts } from './adversarial-texts.ts';
import { describeOnServer } from './database.ts';
import { type GrowingCall, growingCalls } from './growing-calls.ts';
import { writeCalls } from './write-calls.ts';

type Size = {
  /** The longest body. */
  most: number;
  /** The longest HTML. */
  html: number;
  /** Tests one text in so many per call, and always those that were once found slow. */
  oneIn?: number;
};

const PARTS = 1_000;
const FOUND_SLOW = /: (?:combining marks|unclosed tags)$/;

/** Every call of the API with every adversarial text, up to the accepted length and far above it. */
export const testLinearGrowth = ({ most, html, oneIn = 1 }: Size): void => {
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

  describe('the processor time of the sanitiser', () => {
    it('grows linearly with the text', async () => {
      const found: string[] = [];
      for (const [name, make] of Object.entries(adversarialTexts)) {
        const growth = await tooSteep((size) => sanitise(make(size)), html);
        if (growth) found.push(`${name}: ${growth}`);
      }
      expect(found).toEqual([]);
    });
  });

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

/** Below this, processor time means nothing: the garbage collector and the compiler use more than the work. */
const FLOOR_MS = 25;
const TRIES = 5;
/** On a shared machine, one measurement in many is wrong: a steep growth is measured again before it is reported. */
const CONFIRMATIONS = 3;
/** Linear work doubles with its input, quadratic work quadruples. */
const MOST = 3;

type Work = (size: number) => unknown;

/** Processor time of this thread only: compiling and collecting garbage happen mostly in others. */
const once = async (work: Work, size: number): Promise<number> => {
  const before = process.threadCpuUsage();
  await work(size);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

const median = async (work: Work, size: number): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < TRIES; n += 1) times.push(await once(work, size));
  return times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
};

/**
 * How processor time grows as the input doubles up to its limit: undefined, or where it more than triples.
 * Small inputs first, so that quadratic work is found before it takes minutes.
 */
const tooSteep = async (work: Work, limit: number): Promise<string | undefined> => {
  const first = await once(work, Math.ceil(limit / 8));
  if (first <= FLOOR_MS && (await once(work, limit)) <= Math.max(FLOOR_MS, MOST * first)) return undefined;
  for (const size of [4, 2, 1].map((part) => Math.ceil(limit / part))) {
    const growth = await confirmed(() => steepAt(work, size));
    if (growth) return growth;
  }
  return undefined;
};

const steepAt = async (work: Work, size: number): Promise<string | undefined> => {
  const [half, whole] = [await median(work, Math.ceil(size / 2)), await median(work, size)];
  if (whole <= FLOOR_MS || whole <= MOST * half) return undefined;
  return `${half.toFixed(1)} ms for ${Math.ceil(size / 2)}, ${whole.toFixed(1)} ms for ${size}`;
};

const confirmed = async (measure: () => Promise<string | undefined>): Promise<string | undefined> => {
  let found = await measure();
  for (let n = 1; n < CONFIRMATIONS && found; n += 1) found = await measure();
  return found;
};
