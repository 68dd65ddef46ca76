import type { AnnouncementItem } from '#contract/announcements.ts';
import { shortDate } from '#contract/format.fr.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { formatSiret } from '#domain/company/siret.ts';
import { cutHtml } from '#domain/text/cut-html.ts';
import { typeset, typesetHtml } from '#domain/typography/typeset.ts';
import type { ApiClient } from './http.ts';
import { fallBackTo } from './log-failure.ts';
import { oncePerObject } from './once-per-object.ts';

/** A published announcement as the screens show it. */
export type Announcement = {
  /** Its reference: no other announcement has it. */
  id: string;
  slug: string;
  title: string;
  typeLabel: string;
  /** « changement de dirigeant, … »: what the notice announces beside its type; '' for nothing. */
  otherTypes: string;
  family: string;
  companyName: string;
  companyForm: string;
  capital: string | null;
  address: string | null;
  city: string;
  /** « 69 - Rhône » */
  department: string;
  siret: string | null;
  rcs: string | null;
  /** HTML, sanitised by the server when stored and when read. */
  contentHtml: string;
  /** A card has the beginning of a longer text only. */
  contentIsCut: boolean;
  publicationDate: string;
  contact: string | null;
  reference: string;
};

/** A failed call is logged and gives an empty list. */
export const fetchLatestAnnouncements = (api: ApiClient, count: number): Promise<readonly Announcement[]> =>
  api
    .get('/legal-announcements', { query: { page: 1, page_size: count } })
    .then(({ data }) => toCards(data))
    .catch(fallBackTo([], ANNOUNCEMENTS_FAILED));

/** For the browser's console. */
export const ANNOUNCEMENTS_FAILED = "Les annonces légales n'ont pas pu être chargées";

/** The full announcement; undefined when the call fails, and the card's own data is shown instead. */
export const fetchAnnouncement = async (
  api: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<Announcement | undefined> => {
  try {
    const answer = await api.get('/legal-announcements/:slug', {
      params: { slug },
      ...(signal && { signal }),
    });
    return toAnnouncement(answer.announcement);
  } catch {
    return undefined;
  }
};

export const toAnnouncement = oncePerObject(
  (item: AnnouncementItem): Announcement => ({
    id: item.reference_number,
    slug: item.slug,
    title: typeset(item.title),
    typeLabel: item.type.label,
    otherTypes: item.other_types.map(({ label }) => label.toLowerCase()).join(', '),
    family: findAnnouncementType(item.type_id).family,
    companyName: typeset(item.company_name),
    companyForm: item.company_form,
    capital: item.capital && typeset(item.capital),
    address: item.address && typeset(item.address),
    city: item.city,
    department: departmentLabel(item.department),
    siret: item.siret && formatSiret(item.siret),
    rcs: item.rcs,
    contentHtml: typesetHtml(item.content),
    contentIsCut: false,
    publicationDate: shortDate(new Date(item.publication_date)),
    contact: contactLine(item.contact_info),
    reference: item.reference_number,
  }),
);

/**
 * A card shows 120 px of the text, which this many characters fill: a list weighs the same however long its notices are,
 * and a telephone gets it at once.
 */
const CARD_CHARACTERS = 300;

const toCard = oncePerObject((item: AnnouncementItem): Announcement => {
  const announcement = toAnnouncement(item);
  const contentHtml = cutHtml(announcement.contentHtml, CARD_CHARACTERS);
  return { ...announcement, contentHtml, contentIsCut: contentHtml !== announcement.contentHtml };
});

/** A list as a whole: the server finds the HTML and the JSON of one that did not change. */
export const toCards = oncePerObject((items: readonly AnnouncementItem[]): readonly Announcement[] =>
  items.map(toCard),
);

const departmentLabel = (code: string): string => {
  const name = findDepartment(code)?.name;
  return name ? `${code} - ${name}` : code;
};

const contactLine = (contact: AnnouncementItem['contact_info']): string | null =>
  contact && [contact.name, contact.email, contact.phone].filter(Boolean).join(' - ');
