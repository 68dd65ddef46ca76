import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { Refused } from './refused.ts';

/** The text of sixty pages takes one megabyte of XML, or ten with every word formatted apart. */
const MAX_XML_BYTES = 32 * 1024 * 1024;

const ENCRYPTION = 'META-INF/manifest.xml';

/** How a format writes its text. Everything between two `paragraphs` is one line. */
type Format = {
  readonly file: string;
  /** Only the text inside these is read; all of it when absent. */
  readonly runs?: readonly string[];
  readonly paragraphs: readonly string[];
  readonly cell: string;
  readonly row: string;
  /** Not of the text: deleted words, comments, the copy for old programs. */
  readonly skipped: readonly string[];
  readonly written: Readonly<Record<string, string>>;
};

/** Word, LibreOffice and their kin (ECMA-376). */
const docx: Format = {
  file: 'word/document.xml',
  runs: ['w:t'],
  paragraphs: ['w:p'],
  cell: 'w:tc',
  row: 'w:tr',
  skipped: ['w:del', 'w:moveFrom', 'mc:Fallback'],
  written: { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' },
};

/** OpenDocument (ISO 26300). */
const odt: Format = {
  file: 'content.xml',
  paragraphs: ['text:p', 'text:h'],
  cell: 'table:table-cell',
  row: 'table:table-row',
  skipped: [
    'text:tracked-changes',
    'office:annotation',
    'text:note',
    'office:automatic-styles',
    'office:scripts',
  ],
  written: { 'text:tab': '\t', 'text:line-break': '\n', 'text:s': ' ' },
};

/** The text of a DOCX or ODT file, one line for each paragraph and each row of a table. */
export const archiveText = (bytes: Uint8Array): string => {
  const files = unpack(bytes);
  const format = [docx, odt].find(({ file }) => files[file]);
  if (!format) throw new Refused('format');
  const manifest = files[ENCRYPTION];
  if (manifest && strFromU8(manifest).includes('encryption-data')) throw new Refused('encrypted');
  return textOf(strFromU8(files[format.file] as Uint8Array), format);
};

const wanted: readonly string[] = [docx.file, odt.file, ENCRYPTION];

/**
 * Only the wanted entries are inflated, each into as many bytes as the archive declares: one that lies about its size
 * fails, and one that declares too much is refused before.
 */
const unpack = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.includes(name)) return false;
        if (originalSize > MAX_XML_BYTES) throw new Refused('too-heavy');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged', error);
  }
};

const textOf = (xml: string, format: Format): string => {
  const { skipped, runs, cell, written } = format;
  let text = '';
  /** How many elements of a kind are open around this place. */
  const open = { skipped: 0, runs: 0, cells: 0 };
  const count = (name: string, by: 1 | -1) => {
    if (skipped.includes(name)) open.skipped += by;
    if (runs?.includes(name)) open.runs += by;
    if (name === cell) open.cells += by;
  };
  const put = (words: string) => {
    if (open.skipped === 0) text += words;
  };
  const parser = new Parser(
    {
      onopentag(name) {
        count(name, 1);
        put(written[name] ?? '');
      },
      ontext(words) {
        if (!runs || open.runs > 0) put(words);
      },
      onclosetag(name) {
        count(name, -1);
        put(endOf(name, format, open.cells > 0));
      },
    },
    // Entities are the five of XML: a document type, and what it defines, is not read.
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return text;
};

const endOf = (name: string, { paragraphs, cell, row }: Format, inCell: boolean): string => {
  if (paragraphs.includes(name)) return inCell ? ' ' : '\n';
  if (name === cell) return '\t';
  return name === row ? '\n' : '';
};
