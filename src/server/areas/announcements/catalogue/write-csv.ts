import type { AnnouncementItem } from '#contract/announcements.ts';
import { shortDate } from '#contract/format.fr.ts';
import { announcementPath } from '#contract/paths.ts';
import { formatSiret } from '#domain/company/siret.ts';
import { visibleText } from '#domain/text/visible-text.ts';

/** What French Excel expects: its byte-order mark, semicolons, and lines that end as on Windows. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

type Column = { name: string; of: (item: AnnouncementItem, publicUrl: string) => string };

const columns: readonly Column[] = [
  { name: 'Référence', of: (item) => item.reference_number },
  { name: 'Date de parution', of: (item) => shortDate(new Date(item.publication_date)) },
  { name: 'Type', of: (item) => item.type.label },
  { name: 'Titre', of: (item) => item.title },
  { name: 'Société', of: (item) => item.company_name },
  { name: 'Forme', of: (item) => item.company_form },
  // In its groups: a spreadsheet takes fourteen digits for a number, and rounds it.
  { name: 'SIRET', of: (item) => formatSiret(item.siret ?? '') },
  { name: 'RCS', of: (item) => item.rcs ?? '' },
  { name: 'Capital', of: (item) => item.capital ?? '' },
  { name: 'Adresse', of: (item) => item.address ?? '' },
  { name: 'Ville', of: (item) => item.city },
  { name: 'Département', of: (item) => item.department },
  { name: 'Texte', of: (item) => visibleText(item.content) },
  { name: 'Page', of: (item, publicUrl) => `${publicUrl}${announcementPath(item)}` },
];

export const csvHead = (): string => BYTE_ORDER_MARK + line(columns.map(({ name }) => name));

export const csvLine = (item: AnnouncementItem, publicUrl: string): string =>
  line(columns.map(({ of }) => of(item, publicUrl)));

const line = (cells: readonly string[]): string => cells.map(cell).join(';') + LINE_END;

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * A cell that begins like a formula would be run by the spreadsheet of whoever opens the file: an apostrophe makes it
 * a text. Spaces and the wide forms of the same signs are seen through, as spreadsheets do.
 */
const inert = (text: string): string =>
  /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u.test(text) ? `'${text}` : text;
