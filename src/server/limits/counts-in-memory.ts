import { LRUCache } from 'lru-cache';
import type { Counted, Hit } from './limits.queries.ts';

type Window = Counted & {
  seconds: number;
  /** Hits that are counted here and not yet in the database. */
  unwritten: number;
};

type Settings = {
  /** Adds hits to the counters in the database; gives what they are then. */
  write: (hits: readonly (Counted & { bucket: string })[]) => Promise<(Counted & { bucket: string })[]>;
  onError: (error: unknown) => void;
};

const WRITTEN_EVERY_MS = 1_000;

/** Of a flood from more addresses, those that asked least recently are forgotten. */
const MOST_BUCKETS = 10_000;

/**
 * Hits that nobody waits for the database to count: they are added to what was last read from it, and written once a
 * second, all together. A limit is then shared by the servers of a site up to what each lets through in a second.
 */
export const createCountsInMemory = ({ write, onError }: Settings) => {
  const windows = new LRUCache<string, Window>({ max: MOST_BUCKETS });
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const windowOf = ({ bucket, now, seconds }: Hit): Window => {
    const known = windows.get(bucket);
    const longest = seconds * 1000;
    const left = (known?.resetsAt.getTime() ?? 0) - now.getTime();
    // More than a whole one is left when the clock was set back.
    if (known && left > 0 && left <= longest) return known;
    const fresh = { count: 0, unwritten: 0, seconds, resetsAt: new Date(now.getTime() + longest) };
    windows.set(bucket, fresh);
    return fresh;
  };

  const writeAll = async (): Promise<void> => {
    const sent = takeUnwritten([...windows.entries()]);
    if (sent.length === 0) return;
    try {
      const counts = new Map((await write(sent)).map(({ bucket, ...counted }) => [bucket, counted]));
      for (const { bucket, window } of sent) {
        const { count, resetsAt } = counts.get(bucket) ?? window;
        Object.assign(window, { count: count + window.unwritten, resetsAt });
      }
    } catch (error) {
      for (const { window, count } of sent) window.unwritten += count;
      onError(error);
    }
  };

  /** One at a time; the result never rejects. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  };

  return {
    count(hit: Hit): Counted {
      const window = windowOf(hit);
      window.count += 1;
      window.unwritten += 1;
      timer ??= setTimeout(() => void flush(), WRITTEN_EVERY_MS).unref();
      return { count: window.count, resetsAt: window.resetsAt };
    },

    flush,
  };
};

const takeUnwritten = (windows: readonly [bucket: string, window: Window][]) => {
  const waiting = windows.filter(([, { unwritten }]) => unwritten > 0);
  return waiting.map(([bucket, window]) => {
    const { unwritten, resetsAt } = window;
    window.unwritten = 0;
    return { bucket, window, count: unwritten, resetsAt };
  });
};
