import { createHmac } from 'node:crypto';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import type { Connection } from '#server/db/client.ts';
import { secretNamed } from '#server/db/secrets.queries.ts';
import { TooManyRequestsError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createCountsInMemory } from './counts-in-memory.ts';
import { limitClasses } from './limit-classes.ts';
import { addHits, type Counted, countHits, type Hit, resetHits, sweepHits } from './limits.queries.ts';

type Deps = {
  db: Connection;
  clock: Clock;
  /** Multiplies every limit; RATE_LIMIT_SCALE. */
  scale: () => number;
};

/** What is limited, and the key that identifies who is: an IP address, an account's e-mail… */
export type Spending = { readonly class: LimitClassName; readonly key: string };

export type Limits = ReturnType<typeof createLimits>;

const SWEEP_MS = 10 * 60_000;

/**
 * Rate limits, counted in the database: the counters survive a restart and hold for all servers of
 * the site together; those of pages, a second later. Never called inside a transaction: what is refused or rolled back counts too.
 */
export const createLimits = ({ db, clock, scale }: Deps) => {
  let secret: Promise<string> | undefined;
  let report: (error: unknown) => void = () => {};
  const count = inBatches((hit, hits) => countHits(db, hit, hits));
  const inMemory = createCountsInMemory({
    write: (hits) => addHits(db, hits, clock.now()),
    onError: (error) => report(error),
  });

  const bucketOf = async ({ class: name, key }: Spending): Promise<string> => {
    secret ??= secretNamed(db, 'rate-limits').catch((error) => {
      // Retried at the next request: the database may be back.
      secret = undefined;
      throw error;
    });
    const who = createHmac('sha256', await secret)
      .update(key)
      .digest('base64url');
    return `${name}:${who}`;
  };

  /** Counts one more; refuses with 429 when it is one too many. */
  const spend = async (spending: Spending): Promise<void> => {
    const { max, seconds, counted: where } = limitClasses[spending.class];
    const now = clock.now();
    const hit = { bucket: await bucketOf(spending), now, seconds };
    const counted = where === 'in-memory' ? inMemory.count(hit) : await count(hit);
    if (counted.count <= max * scale()) return;
    const wait = Math.max(1, Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000));
    throw new TooManyRequestsError(wait, { class: spending.class });
  };

  return {
    spend,

    /** Counts one more; returns false over the limit, for callers that only skip the limited part. */
    async allows(spending: Spending): Promise<boolean> {
      try {
        await spend(spending);
        return true;
      } catch (error) {
        if (error instanceof TooManyRequestsError) return false;
        throw error;
      }
    },

    /** Resets the counter, after a successful login. */
    async forgive(spending: Spending): Promise<void> {
      await resetHits(db, await bucketOf(spending));
    },

    sweep: (): Promise<void> => sweepHits(db, clock.now()),

    /** Writes what was counted in memory. */
    flush: inMemory.flush,

    /** Deletes expired counters every few minutes; returns the function that stops it and writes the last counts. */
    keepSwept(onError: (error: unknown) => void): () => Promise<void> {
      report = onError;
      const timer = setInterval(() => void sweepHits(db, clock.now()).catch(onError), SWEEP_MS).unref();
      return () => {
        clearInterval(timer);
        return inMemory.flush();
      };
    },
  };
};

type Batch = { hits: number; written: Promise<Counted> };

/**
 * A row is written by one transaction at a time, each of which waits for the disk. Hits of a bucket that arrive
 * meanwhile are therefore written together, and each gets its own place in the count.
 */
const inBatches = (write: (hit: Hit, hits: number) => Promise<Counted>) => {
  const writing = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Batch>();

  const open = (hit: Hit): Batch => {
    const { bucket } = hit;
    const before = writing.get(bucket) ?? Promise.resolve();
    const batch: Batch = {
      hits: 0,
      written: before.then(() => {
        waiting.delete(bucket);
        return write(hit, batch.hits);
      }),
    };
    const ended = batch.written
      .catch(() => {})
      .then(() => {
        if (writing.get(bucket) === ended) writing.delete(bucket);
      });
    waiting.set(bucket, batch);
    writing.set(bucket, ended);
    return batch;
  };

  return async (hit: Hit): Promise<Counted> => {
    const batch = waiting.get(hit.bucket) ?? open(hit);
    batch.hits += 1;
    const place = batch.hits;
    const { count, resetsAt } = await batch.written;
    return { count: count - batch.hits + place, resetsAt };
  };
};
