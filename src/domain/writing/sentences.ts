/**
 * A full stop after one of these does not end a sentence. Joining two sentences does no harm; splitting one
 * does.
 */
const ABBREVIATION =
  /(?:^|[\s(«'’\u00a0-])(?:[A-Z]|MM|Mme|Mmes|Mlle|Me|Dr|Pr|Ste?|arts?|al|cf|ex|env|nos?|pp?|éd|vol|ch|chap|fig|obs|comm|crim|civ|soc|com|ass|plén|cass|req|préc|janv|févr|avr|juill|sept|oct|nov|déc|LO|LP|etc|c)\.$/iu;
/** Matches from the first character of a run only: a line of dots is read once, not once per dot. */
const END = /(?<![.!?…])[.!?…]+(?:[\s\u00a0]*[»")\]])*\s+(?=[«"(]?[\s\u00a0]*[\p{Lu}\d])/gu;

/** The sentences of one paragraph of plain text; joined with spaces, they are the paragraph. */
export const splitSentences = (paragraph: string): string[] => {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  let read = 0;
  let open = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    open += openedIn(text.slice(read, end));
    read = end;
    // No sentence ends inside an open quotation or parenthesis.
    if (open > 0 || isAbbreviated(text.slice(Math.max(start, end - LONGEST_ABBREVIATION), end).trim()))
      continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
    open = 0;
  }
  const last = text.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
};

const LONGEST_ABBREVIATION = 12;

const isAbbreviated = (ending: string): boolean =>
  ending.endsWith('.') && (ABBREVIATION.test(ending) || /^\d{1,3}\.$/.test(ending));

const openedIn = (text: string): number => count(text, /[«(]/g) - count(text, /[»)]/g);

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const LEANS =
  /^(?:elles?|ils?|ce|cet|cette|ces|celui|celle|celles|ceux|cela|ceci|en outre|toutefois|cependant|néanmoins|mais|or|donc|ainsi|aussi|ensuite|enfin|de plus|par ailleurs|à défaut(?=,)|en revanche|dans (?:ce|ces|cette|les deux|tous)|sa|ses|son|leurs?|s['’](?:y|ils?)|le même|la même|les mêmes|l['’](?:un|une|autre)|un tel|une telle|de telles?|pour autant|à ce titre|au contraire|par dérogation|par exception|de même|puis|lorsqu['’](?:ils?|elles?)|quant à|il en|elle en|en effet|notamment|y compris|et|ni)(?=[\s,'’])/iu;

/** It begins with a word that refers back: it is not understandable without the previous sentence. */
export const leansOnPrevious = (sentence: string): boolean =>
  LEANS.test(sentence.replace(/^[«"(\s\u00a0]+/, '')) || /^[\p{Ll}]/u.test(sentence);

const LIMITS =
  /^(?:toutefois|cependant|néanmoins|mais|en revanche|sauf|par exception|par dérogation|à défaut(?=,)|encore faut-il|il en va autrement)(?=[\s,])/iu;

/** It restricts the previous sentence, which would be wrong without it. */
export const limitsPrevious = (sentence: string): boolean => LIMITS.test(sentence);

const POINTS_BACK =
  /(?<![\p{L}-])(?:ce(?!\s+(?:qui|que|dont|sont)|\s+qu['’])|cet|cette|ces|celui-ci|celle-ci|ceux-ci|celles-ci|lui(?!-)|leurs?|y|toutefois|cependant|néanmoins|en revanche|en outre|également|notamment)(?![\p{L}-])/iu;

/** It is understandable by itself: nothing in it refers back. */
export const standsAlone = (sentence: string): boolean =>
  !leansOnPrevious(sentence) && !POINTS_BACK.test(sentence) && !announcesNext(sentence);

const ANNOUNCES = /(?::|(?<![\p{L}])(?:suivante?s?|ci-après|ci-dessous)[.…]?)$/iu;

/** It announces what follows, such as a list: without it, it says nothing. */
export const announcesNext = (sentence: string): boolean => ANNOUNCES.test(sentence);
