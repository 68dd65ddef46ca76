import { announcementConflict } from '#contract/admin-announcements.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { ApiError } from '#web/api/http.ts';

/** What a refusal tells of whoever was quicker. */
export const conflictDetailOf = (error: unknown) =>
  announcementConflict.safeParse(error instanceof ApiError ? error.conflict : undefined).data;

/** « Traitée par Claire Martin le 15/11/2026 à 10:42. »: of two reviewers, one wins, and the other is told who. */
export const handledBy = (error: unknown): string => {
  const { by, at } = conflictDetailOf(error) ?? {};
  if (!by) return '';
  const when = at ? ` le ${shortDate(new Date(at))} à ${shortTime(new Date(at))}` : '';
  return ` Traitée par ${by}${when}.`;
};
