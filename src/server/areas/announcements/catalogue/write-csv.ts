import type { AnnouncementItem } from '#contract/announcements.ts';
import { shortDate } from '#contract/format.fr.ts';
import { announcementPath } from '#contract/paths.ts';
import { formatSiret } from '#domain/company/siret.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { csvHead, csvLine } from '#server/csv.ts';

type Column = { name: string; of: (item: AnnouncementItem, publicUrl: string) => string };

const columns: readonly Column[] = [
  { name: 'Référence', of: (item) => item.reference_number },
  { name: 'Date de parution', of: (item) => shortDate(new Date(item.publication_date)) },
  { name: 'Type', of: (item) => item.type.label },
  { name: 'Titre', of: (item) => item.title },
  { name: 'Société', of: (item) => item.company_name },
  { name: 'Forme', of: (item) => item.company_form },
  // In groups: a spreadsheet would read fourteen digits as a number and round it.
  { name: 'SIRET', of: (item) => formatSiret(item.siret ?? '') },
  { name: 'RCS', of: (item) => item.rcs ?? '' },
  { name: 'Capital', of: (item) => item.capital ?? '' },
  { name: 'Adresse', of: (item) => item.address ?? '' },
  { name: 'Ville', of: (item) => item.city },
  { name: 'Département', of: (item) => item.department },
  { name: 'Texte', of: (item) => visibleText(item.content) },
  { name: 'Page', of: (item, publicUrl) => `${publicUrl}${announcementPath(item)}` },
];

export const announcementHead = (): string => csvHead(columns.map(({ name }) => name));

export const announcementLine = (item: AnnouncementItem, publicUrl: string): string =>
  csvLine(columns.map(({ of }) => of(item, publicUrl)));
