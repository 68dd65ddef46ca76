/** The parameter by which the address of a list says how far it was read. */
const PAGE = 'page';

/** As far as the API counts. */
const LAST_PAGE = 10_000;

/** What is listed, whatever the page: the path and the filters. It is the list's name and the root of its links. */
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

/** The page that an address asks for; undefined when what it asks for is not a page. */
export const pageOf = (url: URL): number | undefined => {
  const given = url.searchParams.get(PAGE) ?? '1';
  const page = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  return page >= 1 && page <= LAST_PAGE ? page : undefined;
};
