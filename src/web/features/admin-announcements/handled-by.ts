import { announcementConflict } from '#contract/admin-announcements.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { ApiError } from '#web/api/http.ts';

/** The details of a conflict: who made the other change, and when. */
export const conflictDetailOf = (error: unknown) =>
  announcementConflict.safeParse(error instanceof ApiError ? error.conflict : undefined).data;

/** « Traitée par Claire Martin le 15/11/2026 à 10:42. »: tells a reviewer who decided first. */
export const handledBy = (error: unknown): string => {
  const { by, at } = conflictDetailOf(error) ?? {};
  if (!by) return '';
  const when = at ? ` le ${shortDate(new Date(at))} à ${shortTime(new Date(at))}` : '';
  return ` Traitée par ${by}${when}.`;
};
