import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  corpus,
  expectDrawnOrRefused,
  expectImportedOrRefused,
  expectPrinted,
  expectReadOrRefused,
  expectSanitised,
  reportInto,
} from './support/fuzzing.ts';

// fuzz.long.test.ts adds each input that fails: it is tested here from then on.
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

  it('gains the smallest input that failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parution-corpus-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const property = fc.property(fc.string(), (text) => text.length < 3);
    const reporter = reportInto('html', pathToFileURL(`${folder}/`));
    expect(() => fc.assert(property, { reporter })).toThrow('Written to');
    const [name = '', ...others] = readdirSync(join(folder, 'html'));
    expect(others).toEqual([]);
    expect(readFileSync(join(folder, 'html', name), 'utf8')).toHaveLength(3);
  });
});
