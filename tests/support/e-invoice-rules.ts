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

const sellerVatNumber = `${AGREEMENT}/SellerTradeParty/SpecifiedTaxRegistration/ID`;
const TAX = `${SETTLEMENT}/ApplicableTradeTax`;
const QUANTITY = 'SpecifiedLineTradeDelivery/BilledQuantity';
const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';
const LINE_TOTAL =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

const isNumber = (text: string | undefined): boolean => /^-?\d+(\.\d+)?$/.test(text ?? '');

/** The text at a path of each of these elements; undefined where one has none. */
const inEach = (elements: readonly XmlElement[], path: string): (string | undefined)[] =>
  elements.map((element) => childrenAt(element, path.split('/'))[0]?.text.trim());
const onEachLine = (xml: Cii, path: string) => inEach(xml.all(LINE), path);
const inEachCategory = (xml: Cii, path: string) => inEach(xml.all(TAX), path);

/** Lines of this category have exactly one entry of the breakdown, and an entry has lines. */
const oneCategory = (xml: Cii, code: 'S' | 'E'): boolean => {
  const lines = onEachLine(xml, `${LINE_TAX}/CategoryCode`).filter((category) => category === code);
  const entries = inEachCategory(xml, 'CategoryCode').filter((category) => category === code);
  return entries.length === (lines.length > 0 ? 1 : 0);
};

const basisIsSumOfLines = (xml: Cii, code: 'S' | 'E'): boolean => {
  const amounts = onEachLine(xml, LINE_TOTAL);
  const sum = onEachLine(xml, `${LINE_TAX}/CategoryCode`).reduce(
    (total, category, index) =>
      category === code ? total + Math.round(Number(amounts[index]) * 100) : total,
    0,
  );
  return !inEachCategory(xml, 'CategoryCode').includes(code) || sum === xml.cents(`${TAX}/BasisAmount`);
};

/**
 * The tax is rounded for each line, of three at most, and that of a partial credit note on its running total. The
 * published checks allow one euro.
 */
const taxIsBasisTimesRate = (xml: Cii): boolean => {
  const expected =
    (xml.cents(`${TAX}/BasisAmount`) * Number(xml.first(`${TAX}/RateApplicablePercent`))) / 100;
  return Math.abs(xml.cents(`${TAX}/CalculatedAmount`) - expected) <= 3;
};

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
    id: 'BR-02',
    says: 'the document has a number',
    holds: (xml) => Boolean(xml.first('ExchangedDocument/ID')),
  },
  {
    id: 'BR-03',
    says: 'the document has a date of issue',
    holds: (xml) => Boolean(xml.first('ExchangedDocument/IssueDateTime/DateTimeString')),
  },
  { id: 'BR-04', says: 'the document has a type', holds: ({ type }) => Boolean(type) },
  {
    id: 'BR-05',
    says: 'the document has a currency',
    holds: (xml) => xml.first(`${SETTLEMENT}/InvoiceCurrencyCode`) === 'EUR',
  },
  {
    id: 'BR-06/07',
    says: 'both parties have a name',
    holds: (xml) =>
      ['Seller', 'Buyer'].every((party) => Boolean(xml.first(`${AGREEMENT}/${party}TradeParty/Name`))),
  },
  {
    id: 'BR-08/10',
    says: 'both parties have a postal address',
    holds: (xml) =>
      ['Seller', 'Buyer'].every(
        (party) => xml.all(`${AGREEMENT}/${party}TradeParty/PostalTradeAddress`).length === 1,
      ),
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
    id: 'BR-12',
    says: 'the sum of the lines is there',
    holds: (xml) => isNumber(xml.first(`${SUMS}/LineTotalAmount`)),
  },
  {
    id: 'BR-13',
    says: 'the total without VAT is there',
    holds: (xml) => isNumber(xml.first(`${SUMS}/TaxBasisTotalAmount`)),
  },
  {
    id: 'BR-14',
    says: 'the total with VAT is there',
    holds: (xml) => isNumber(xml.first(`${SUMS}/GrandTotalAmount`)),
  },
  {
    id: 'BR-15',
    says: 'the amount due is there',
    holds: (xml) => isNumber(xml.first(`${SUMS}/DuePayableAmount`)),
  },
  {
    id: 'BR-16',
    says: 'there is a line',
    holds: (xml) => xml.all(LINE).length > 0,
  },
  {
    id: 'BR-21',
    says: 'each line has an identifier',
    holds: (xml) => onEachLine(xml, 'AssociatedDocumentLineDocument/LineID').every(Boolean),
  },
  {
    id: 'BR-22',
    says: 'each line has a quantity',
    holds: (xml) => onEachLine(xml, QUANTITY).every(isNumber),
  },
  {
    id: 'BR-23',
    says: 'each quantity has a unit',
    holds: (xml) => xml.all(`${LINE}/${QUANTITY}`).every(({ attributes }) => Boolean(attributes.unitCode)),
  },
  {
    id: 'BR-24',
    says: 'each line has a net amount',
    holds: (xml) => onEachLine(xml, LINE_TOTAL).every(isNumber),
  },
  {
    id: 'BR-25',
    says: 'each line has the name of its item',
    holds: (xml) => onEachLine(xml, 'SpecifiedTradeProduct/Name').every(Boolean),
  },
  {
    id: 'BR-26',
    says: 'each line has the net price of its item',
    holds: (xml) =>
      onEachLine(xml, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount').every(isNumber),
  },
  {
    id: 'BR-45',
    says: 'each category of VAT has a basis',
    holds: (xml) => inEachCategory(xml, 'BasisAmount').every(isNumber),
  },
  {
    id: 'BR-46',
    says: 'each category of VAT has an amount of tax',
    holds: (xml) => inEachCategory(xml, 'CalculatedAmount').every(isNumber),
  },
  {
    id: 'BR-47',
    says: 'each category of VAT has a code',
    holds: (xml) => inEachCategory(xml, 'CategoryCode').every(Boolean),
  },
  {
    id: 'BR-48',
    says: 'each category of VAT has a rate',
    holds: (xml) => inEachCategory(xml, 'RateApplicablePercent').every(isNumber),
  },
  {
    id: 'BR-57',
    says: 'the place of delivery has a country',
    holds: (xml) =>
      xml.all(`${DELIVERY}/ShipToTradeParty/PostalTradeAddress`).length === 0 ||
      Boolean(xml.first(`${DELIVERY}/ShipToTradeParty/PostalTradeAddress/CountryID`)),
  },
  {
    id: 'BR-62/63',
    says: 'electronic addresses have a scheme',
    holds: (xml) => electronicAddresses(xml).every(({ attributes }) => Boolean(attributes.schemeID)),
  },
  {
    id: 'BR-CO-04',
    says: 'each line has a category of VAT',
    holds: (xml) => onEachLine(xml, `${LINE_TAX}/CategoryCode`).every(Boolean),
  },
  {
    id: 'BR-CO-10',
    says: 'the lines add up to their sum',
    holds: (xml) => xml.sum(`${LINE}/${LINE_TOTAL}`) === xml.cents(`${SUMS}/LineTotalAmount`),
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
    holds: (xml) => taxIsBasisTimesRate(xml),
  },
  {
    id: 'BR-CO-18',
    says: 'there is a category of VAT',
    holds: (xml) => xml.all(TAX).length > 0,
  },
  {
    id: 'BR-CO-26',
    says: 'the seller is identified by a number',
    holds: (xml) =>
      [sellerSiren, sellerVatNumber, `${AGREEMENT}/SellerTradeParty/ID`].some((path) => xml.first(path)),
  },
  {
    id: 'BR-S-01',
    says: 'lines with VAT have one category of their rate, and no other',
    holds: (xml) => oneCategory(xml, 'S'),
  },
  {
    id: 'BR-S-02',
    says: 'a seller who charges VAT has a VAT number',
    holds: (xml) => !categories(xml).includes('S') || /^FR/.test(xml.first(sellerVatNumber) ?? ''),
  },
  {
    id: 'BR-S-08',
    says: 'the basis of a rate is the sum of its lines',
    holds: (xml) => basisIsSumOfLines(xml, 'S'),
  },
  {
    id: 'BR-S-09',
    says: 'the tax of a rate is its basis times the rate',
    holds: (xml) => !categories(xml).includes('S') || taxIsBasisTimesRate(xml),
  },
  {
    id: 'BR-E-01',
    says: 'lines without VAT have one category, and no other',
    holds: (xml) => oneCategory(xml, 'E'),
  },
  {
    id: 'BR-E-08',
    says: 'the basis without VAT is the sum of its lines',
    holds: (xml) => basisIsSumOfLines(xml, 'E'),
  },
  {
    id: 'BR-E-09',
    says: 'no VAT: the tax is zero',
    holds: (xml) => !categories(xml).includes('E') || xml.sum(`${TAX}/CalculatedAmount`) === 0,
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
