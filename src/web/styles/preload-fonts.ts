import serif from './fonts/newsreader-french.woff2?url';
import sans from './fonts/schibsted-grotesk-french.woff2?url';

/** The two font files that every page needs at once; the browser loads the others when a text uses them. */
export const preloadFonts: readonly string[] = [serif, sans];
