/** In the address of a text to come back to: the name of the page that it was written on. */
export const TAB_ID_PARAM = 'brouillon';

/** Under which the browser keeps what was typed on a page; without an id, of an article to come. */
export const keptArticleKey = (id: string | undefined, tabId: string): string =>
  `${keptArticle(id)}:${tabId}`;

/** Whether a kept text is of that article, whatever page it was written on. */
export const isKeptOf = (id: string | undefined, key: string): boolean =>
  key === keptArticle(id) || key.startsWith(`${keptArticle(id)}:`);

/** Of any article. */
export const isKeptArticle = (key: string): boolean => key.startsWith('article:');

const keptArticle = (id: string | undefined): string => `article:${id ?? 'nouveau'}`;
