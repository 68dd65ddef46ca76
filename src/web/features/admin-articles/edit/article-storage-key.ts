/** The query parameter with the tab id of a text to restore. */
export const TAB_ID_PARAM = 'brouillon';

/** The local storage key of a tab's unsaved text; without an id, for a new article. */
export const articleStorageKey = (id: string | undefined, tabId: string): string =>
  `${storageKeyPrefix(id)}:${tabId}`;

/** Whether a key belongs to that article, for any tab. */
export const isStorageKeyOf = (id: string | undefined, key: string): boolean =>
  key === storageKeyPrefix(id) || key.startsWith(`${storageKeyPrefix(id)}:`);

/** Whether a key belongs to any article. */
export const isArticleStorageKey = (key: string): boolean => key.startsWith('article:');

const storageKeyPrefix = (id: string | undefined): string => `article:${id ?? 'nouveau'}`;
