import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import { creditAmounts } from '#domain/payment/partial-refund.ts';
import { orderVat } from '#domain/tariff/buyer-vat.ts';
import { exampleTables } from '#domain/tariff/example-tables.ts';
import { price, totals } from '#domain/tariff/price.ts';
import { reductionNames } from '#domain/tariff/tariff-table.ts';
import { demonstrationPublisher } from '#server/publisher/publisher.ts';
import { anyText } from '#tests/support/any-text.ts';
import { bill, creditNote, invoice } from '#tests/support/document-samples.ts';
import { brokenRules, rules } from '#tests/support/e-invoice-rules.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import type { BillingDocument } from './billing-document.ts';
import { facturX } from './factur-x.ts';
import { freezeCreditNote, freezeInvoice } from './freeze-invoice.ts';
import { creditNoteData, invoiceData } from './frozen-data.ts';
import { renderInvoice } from './render-invoice.ts';

const { buyer } = invoice;
const consumer = {
  ...buyer,
  kind: 'consumer',
  name: 'Anatole Brizemur',
  form: null,
  siren: null,
  address: '4 impasse des Carriers',
  city: 'Dijon',
} as const;
const formaliste = {
  ...buyer,
  name: 'CABINET LOUVRELAC',
  form: 'SELARL',
  siren: '404833048',
  vatNumber: 'FR83404833048',
  email: 'compta@louvrelac.example',
} as const;
const regulated = [
  {
    label: 'Annonce légale au caractère, zone II',
    description: 'Arrêté du 19 novembre 2021',
    quantity: 1_043,
    unitPrice: 193,
    amountHT: 201_30,
  },
  {
    label: 'Service Premium',
    description: 'Relecture sous 24 h',
    quantity: 1,
    unitPrice: 20_000,
    amountHT: 20_00,
  },
];

const taxed = (document: BillingDocument, amountHT: number, vatRate: number): BillingDocument => {
  const amountTVA = Math.round((amountHT * vatRate) / 10_000);
  return { ...document, amountHT, amountTVA, amountTTC: amountHT + amountTVA, vatRate };
};

/** A reduction of the tariff is a line of a negative quantity. */
const reduced = [
  ...regulated,
  {
    label: 'Aide juridictionnelle, moins 70 %',
    description: 'Arrêté du 19 novembre 2021, article 4',
    quantity: -1,
    unitPrice: 140_910,
    amountHT: -140_91,
  },
];

/** The credit note of an invoice, as it is frozen: of the whole, or of what was returned after `before`. */
const credit = (of: BillingDocument, returned?: { before: number; upTo: number }): BillingDocument => {
  if (of.kind !== 'invoice') throw new Error('No invoice');
  const { amountHT, amountTVA, amountTTC, vatRate } = of;
  const whole = { amountHT, amountTVA, amountTTC };
  const amounts = returned ? creditAmounts(whole, returned) : whole;
  const isLast = returned?.upTo === amountTTC;
  return {
    kind: 'credit_note',
    ...{ number: 'A-2026-00003', issuedAt: new Date('2026-11-20T09:30:00.000Z'), vatRate, ...amounts },
    reason: 'Retard de publication',
    data: freezeCreditNote(of.data, {
      ...{ number: of.number, issuedAt: of.issuedAt, publishedAt: null },
      part: returned ? { amountHT: amounts.amountHT, isLast } : null,
    }),
  };
};
const partial = () => credit(bill(), { before: 0, upTo: 50_00 });
const exempt = () =>
  taxed(bill({ lines: regulated, vatExemption: 'TVA non applicable, article 294 du CGI.' }), 221_30, 0);

const documents: Readonly<Record<string, () => BillingDocument>> = {
  'a paid invoice': () => bill(),
  'a notice not yet published': () => bill({ publishedAt: null }),
  'a demonstration': () => bill({ demonstration: true }),
  'a company being registered': () => bill({ buyer: { ...buyer, siren: null } }),
  'a third party who pays': () => bill({ buyer: formaliste }),
  'a consumer': () => bill({ buyer: consumer }),
  'regulated lines': () => taxed(bill({ lines: regulated }), 221_30, 2000),
  'a business in Martinique': () => taxed(bill({ lines: regulated }), 221_30, 850),
  'a business in Mayotte': exempt,
  'a reduction': () => taxed(bill({ lines: reduced }), 80_39, 2000),
  'a credit note': () => creditNote(),
  'a partial credit note': () => partial(),
  'the credit note of the rest': () => credit(bill(), { before: 50_00, upTo: 199_00 }),
  'a credit note of one cent': () => credit(bill(), { before: 0, upTo: 1 }),
  'the credit note of a consumer': () => credit(bill({ buyer: consumer })),
  'the credit note of a third party, in part': () =>
    credit(bill({ buyer: formaliste }), { before: 12_34, upTo: 56_78 }),
  'the credit note of regulated lines': () => credit(taxed(bill({ lines: regulated }), 221_30, 2000)),
  'the credit note of a reduction': () => credit(taxed(bill({ lines: reduced }), 80_39, 2000)),
  'the credit note of regulated lines, in part': () =>
    credit(taxed(bill({ lines: regulated }), 221_30, 2000), { before: 0, upTo: 24_00 }),
  'the credit note of a business in Martinique, in part': () =>
    credit(taxed(bill({ lines: regulated }), 221_30, 850), { before: 10_00, upTo: 33_33 }),
  'the credit note of a business in Mayotte, in part': () => credit(exempt(), { before: 0, upTo: 20_00 }),
  'a refund before publication': () => {
    const note = creditNote();
    return note.kind === 'credit_note' ? { ...note, data: { ...note.data, publishedAt: null } } : note;
  },
};

describe('the XML of a billing document', () => {
  it.each(Object.entries(documents))('of %s obeys EN 16931 and the French rules', async (_name, document) => {
    const xml = facturX(document());
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    expect(brokenRules(xml)).toEqual([]);
  });

  it('obeys the same rules for any regulated price, whoever pays, and for its credit notes', () => {
    const typed = anyText({ minLength: 1, maxLength: 40 }).map((text) => `A${text}`);
    const department = fc.constantFrom(...departments.map(({ code }) => code));
    const notices = fc.record({
      type: fc.constantFrom(...announcementTypes.map(({ name }) => name)),
      form: fc.constantFrom(...legalForms.map(({ value }) => value)),
      department,
      characters: fc.integer({ min: 1, max: 50_000 }),
      modifications: fc.integer({ min: 1, max: 3 }),
      reduction: fc.constantFrom(null, ...reductionNames),
    });
    const buyers = fc.option(
      fc.record({
        kind: fc.constantFrom('professional' as const, 'consumer' as const),
        name: typed,
        address: typed,
        postcode: fc.constantFrom('69002', '97200', '97300', '97400', '97600'),
        city: typed,
        siren: fc.constantFrom('', '404833048'),
        vatNumber: fc.constant(''),
      }),
    );
    const day = { at: new Date('2026-11-14T09:30:00.000Z'), of2024: '2024-06-15' };
    fc.assert(
      fc.property(
        notices,
        buyers,
        typed,
        fc.nat(200_00),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (notice, payer, title, supplement, share) => {
          const found = price(exampleTables, day.of2024, notice, { label: 'Premium', amountHT: supplement });
          if ('missing' in found) return;
          const { rate, exemption } = orderVat(payer, notice.department);
          const sums = totals(found.lines, rate);
          const data = freezeInvoice(
            {
              ...{ payment_id: 'p', announcement_id: 'a', offer: 'premium', duplicate: false },
              ...{ amount_ht: sums.amountHT, amount_tva: sums.amountTVA, amount_ttc: sums.amountTTC },
              ...{ vat_rate: rate, completed_at: day.at, payment_intent: 'pi_1', buyer: payer },
              price: { lines: found.lines, vatExemption: exemption },
              ...{ status: 'paid', deleted_at: null, reference: 'AL-482517', title, type_id: 1 },
              ...{
                other_type_ids: [],
                content: '<p>Avis</p>',
                company_name: title,
                company_form: notice.form,
              },
              ...{ siret: null, address: title, city: title, department: notice.department },
              ...{ contact_name: title, contact_email: 'elise@exemple.fr', submitted_at: day.at },
              ...{ created_at: day.at, due_at: null, publishable_from: null, published_at: null },
            },
            { ...demonstrationPublisher, seller: invoice.seller },
            day.at,
          );
          const issued: BillingDocument = {
            ...{ kind: 'invoice', number: 'F-2026-00012', issuedAt: day.at, ...sums, vatRate: rate, data },
          };
          const upTo = Math.max(1, Math.floor(share * (sums.amountTTC - 1)));
          const rest = { before: upTo, upTo: sums.amountTTC };
          const parts =
            upTo < sums.amountTTC ? [credit(issued, { before: 0, upTo }), credit(issued, rest)] : [];
          for (const document of [issued, credit(issued), ...parts])
            expect(brokenRules(facturX(document))).toEqual([]);
        },
      ),
    );
  });

  it('is addressed to whoever pays, and names the company of the notice', () => {
    const xml = facturX(bill({ buyer: formaliste }));
    expect(xml).toContain('<ram:BuyerTradeParty><ram:Name>CABINET LOUVRELAC</ram:Name>');
    expect(xml).toContain('<ram:URIID schemeID="0225">404833048</ram:URIID>');
    expect(xml).toContain('<ram:ID schemeID="VA">FR83404833048</ram:ID>');
    expect(xml).toContain('<ram:ShipToTradeParty><ram:Name>ORVELINE CONSEIL</ram:Name>');
    expect(xml).toContain('<ram:Content>B2B</ram:Content>');
  });

  it.each(['a consumer', 'a company being registered'])('of %s is a sale to be reported', (name) => {
    const xml = facturX(documents[name]?.() ?? bill());
    expect(xml).toContain('<ram:Content>B2C</ram:Content>');
    expect(xml).toContain('<ram:URIID schemeID="EM">elise@exemple.fr</ram:URIID>');
  });

  it('has the day of the publication once it is known, never the day of the payment instead', () => {
    expect(facturX(bill({ publishedAt: '2026-11-17T08:00:00.000Z' }))).toMatch(
      /<ram:OccurrenceDateTime><udt:DateTimeString format="102">20261117</,
    );
    expect(facturX(bill({ publishedAt: null }))).not.toContain('OccurrenceDateTime');
  });

  it('says that VAT is paid on debits under no code of its own', () => {
    expect(invoice.seller.vatOnDebits).toBe(true);
    const xml = facturX(bill());
    expect(xml).toContain('Option pour le paiement de la taxe');
    expect(xml).not.toContain('TXD');
  });
});

describe('the PDF of a billing document', () => {
  const pdfText = async (document: BillingDocument) =>
    onOneLine((await readPdf(await renderInvoice(document))).text);

  it('shows who pays and for which company', async () => {
    const text = await pdfText(bill({ buyer: formaliste, publishedAt: null }));
    for (const fact of [
      'CABINET LOUVRELAC, SELARL',
      'SIREN 404 833 048',
      'TVA intracommunautaire FR83404833048',
      'Publiée pour ORVELINE CONSEIL, SAS',
      'Date de la prestation à la publication de l\u2019annonce',
    ])
      expect(text).toContain(fact);
  });

  it('asks no SIREN of a person', async () => {
    const text = await pdfText(bill({ buyer: consumer }));
    expect(text).toContain('Anatole Brizemur');
    expect(text).not.toContain('SIREN en cours');
  });

  it('shows each regulated line with its rate, and why there is no VAT', async () => {
    const document = exempt();
    const text = await pdfText(document);
    expect(text).toContain('1043 0,193 €');
    expect(text).toContain('201,30 €');
    expect(text).toContain('Service Premium');
    expect(text).toContain('TVA non applicable, article 294 du CGI.');
  });

  it('says whether a credit note cancels the invoice in full, and why, once', async () => {
    expect(await pdfText(creditNote())).toContain('Annule en totalité la facture F-2026-00012');
    const text = await pdfText(partial());
    expect(text).toContain('Annule en partie la facture F-2026-00012');
    expect(text.split('Motif')).toHaveLength(2);
  });
});

describe('each rule', () => {
  const wholeInvoice = facturX(bill());
  const wholeNote = facturX(creditNote());
  const taxFree = facturX(exempt());
  const replaced = (xml: string, from: string | RegExp, to: string): string => {
    const changed = xml.replace(from, to);
    expect(changed).not.toBe(xml);
    return changed;
  };
  const note = (subject: string) =>
    new RegExp(
      `<ram:IncludedNote><ram:Content>[^<]*</ram:Content><ram:SubjectCode>${subject}</ram:SubjectCode></ram:IncludedNote>`,
    );
  const party = (name: string, part: string) =>
    new RegExp(`(<ram:${name}TradeParty>.*?)<ram:${part}[ >].*?</ram:${part}>`);

  const element = (name: string) => new RegExp(`<ram:${name}[ >].*?</ram:${name}>`);
  const without = (xml: string, what: RegExp) => replaced(xml, what, '');
  const inHeading = (name: string) =>
    new RegExp(`(<ram:ApplicableHeaderTradeSettlement>.*?)<ram:${name}>.*?</ram:${name}>`);
  const inSums = (name: string) =>
    new RegExp(`(<ram:SpecifiedTradeSettlementHeaderMonetarySummation>.*?)<ram:${name}>.*?</ram:${name}>`);

  const violations: readonly (readonly [string, () => string])[] = [
    ['BR-FR-01', () => replaced(wholeInvoice, 'F-2026-00012', 'F'.repeat(36))],
    ['BR-FR-02', () => replaced(wholeInvoice, 'F-2026-00012', 'F 2026 00012')],
    ['BR-FR-03', () => replaced(wholeInvoice, '>20261114<', '>20260231<')],
    ['BR-FR-04', () => replaced(wholeInvoice, '>380<', '>999<')],
    ['BR-FR-05', () => replaced(wholeNote, note('PMD'), '')],
    ['BR-FR-06', () => replaced(wholeInvoice, '>REG<', '>AAB<')],
    ['BR-FR-08', () => replaced(wholeInvoice, '>S2<', '>A9<')],
    ['BR-FR-10', () => replaced(wholeInvoice, party('Seller', 'SpecifiedLegalOrganization'), '$1')],
    ['BR-FR-11', () => replaced(wholeInvoice, party('Buyer', 'SpecifiedLegalOrganization'), '$1')],
    ['BR-FR-12', () => replaced(wholeInvoice, party('Buyer', 'URIUniversalCommunication'), '$1')],
    ['BR-FR-13', () => replaced(wholeInvoice, party('Seller', 'URIUniversalCommunication'), '$1')],
    ['BR-FR-15', () => replaced(wholeInvoice, '>S<', '>L<')],
    ['BR-FR-16', () => replaced(wholeInvoice, '>20.00<', '>21.00<')],
    ['BR-FR-20', () => replaced(wholeInvoice, '>B2B<', '>B2D<')],
    ['BR-FR-21', () => replaced(wholeInvoice, /(<ram:BuyerTradeParty>.*?schemeID=")0225"/, '$1EM"')],
    ['BR-FR-23', () => replaced(wholeInvoice, /"0225">(\d+)</, '"0225">$1@<')],
    ['BR-FR-25', () => replaced(wholeInvoice, /"0225">(\d+)</, `"0225">$1${'0'.repeat(120)}<`)],
    ['BR-FR-31', () => replaced(wholeInvoice, '>REG<', '>BAR<')],
    ['BR-FR-32', () => replaced(wholeInvoice, '"0002">732829320<', '"0002">73282932<')],
    [
      'BR-FR-CO-05',
      () => replaced(wholeNote, /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/, ''),
    ],
    [
      'BR-FR-CO-07',
      () =>
        replaced(replaced(wholeInvoice, '>S2<', '>S1<'), /(<ram:DueDateDateTime>.*?)20261114/, '$120261113'),
    ],
    [
      'BR-FR-CO-09',
      () =>
        replaced(wholeInvoice, /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/, ''),
    ],
    ['BR-FR-DEC-01', () => replaced(wholeInvoice, '>199.00<', '>199.001<')],
    ['BR-FR-DEC-02', () => replaced(wholeInvoice, '"C62">1<', '"C62">1.00001<')],
    ['BR-FR-DEC-03', () => replaced(wholeInvoice, '<ram:ChargeAmount>', '<ram:ChargeAmount>-')],
    ['BR-FR-DEC-04', () => replaced(wholeInvoice, '>20.00<', '>20.000<')],
    ['BR-01', () => replaced(wholeInvoice, 'en16931', 'en16930')],
    ['BR-02', () => without(wholeInvoice, /<ram:ID>F-2026-00012<\/ram:ID>/)],
    ['BR-03', () => without(wholeInvoice, element('IssueDateTime'))],
    ['BR-04', () => without(wholeInvoice, /<ram:TypeCode>380<\/ram:TypeCode>/)],
    ['BR-05', () => without(wholeInvoice, element('InvoiceCurrencyCode'))],
    ['BR-08/10', () => replaced(wholeInvoice, party('Buyer', 'PostalTradeAddress'), '$1')],
    ['BR-12', () => replaced(wholeInvoice, inSums('LineTotalAmount'), '$1')],
    ['BR-13', () => without(wholeInvoice, element('TaxBasisTotalAmount'))],
    ['BR-14', () => without(wholeInvoice, element('GrandTotalAmount'))],
    ['BR-15', () => without(wholeInvoice, element('DuePayableAmount'))],
    ['BR-21', () => without(wholeInvoice, element('AssociatedDocumentLineDocument'))],
    ['BR-22', () => without(wholeInvoice, element('BilledQuantity'))],
    ['BR-23', () => replaced(wholeInvoice, ' unitCode="C62"', '')],
    ['BR-24', () => without(wholeInvoice, element('SpecifiedTradeSettlementLineMonetarySummation'))],
    ['BR-25', () => replaced(wholeInvoice, /(<ram:SpecifiedTradeProduct>)<ram:Name>.*?<\/ram:Name>/, '$1')],
    ['BR-26', () => without(wholeInvoice, element('NetPriceProductTradePrice'))],
    ['BR-45', () => without(wholeInvoice, element('BasisAmount'))],
    ['BR-46', () => without(wholeInvoice, element('CalculatedAmount'))],
    ['BR-47', () => replaced(wholeInvoice, inHeading('CategoryCode'), '$1')],
    ['BR-48', () => replaced(wholeInvoice, inHeading('RateApplicablePercent'), '$1')],
    ['BR-62/63', () => replaced(wholeInvoice, / schemeID="0225"/, '')],
    ['BR-CO-04', () => without(wholeInvoice, element('CategoryCode'))],
    ['BR-CO-18', () => replaced(wholeInvoice, inHeading('ApplicableTradeTax'), '$1')],
    [
      'BR-CO-26',
      () =>
        replaced(
          replaced(wholeInvoice, party('Seller', 'SpecifiedTaxRegistration'), '$1'),
          party('Seller', 'SpecifiedLegalOrganization'),
          '$1',
        ),
    ],
    ['BR-S-01', () => replaced(wholeInvoice, inHeading('ApplicableTradeTax'), '$1')],
    ['BR-S-08', () => replaced(wholeInvoice, '<ram:BasisAmount>165.83', '<ram:BasisAmount>165.84')],
    ['BR-S-09', () => replaced(wholeInvoice, '<ram:CalculatedAmount>33.17', '<ram:CalculatedAmount>33.27')],
    ['BR-E-01', () => replaced(taxFree, inHeading('ApplicableTradeTax'), '$1')],
    ['BR-E-08', () => replaced(taxFree, '<ram:BasisAmount>221.30', '<ram:BasisAmount>221.31')],
    ['BR-E-09', () => replaced(taxFree, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>0.01')],
    ['BR-06/07', () => replaced(wholeInvoice, party('Buyer', 'Name'), '$1')],
    ['BR-09/11', () => replaced(wholeInvoice, party('Buyer', 'CountryID'), '$1')],
    [
      'BR-16',
      () =>
        replaced(
          wholeInvoice,
          /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/,
          '',
        ),
    ],
    [
      'BR-57',
      () =>
        replaced(
          wholeInvoice,
          /(<ram:ShipToTradeParty>.*?<ram:)CountryID>FR<\/ram:CountryID/,
          '$1CityName>Lyon</ram:CityName',
        ),
    ],
    ['BR-CO-10', () => replaced(wholeInvoice, '<ram:LineTotalAmount>165.83', '<ram:LineTotalAmount>165.84')],
    [
      'BR-CO-13',
      () => replaced(wholeInvoice, '<ram:TaxBasisTotalAmount>165.83', '<ram:TaxBasisTotalAmount>165.84'),
    ],
    ['BR-CO-14', () => replaced(wholeInvoice, '<ram:CalculatedAmount>33.17', '<ram:CalculatedAmount>33.18')],
    [
      'BR-CO-15',
      () => replaced(wholeInvoice, '<ram:GrandTotalAmount>199.00', '<ram:GrandTotalAmount>199.01'),
    ],
    ['BR-CO-16', () => replaced(wholeInvoice, '<ram:DuePayableAmount>0.00', '<ram:DuePayableAmount>1.00')],
    ['BR-CO-17', () => replaced(wholeInvoice, '<ram:BasisAmount>165.83', '<ram:BasisAmount>185.83')],
    ['BR-S-02', () => replaced(wholeInvoice, party('Seller', 'SpecifiedTaxRegistration'), '$1')],
    ['BR-E-10', () => replaced(taxFree, /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, '')],
    ['BR-S-05', () => replaced(wholeInvoice, /20\.00/g, '0.00')],
    [
      'empty',
      () =>
        replaced(
          wholeInvoice,
          /<ram:ShipToTradeParty>.*?<\/ram:ShipToTradeParty>/,
          '<ram:ShipToTradeParty/>',
        ),
    ],
  ];

  it('is broken by a document made to break it', () => {
    for (const [id, violating] of violations) expect(brokenRules(violating()), id).toContain(id);
    expect(violations.map(([id]) => id).sort()).toEqual(rules.map(({ id }) => id).sort());
  });
});

describe('the data of documents issued before buyers were known', () => {
  const {
    company: _company,
    contact,
    buyer: _buyer,
    lines: _lines,
    vatExemption: _why,
    publishedAt: _at,
    ...rest
  } = invoice;
  const first = {
    ...rest,
    version: 1,
    customer: {
      name: 'ORVELINE CONSEIL',
      form: 'SAS',
      siren: '732829320',
      address: '18 rue des Tisserands, 69004 Lyon',
      city: 'Lyon',
      contactName: contact.name,
      contactEmail: contact.email,
    },
  };

  it('is read as an invoice made out to the company of the notice', () => {
    expect(invoiceData.parse(first)).toEqual({ ...invoice, publishedAt: null });
  });

  it('is read as a credit note of the whole invoice', () => {
    const cancelled = { number: 'F-2026-00012', issuedAt: '2026-11-14T09:30:00.000Z' };
    expect(creditNoteData.parse({ ...first, invoice: cancelled }).invoice).toEqual({
      ...cancelled,
      whole: true,
    });
  });
});
