const HIDDEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** No control character (PostgreSQL refuses U+0000), no writing from right to left on the sly. */
export const withoutHiddenCharacters = (text: string): string => text.replace(HIDDEN, '');
