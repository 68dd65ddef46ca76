import { setImmediate } from 'node:timers/promises';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import type { AdminRow } from '../admin/admin-rows.queries.ts';

/** What the text of a notice lacks, leaves to fill in or contradicts. */
export type NoticeRemarks = Pick<
  PendingAnnouncement,
  'missing_mentions' | 'unsure_mentions' | 'blanks' | 'contradictions'
>;

/** Several pages of the longest queue. */
const CACHED = 500;

/** By announcement, revision and day: a text is read once, and a new revision or a new day reads it again. */
const cache = new Map<string, NoticeRemarks>();

/**
 * Reads the stored texts, in order. Reading costs about 10 ms per thousand characters: other requests are served
 * between two texts.
 */
export const readNotices = async (
  rows: readonly AdminRow[],
  now: Date,
): Promise<readonly { readonly row: AdminRow; readonly remarks: NoticeRemarks }[]> => {
  const day = isoDay(parisDay(now));
  const all: { row: AdminRow; remarks: NoticeRemarks }[] = [];
  for (const row of rows) {
    const key = `${row.id} ${row.rev} ${day}`;
    const known = cache.get(key);
    if (!known) await setImmediate();
    const remarks = known ?? (await readNotice(row, now));
    cache.delete(key);
    cache.set(key, remarks);
    all.push({ row, remarks });
  }
  for (const key of cache.keys()) {
    if (cache.size <= CACHED) break;
    cache.delete(key);
  }
  return all;
};

const readNotice = async (row: AdminRow, now: Date): Promise<NoticeRemarks> => {
  // Only whoever reviews needs the rules that read a text.
  const { remarksOn } = await import('#contract/notice-remarks.fr.ts');
  const { missing, unsure, blanks, contradictions } = remarksOn({
    typeId: row.type_id,
    others: row.other_type_ids,
    companyForm: row.company_form,
    html: row.content,
    fields: {
      capital: row.capital ?? '',
      address: row.address,
      siret: row.siret ?? '',
      department: row.department,
    },
    now,
  });
  return {
    missing_mentions: missing.map(({ key, label, basis }) => ({ key, label, basis })),
    unsure_mentions: unsure.map(({ key, label, words }) => ({ key, label, words })),
    blanks: blanks.map(({ words }) => words),
    contradictions: contradictions.map(({ code, message, sentence }) => ({ code, message, sentence })),
  };
};
