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
} from './support/fuzzing.ts';
import { richTextAttacks } from './support/xss-payloads.ts';

const MINUTE = 60_000;

/** FUZZ_SEED replays a run; a failure prints its seed and the smallest input, to be added to tests/corpus. */
const settings = (milliseconds: number): fc.Parameters<unknown> => ({
  numRuns: Number.POSITIVE_INFINITY,
  interruptAfterTimeLimit: milliseconds,
  ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }),
});

const texts = changed([...corpus('html'), ...richTextAttacks.map((attack) => Buffer.from(attack))]).map(
  String,
);

describe('a random change of the corpus', () => {
  it('is sanitised', () => {
    fc.assert(fc.property(texts, expectSanitised), settings(MINUTE));
  });

  it('is printed', async () => {
    await fc.assert(fc.asyncProperty(texts, expectPrinted), settings(MINUTE));
  });

  it('is re-encoded, or refused', async () => {
    await fc.assert(fc.asyncProperty(changed(corpus('images')), expectDrawnOrRefused), settings(MINUTE));
  });

  it('is read, or refused', async () => {
    await fc.assert(fc.asyncProperty(changed(corpus('documents')), expectReadOrRefused), settings(MINUTE));
  });

  it('is imported, or refused', () => {
    const files = changed(corpus('sources')).map(String);
    fc.assert(fc.property(files, expectImportedOrRefused), settings(MINUTE));
  });
});
