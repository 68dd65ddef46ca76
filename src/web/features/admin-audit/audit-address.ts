import { auditSorts } from '#contract/admin-audit.ts';
import { adminPaths } from '#contract/paths.ts';
import { readHidden, readPage, readText, writeQuery } from '#web/back-office/page-address.ts';
import { readSorting, type Sorting, sortingQuery } from '#web/back-office/sorting.ts';

export const AUDIT = adminPaths.journal;

export type AuditSort = (typeof auditSorts)[number];

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
  readonly sorting: Sorting<AuditSort> | undefined;
  /** The columns that are not shown. */
  readonly hidden: readonly string[];
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
    sorting: readSorting(query, auditSorts),
    hidden: readHidden(query),
  };
};

/** The filters and the order as query parameters of the API; unset ones are omitted. */
export const auditQueryOf = (filters: AuditFilters): Record<string, string> => ({
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[names[name], filters[name]]] : []))),
  ...sortingQuery(filters.sorting),
});

export const auditHref = (filters: AuditFilters): string =>
  writeQuery(AUDIT, {
    ...auditQueryOf(filters),
    hidden: filters.hidden.join(','),
    page: filters.page > 1 ? String(filters.page) : '',
  });

/** The list without any filter, with the same columns. */
export const clearedHref = ({ hidden }: AuditFilters): string =>
  auditHref({ ...readAuditFilters(new URLSearchParams()), hidden });
