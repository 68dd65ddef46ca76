import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { openDocument } from '#server/areas/documents/public.ts';
import type { Database } from '#server/db/client.ts';
import { parseXml, type XmlElement } from './xml.ts';

/**
 * Our own reading of the rules that a French electronic invoice in CII must obey, as far as our documents can break
 * them: the French rules (BR-FR-…) and the sums, categories and mandatory terms of EN 16931 (BR-…). Each rule says
 * whether a document holds it.
 */
export type Rule = { readonly id: string; readonly says: string; readonly holds: (xml: Cii) => boolean };

/** A document, read by the paths of its elements without their prefixes. */
export type Cii = ReturnType<typeof readCii>;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const childrenAt = (element: XmlElement, path: readonly string[]): XmlElement[] => {
  const [next, ...rest] = path;
  if (next === undefined) return [element];
  return element.children
    .filter(({ name }) => local(name) === next)
    .flatMap((child) => childrenAt(child, rest));
};

const everyElement = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];

const TRADE = 'SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`;

const readCii = (xml: string) => {
  const root = parseXml(xml);
  const all = (path: string) => childrenAt(root, path.split('/'));
  const texts = (path: string) => all(path).map(({ text }) => text.trim());
  const cents = (path: string) => Math.round(Number(texts(path)[0]) * 100);
  const sum = (path: string) =>
    texts(path).reduce((total, text) => total + Math.round(Number(text) * 100), 0);
  const elements = everyElement(root);
  const notes = all('ExchangedDocument/IncludedNote').map((note) => ({
    subject: childrenAt(note, ['SubjectCode'])[0]?.text,
    content: childrenAt(note, ['Content'])[0]?.text ?? '',
  }));
  const notesOf = (subject: string) => notes.filter((note) => note.subject === subject);
  return {
    all,
    texts,
    first: (path: string) => texts(path)[0],
    cents,
    sum,
    elements,
    named: (name: string) => elements.filter((element) => local(element.name) === name),
    notesOf,
    type: texts('ExchangedDocument/TypeCode')[0],
    framework: texts('ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID')[0],
    treatment: notesOf('BAR')[0]?.content,
  };
};

const FRAMEWORKS = 'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' ');
const TYPES = '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' ');
const CREDIT_NOTES = ['261', '381', '396', '502', '503'];
const RATES = [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6];
const PAID = ['B2', 'S2', 'M2'];
const TREATMENTS = ['B2B', 'B2BINT', 'B2C', 'OUTOFSCOPE', 'ARCHIVEONLY'];

const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (!year) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
};

const electronicAddresses = (xml: Cii) => xml.named('URIID');
const buyerSiren = `${AGREEMENT}/BuyerTradeParty/SpecifiedLegalOrganization/ID`;
const sellerSiren = `${AGREEMENT}/SellerTradeParty/SpecifiedLegalOrganization/ID`;
const addressOf = (party: 'Buyer' | 'Seller') =>
  `${AGREEMENT}/${party}TradeParty/URIUniversalCommunication/URIID`;
const dueDate = `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`;
const earlier = `${SETTLEMENT}/InvoiceReferencedDocument`;
const rates = (xml: Cii) => xml.named('RateApplicablePercent').map(({ text }) => text);
const categories = (xml: Cii) => xml.named('CategoryCode').map(({ text }) => text);
const amounts = (xml: Cii) =>
  xml.elements
    .filter(({ name }) => /Amount$/.test(name) && local(name) !== 'ChargeAmount')
    .map(({ text }) => text);

export const rules: readonly Rule[] = [
  {
    id: 'BR-FR-01',
    says: 'numbers of invoices have 35 characters at most',
    holds: (xml) =>
      [...xml.texts('ExchangedDocument/ID'), ...xml.texts(`${earlier}/IssuerAssignedID`)].every(
        (number) => number.length <= 35,
      ),
  },
  {
    id: 'BR-FR-02',
    says: 'numbers of invoices are letters, digits, + - _ /',
    holds: (xml) =>
      [...xml.texts('ExchangedDocument/ID'), ...xml.texts(`${earlier}/IssuerAssignedID`)].every((number) =>
        /^[A-Za-z0-9+\-_/]+$/.test(number),
      ),
  },
  {
    id: 'BR-FR-03',
    says: 'dates are real days from 2000 to 2099',
    holds: (xml) => xml.named('DateTimeString').every(({ text }) => isDay(text)),
  },
  { id: 'BR-FR-04', says: 'the type is a known one', holds: ({ type }) => TYPES.includes(type ?? '') },
  {
    id: 'BR-FR-05',
    says: 'notes PMT, PMD and AAB are there',
    holds: (xml) => ['PMT', 'PMD', 'AAB'].every((subject) => xml.notesOf(subject).length > 0),
  },
  {
    id: 'BR-FR-06',
    says: 'notes PMT, PMD, AAB and TXD are there once at most',
    holds: (xml) => ['PMT', 'PMD', 'AAB', 'TXD'].every((subject) => xml.notesOf(subject).length <= 1),
  },
  {
    id: 'BR-FR-08',
    says: 'the billing framework is there',
    holds: ({ framework }) => FRAMEWORKS.includes(framework ?? ''),
  },
  {
    id: 'BR-FR-10',
    says: 'the seller has a SIREN',
    holds: (xml) => /^\d{9}$/.test(xml.first(sellerSiren) ?? ''),
  },
  {
    id: 'BR-FR-11',
    says: 'between businesses, the buyer has a SIREN',
    holds: (xml) => xml.treatment !== 'B2B' || /^\d{9}$/.test(xml.first(buyerSiren) ?? ''),
  },
  {
    id: 'BR-FR-12',
    says: 'the buyer has an electronic address',
    holds: (xml) => Boolean(xml.first(addressOf('Buyer'))),
  },
  {
    id: 'BR-FR-13',
    says: 'the seller has an electronic address',
    holds: (xml) => Boolean(xml.first(addressOf('Seller'))),
  },
  {
    id: 'BR-FR-15',
    says: 'categories of VAT are S E AE K G O Z',
    holds: (xml) => categories(xml).every((code) => ['S', 'E', 'AE', 'K', 'G', 'O', 'Z'].includes(code)),
  },
  {
    id: 'BR-FR-16',
    says: 'rates of VAT are French ones',
    holds: (xml) => rates(xml).every((rate) => /^[\d.]+$/.test(rate) && RATES.includes(Number(rate))),
  },
  {
    id: 'BR-FR-20',
    says: 'a note BAR is a known treatment',
    holds: (xml) => xml.notesOf('BAR').every(({ content }) => TREATMENTS.includes(content)),
  },
  {
    id: 'BR-FR-21',
    says: 'between businesses, the address of the buyer begins with the SIREN, in the French directory',
    holds: (xml) => {
      if (xml.treatment !== 'B2B') return true;
      const [address] = xml.all(addressOf('Buyer'));
      return address?.attributes.schemeID === '0225' && address.text.startsWith(xml.first(buyerSiren) ?? '?');
    },
  },
  {
    id: 'BR-FR-23',
    says: 'addresses of the French directory are letters, digits, - _ .',
    holds: (xml) =>
      electronicAddresses(xml).every(
        ({ attributes, text }) => attributes.schemeID !== '0225' || /^[A-Za-z0-9._-]+$/.test(text),
      ),
  },
  {
    id: 'BR-FR-25',
    says: 'electronic addresses have 125 characters at most',
    holds: (xml) => electronicAddresses(xml).every(({ text }) => text.length <= 125),
  },
  {
    id: 'BR-FR-31',
    says: 'there is one treatment at most',
    holds: (xml) => xml.notesOf('BAR').length <= 1,
  },
  {
    id: 'BR-FR-32',
    says: 'a SIREN has nine digits',
    holds: (xml) =>
      xml.elements.every(
        ({ attributes, text }) => attributes.schemeID !== '0002' || /^\d{9}$/.test(text.trim()),
      ),
  },
  {
    id: 'BR-FR-CO-05',
    says: 'a credit note names an earlier invoice and its date',
    holds: (xml) =>
      !CREDIT_NOTES.includes(xml.type ?? '') ||
      (Boolean(xml.first(`${earlier}/IssuerAssignedID`)) &&
        isDay(xml.first(`${earlier}/FormattedIssueDateTime/DateTimeString`) ?? '')),
  },
  {
    id: 'BR-FR-CO-07',
    says: 'unless already paid, it is not due before it is issued',
    holds: (xml) => {
      const [due, issued] = [xml.first(dueDate), xml.first('ExchangedDocument/IssueDateTime/DateTimeString')];
      return PAID.includes(xml.framework ?? '') || !due || !issued || due >= issued;
    },
  },
  {
    id: 'BR-FR-CO-09',
    says: 'already paid: everything is paid, nothing is due, and the day of the payment is there',
    holds: (xml) =>
      !PAID.includes(xml.framework ?? '') ||
      (xml.cents(`${SUMS}/TotalPrepaidAmount`) === xml.cents(`${SUMS}/GrandTotalAmount`) &&
        xml.cents(`${SUMS}/DuePayableAmount`) === 0 &&
        isDay(xml.first(dueDate) ?? '')),
  },
  {
    id: 'BR-FR-DEC-01',
    says: 'amounts have two decimals at most',
    holds: (xml) => amounts(xml).every((amount) => /^-?\d{1,16}(\.\d{1,2})?$/.test(amount)),
  },
  {
    id: 'BR-FR-DEC-02',
    says: 'quantities have four decimals at most',
    holds: (xml) => xml.named('BilledQuantity').every(({ text }) => /^-?\d{1,14}(\.\d{1,4})?$/.test(text)),
  },
  {
    id: 'BR-FR-DEC-03',
    says: 'prices are not negative and have six decimals at most',
    holds: (xml) => xml.named('ChargeAmount').every(({ text }) => /^\d{1,12}(\.\d{1,6})?$/.test(text)),
  },
  {
    id: 'BR-FR-DEC-04',
    says: 'rates are not negative and have two decimals at most',
    holds: (xml) => rates(xml).every((rate) => /^\d{1,2}(\.\d{1,2})?$/.test(rate)),
  },
  {
    id: 'BR-01',
    says: 'the profile is there',
    holds: (xml) =>
      xml.first('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
      'urn:cen.eu:en16931:2017',
  },
  {
    id: 'BR-06/07',
    says: 'both parties have a name',
    holds: (xml) =>
      ['Seller', 'Buyer'].every((party) => Boolean(xml.first(`${AGREEMENT}/${party}TradeParty/Name`))),
  },
  {
    id: 'BR-09/11',
    says: 'both parties have a country',
    holds: (xml) =>
      ['Seller', 'Buyer'].every((party) =>
        Boolean(xml.first(`${AGREEMENT}/${party}TradeParty/PostalTradeAddress/CountryID`)),
      ),
  },
  {
    id: 'BR-16',
    says: 'there is a line',
    holds: (xml) => xml.all(LINE).length > 0,
  },
  {
    id: 'BR-57',
    says: 'the place of delivery has a country',
    holds: (xml) =>
      xml.all(`${DELIVERY}/ShipToTradeParty/PostalTradeAddress`).length === 0 ||
      Boolean(xml.first(`${DELIVERY}/ShipToTradeParty/PostalTradeAddress/CountryID`)),
  },
  {
    id: 'BR-CO-10',
    says: 'the lines add up to their sum',
    holds: (xml) =>
      xml.sum(
        `${LINE}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
      ) === xml.cents(`${SUMS}/LineTotalAmount`),
  },
  {
    id: 'BR-CO-13',
    says: 'without rebates or charges, the net total is the sum of the lines',
    holds: (xml) => xml.cents(`${SUMS}/TaxBasisTotalAmount`) === xml.cents(`${SUMS}/LineTotalAmount`),
  },
  {
    id: 'BR-CO-14',
    says: 'the VAT of all categories adds up to the total VAT',
    holds: (xml) =>
      xml.sum(`${SETTLEMENT}/ApplicableTradeTax/CalculatedAmount`) === xml.cents(`${SUMS}/TaxTotalAmount`),
  },
  {
    id: 'BR-CO-15',
    says: 'net total and VAT add up to the total',
    holds: (xml) =>
      xml.cents(`${SUMS}/TaxBasisTotalAmount`) + xml.cents(`${SUMS}/TaxTotalAmount`) ===
      xml.cents(`${SUMS}/GrandTotalAmount`),
  },
  {
    id: 'BR-CO-16',
    says: 'what is due is the total less what was paid',
    holds: (xml) =>
      xml.cents(`${SUMS}/GrandTotalAmount`) - xml.cents(`${SUMS}/TotalPrepaidAmount`) ===
      xml.cents(`${SUMS}/DuePayableAmount`),
  },
  {
    id: 'BR-CO-17',
    says: 'the VAT of a category is its basis times its rate',
    holds: (xml) => {
      const tax = `${SETTLEMENT}/ApplicableTradeTax`;
      const expected =
        (xml.cents(`${tax}/BasisAmount`) * Number(xml.first(`${tax}/RateApplicablePercent`))) / 100;
      // The tax is rounded for each line, of three at most, and that of a partial credit note on its running total.
      // The published checks allow one euro.
      return Math.abs(xml.cents(`${tax}/CalculatedAmount`) - expected) <= 3;
    },
  },
  {
    id: 'BR-S-02',
    says: 'a seller who charges VAT has a VAT number',
    holds: (xml) =>
      !categories(xml).includes('S') ||
      /^FR/.test(xml.first(`${AGREEMENT}/SellerTradeParty/SpecifiedTaxRegistration/ID`) ?? ''),
  },
  {
    id: 'BR-E-10',
    says: 'no VAT: the reason is there, and a rate of zero',
    holds: (xml) =>
      !categories(xml).includes('E') ||
      (Boolean(xml.first(`${SETTLEMENT}/ApplicableTradeTax/ExemptionReason`)) &&
        rates(xml).every((rate) => Number(rate) === 0)),
  },
  {
    id: 'BR-S-05',
    says: 'a rate of VAT is above zero, and gives no reason',
    holds: (xml) =>
      !categories(xml).includes('S') ||
      (rates(xml).every((rate) => Number(rate) > 0) && xml.named('ExemptionReason').length === 0),
  },
  {
    id: 'empty',
    says: 'no element is empty',
    holds: (xml) => xml.elements.every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  },
];

/** The ids of the rules that a document breaks. */
export const brokenRules = (xml: string): string[] => {
  const cii = readCii(xml);
  return rules.filter(({ holds }) => !holds(cii)).map(({ id }) => id);
};

/** The invoices and credit notes of an announcement, from their files: the rules that each breaks, by its number. */
export const checkIssued = async (
  db: Database,
  announcementId: string,
): Promise<Readonly<Record<string, string[]>>> => {
  const issued = [];
  for (const [kind, table] of [
    ['invoice', 'invoices'],
    ['credit_note', 'credit_notes'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'number'])
      .where('announcement_id', '=', announcementId)
      .orderBy('number')
      .execute();
    issued.push(...rows.map((row) => ({ kind, ...row })));
  }
  const broken: Record<string, string[]> = {};
  for (const { kind, id, number } of issued) {
    const file = await openDocument(db, { kind, id });
    if (!file) throw new Error(`No file of ${number}`);
    const { xml } = await extractXml(file.content);
    const { valid } = await validateXsd(xml, Profile.EN16931);
    broken[number] = [...(valid ? [] : ['XSD']), ...brokenRules(xml)];
  }
  return broken;
};
