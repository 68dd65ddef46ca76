import type { CalledNotice, DocumentReading } from '#contract/document-reading.ts';
import { composeNotice, suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
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
  const notice = noticeValuesOf(values);
  const others = otherTypesOf(values);
  return {
    ...values,
    title: suggestTitle(typeId, notice, others),
    content: noticeText ? paragraphs(noticeText) : composeNotice(typeId, notice, others),
  };
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
