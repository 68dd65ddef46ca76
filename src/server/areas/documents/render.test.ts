import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerNames, offers } from '#domain/announcement/offers.ts';
import { demonstrationSeller } from '#server/publisher/publisher.ts';
import {
  attestation,
  bill,
  creditNote,
  invoice,
  NOTICE,
  quote,
  receipt,
} from '#tests/support/document-samples.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import { renderAttestation } from './render-attestation.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderQuoteDocument } from './render-quote.ts';

const renderings = {
  invoice: () => renderInvoice(bill()),
  creditNote: () => renderInvoice(creditNote()),
  receipt: () => receipt(),
  attestation: () => renderAttestation(attestation({ content: NOTICE.repeat(30) })),
};

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(renderings))('every document (%s)', (_name, render) => {
  it('is PDF/A with embedded fonts, and has the same bytes on another day', async () => {
    const bytes = await render();
    const source = bytes.toString('latin1');
    expect(source).toMatch(/^%PDF-1\.7/);
    expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(source).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(source).toMatch(/\/S \/GTS_PDFA1/);
    // Every font descriptor has its file, and no font is without one.
    const descriptors = source.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
    expect(descriptors.length).toBeGreaterThan(1);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile2/);
    expect(source).not.toMatch(/\/Subtype \/Type1|Helvetica/);
    expect(source).not.toMatch(/\/Encrypt|\/JavaScript/);

    vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] });
    expect((await render()).equals(bytes)).toBe(true);
  });
});

/** As documents are issued while no seller is set. */
const demonstration = { demonstration: true, seller: demonstrationSeller };

it.each([
  ['invoice', () => renderInvoice(bill(demonstration))],
  ['credit note', () => renderInvoice(creditNote(demonstration))],
  ['receipt', () => receipt(demonstration)],
  ['quote', () => renderQuoteDocument(quote(demonstration))],
  ['attestation', () => renderAttestation(attestation({ demonstration: true }))],
])('a document (%s) issued without a seller says that it is worth nothing', async (_name, render) => {
  expect((await readPdf(await render())).text).toContain('DÉMONSTRATION : document sans valeur');
});

describe('an invoice', () => {
  it.each(offerNames)('of the offer %s adds up, in the PDF and in the XML', async (name) => {
    const document = bill({}, offers[name].priceTTC);
    expect(document.amountHT + document.amountTVA).toBe(document.amountTTC);
    const bytes = await renderInvoice(document);
    const { xml, filename } = await extractXml(bytes);
    expect(filename).toBe('factur-x.xml');
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    const amount = (element: string) =>
      Math.round(Number(new RegExp(`<ram:${element}[^>]*>([\\d.]+)<`).exec(xml)?.[1]) * 100);
    expect(amount('TaxBasisTotalAmount') + amount('TaxTotalAmount')).toBe(amount('GrandTotalAmount'));
    expect(amount('GrandTotalAmount')).toBe(offers[name].priceTTC);
    expect(amount('LineTotalAmount')).toBe(amount('TaxBasisTotalAmount'));
    // EN 16931, BR-CO-17: the tax of a rate is its basis times the rate, to the cent.
    expect(amount('CalculatedAmount')).toBe(Math.round(amount('BasisAmount') * 0.2));
    expect(amount('DuePayableAmount')).toBe(0);
  });

  it('contains every mandatory mention, and the XML as its alternative', async () => {
    const bytes = await renderInvoice(bill());
    const { text, info } = await readPdf(bytes);
    const pdfText = onOneLine(text);
    for (const mention of [
      'F-2026-00012',
      '14 novembre 2026',
      'Éditions du Greffe & Cie',
      'SAS au capital de 10 000 €, SIREN 732 829 320, RCS Paris',
      'TVA intracommunautaire FR12000000000',
      'ORVELINE CONSEIL, SAS',
      'SIREN 732 829 320',
      'AL-482517, Transfert du siège',
      'Date de la prestation 14 novembre 2026',
      'Premium, publication sous 24 h après validation',
      '165,83 €',
      '33,17 €',
      '199,00 €',
      '20 %',
      'prestation de services',
      'd\u2019après les débits',
      'trois fois le taux d\u2019intérêt légal',
      '40 €',
      'payée le 14 novembre 2026 par carte bancaire',
    ])
      expect(pdfText).toContain(onOneLine(mention));
    expect(pdfText).not.toMatch(/démonstration/i);
    expect(info).toMatchObject({ Title: 'Facture F-2026-00012', Language: 'fr-FR' });
    const source = bytes.toString('latin1');
    expect(source).toMatch(/\/AFRelationship \/Alternative/);
    expect(source).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(source).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    const { xml } = await extractXml(bytes);
    expect(xml).toContain('Éditions du Greffe &amp; Cie');
    expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
    expect(xml).toMatch(/<ram:OccurrenceDateTime><udt:DateTimeString format="102">20261114</);
  });

  it('says in its data too that it is a demonstration when no seller is set', async () => {
    const bytes = await renderInvoice(bill(demonstration));
    expect((await extractXml(bytes)).xml).toContain('Démonstration : document sans valeur');
  });

  it('is cancelled by a credit note that names it', async () => {
    const bytes = await renderInvoice(creditNote());
    const pdfText = onOneLine((await readPdf(bytes)).text);
    expect(pdfText).toContain('A-2026-00003');
    expect(pdfText).toContain('F-2026-00012 du 14 novembre 2026');
    expect(pdfText).toContain('Annonce rejetée');
    const { xml } = await extractXml(bytes);
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:IssuerAssignedID>F-2026-00012</ram:IssuerAssignedID>');
  });
});

describe('a receipt', () => {
  it('shows what was submitted, when, and when it will be published at the latest', async () => {
    const pdfText = onOneLine((await readPdf(await receipt())).text);
    for (const fact of [
      'Récépissé de dépôt',
      'AL-482517',
      'Notre objectif, plus court que nos délais : publication au plus tard le dimanche 15 novembre 2026 à 10 h 30, si',
      'Premium, publication sous 24 h après validation',
      '1 234 caractères',
      'ab'.repeat(32),
      'ne vaut pas attestation de parution',
    ])
      expect(pdfText).toContain(fact);
  });

  it('of a consumer says the day from which it can be published', async () => {
    const waiting = { ...invoice.receipt, publishableFrom: '2026-12-02T08:00:00.000Z' };
    const pdfText = onOneLine(
      (await readPdf(await receipt({ receipt: waiting as typeof invoice.receipt }))).text,
    );
    expect(pdfText).toContain('Publication le 2 décembre 2026, après le délai de rétractation de l’acheteur');
    expect(pdfText).not.toContain('Notre objectif');
  });
});
