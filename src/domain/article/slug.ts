import { normalised } from '#domain/text/normalise.ts';

/** A longer slug adds nothing and breaks in mails; the column accepts any length. */
const LONGEST = 90;

/** « cour-de-cassation-la-preuve-deloyale »: letters and digits of the title. « article » where it has none. */
export const articleSlug = (title: string): string => {
  const words = normalised(title, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return cutAtWord(words) || 'article';
};

/** The n-th article of the same title: « …-2 ». */
export const numberedSlug = (slug: string, n: number): string => (n === 1 ? slug : `${slug}-${n}`);

const cutAtWord = (words: string): string => {
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST);
};
