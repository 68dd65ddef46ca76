/** The query parameter for the last page that was loaded. */
const PAGE = 'page';

/** The highest page number that the API accepts. */
const LAST_PAGE = 10_000;

/** The address of a list without its page number: it identifies the list, and its page links start from it. */
export const listAddress = (url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.delete(PAGE);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
};

/** The first page has no number: one list, one address. */
export const pageHref = (list: string, page: number): string => {
  if (page <= 1) return list;
  return `${list}${list.includes('?') ? '&' : '?'}${PAGE}=${page}`;
};

/** The page number in an address; undefined when it is invalid. */
export const pageOf = (url: URL): number | undefined => {
  const given = url.searchParams.get(PAGE) ?? '1';
  const page = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  return page >= 1 && page <= LAST_PAGE ? page : undefined;
};
