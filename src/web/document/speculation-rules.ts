import { paths } from '#contract/paths.ts';

/** Pages that are the same for everyone and count nothing when they are requested. */
const READING_PAGES = [
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
];

/** A search is not requested in advance: each one is rendered for one reader. */
const patternOf = (address: string) => {
  const [pathname, search = ''] = address.split('?');
  return { pathname, search };
};

/**
 * The links that a browser may follow in advance, when one is hovered or pressed. Once a page is hydrated
 * (entry-start.ts), its links are followed by the router instead, which needs no document.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: READING_PAGES.map(patternOf) },
          { selector_matches: 'html:not([data-hydrated]) a[data-followed]' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const speculationRules = JSON.stringify(rules);
