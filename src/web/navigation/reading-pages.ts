import { matchPath } from 'react-router';
import { paths } from '#contract/paths.ts';

/**
 * Pages that are the same for everyone and count nothing when they are requested: a link to one may be followed in
 * advance. Not a search: each one is made for one reader.
 */
export const READING_PAGES = [
  paths.home,
  paths.news,
  paths.category,
  paths.caseLaw,
  paths.legislation,
  paths.article,
  paths.announcements,
  paths.announcement,
  paths.submission,
  paths.contact,
  paths.prices,
  paths.accessibility,
  paths.terms,
  paths.privacy,
  paths.disclaimer,
  paths.cookies,
].map((address) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
});

export const isReadingPage = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  READING_PAGES.some((page) => search.slice(1) === page.search && matchPath(page.pathname, pathname));
