import {
  type Contradiction,
  contradictionsInText,
  contradictionsWithFields,
  type Fields,
} from './coherence.ts';
import { placed } from './facts.ts';
import { type MentionInText, mentionsInText, type NoticeKind } from './missing.ts';
import { readText } from './read-text.ts';
import { prepare, type Span, sentenceAt } from './source.ts';

/** A text to publish, with what the form says of it. `today` as an ISO day. */
export type CheckedNotice = NoticeKind & {
  readonly text: string;
  readonly fields: Fields;
  readonly today: string;
};

/** What a reader of the notice would notice. All places are offsets in the text. */
export type NoticeCheck = {
  readonly mentions: readonly MentionInText[];
  readonly blanks: readonly Placeholder[];
  readonly contradictions: readonly (Contradiction & { readonly sentence: Span })[];
};

/** Nobody reads more; and a text made of blanks costs no more than another. */
const MOST = 20;

export const checkNotice = ({ text, fields, today, ...kind }: CheckedNotice): NoticeCheck => {
  const reading = readText(text);
  const contradictions = [
    ...contradictionsWithFields(reading, fields),
    ...contradictionsInText(text, reading, today),
  ];
  return {
    mentions: mentionsInText(kind, text, reading),
    blanks: findPlaceholders(text).slice(0, MOST),
    contradictions: withSentences(text, contradictions.slice(0, MOST)),
  };
};

const withSentences = (
  text: string,
  contradictions: readonly Contradiction[],
): NoticeCheck['contradictions'] => {
  if (contradictions.length === 0) return [];
  const source = prepare(text);
  return contradictions.map((one) => {
    const position = source.starts.findIndex((start) => start >= one.start);
    return { ...one, sentence: placed(source, sentenceAt(source, Math.max(0, position))) };
  });
};

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
