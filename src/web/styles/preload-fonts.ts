import sans from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import serif from './fonts/newsreader-latin.woff2?url';

/** The two font files that every page needs at once; the browser loads the others when a text uses them. */
export const preloadFonts: readonly string[] = [serif, sans];
