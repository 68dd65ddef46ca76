import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { publication } from '#contract/publication.ts';
import { printable } from './printable.ts';

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export const INK = '#101714';
export const INK_2 = '#3B4640';
export const ACCENT = '#00594C';
export const RULE = '#D3DAD4';
export const WARNING = '#7F4F00';

const faces = {
  text: 'newsreader-400',
  bold: 'newsreader-600',
  italic: 'newsreader-italic-400',
  display: 'newsreader-display-560',
  sans: 'schibsted-grotesk-400',
  sansBold: 'schibsted-grotesk-600',
} as const;
export type Face = keyof typeof faces;

const fontPath = (face: Face): string => join(import.meta.dirname, 'fonts', `${faces[face]}.ttf`);

export type Pdf = {
  readonly doc: PDFKit.PDFDocument;
  /** Selects a font; returns the text as it can print it. */
  face(name: Face, size: number, color?: string): (text: string) => string;
  bytes(): Promise<Buffer>;
};

type Settings = {
  /** Ours and plain: pdfkit writes both into XML as they are. */
  title: string;
  subject: string;
  /** From the frozen data, never from the clock: the same document is the same bytes whenever it is made. */
  createdAt: Date;
  margins: { top: number; bottom: number; left: number; right: number };
};

/** A document for the archives: PDF/A-3b, with its fonts inside. */
export const createPdf = ({ title, subject, createdAt, margins }: Settings): Pdf => {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // None until one is chosen: pdfkit's own default is not embedded, and would come back on every new page.
    font: '',
    info: {
      Title: title,
      Subject: subject,
      Author: publication.name,
      Creator: publication.name,
      Producer: publication.name,
      CreationDate: createdAt,
    },
  });
  for (const face of Object.keys(faces) as Face[]) doc.registerFont(face, fontPath(face));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return {
    doc,
    face(name, size, color = INK) {
      doc.font(name).fontSize(size).fillColor(color);
      const font = readFont(doc, name);
      return (text) => printable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
    },
    bytes() {
      doc.end();
      return ended;
    },
  };
};

type ReadFont = { _tables: object; hasGlyphForCodePoint(codePoint: number): boolean };

/**
 * The font of each face as the first document read it. Its tables serve all: to read them again would take two thirds
 * of the time of a document. Its glyphs do not: fontkit keeps in each of them the characters of its first use.
 */
const firstRead = new Map<Face, ReadFont>();

/** pdfkit keeps the font that it reads to itself. Variations of a font share their tables in fontkit, as here. */
const readFont = (doc: PDFKit.PDFDocument, face: Face): ReadFont => {
  const { font } = (doc as unknown as { _font: { font: ReadFont } })._font;
  const first = firstRead.get(face) ?? font;
  firstRead.set(face, first);
  font._tables = first._tables;
  return font;
};
