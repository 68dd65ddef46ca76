import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { addReads } from './reads.queries.ts';

type Deps = { db: Database; clock: Clock; onError: (error: unknown) => void };
type Count = { reads: number; readers: number };
/** Readings of one article from one IP address: the count since a time, and the day of the last one. */
type Readings = { since: number; count: number; day: string };

const FLUSH_MS = 1_000;
/** Each load counts, up to this many a minute for one article from one IP address. */
const MAX_READINGS = 10;
const WINDOW_MS = 60_000;
const MAX_READERS = 50_000;

/**
 * Counts in memory and writes once a second, in one statement for all articles, so that concurrent readers
 * of one article do not wait for its row. A crash loses at most the last second; stopping writes everything.
 */
export const createReadCounter = ({ db, clock, onError }: Deps) => {
  let pending = new Map<string, Count>();
  let writing: Promise<void> = Promise.resolve();
  /** Recent readers, the oldest evicted. IP addresses stay in memory and are never stored. */
  const readers = new Map<string, Readings>();

  const record = (articleId: string, address: string): void => {
    const at = clock.now().getTime();
    const reader = `${articleId} ${address}`;
    const last = readers.get(reader);
    const recent = last && at - last.since < WINDOW_MS ? last : { since: at, count: 0 };
    if (recent.count >= MAX_READINGS) return;
    const day = parisDay(new Date(at));
    setLast(readers, reader, { since: recent.since, count: recent.count + 1, day });
    add(articleId, { reads: 1, readers: last?.day === day ? 0 : 1 });
  };

  const add = (articleId: string, count: Count) => {
    const known = pending.get(articleId) ?? { reads: 0, readers: 0 };
    pending.set(articleId, { reads: known.reads + count.reads, readers: known.readers + count.readers });
  };

  const write = async () => {
    if (pending.size === 0) return;
    const counted = pending;
    pending = new Map();
    try {
      const rows = [...counted].map(([articleId, count]) => ({ articleId, ...count }));
      await addReads(db, rows, parisDay(clock.now()));
    } catch (error) {
      // Added back and written at the next attempt: the database may be back in a second.
      for (const [articleId, count] of counted) add(articleId, count);
      throw error;
    }
  };

  /** One write at a time: statements must not pile up on a slow database. */
  const flush = (): Promise<void> => {
    writing = writing.then(write, write);
    return writing;
  };

  const timer = setInterval(() => void flush().catch(onError), FLUSH_MS).unref();

  return {
    record,
    flush,
    async close() {
      clearInterval(timer);
      // The database may already be closed: the rest of the server must still stop.
      await flush().catch(onError);
    },
  };
};

const setLast = (readers: Map<string, Readings>, reader: string, last: Readings) => {
  // Inserted again at the end: a Map keeps insertion order, so its first key is the oldest.
  readers.delete(reader);
  readers.set(reader, last);
  const [oldest] = readers.keys();
  if (readers.size > MAX_READERS && oldest !== undefined) readers.delete(oldest);
};

const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const parisDay = (date: Date): string => paris.format(date);

/** A browser that fetches in advance (`Sec-Purpose: prefetch;prerender`): nobody reads the article yet. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers.purpose]
    .flat()
    .some((purpose) => /\bpre(?:fetch|render)\b/i.test(purpose ?? ''));

/** A client that names itself a robot, or sends no user agent: every reader's browser sends one. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
