import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText } from '#tests/support/hostile-text.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { createPdf, type Face } from './pdf.ts';

/** Signs that fonts draw with the parts of others, or join. */
const composedText = fc.string({
  unit: fc.constantFrom(...'aàâcçeéèêiîoôuùyÿAÀEÉoœŒ fiflfft.,’«»-–10½€/ \u00a0\u202fe\u0301\ufb01'),
  maxLength: 20,
});
/** Pdfkit breaks a word of ten thousand letters in seconds; notices hand it none (write-notice.ts). */
const shortText = hostileText.map((text) => text.slice(0, 400));
const face = fc.constantFrom<Face>('text', 'bold', 'italic', 'display', 'sans', 'sansBold');
const line = fc.record({ face, text: fc.oneof(composedText, composedText, shortText) });
type Line = { face: Face; text: string };

const made = (create: typeof createPdf, lines: readonly Line[]): Promise<Buffer> => {
  const pdf = create({
    title: 'Titre',
    subject: 'Objet',
    createdAt: new Date('2026-11-14T09:30:00Z'),
    margins: { top: 40, bottom: 40, left: 40, right: 40 },
  });
  pdf.doc.addPage();
  for (const { face, text } of lines) pdf.doc.text(pdf.face(face, 9)(text));
  return pdf.bytes();
};

/** The letter is a part of the first one, before it is written itself. */
const letterAfterItsAccented = ['é', 'e'].map((text) => [{ face: 'text' as const, text }]);

let copies = 0;
/** As a process that has made no document yet. */
const freshCreatePdf = async (): Promise<typeof createPdf> => {
  copies += 1;
  const copy: typeof import('./pdf.ts') = await import(
    /* @vite-ignore */ new URL(`./pdf.ts?copy=${copies}`, import.meta.url).href
  );
  return copy.createPdf;
};

it('a document has the same bytes, whatever other documents were made before', async () => {
  const documents = fc.array(fc.array(line, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(documents, async (all) => {
      for (const lines of all) {
        const alone = await made(await freshCreatePdf(), lines);
        expect((await made(createPdf, lines)).equals(alone)).toBe(true);
      }
    }),
    { numRuns: repetitions(6, 300), examples: [[letterAfterItsAccented]] },
  );
});
