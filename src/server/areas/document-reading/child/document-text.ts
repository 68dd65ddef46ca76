import { TEXT_MAX_CHARACTERS } from '#contract/document-limits.ts';
import { Refused } from './refused.ts';

const FEWEST_LETTERS = 40;

/** The text of a document, by the content of the file: its name and declared type are ignored. */
export const documentText = async (bytes: Uint8Array): Promise<string> => {
  const text = await textOf(bytes);
  if ((text.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) throw new Refused('no-text');
  if (text.length > TEXT_MAX_CHARACTERS) throw new Refused('too-many-pages');
  return text;
};

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (bytes.length === 0) throw new Refused('missing');
  // Each reader is loaded for the files that need it.
  if (head.startsWith('PK')) return (await import('./archive-text.ts')).archiveText(bytes);
  // Some programs write a few bytes before the header.
  if (head.includes('%PDF-')) return (await import('./pdf-text.ts')).pdfText(bytes);
  throw new Refused(
    pictures.some((start) => head.startsWith(start, start === 'ftyp' ? 4 : 0)) ? 'picture' : 'format',
  );
};

/** JPEG, PNG, GIF, WebP, TIFF (both orders), BMP, HEIC and AVIF. */
const pictures = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*\0', 'MM\0*', 'BM', 'ftyp'];
