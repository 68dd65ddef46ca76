import type { Span } from './source.ts';

/** A blank that somebody left to fill: « [capital] », « …… », « XXXX ». Offsets in the text. */
export type Placeholder = Span & { readonly words: string };

const BLANK =
  /\[(?!…\]|\.{3}\])[^[\]\n]{1,60}\]|\{\{?[^{}\n]{1,40}\}?\}|<[\p{L}][^<>\n]{1,40}>|(?<![\p{L}\d])[xX]{3,}(?![\p{L}\d])|(?<!_)_{3,}|(?<!…)…{2,}|(?<!\.)\.{4,}|(?<![\p{L}\d])JJ[/.]MM[/.]AA(?:AA)?(?![\p{L}\d])|(?<!\p{L})[àa] compl[ée]ter(?!\p{L})/giu;

/** The blanks left in a text, in order. The dots that lead to an amount (« ci .......... 9 000 € ») are none. */
export const findPlaceholders = (text: string): readonly Placeholder[] =>
  [...text.matchAll(BLANK)].flatMap(({ index, 0: words }) => {
    const end = index + words.length;
    const leads = /^[.…_]/.test(words) && /^\s{0,3}\d/.test(text.slice(end, end + 4));
    return leads ? [] : [{ start: index, end, words }];
  });
