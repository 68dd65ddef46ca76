import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attestation, bill, invoice } from '#tests/support/document-samples.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { onOneLine, readPdf, readQr } from '#tests/support/pdf.ts';
import { renderAttestation } from './render-attestation.ts';
import { renderInvoice } from './render-invoice.ts';

describe('an attestation', () => {
  it('shows what was published, where and when, and links to its verification', async () => {
    const bytes = await renderAttestation(attestation());
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    const pdfText = onOneLine(pages.join());
    for (const fact of [
      'Attestation de parution',
      'Référence AL-482517',
      'ORVELINE CONSEIL, SAS, capital 10 000 €',
      '732 829 320 00074, RCS Lyon',
      '18 rue des Tisserands, Lyon',
      '69 - Rhône',
      '16 novembre 2026',
      'Parution, service de presse en ligne, www.exemple.fr',
      'arrêté n° 69-2025 du 19 décembre 2025 (année 2026)',
      'capital de 10 000 €.',
      '3.',
      'Quatre',
      'Ancien – Lyon',
      'Camille Vauterrin',
      '7K3MP-QRST2-9ABCD-EFGHJ',
      'cd'.repeat(32),
    ])
      expect(pdfText).toContain(fact);
    expect(await readQr(bytes)).toBe('https://www.exemple.fr/verification/7K3MPQRST29ABCDEFGHJ');
  });

  it('is set smaller rather than cut when it is a little too long for one page', async () => {
    const facts = Array.from({ length: 12 }, (_, n) => `<li><strong>Fait ${n} :</strong> une ligne.</li>`);
    const content = `<p>Aux termes d\u2019un acte, il a été décidé ce qui suit.</p><ul>${facts.join('')}</ul>`;
    const { pages } = await readPdf(await renderAttestation(attestation({ content })));
    expect(pages).toHaveLength(1);
    expect(onOneLine(pages.join())).toContain('Fait 11 : une ligne.');
  });

  it('takes the pages that its text needs, numbered, and loses none of it', async () => {
    const paragraphs = Array.from(
      { length: 120 },
      (_, n) => `<p>Article ${n} : décision de l\u2019associé.</p>`,
    );
    const { pages } = await readPdf(await renderAttestation(attestation({ content: paragraphs.join('') })));
    expect(pages.length).toBeGreaterThan(2);
    const pdfText = onOneLine(pages.join(' '));
    for (let n = 0; n < 120; n += 1) expect(pdfText).toContain(`Article ${n} : décision`);
    for (const [index, page] of pages.entries())
      expect(onOneLine(page)).toContain(`Page ${index + 1} sur ${pages.length}`);
    expect(pages.at(-1)).toContain('7K3MP-QRST2-9ABCD-EFGHJ');
  });

  it('joins thousands of tiny paragraphs, and says so', async () => {
    const content = Array.from({ length: 9_900 }, (_, n) => `<p>${n % 10}</p>`).join('');
    const { pages } = await readPdf(await renderAttestation(attestation({ content })));
    expect(pages.length).toBeLessThan(15);
    const pdfText = onOneLine(pages.join(' '));
    expect(pdfText).toContain('0 1 2 3 4 5 6 7 8 9 0 1');
    expect(pdfText).toContain('très nombreux, sont mis à la suite');
  });

  it('of the Entreprise offer shows the history of the text, and what it replaces', async () => {
    const data = {
      history: [
        { rev: 1, until: '2026-11-12T09:02:00.000Z', by: 'customer' as const, textSha256: 'ef'.repeat(32) },
      ],
      replaces: [{ revision: 1, code: 'ABCDE'.repeat(4), issuedAt: '2026-11-13T08:00:00.000Z' }],
    };
    const bytes = await renderAttestation(attestation(data, { kind: 'premium', revision: 2 }));
    const pdfText = onOneLine((await readPdf(bytes)).text);
    for (const fact of [
      'Attestation premium',
      'was published online in Parution (France) on 16 November 2026',
      'Texte 1 : remplacé le jeudi 12 novembre 2026 à 10 h 02 par le client',
      'ef'.repeat(32),
      'Version 2 : remplace l\u2019attestation ABCDE-ABCDE-ABCDE-ABCDE du 13 novembre 2026',
    ])
      expect(pdfText).toContain(fact);
  });

  it('shows a box for a character that the fonts lack, and explains it', async () => {
    const content = '<p>Société Łódź № 5, 😀👩‍👩‍👧 et שלום, ﬁn\u0007.</p>';
    const { text } = await readPdf(await renderAttestation(attestation({ content })));
    expect(onOneLine(text)).toContain('Société Łódź No 5, □□ et □□□□, fin.');
    expect(onOneLine(text)).toContain('□ : caractère que la police de ce document ne contient pas');
  });
});

describe('hostile texts', () => {
  it('never break a document', async () => {
    const texts = [
      ...fc.sample(hostileText, { numRuns: 12, seed: 20_261_115 }),
      'x'.repeat(20_000),
      'Mot '.repeat(5_000),
      '😀'.repeat(2_000),
      '\u202e\u0000\u0007\ud800',
    ];
    for (const text of texts) {
      const buyer = { ...invoice.buyer, name: text, address: text, city: text };
      const company = { ...invoice.company, name: text };
      const contact = { ...invoice.contact, name: text };
      const order = { ...invoice.order, title: text };
      const bytes = await renderInvoice(bill({ buyer, company, contact, order }));
      expect((await readPdf(bytes)).pages).toHaveLength(1);
      expect(await validateXsd((await extractXml(bytes)).xml, Profile.EN16931)).toMatchObject({
        valid: true,
      });
    }
    const all = texts.join(' ').replace(/[<&>]/g, ' ');
    const company = { ...attestation().data.company, name: all, address: all, rcs: all, capital: all };
    const { pages } = await readPdf(
      await renderAttestation(
        attestation({ company, title: all, content: `<p>${all}</p><ul><li>${all}</li></ul>` }),
      ),
    );
    expect(pages.length).toBeGreaterThan(5);
  }, 30_000);
});
