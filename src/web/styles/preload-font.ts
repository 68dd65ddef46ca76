import serif from './fonts/newsreader-french.woff2?url';

/** The font of titles and articles. The others are found in the style sheet: their fallbacks have the same metrics. */
export const preloadFont: string = serif;
