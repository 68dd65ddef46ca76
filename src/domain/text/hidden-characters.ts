const HIDDEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes control characters (PostgreSQL refuses U+0000) and characters that reverse the writing direction.
 */
export const withoutHiddenCharacters = (text: string): string => text.replace(HIDDEN, '');
