/** The specification's rule before any search call: ! : & | become spaces, and spaces are collapsed. */
export const sanitiseQuery = (text: string): string => collapse(text.replace(/[!:&|]/g, ' '));

/** In advanced mode the same characters are removed instead. */
export const sanitiseAdvancedQuery = (text: string): string => collapse(text.replace(/[!:&|]/g, ''));

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
