import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  changed,
  corpus,
  expectDrawnOrRefused,
  expectImportedOrRefused,
  expectPrinted,
  expectReadOrRefused,
  expectSanitised,
  reportInto,
} from './support/fuzzing.ts';
import { richTextAttacks } from './support/xss-payloads.ts';

const MINUTE = 60_000;

/** FUZZ_SEED replays a run; a failure prints its seed and writes the smallest input into tests/corpus. */
const into = <Input extends string | Uint8Array>(
  kind: Parameters<typeof reportInto>[0],
): fc.Parameters<[Input]> => ({
  numRuns: Number.POSITIVE_INFINITY,
  interruptAfterTimeLimit: MINUTE,
  reporter: reportInto(kind),
  ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }),
});

const texts = changed([...corpus('html'), ...richTextAttacks.map((attack) => Buffer.from(attack))]).map(
  String,
);

describe('a random change of the corpus', () => {
  it('is sanitised', () => {
    fc.assert(fc.property(texts, expectSanitised), into('html'));
  });

  it('is printed', async () => {
    await fc.assert(fc.asyncProperty(texts, expectPrinted), into('html'));
  });

  it('is re-encoded, or refused', async () => {
    await fc.assert(fc.asyncProperty(changed(corpus('images')), expectDrawnOrRefused), into('images'));
  });

  it('is read, or refused', async () => {
    await fc.assert(fc.asyncProperty(changed(corpus('documents')), expectReadOrRefused), into('documents'));
  });

  it('is imported, or refused', () => {
    const files = changed(corpus('sources')).map(String);
    fc.assert(fc.property(files, expectImportedOrRefused), into('sources'));
  });
});
