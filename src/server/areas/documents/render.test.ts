import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerNames, offers } from '#domain/announcement/offers.ts';
import { splitVat } from '#domain/money/vat.ts';
import { demonstrationSeller } from '#server/publisher/publisher.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { onOneLine, readPdf, readQr } from '#tests/support/pdf.ts';
import type { BillingDocument } from './factur-x.ts';
import type { AttestationData, InvoiceData } from './frozen-data.ts';
import { type Attestation, renderAttestation } from './render-attestation.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderReceipt } from './render-receipt.ts';

const seller = {
  ...demonstrationSeller,
  name: 'Éditions du Greffe & Cie',
  siren: '732829320',
  vatOnDebits: true,
};

const invoice: InvoiceData = {
  version: 1,
  demonstration: false,
  seller,
  customer: {
    name: 'ORVELINE CONSEIL',
    form: 'SAS',
    siren: '732829320',
    address: '18 rue des Tisserands, 69004 Lyon',
    city: 'Lyon',
    contactName: 'Élise Marvaudon',
    contactEmail: 'elise@exemple.fr',
  },
  order: {
    reference: 'AL-482517',
    title: 'Transfert du siège',
    typeLabel: 'Transfert de siège',
    offer: 'Premium',
    hours: 24,
    department: '69',
  },
  payment: { paidAt: '2026-11-14T09:30:00.000Z', reference: 'pi_1' },
  receipt: {
    submittedAt: '2026-11-14T09:25:00.000Z',
    dueAt: '2026-11-15T09:30:00.000Z',
    textSha256: 'ab'.repeat(32),
    characters: 1234,
  },
};

const bill = (changes: Partial<InvoiceData> = {}, price = 199_00): BillingDocument => {
  const { amountHT, amountTVA, amountTTC } = splitVat(price);
  return {
    kind: 'invoice',
    number: 'F-2026-00012',
    issuedAt: new Date('2026-11-14T09:30:00.000Z'),
    amountHT,
    amountTVA,
    amountTTC,
    vatRate: 2000,
    data: { ...invoice, ...changes },
  };
};

const creditNote = (): BillingDocument => {
  const { payment: _payment, receipt: _receipt, ...rest } = invoice;
  const cancelled = { number: 'F-2026-00012', issuedAt: '2026-11-14T09:30:00.000Z' };
  return {
    ...bill(),
    kind: 'credit_note',
    number: 'A-2026-00003',
    reason: 'Annonce rejetée',
    data: { ...rest, invoice: cancelled },
  };
};

const NOTICE =
  '<h3>Avis</h3><p>Aux termes d\u2019un acte du <strong>10 novembre 2026</strong>, capital de 10\u202f000 €.</p><ol start="3"><li>Trois</li><li>Quatre</li></ol><table><tbody><tr><th>Ancien</th><td>Lyon</td></tr></tbody></table>';

const attestation = (
  changes: Partial<AttestationData> = {},
  over: Partial<Attestation> = {},
): Attestation => ({
  code: '7K3MPQRST29ABCDEFGHJ',
  revision: 1,
  kind: 'standard',
  publicationDate: new Date('2026-11-16T09:00:00.000Z'),
  issuedAt: new Date('2026-11-16T09:00:00.000Z'),
  textSha256: 'cd'.repeat(32),
  data: {
    version: 1,
    demonstration: false,
    medium: {
      name: 'Parution',
      publicUrl: 'https://www.exemple.fr',
      seller: { name: 'Éditions du Greffe', city: 'Paris' },
      director: 'Camille Vauterrin',
      habilitation: { department: '69', year: 2026, order: 'arrêté n° 69-2025 du 19 décembre 2025' },
    },
    reference: 'AL-482517',
    title: 'Transfert du siège',
    typeLabel: 'Transfert de siège',
    company: {
      name: 'ORVELINE CONSEIL',
      form: 'SAS',
      siret: '73282932000074',
      rcs: 'RCS Lyon',
      capital: '10 000 €',
      address: '18 rue des Tisserands',
      city: 'Lyon',
    },
    department: '69',
    slug: 'orveline',
    content: NOTICE,
    history: [],
    replaces: [],
    ...changes,
  },
  ...over,
});

const receipt = (changes: Partial<InvoiceData> = {}) =>
  renderReceipt({
    invoiceNumber: 'F-2026-00012',
    issuedAt: new Date('2026-11-14T09:30:00.000Z'),
    amountTTC: 199_00,
    data: { ...invoice, ...changes },
    receipt: invoice.receipt as NonNullable<InvoiceData['receipt']>,
  });

const renderings = {
  invoice: () => renderInvoice(bill()),
  creditNote: () => renderInvoice(creditNote()),
  receipt: () => receipt(),
  attestation: () => renderAttestation(attestation({ content: NOTICE.repeat(30) })),
};

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(renderings))('every document (%s)', (_name, render) => {
  it('is an archive with its fonts inside, and the same bytes on another day', async () => {
    const bytes = await render();
    const source = bytes.toString('latin1');
    expect(source).toMatch(/^%PDF-1\.7/);
    expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(source).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(source).toMatch(/\/S \/GTS_PDFA1/);
    // Every font descriptor holds its file, and no font goes without one.
    const descriptors = source.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
    expect(descriptors.length).toBeGreaterThan(1);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile2/);
    expect(source).not.toMatch(/\/Subtype \/Type1|Helvetica/);
    expect(source).not.toMatch(/\/Encrypt|\/JavaScript/);

    vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] });
    expect((await render()).equals(bytes)).toBe(true);
  });
});

describe('an invoice', () => {
  it.each(offerNames)('of the offer %s adds up, for people and for machines', async (name) => {
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

  it('carries every mention of the law, and the XML as an alternative of itself', async () => {
    const bytes = await renderInvoice(bill());
    const { text, info } = await readPdf(bytes);
    const said = onOneLine(text);
    for (const mention of [
      'F-2026-00012',
      '14 novembre 2026',
      'Éditions du Greffe & Cie',
      'SAS au capital de 10 000 €, SIREN 732 829 320, RCS Paris',
      'TVA intracommunautaire FR12000000000',
      'ORVELINE CONSEIL, SAS',
      'SIREN 732 829 320',
      'AL-482517, Transfert du siège',
      'publication sous 24 h après validation',
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
      expect(said).toContain(onOneLine(mention));
    expect(said).not.toMatch(/démonstration/i);
    expect(info).toMatchObject({ Title: 'Facture F-2026-00012', Language: 'fr-FR' });
    const source = bytes.toString('latin1');
    expect(source).toMatch(/\/AFRelationship \/Alternative/);
    expect(source).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(source).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    const { xml } = await extractXml(bytes);
    expect(xml).toContain('Éditions du Greffe &amp; Cie');
    expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
  });

  it('says that it is a demonstration when nobody has said who sells', async () => {
    const bytes = await renderInvoice(bill({ demonstration: true, seller: demonstrationSeller }));
    expect((await readPdf(bytes)).text).toContain('DÉMONSTRATION');
    expect((await extractXml(bytes)).xml).toContain('Démonstration : document sans valeur');
  });

  it('is cancelled by a credit note that names it', async () => {
    const bytes = await renderInvoice(creditNote());
    const said = onOneLine((await readPdf(bytes)).text);
    expect(said).toContain('A-2026-00003');
    expect(said).toContain('F-2026-00012 du 14 novembre 2026');
    expect(said).toContain('Annonce rejetée');
    const { xml } = await extractXml(bytes);
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:IssuerAssignedID>F-2026-00012</ram:IssuerAssignedID>');
  });
});

describe('a receipt', () => {
  it('says what was filed, when, and until when it will be published', async () => {
    const said = onOneLine((await readPdf(await receipt())).text);
    for (const fact of [
      'Récépissé de dépôt',
      'AL-482517',
      'dimanche 15 novembre 2026 à 10 h 30',
      '1 234 caractères',
      'ab'.repeat(32),
      'ne vaut pas attestation de parution',
    ])
      expect(said).toContain(fact);
  });
});

describe('an attestation', () => {
  it('says what was published, where and when, and leads to its verification', async () => {
    const bytes = await renderAttestation(attestation());
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    const said = onOneLine(pages.join());
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
      expect(said).toContain(fact);
    expect(await readQr(bytes)).toBe('https://www.exemple.fr/verification/7K3MPQRST29ABCDEFGHJ');
  });

  it('takes the pages that its text needs, numbered, and loses nothing of it', async () => {
    const paragraphs = Array.from(
      { length: 120 },
      (_, n) => `<p>Article ${n} : décision de l\u2019associé.</p>`,
    );
    const { pages } = await readPdf(await renderAttestation(attestation({ content: paragraphs.join('') })));
    expect(pages.length).toBeGreaterThan(2);
    const said = onOneLine(pages.join(' '));
    for (let n = 0; n < 120; n += 1) expect(said).toContain(`Article ${n} : décision`);
    for (const [index, page] of pages.entries())
      expect(onOneLine(page)).toContain(`Page ${index + 1} sur ${pages.length}`);
    expect(pages.at(-1)).toContain('7K3MP-QRST2-9ABCD-EFGHJ');
  });

  it('of the Entreprise offer tells the history of the text, and what it replaces', async () => {
    const data = {
      history: [
        { rev: 1, until: '2026-11-12T09:02:00.000Z', by: 'customer' as const, textSha256: 'ef'.repeat(32) },
      ],
      replaces: [{ revision: 1, code: 'ABCDE'.repeat(4), issuedAt: '2026-11-13T08:00:00.000Z' }],
    };
    const bytes = await renderAttestation(attestation(data, { kind: 'premium', revision: 2 }));
    const said = onOneLine((await readPdf(bytes)).text);
    for (const fact of [
      'Attestation premium',
      'was published online in Parution (France) on 16 November 2026',
      'Version 1 : remplacée le jeudi 12 novembre 2026 à 10 h 02 par l\u2019annonceur',
      'ef'.repeat(32),
      'Version 2 : remplace l\u2019attestation ABCDE-ABCDE-ABCDE-ABCDE du 13 novembre 2026',
    ])
      expect(said).toContain(fact);
  });

  it('shows a box where the fonts have no sign, and says what it means', async () => {
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
      const customer = { ...invoice.customer, name: text, address: text, city: text, contactName: text };
      const order = { ...invoice.order, title: text };
      const bytes = await renderInvoice(bill({ customer, order }));
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
