import { parisDay } from '#domain/period/paris-day.ts';
import type { BillingDocument } from './billing-document.ts';
import type { Buyer, InvoiceData, InvoiceLine } from './frozen-data.ts';
import { mentionsOf } from './invoice-mentions.ts';

export const FACTUR_X_FILE = 'factur-x.xml';
export const FACTUR_X_PROFILE = 'EN 16931';
const GUIDELINE = 'urn:cen.eu:en16931:2017';

const TYPE_CODES = { invoice: 380, credit_note: 381 } as const;
/** UNTDID 4461: a bank card. */
const BANK_CARD = 48;
/** UN/ECE Recommendation 20: one unit. */
const ONE = 'C62';
/** ISO 6523: the French register of companies (SIREN). */
const SIREN_SCHEME = '0002';
/** The directory of the French platforms of electronic invoices: an address begins with the SIREN. */
const FRENCH_ADDRESS_SCHEME = '0225';
/** BT-23: services that are already paid, or refunded, when the document is issued. */
const PAID_SERVICES = 'S2';

/** The invoice as XML: Cross Industry Invoice, in the order of its schema. */
export const facturX = (document: BillingDocument): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">',
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', PAID_SERVICES)),
      element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', GUIDELINE)),
    ),
    heading(document),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...linesOf(document).map((line, index) => tradeLine(document, line, index + 1)),
      agreement(document),
      delivery(document),
      settlement(document),
    ),
    '</rsm:CrossIndustryInvoice>',
  ].join('\n');

const heading = (document: BillingDocument): string =>
  element(
    'rsm:ExchangedDocument',
    text('ram:ID', document.number),
    text('ram:TypeCode', TYPE_CODES[document.kind]),
    element('ram:IssueDateTime', date('udt', document.issuedAt)),
    ...mentionsOf(document).map(({ subject, sentence }) => note(subject, sentence)),
    note('BAR', treatmentOf(document.data.buyer)),
  );

const note = (subject: string, content: string): string =>
  element('ram:IncludedNote', text('ram:Content', content), text('ram:SubjectCode', subject));

/**
 * How the tax administration learns of the sale: between businesses the invoice itself goes through a platform; a
 * sale to anybody else is reported. A company without a SIREN yet cannot be addressed on a platform.
 */
const treatmentOf = ({ kind, siren }: Buyer): 'B2B' | 'B2C' =>
  kind === 'professional' && siren ? 'B2B' : 'B2C';

const tradeLine = (
  { vatRate }: BillingDocument,
  { label, description, quantity, unitPrice, amountHT }: InvoiceLine,
  number: number,
): string =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', number)),
    element('ram:SpecifiedTradeProduct', text('ram:Name', label), text('ram:Description', description)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', (unitPrice / 1000).toFixed(3))),
    ),
    element('ram:SpecifiedLineTradeDelivery', text('ram:BilledQuantity', quantity, { unitCode: ONE })),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', vatCategory(vatRate)),
        ratePercent(vatRate),
      ),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        text('ram:LineTotalAmount', decimal(amountHT)),
      ),
    ),
  );

/** The lines of the document: its own or, for an offer, one of the whole amount. */
export const linesOf = ({
  data: { order, lines },
  amountHT,
}: Pick<BillingDocument, 'amountHT'> & {
  readonly data: Pick<InvoiceData, 'order' | 'lines'>;
}): readonly InvoiceLine[] =>
  lines.length > 0
    ? lines
    : [
        {
          label: `Publication de l'annonce légale ${order.reference}, offre ${order.offer}`,
          description: order.title,
          quantity: 1,
          unitPrice: amountHT * 10,
          amountHT,
        },
      ];

const agreement = ({ data: { seller, buyer, order } }: BillingDocument): string =>
  element(
    'ram:ApplicableHeaderTradeAgreement',
    text('ram:BuyerReference', order.reference),
    element(
      'ram:SellerTradeParty',
      text('ram:Name', seller.name),
      element(
        'ram:SpecifiedLegalOrganization',
        text('ram:ID', seller.siren, { schemeID: SIREN_SCHEME }),
        text('ram:TradingBusinessName', seller.name),
      ),
      address({ street: seller.street, postcode: seller.postcode, city: seller.city }),
      electronicAddress(seller.siren, seller.email),
      element('ram:SpecifiedTaxRegistration', text('ram:ID', seller.vatNumber, { schemeID: 'VA' })),
    ),
    element(
      'ram:BuyerTradeParty',
      text('ram:Name', buyer.name),
      buyer.siren
        ? element('ram:SpecifiedLegalOrganization', text('ram:ID', buyer.siren, { schemeID: SIREN_SCHEME }))
        : '',
      address({
        street: buyer.address,
        postcode: /\b\d{5}\b/.exec(buyer.address)?.[0],
        city: buyer.city,
      }),
      electronicAddress(buyer.siren, buyer.email),
      buyer.vatNumber
        ? element('ram:SpecifiedTaxRegistration', text('ram:ID', buyer.vatNumber, { schemeID: 'VA' }))
        : '',
    ),
    element('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', order.reference)),
  );

/** For whom the notice is published, and the day of its publication once it is known (BT-72). */
const delivery = ({ data: { company, publishedAt } }: BillingDocument): string =>
  element(
    'ram:ApplicableHeaderTradeDelivery',
    element(
      'ram:ShipToTradeParty',
      text('ram:Name', company.name),
      element('ram:PostalTradeAddress', text('ram:CountryID', 'FR')),
    ),
    publishedAt
      ? element(
          'ram:ActualDeliverySupplyChainEvent',
          element('ram:OccurrenceDateTime', date('udt', new Date(publishedAt))),
        )
      : '',
  );

/** A paid invoice is due the day it was paid; a credit note, the day it is issued, after the refund. */
const dueDate = (document: BillingDocument): Date =>
  document.kind === 'invoice' ? new Date(document.data.payment.paidAt) : document.issuedAt;

const settlement = (document: BillingDocument): string => {
  const { amountHT, amountTVA, amountTTC, vatRate, data } = document;
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:InvoiceCurrencyCode', 'EUR'),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      text('ram:TypeCode', BANK_CARD),
      text('ram:Information', 'Carte bancaire'),
    ),
    element(
      'ram:ApplicableTradeTax',
      text('ram:CalculatedAmount', decimal(amountTVA)),
      text('ram:TypeCode', 'VAT'),
      data.vatExemption ? text('ram:ExemptionReason', data.vatExemption) : '',
      text('ram:BasisAmount', decimal(amountHT)),
      text('ram:CategoryCode', vatCategory(vatRate)),
      ratePercent(vatRate),
    ),
    element('ram:SpecifiedTradePaymentTerms', element('ram:DueDateDateTime', date('udt', dueDate(document)))),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      text('ram:LineTotalAmount', decimal(amountHT)),
      text('ram:TaxBasisTotalAmount', decimal(amountHT)),
      text('ram:TaxTotalAmount', decimal(amountTVA), { currencyID: 'EUR' }),
      text('ram:GrandTotalAmount', decimal(amountTTC)),
      // Paid before it was issued, and refunded before the credit note was.
      text('ram:TotalPrepaidAmount', decimal(amountTTC)),
      text('ram:DuePayableAmount', decimal(0)),
    ),
    document.kind === 'credit_note'
      ? element(
          'ram:InvoiceReferencedDocument',
          text('ram:IssuerAssignedID', document.data.invoice.number),
          element('ram:FormattedIssueDateTime', date('qdt', new Date(document.data.invoice.issuedAt))),
        )
      : '',
  );
};

/** S: a rate of VAT; E: no VAT, for a reason that the document gives. */
const vatCategory = (vatRate: number): 'S' | 'E' => (vatRate > 0 ? 'S' : 'E');

const ratePercent = (vatRate: number): string =>
  text('ram:RateApplicablePercent', (vatRate / 100).toFixed(2));

const address = ({
  street,
  postcode,
  city,
}: {
  street: string;
  postcode: string | undefined;
  city: string;
}) =>
  element(
    'ram:PostalTradeAddress',
    postcode ? text('ram:PostcodeCode', postcode) : '',
    text('ram:LineOne', street),
    text('ram:CityName', city),
    text('ram:CountryID', 'FR'),
  );

/** Of a French company its address on the platforms, of anybody else an e-mail address. */
const electronicAddress = (siren: string | null, email: string): string =>
  element(
    'ram:URIUniversalCommunication',
    siren
      ? text('ram:URIID', siren, { schemeID: FRENCH_ADDRESS_SCHEME })
      : text('ram:URIID', email, { schemeID: 'EM' }),
  );

/** 102: the day as YYYYMMDD. */
const date = (space: 'udt' | 'qdt', at: Date): string => {
  const { year, month, day } = parisDay(at);
  const figures = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
  return text(`${space}:DateTimeString`, figures, { format: '102' });
};

const decimal = (cents: number): string => (cents / 100).toFixed(2);

type Attributes = Readonly<Record<string, string>>;

const element = (name: string, ...children: readonly string[]): string =>
  children.length === 0 ? `<${name}/>` : `<${name}>${children.join('')}</${name}>`;

const text = (name: string, content: string | number, attributes: Attributes = {}): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${escapeXml(String(content))}</${name}>`;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 forbids most control characters and lone surrogates. */
const escapeXml = (given: string): string =>
  given
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .trim();
