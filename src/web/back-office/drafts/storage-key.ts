/** The query parameter with the tab id of a text to restore. */
export const TAB_ID_PARAM = 'brouillon';

/** The local storage key of a tab's unsaved text. `place` names the form: « article:42 », « annonce:nouvelle ». */
export const storageKey = (place: string, tabId: string): string => `${place}:${tabId}`;

/** Whether a key belongs to that form, for any tab. */
export const isStorageKeyOf = (place: string, key: string): boolean =>
  key === place || key.startsWith(`${place}:`);
