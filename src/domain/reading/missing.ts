import { concerns } from '#domain/announcement/notice/draft.ts';
import type { Evidence } from '#domain/announcement/notice/mention-evidence.ts';
import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import type { Mention } from '#domain/announcement/notice/notice-values.ts';
import type { Fact } from './facts.ts';
import { type Reading, readText, sureValues } from './read-text.ts';
import { prepare, type Source, type Span } from './source.ts';

/** A mention of the type, and where the text has it. */
export type MentionInText = {
  readonly mention: Mention;
  /** The words that show it, as offsets in the text. */
  readonly found?: Span;
  /** Words that may say it, where the reader is not sure; neither these nor `found`: the text lacks it. */
  readonly unsure?: Span;
};

/** What a notice is: its type, the modifications it announces beside it, and the company's form (read if empty). */
export type NoticeKind = {
  readonly typeId: number;
  readonly others?: readonly number[];
  readonly companyForm?: string;
};

/** Every mention that a text of this kind must have, found or not. */
export const mentionsInText = (
  { typeId, others = [], companyForm = '' }: NoticeKind,
  text: string,
  reading: Reading,
): readonly MentionInText[] => {
  const source = prepare(text);
  const form = companyForm || formOf(reading);
  return noticeRules(typeId, others).mentions.flatMap((mention) => {
    if (!mention.inText || !concerns(mention, form)) return [];
    const found = placeOf(mention.inText, reading, source);
    const unsure = found ? undefined : possiblePlace(mention.inText, reading, source);
    return [{ mention, ...(found && { found }), ...(unsure && { unsure }) }];
  });
};

/** The mentions that the text itself lacks, whatever was typed in the fields. */
export const missingInText = (typeId: number, text: string, companyForm = ''): readonly Mention[] =>
  mentionsInText({ typeId, companyForm }, text, readText(text)).flatMap(({ mention, found, unsure }) =>
    found || unsure ? [] : [mention],
  );

/** After a change of form, the rules are those of the new one. */
const formOf = (reading: Reading): string =>
  (sureValues(reading, 'change.form.new')[0] ?? sureValues(reading, 'company.form')[0])?.value ?? '';

/** A fact is more precise than words: it is tried first. */
const placeOf = (evidence: readonly Evidence[], { facts }: Reading, source: Source): Span | undefined => {
  const [fact] = evidence.flatMap((one) => factOf(facts, one) ?? []);
  if (fact) return { start: fact.start, end: fact.end };
  const [words] = evidence.flatMap((one) => wordsOf(source, one) ?? []);
  return words;
};

/** A value of the kind that the mention needs, to which the reader gave no meaning, or words that come near it. */
const possiblePlace = (evidence: readonly Evidence[], reading: Reading, source: Source): Span | undefined => {
  const found = reading.unassigned.find(({ kind }) =>
    evidence.some((one) => typeof one === 'object' && 'value' in one && one.value === kind),
  );
  if (found) return { start: found.start, end: found.end };
  const close = evidence.flatMap((one) => (typeof one === 'object' && 'near' in one ? [one.near] : []));
  const inCapitals = evidence.flatMap((one) =>
    typeof one === 'object' && 'nearInCapitals' in one ? [one.nearInCapitals] : [],
  );
  return placeOf(close, reading, source) ?? placeOf(inCapitals, reading, { ...source, folded: source.text });
};

const factOf = (facts: readonly Fact[], evidence: Evidence): Fact | undefined => {
  if (typeof evidence === 'string') return facts.find(({ name }) => name === evidence);
  return typeof evidence === 'function' ? evidence(facts) : undefined;
};

const wordsOf = ({ folded, starts, ends }: Source, evidence: Evidence): Span | undefined => {
  const words = evidence instanceof RegExp ? evidence.exec(folded) : null;
  if (!words) return undefined;
  const last = words.index + Math.max(words[0].length, 1) - 1;
  return { start: starts[words.index] ?? 0, end: ends[last] ?? 0 };
};
