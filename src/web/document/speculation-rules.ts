import { READING_PAGES } from '#web/navigation/reading-pages.ts';

/**
 * The links that a browser may follow in advance, when one is hovered or pressed. Once a page is hydrated
 * (entry-start.ts), its links are followed by the router instead, which needs no document but its data
 * (navigation/prefetch-links.ts).
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: READING_PAGES },
          { selector_matches: 'html:not([data-hydrated]) a[data-followed]' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const speculationRules = JSON.stringify(rules);
