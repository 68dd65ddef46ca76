import { parisDay } from '#domain/period/paris-day.ts';
import type { BillingDocument } from './billing-document.ts';
import type { InvoiceData } from './frozen-data.ts';
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

/** The invoice as XML: Cross Industry Invoice, in the order of its schema. */
export const facturX = (document: BillingDocument): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">',
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', GUIDELINE)),
    ),
    heading(document),
    element(
      'rsm:SupplyChainTradeTransaction',
      line(document),
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
    ...mentionsOf(document).map(({ subject, sentence }) =>
      element('ram:IncludedNote', text('ram:Content', sentence), text('ram:SubjectCode', subject)),
    ),
  );

const line = ({ data: { order }, amountHT, vatRate }: BillingDocument): string =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', 1)),
    element(
      'ram:SpecifiedTradeProduct',
      text('ram:Name', lineLabel(order)),
      text('ram:Description', order.title),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', decimal(amountHT))),
    ),
    element('ram:SpecifiedLineTradeDelivery', text('ram:BilledQuantity', 1, { unitCode: ONE })),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', text('ram:TypeCode', 'VAT'), ...rate(vatRate)),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        text('ram:LineTotalAmount', decimal(amountHT)),
      ),
    ),
  );

export const lineLabel = ({ reference, offer }: InvoiceData['order']): string =>
  `Publication de l'annonce légale ${reference}, offre ${offer}`;

const agreement = ({ data: { seller, customer, order } }: BillingDocument): string =>
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
      mailbox(seller.email),
      element('ram:SpecifiedTaxRegistration', text('ram:ID', seller.vatNumber, { schemeID: 'VA' })),
    ),
    element(
      'ram:BuyerTradeParty',
      text('ram:Name', customer.name),
      customer.siren
        ? element(
            'ram:SpecifiedLegalOrganization',
            text('ram:ID', customer.siren, { schemeID: SIREN_SCHEME }),
          )
        : '',
      address({
        street: customer.address,
        postcode: /\b\d{5}\b/.exec(customer.address)?.[0],
        city: customer.city,
      }),
      mailbox(customer.contactEmail),
    ),
    element('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', order.reference)),
  );

/** The service begins with the paid submission: the notice is received and reviewed from that day (BT-72). */
export const serviceDate = ({ data }: Extract<BillingDocument, { kind: 'invoice' }>): Date =>
  new Date(data.payment.paidAt);

const delivery = (document: BillingDocument): string =>
  element(
    'ram:ApplicableHeaderTradeDelivery',
    ...(document.kind === 'invoice'
      ? [
          element(
            'ram:ActualDeliverySupplyChainEvent',
            element('ram:OccurrenceDateTime', date('udt', serviceDate(document))),
          ),
        ]
      : []),
  );

const settlement = (document: BillingDocument): string => {
  const { amountHT, amountTVA, amountTTC, vatRate } = document;
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
      text('ram:BasisAmount', decimal(amountHT)),
      ...rate(vatRate),
    ),
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

/** S: the standard rates; Z: the zero rate. */
const rate = (vatRate: number): string[] => [
  text('ram:CategoryCode', vatRate > 0 ? 'S' : 'Z'),
  text('ram:RateApplicablePercent', (vatRate / 100).toFixed(2)),
];

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

const mailbox = (email: string): string =>
  element('ram:URIUniversalCommunication', text('ram:URIID', email, { schemeID: 'EM' }));

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
