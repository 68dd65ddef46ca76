import type { FieldChange } from '#contract/admin-announcement-review.ts';
import { detailLabel, noticeFieldLabel } from '#contract/notice-fields.fr.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { htmlDifference, textDifference } from '#domain/text/difference.ts';
import { submittedColumns } from '../submission/submitted-notice.ts';

/** A notice as a row or a stored version has it. */
export type Compared = Readonly<Record<(typeof submittedColumns)[number], unknown>>;

/** The differences between two texts of a notice, field by field, in the order of the form. */
export const compareNotices = (before: Compared, after: Compared): FieldChange[] =>
  submittedColumns.flatMap((field): FieldChange[] => {
    if (field === 'details') return compareDetails(before, after);
    if (field === 'content') {
      const pieces = htmlDifference(String(before.content ?? ''), String(after.content ?? ''));
      return changed(field, noticeFieldLabel(field), pieces);
    }
    const [old, now] = [inWords(field, before[field]), inWords(field, after[field])];
    return old === now ? [] : changed(field, noticeFieldLabel(field), textDifference(old, now));
  });

const changed = (field: string, label: string, pieces: FieldChange['pieces']): FieldChange[] =>
  pieces.some(({ kind }) => kind !== 'same') ? [{ field, label, pieces }] : [];

const compareDetails = (before: Compared, after: Compared): FieldChange[] => {
  const [old, now] = [answers(before.details), answers(after.details)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const kind = {
    typeId: Number(after.type_id),
    others: idsOf(after.other_type_ids),
    companyForm: String(after.company_form),
  };
  return keys.flatMap((key) => {
    const label = detailLabel(kind, key);
    return changed(`details.${key}`, label, textDifference(old[key] ?? '', now[key] ?? ''));
  });
};

const answers = (details: unknown): Readonly<Record<string, string>> =>
  typeof details === 'object' && details !== null ? (details as Record<string, string>) : {};

/** A version of before notices could announce several modifications has none. */
const idsOf = (stored: unknown): readonly number[] => (Array.isArray(stored) ? stored.map(Number) : []);

const inWords = (field: string, value: unknown): string => {
  if (field === 'type_id') return findAnnouncementType(Number(value)).label;
  if (field === 'other_type_ids')
    return idsOf(value)
      .map((id) => findAnnouncementType(id).label)
      .join(', ');
  if (field === 'contact_public') return value ? 'Oui' : 'Non';
  return value === null || value === undefined ? '' : String(value);
};
