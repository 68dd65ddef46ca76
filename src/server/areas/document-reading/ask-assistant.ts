import type { CalledNotice, ReadField } from '#contract/document-reading.ts';
import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';
import { quote } from '#domain/proposal/notice-fields.ts';
import { comparable } from '#domain/reading/facts.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { DocumentAssistant, ProposedAnswer, Question } from '#server/ports/document-assistant.ts';

type Write = (facts: object, message: string) => void;
type Deps = { assistant: DocumentAssistant; limits: Limits; log: { info: Write; warn: Write } };

const LONGEST_VALUE = 2_000;
const SHORTEST_SENTENCE = 10;

/**
 * Adds to each notice what the assistant proposes for its empty questions, with the sentence that states it; undefined
 * when it could not be asked or did not answer.
 */
export const askAssistant = async (
  { assistant, limits, log }: Deps,
  text: string,
  notices: readonly CalledNotice[],
  signal: AbortSignal,
): Promise<CalledNotice[] | undefined> => {
  const questions = uniqueQuestions(notices);
  if (questions.length === 0) return [...notices];
  if (!(await limits.allows({ class: 'document-assistant', key: 'site' }))) return undefined;
  const outcome = await assistant.propose(text, questions, signal);
  if ('fault' in outcome) {
    log.warn({ fault: outcome.fault, detail: outcome.detail, usage: outcome.usage }, 'document assistant');
    return undefined;
  }
  log.info({ usage: outcome.usage, answers: outcome.answers.length }, 'document assistant');
  const found = outcome.answers.filter((answer) => isStated(text, answer));
  return notices.map((notice) => {
    const asked = new Set(questionsOf(notice).map(({ key }) => key));
    const added = found.filter(({ key }) => asked.has(key)).map(fieldOf);
    return { ...notice, fields: [...notice.fields, ...firstOfEach(added)] };
  });
};

/** Only questions answered in words: dates and amounts are for the reader, which normalises them. */
const questionsOf = ({ typeId, alsoTypeIds, fields }: CalledNotice): readonly Question[] => {
  const filled = new Set(fields.map(({ name }) => name));
  const form = fields.find(({ name }) => name === 'companyForm')?.value ?? '';
  return fieldsFor(typeId, form, alsoTypeIds).flatMap(({ key, label, help, kind }) =>
    (kind === 'text' || kind === 'longtext') && !filled.has(`extra.${key}`)
      ? [{ key, label: help ? `${label}. ${help}` : label }]
      : [],
  );
};

const uniqueQuestions = (notices: readonly CalledNotice[]): readonly Question[] => [
  ...new Map(notices.flatMap(questionsOf).map((question) => [question.key, question])).values(),
];

/** The sentence is in the document, and the words of the value are in the sentence. */
const isStated = (text: string, { value, sentence }: ProposedAnswer): boolean => {
  const [within, words] = [comparable(sentence), comparable(value)];
  return (
    value.length <= LONGEST_VALUE &&
    words !== '' &&
    within.length >= SHORTEST_SENTENCE &&
    ` ${within} `.includes(` ${words} `) &&
    ` ${comparable(text)} `.includes(` ${within} `)
  );
};

const fieldOf = ({ key, value, sentence }: ProposedAnswer): ReadField => ({
  name: `extra.${key}`,
  value: value.replace(/\s+/g, ' ').trim(),
  sentences: [quote(sentence)],
  proposed: true,
});

const firstOfEach = (fields: readonly ReadField[]): readonly ReadField[] =>
  fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) === index);
