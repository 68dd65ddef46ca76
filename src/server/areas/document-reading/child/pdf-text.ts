// pdf.js for programs without a browser.
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DOCUMENT_MAX_PAGES } from '#contract/document-limits.ts';
import { Refused } from './refused.ts';

type Line = { text: string; left: number; right: number; baseline: number; height: number };

/** The text of a PDF, its wrapped lines joined, without the headers and footers that pages repeat. */
export const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const document = await open(bytes);
  if (document.numPages > DOCUMENT_MAX_PAGES) throw new Refused('too-many-pages');
  try {
    if (await isForm(document)) throw new Refused('form');
    const pages: Line[][] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await linesOf(document, number));
    return withoutRepeated(pages).map(joinWrapped).join('\n');
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged', error);
  }
};

const open = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    return await getDocument({
      data: bytes,
      // Scripts are never run by this part of the library; nothing else of the file is compiled or fetched either.
      enableXfa: false,
      useWorkerFetch: false,
      useWasm: false,
      disableFontFace: true,
      stopAtErrors: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw new Refused(
      error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged',
      error,
    );
  }
};

/** What is typed in a form, or written by a script, is not in the text. A signature is no form. */
const isForm = async (document: PDFDocumentProxy): Promise<boolean> => {
  if (document.isPureXfa || (await document.getJSActions())) return true;
  const fields = [...((await document.getFieldObjects())?.values() ?? [])].flat();
  return fields.some((field) => 'type' in field && field.type !== 'signature');
};

const linesOf = async (document: PDFDocumentProxy, number: number): Promise<Line[]> => {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: false });
  page.cleanup();
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , , left, baseline] = item.transform as number[];
    if (left === undefined || baseline === undefined) continue;
    line ??= { text: '', left, right: left, baseline, height: item.height };
    line.text += item.str;
    if (item.str.trim() !== '') {
      line.right = Math.max(line.right, left + item.width);
      line.height = Math.max(line.height, item.height);
    }
    if (!item.hasEOL) continue;
    lines.push(line);
    line = undefined;
  }
  if (line) lines.push(line);
  return lines.filter(({ text }) => text.trim() !== '');
};

/** The first and last lines that most pages repeat, numbers aside, stay on the first page only. */
const withoutRepeated = (pages: readonly Line[][]): readonly Line[][] => {
  if (pages.length < 3) return pages;
  const edges = (lines: readonly Line[]) => [...lines.slice(0, 2), ...lines.slice(-2)];
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(edges(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return pages.map((lines, index) => {
    const edge = new Set(edges(lines));
    return lines.filter(
      (line) =>
        !edge.has(line) ||
        (counts.get(keyOf(line)) ?? 0) <= pages.length / 2 ||
        (index === 0 && /\p{L}/u.test(keyOf(line))),
    );
  });
};

const keyOf = ({ text }: Line): string => text.replace(/\d+/g, '#').trim();

/**
 * A line goes on in the next one when the next word would not have fitted in it, unless a wider gap shows a new
 * paragraph: a decision that is cut after « Monsieur Jean » is one sentence.
 */
const joinWrapped = (lines: readonly Line[]): string => {
  const margin = lines.reduce((most, { right }) => Math.max(most, right), 0);
  let text = '';
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    text += line.text.trim();
    if (next) text += goesOn(line, next, margin) ? ' ' : '\n';
  }
  return text;
};

const goesOn = (line: Line, next: Line, margin: number): boolean => {
  const gap = line.baseline - next.baseline;
  const words = next.text.trim();
  if (gap <= 0 || gap > line.height * 2 || /[.:;]$/.test(line.text.trim()) || /^[-•*–]/.test(words))
    return false;
  if (Math.abs(line.height - next.height) > 1 || /-$/.test(line.text.trim())) return false;
  const [first = ''] = words.split(' ', 1);
  const perSign = (next.right - next.left) / Math.max(1, words.length);
  return line.right + (first.length + 1) * perSign > margin;
};
