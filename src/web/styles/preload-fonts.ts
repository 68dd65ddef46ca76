import serif from './fonts/newsreader-french.woff2?url';
import telephoneSerif from './fonts/newsreader-telephone.woff2?url';
import sans from './fonts/schibsted-grotesk-french.woff2?url';

/**
 * The two font files that every page needs at once, for the screens that fonts.css gives them to; the browser loads the
 * others when a text uses them.
 */
export const preloadFonts: readonly { href: string; media?: string }[] = [
  { href: serif, media: '(width > 600px)' },
  { href: telephoneSerif, media: '(width <= 600px)' },
  { href: sans },
];
