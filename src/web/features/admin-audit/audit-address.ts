import { adminPaths } from '#contract/paths.ts';
import { readPage, readText } from '#web/back-office/page-address.ts';

export const AUDIT = adminPaths.journal;

/** The filters and the page of the audit list; all of them are in the URL. */
export type AuditFilters = {
  readonly page: number;
  /** An administrator's id, or a kind of actor. */
  readonly actor: string;
  readonly object: string;
  readonly objectId: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
};

const names = {
  actor: 'actor',
  object: 'object',
  objectId: 'object_id',
  action: 'action',
  from: 'start_date',
  to: 'end_date',
} as const;

type Name = keyof typeof names;
const filterNames = Object.keys(names) as Name[];

export const readAuditFilters = (query: URLSearchParams): AuditFilters => {
  const texts = filterNames.map((name) => [name, readText(query, names[name])]);
  return {
    ...(Object.fromEntries(texts) as Record<Name, string>),
    page: readPage(query),
  };
};

/** The filters as query parameters of the API; unset ones are omitted. */
export const auditQueryOf = (filters: AuditFilters): Record<string, string> =>
  Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[names[name], filters[name]]] : [])));

export const auditHref = (filters: AuditFilters): string => {
  const query = new URLSearchParams(auditQueryOf(filters));
  if (filters.page > 1) query.set('page', String(filters.page));
  return query.size === 0 ? AUDIT : `${AUDIT}?${query}`;
};
