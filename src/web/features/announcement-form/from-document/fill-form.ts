import type { CalledNotice, DocumentReading } from '#contract/document-reading.ts';
import { composeNotice, suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { noticeValuesOf, otherTypesOf } from '#web/notice-form/typed-notice.ts';
import { emptyValues, type SubmissionValues } from '../submission-values.ts';

const CONSTITUTION = 1;
const EXTRA = 'extra.';

/** The form filled with one notice of a document: its text is the template's, or the notice that was read. */
export const filledValues = (
  { noticeText }: Pick<DocumentReading, 'noticeText'>,
  { typeId, alsoTypeIds, fields }: CalledNotice,
  carried: Partial<SubmissionValues>,
): SubmissionValues => {
  const own = fields.filter(({ name }) => !name.startsWith(EXTRA));
  const extra = fields.filter(({ name }) => name.startsWith(EXTRA));
  const known = own.filter(({ name }) => name in emptyValues);
  const values: SubmissionValues = {
    ...emptyValues,
    ...carried,
    ...Object.fromEntries(known.map(({ name, value }) => [name, value])),
    type_id: String(typeId),
    otherTypes: alsoTypeIds.join(','),
    unregistered: typeId === CONSTITUTION,
    extra: Object.fromEntries(extra.map(({ name, value }) => [name.slice(EXTRA.length), value])),
  };
  return {
    ...values,
    title: suggestTitle(typeId, noticeValuesOf(values), otherTypesOf(values)),
    content: noticeText ? paragraphs(noticeText) : composedText(values),
  };
};

const composedText = (values: SubmissionValues): string =>
  composeNotice(Number(values.type_id), noticeValuesOf(values), otherTypesOf(values));

/**
 * What the assistant proposes for the questions that are still empty; the text too, as long as it is the template's:
 * nothing that the buyer has corrected changes.
 */
export const completedValues = (
  values: SubmissionValues,
  { fields }: Pick<CalledNotice, 'fields'>,
): Pick<SubmissionValues, 'extra' | 'content'> => {
  const added = fields
    .map(({ name, ...field }) => ({ ...field, key: name.slice(EXTRA.length) }))
    .filter(({ key, proposed }) => proposed && !values.extra[key]?.trim());
  const extra = { ...values.extra, ...Object.fromEntries(added.map(({ key, value }) => [key, value])) };
  const isTemplate = visibleText(values.content) === visibleText(composedText(values));
  return { extra, content: isTemplate ? composedText({ ...values, extra }) : values.content };
};

/** A text as the editor writes it: one paragraph for each line. */
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
