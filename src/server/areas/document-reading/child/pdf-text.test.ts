import { describe, expect, it } from 'vitest';
import { formPdf, numberedPdf, scriptPdf, signedPdf } from '#tests/support/documents.ts';
import { pdfText } from './pdf-text.ts';

const textOf = async (pdf: Buffer) => pdfText(new Uint8Array(pdf));

describe('the text of a PDF', () => {
  it('joins the lines that the margin has cut, before a capital too, and no others', async () => {
    const sentence =
      'Le président de la société, à compter de ce jour et sans limitation de durée, sera désormais Monsieur Jean-Baptiste Ardouvin-Delacroix, demeurant 8 rue du Four à Lyon.';
    const text = await textOf(await numberedPdf(`Article 1\nForme\n${sentence}\nArticle 2`));
    expect(text.split('\n')).toEqual(expect.arrayContaining(['Article 1', 'Forme', sentence, 'Article 2']));
  });

  it('leaves out what every page repeats, but for the first time', async () => {
    const text = await textOf(await numberedPdf('Premier texte.', 'Deuxième texte.', 'Troisième texte.'));
    expect(text.match(/VERDELIN ATELIERS/g)).toHaveLength(1);
    expect(text.split('\n')).toEqual(expect.arrayContaining(['Deuxième texte.', 'Troisième texte.']));
    expect(text).not.toContain('Page 3 sur 3');
  });

  it('is not read from a form, nor from a file with scripts', async () => {
    await expect(textOf(await formPdf())).rejects.toMatchObject({ refusal: 'form' });
    await expect(textOf(scriptPdf())).rejects.toMatchObject({ refusal: 'form' });
  });

  it('is read when the only field of the file is a signature', async () => {
    expect(await textOf(signedPdf('Statuts de la SAS VERDELIN ATELIERS'))).toBe(
      'Statuts de la SAS VERDELIN ATELIERS',
    );
  });
});
