/** French Excel expects a byte-order mark, semicolons and CRLF line ends. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

export const csvHead = (names: readonly string[]): string => BYTE_ORDER_MARK + csvLine(names);

export const csvLine = (cells: readonly string[]): string => cells.map(cell).join(';') + LINE_END;

/** As French spreadsheets read it: « 149,00 ». */
export const csvAmount = (euros: number): string => euros.toFixed(2).replace('.', ',');

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * A spreadsheet would run a cell that begins like a formula: an apostrophe makes it a text. Leading spaces
 * and the full-width forms of the same signs are ignored, as spreadsheets do.
 */
const inert = (text: string): string =>
  /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u.test(text) ? `'${text}` : text;
