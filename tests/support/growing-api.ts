import { beforeAll, describe, expect, it } from 'vitest';
import { proposeNotices } from '#domain/proposal/propose-notices.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { useAccountApp, useAdminSession } from './accounts.ts';
import { adversarialTexts, neverTheSame } from './adversarial-texts.ts';
import { describeOnServer } from './database.ts';
import { type GrowingCall, growingCalls } from './growing-calls.ts';
import { writeCalls } from './write-calls.ts';

type Size = {
  /** The longest body. */
  most: number;
  /** The longest HTML. */
  html: number;
  /** The longest document. */
  document: number;
  /** Tests one text in so many per call, and always those that were once found slow. */
  oneIn?: number;
};

const PARTS = 1_000;
const FOUND_SLOW = /: (?:combining marks|unclosed tags)$/;

/** Every call of the API with every adversarial text, up to the accepted length and far above it. */
export const testLinearGrowth = ({ most, html, document, oneIn = 1 }: Size): void => {
  let asked = 0;
  const calls = growingCalls(most, (title) => asked++ % oneIn === 0 || FOUND_SLOW.test(title));
  describe('the processor time', () => {
    it.each([
      { of: 'the sanitiser', work: sanitise, longest: html },
      { of: 'the reader of notices and documents', work: proposeNotices, longest: document },
    ])('of $of grows linearly with the text', async ({ work, longest }) => {
      const found: string[] = [];
      for (const [name, make] of Object.entries(adversarialTexts)) {
        const growth = await tooSteep((size) => work(make(neverTheSame(size))), longest);
        if (growth) found.push(`${name}: ${growth}`);
      }
      expect(found).toEqual([]);
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

    it.each([...Map.groupBy(calls, ({ name }) => name)])(
      'grows linearly with the input: %s',
      async (_name, group) => {
        const found: string[] = [];
        const failures: string[] = [];
        for (const call of group) {
          const growth = await tooSteep(async (parts) => {
            const { statusCode } = await send(call.name, call.request(parts / PARTS));
            if (statusCode === 500) failures.push(call.title);
          }, PARTS);
          if (growth) found.push(`${call.title}: ${growth}`);
        }
        expect(found).toEqual([]);
        expect(failures).toEqual([]);
      },
    );
  });
};

/** Below this, processor time means nothing: the garbage collector and the compiler use more than the work. */
const FLOOR_MS = 25;
/** Quadratic work of this length would take 64 times as long for the whole. */
const LONGEST_FIRST_MS = 200;
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
 * How processor time grows as the input doubles up to its limit: undefined, or where it more than triples. An eighth of
 * the input first, so that quadratic work is found before it takes minutes. When the whole takes no more than eight
 * times as long, no step triples: a constant plus the square of the length reaches 3 in its last step exactly when it
 * reaches 8 in all. Linear work reaches 8 half of the time: then each step is taken once, and measured only when it
 * looks steep. Quadratic work has three steep ones.
 */
const tooSteep = async (work: Work, limit: number): Promise<string | undefined> => {
  const eighth = Math.ceil(limit / 8);
  const first = Math.min(await once(work, eighth), await once(work, eighth));
  if (first <= LONGEST_FIRST_MS && (await once(work, limit)) <= Math.max(FLOOR_MS, 8 * first))
    return undefined;
  let half = first;
  for (const size of [4, 2, 1].map((part) => Math.ceil(limit / part))) {
    const whole = await once(work, size);
    const growth = isSteep(half, whole) ? await confirmed(() => steepAt(work, size)) : undefined;
    if (growth) return growth;
    half = whole;
  }
  return undefined;
};

const isSteep = (half: number, whole: number): boolean => whole > FLOOR_MS && whole > MOST * half;

const steepAt = async (work: Work, size: number): Promise<string | undefined> => {
  const [half, whole] = [await median(work, Math.ceil(size / 2)), await median(work, size)];
  if (!isSteep(half, whole)) return undefined;
  return `${half.toFixed(1)} ms for ${Math.ceil(size / 2)}, ${whole.toFixed(1)} ms for ${size}`;
};

const confirmed = async (measure: () => Promise<string | undefined>): Promise<string | undefined> => {
  let found = await measure();
  for (let n = 1; n < CONFIRMATIONS && found; n += 1) found = await measure();
  return found;
};
