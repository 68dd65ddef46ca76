import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readCsv, readTariffRows } from '#contract/tariff-csv.ts';
import { proposeNotices } from '#domain/proposal/propose-notices.ts';
import { documentText } from '#server/areas/document-reading/child/document-text.ts';
import { Refused } from '#server/areas/document-reading/child/refused.ts';
import { settledNotice } from '#server/areas/documents/notice-text.ts';
import { renderAttestation } from '#server/areas/documents/render-attestation.ts';
import { renderInvoice } from '#server/areas/documents/render-invoice.ts';
import { renderQuoteDocument } from '#server/areas/documents/render-quote.ts';
import { drawVariants } from '#server/areas/uploads/draw-variants.ts';
import { readSourceFile } from '#server/areas/writing/read-source-file.ts';
import { AppError } from '#server/errors.ts';
import { sanitise, sanitiseNotice } from '#server/html/sanitise.ts';
import { isCleanArticle, isCleanNotice } from './clean-html.ts';
import { attestation, bill, creditNote, invoice, quote, receipt } from './document-samples.ts';
import { readPdf } from './pdf.ts';

const CORPUS = new URL('../corpus/', import.meta.url);
type Kind = 'documents' | 'html' | 'images' | 'sources';

/**
 * Inputs that once failed, or good starting points: each file is tested by npm test, and changed at random in
 * test:long.
 */
export const corpus = (kind: Kind): Buffer[] => {
  const folder = new URL(`${kind}/`, CORPUS);
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder)));
};

/** The output contains only what is allowed, and sanitising it again changes nothing. */
export const expectSanitised = (html: string): void => {
  const [notice, article] = [sanitiseNotice(html), sanitise(html)];
  expect(isCleanNotice(notice), notice).toBe(true);
  expect(isCleanArticle(article), article).toBe(true);
  expect(sanitiseNotice(notice)).toBe(notice);
  expect(sanitise(article)).toBe(article);
};

/** An image is re-encoded, or refused as invalid: no other outcome is possible for any file. */
export const expectDrawnOrRefused = async (bytes: Uint8Array): Promise<void> => {
  try {
    const { files } = await drawVariants(bytes, 'a/b');
    expect(files.length).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
  }
};

/** A document is read, or refused by one of the reasons that the reader knows. */
export const expectReadOrRefused = async (bytes: Uint8Array): Promise<void> => {
  try {
    // pdf.js takes the bytes that it is given for itself.
    proposeNotices(await documentText(Uint8Array.from(bytes)));
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
  }
};

/** Sources are read or refused; a tariff gives prices, or the sentences that say why not. */
export const expectImportedOrRefused = (file: string): void => {
  const rows = readCsv(file);
  const { prices, problems } = readTariffRows(rows);
  expect(Object.values(prices).flat().length + problems.length).toBeGreaterThanOrEqual(
    Math.min(rows.length, 1),
  );
  try {
    for (const source of readSourceFile(file)) expect(source.title).toBeTypeOf('string');
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
  }
};

/** Every document about any notice, ordered by anybody, is a PDF that opens and names the notice. */
export const expectPrinted = async (html: string): Promise<void> => {
  const { title, content } = settledNotice({ title: html.slice(0, 300), content: html });
  const typed = {
    order: { ...invoice.order, title },
    company: { ...invoice.company, name: title, form: title, address: title, city: title },
    contact: { ...invoice.contact, name: title },
    buyer: { ...invoice.buyer, name: title, form: title, address: title, city: title },
  };
  const documents = await Promise.all([
    renderAttestation(attestation({ title, content })),
    renderInvoice(bill(typed)),
    renderInvoice(creditNote(typed)),
    receipt(typed),
    renderQuoteDocument(quote(typed)),
  ]);
  for (const bytes of documents) expect((await readPdf(bytes)).text).toContain('AL-482517');
};

/** Writes the smallest input that failed into the corpus, where the next run of npm test tries it. */
export const reportInto =
  (kind: Kind, corpusFolder = CORPUS) =>
  <Input extends string | Uint8Array>(run: fc.RunDetails<[Input]>): void => {
    const [input] = run.counterexample ?? [];
    if (!run.failed || input === undefined) return;
    const folder = new URL(`${kind}/`, corpusFolder);
    const name = `found-${createHash('sha256').update(input).digest('hex').slice(0, 12)}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL(name, folder), input);
    throw new Error(`Written to tests/corpus/${kind}/${name}. ${fc.defaultReportMessage(run)}`);
  };

/** Pieces removed, doubled, replaced, or taken from another file. */
export const changed = (seeds: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(
        fc.tuple(
          fc.constantFrom('cut', 'double', 'replace', 'insert'),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.uint8Array({ maxLength: 12 }),
        ),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([seed, changes]) => changes.reduce(applied, seed));

type Change = [kind: string, from: number, length: number, bytes: Uint8Array];

const applied = (bytes: Buffer, [kind, from, length, given]: Change): Buffer => {
  const start = Math.floor(from * bytes.length);
  const end = Math.min(bytes.length, start + Math.ceil(length * 64));
  const [head, piece, tail] = [bytes.subarray(0, start), bytes.subarray(start, end), bytes.subarray(end)];
  if (kind === 'cut') return Buffer.concat([head, tail]);
  if (kind === 'double') return Buffer.concat([head, piece, piece, tail]);
  return Buffer.concat(kind === 'replace' ? [head, given, tail] : [head, given, piece, tail]);
};
