import { shortDate } from '#contract/format.fr.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { parseDay, startOfDay } from '#domain/period/paris-day.ts';
import type { AnnouncementValues } from './announcement-values.ts';

/** The whole announcement as one HTML text, to be read or compared in lines. */
export const comparableText = (values: AnnouncementValues): string => {
  const lines: [string, string][] = [
    ['Titre', values.title],
    ["Type d'annonce", values.type_id && findAnnouncementType(Number(values.type_id)).label],
    ['Date de publication', dayOf(values.publicationDate)],
    ["Nom de l'entreprise", values.companyName],
    ['Forme juridique', values.companyForm],
    ['SIRET', values.siret],
    ['RCS', values.rcs],
    ['Capital', values.capital],
    ['Adresse', values.address],
    ['Ville', values.city],
    ['Département', values.department],
    ['Personne à contacter', values.contactPerson],
    ['Email', values.contactEmail],
    ['Téléphone', values.contactPhone],
  ];
  const head = lines
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text]) => `<p>${label} : ${asHtml(text)}</p>`);
  return `${head.join('')}${values.content}`;
};

const dayOf = (text: string): string => {
  const day = parseDay(text);
  return day ? shortDate(startOfDay(day)) : '';
};

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
