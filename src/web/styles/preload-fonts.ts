import sans from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import serif from './fonts/newsreader-latin.woff2?url';

/** The two files that every page reads at once; the others are asked for where they are met. */
export const preloadFonts: readonly string[] = [serif, sans];
