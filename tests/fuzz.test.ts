import { describe, expect, it } from 'vitest';
import {
  corpus,
  expectDrawnOrRefused,
  expectImportedOrRefused,
  expectPrinted,
  expectReadOrRefused,
  expectSanitised,
} from './support/fuzzing.ts';

// Add a file for each input that fuzz.long.test.ts finds: it is tested here from then on.
describe('the corpus', () => {
  it('is sanitised', () => {
    const texts = corpus('html').map(String);
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expectSanitised(text);
  });

  it('is printed', async () => {
    await expectPrinted(corpus('html').join(''));
  });

  it('is re-encoded, or refused', async () => {
    for (const bytes of corpus('images')) await expectDrawnOrRefused(bytes);
  });

  it('is read, or refused', async () => {
    for (const bytes of corpus('documents')) await expectReadOrRefused(bytes);
  });

  it('is imported, or refused', () => {
    for (const file of corpus('sources').map(String)) expectImportedOrRefused(file);
  });
});
