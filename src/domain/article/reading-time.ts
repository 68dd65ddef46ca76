export const WORDS_PER_MINUTE = 230;

/** The seconds that an adult takes to read the text of an article, without its tags. */
export const readingTimeOf = (html: string): number => Math.ceil((countWords(html) * 60) / WORDS_PER_MINUTE);

export const countWords = (html: string): number => {
  const text = html.replace(/<[^<>]*>|&nbsp;/g, ' ');
  // A word has a letter or a digit: a colon or a guillemet between two spaces is not a word.
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};
