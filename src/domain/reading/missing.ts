import { concerns } from '#domain/announcement/notice/draft.ts';
import type { Evidence } from '#domain/announcement/notice/mention-evidence.ts';
import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import type { Mention } from '#domain/announcement/notice/notice-values.ts';
import type { Fact } from './facts.ts';
import { type Reading, readText, sureValues } from './read-text.ts';
import { prepare } from './source.ts';

/** A mention of the type, and the fact that states it where one does. */
export type MentionInText = {
  readonly mention: Mention;
  readonly present: boolean;
  readonly fact?: Fact;
};

/** Every mention that a text of this type must have, found or not. The company's form is read if not given. */
export const mentionsInText = (typeId: number, text: string, companyForm = ''): readonly MentionInText[] => {
  const reading = readText(text);
  const { folded } = prepare(text);
  const form = companyForm || formOf(reading);
  return noticeRules(typeId).mentions.flatMap((mention) => {
    if (!mention.inText || !concerns(mention, form)) return [];
    const facts = mention.inText.flatMap((evidence) => factOf(reading, evidence) ?? []);
    const present = facts.length > 0 || mention.inText.some((evidence) => isShown(reading, folded, evidence));
    return [{ mention, present, ...(facts[0] && { fact: facts[0] }) }];
  });
};

/** The mentions that the text itself lacks, whatever was typed in the fields. */
export const missingInText = (typeId: number, text: string, companyForm = ''): readonly Mention[] =>
  mentionsInText(typeId, text, companyForm).flatMap(({ mention, present }) => (present ? [] : [mention]));

/** After a change of form, the rules are those of the new one. */
const formOf = (reading: Reading): string =>
  (sureValues(reading, 'change.form.new')[0] ?? sureValues(reading, 'company.form')[0])?.value ?? '';

const factOf = ({ facts }: Reading, evidence: Evidence): Fact | undefined =>
  typeof evidence === 'string' ? facts.find(({ name }) => name === evidence) : undefined;

const isShown = (reading: Reading, folded: string, evidence: Evidence): boolean => {
  if (typeof evidence === 'function') return evidence(reading.facts);
  return evidence instanceof RegExp && evidence.test(folded);
};
