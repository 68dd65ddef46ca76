/** In the address of a text to come back to: the name of the page that it was written on. */
export const TAB_ID_PARAM = 'brouillon';

/** Under which the browser keeps what was typed on a page; without an id, of an article to come. */
export const articleStorageKey = (id: string | undefined, tabId: string): string =>
  `${storageKeyPrefix(id)}:${tabId}`;

/** Whether a kept text is of that article, whatever page it was written on. */
export const isStorageKeyOf = (id: string | undefined, key: string): boolean =>
  key === storageKeyPrefix(id) || key.startsWith(`${storageKeyPrefix(id)}:`);

/** Of any article. */
export const isArticleStorageKey = (key: string): boolean => key.startsWith('article:');

const storageKeyPrefix = (id: string | undefined): string => `article:${id ?? 'nouveau'}`;
