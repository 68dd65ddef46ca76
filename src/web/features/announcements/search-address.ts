import { paths } from '#contract/paths.ts';
import { findAnnouncementType, findAnnouncementTypeByName } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { type PublicationPeriod, publicationPeriods } from '#domain/period/publication-period.ts';
import type { AnnouncementSearch } from '#web/api/announcement-search.ts';

export const ANNOUNCEMENTS = paths.announcements;

export const NO_FILTER: AnnouncementSearch = { q: '', typeId: null, department: '', period: 'all' };

const LONGEST_TEXT = 200;
const LAST_PAGE = 10_000;

/** The search that a URL holds. An unknown filter is ignored: the form shows what was understood. */
export const readSearch = ({ searchParams }: URL): AnnouncementSearch => ({
  q: readText(searchParams.get('q') ?? ''),
  typeId: readType(searchParams.get('type') ?? ''),
  department: findDepartment((searchParams.get('department') ?? '').toUpperCase())?.code ?? '',
  period: readPeriod(searchParams.get('date') ?? ''),
});

export const readPage = ({ searchParams }: URL): number => {
  const given = searchParams.get('page') ?? '';
  const page = /^\d{1,5}$/.test(given) ? Number(given) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
};

/** The URL of one page of a search. Unset filters are omitted, so that a search has one URL. */
export const searchHref = (search: AnnouncementSearch, page = 1): string => {
  const query = new URLSearchParams(
    Object.entries({
      q: search.q,
      type: typeName(search),
      department: search.department,
      date: search.period === 'all' ? '' : search.period,
      page: page > 1 ? String(page) : '',
    }).filter(([, value]) => value !== ''),
  );
  return query.size === 0 ? ANNOUNCEMENTS : `${ANNOUNCEMENTS}?${query}`;
};

export const isFiltered = ({ q, typeId, department, period }: AnnouncementSearch): boolean =>
  q !== '' || typeId !== null || department !== '' || period !== 'all';

/**
 * The export links of a search: the server computes the period with its own clock, so that the links stay
 * valid.
 */
export const documentHrefs = (search: AnnouncementSearch) => {
  const filters = {
    search: search.q,
    type: typeName(search),
    department: search.department,
    period: search.period === 'all' ? '' : search.period,
  };
  return {
    csv: withQuery(`${paths.api}/legal-announcements/export.csv`, filters),
    json: withQuery(`${paths.api}/legal-announcements/export.json`, filters),
    rss: feedHref(search),
  };
};

/** A feed filters by type and department only: a period or a text search concerns past announcements. */
export const feedHref = (search: Pick<AnnouncementSearch, 'typeId' | 'department'>): string =>
  withQuery(paths.announcementFeed, { department: search.department, type: typeName(search) });

const withQuery = (path: string, values: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
};

const typeName = ({ typeId }: Pick<AnnouncementSearch, 'typeId'>): string =>
  typeId === null ? '' : findAnnouncementType(typeId).name;

const readText = (given: string): string => given.replaceAll('\u0000', '').trim().slice(0, LONGEST_TEXT);

const readType = (given: string): number | null => {
  const type = /^\d+$/.test(given) ? findAnnouncementType(Number(given)) : findAnnouncementTypeByName(given);
  return type.id === 0 ? null : type.id;
};

const readPeriod = (given: string): PublicationPeriod =>
  publicationPeriods.find((period) => period === given) ?? 'all';
