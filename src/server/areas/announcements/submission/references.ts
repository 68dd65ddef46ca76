import { randomInt } from 'node:crypto';
import { longerReferences, REFERENCE_COUNT, referenceOf } from '#domain/announcement/reference.ts';
import type { Connection } from '#server/db/client.ts';
import { listReferences } from './submissions.queries.ts';

/** The caller inserts with each reference in turn: another transaction may take it first. */
export const MOST_TRIES = 10;

/** Chance alone finds a free reference as long as many are free. */
const RANDOM_TRIES = 3;
/** Numbers whose references are looked up at once. */
const WINDOW = 10_000;
/** A tenth of all: of the last thousand free references, about a hundred are there. */
const MOST_WINDOWS = 10;

/** The references in use among those of consecutive numbers. */
type ListTaken = (first: number, last: number) => Promise<ReadonlySet<string>>;

/** The reference of the n-th attempt to store an announcement. */
export const drawReference = (trx: Connection, tries: number): Promise<string> =>
  tries < RANDOM_TRIES
    ? Promise.resolve(referenceOf(randomInt(REFERENCE_COUNT)))
    : findFreeReference((first, last) => listReferences(trx, referenceOf(first), referenceOf(last)));

/**
 * A free reference of six digits, looked for around random numbers; where nearly all are in use, one of the longer ones.
 */
export const findFreeReference = async (listTaken: ListTaken): Promise<string> => {
  for (let tries = 0; tries < MOST_WINDOWS; tries++) {
    const found = await freeNear(randomInt(REFERENCE_COUNT / WINDOW) * WINDOW, listTaken);
    if (found) return found;
  }
  for (const { from, to } of longerReferences)
    for (let tries = 0; tries < MOST_WINDOWS; tries++) {
      const found = await freeNear(randomInt(from / WINDOW, to / WINDOW) * WINDOW, listTaken);
      if (found) return found;
    }
  throw new Error('No free reference was found');
};

const freeNear = async (first: number, listTaken: ListTaken): Promise<string | undefined> => {
  const taken = await listTaken(first, first + WINDOW - 1);
  const free = Array.from({ length: WINDOW }, (_, n) => referenceOf(first + n)).filter(
    (reference) => !taken.has(reference),
  );
  return free[randomInt(Math.max(1, free.length))];
};
