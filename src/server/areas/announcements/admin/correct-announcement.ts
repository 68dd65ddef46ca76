import type { AnnouncementCorrection, CorrectionKind } from '#contract/admin-announcement-one.ts';
import { composeNotice, suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { ADDITIF, RECTIFICATIF } from '../submission/find-corrected.ts';
import { findRow } from './admin-rows.queries.ts';
import { noticeValuesOf } from './notice-values-of.ts';
import { presentForm, presentLinked } from './read-announcement.ts';

type Asked = { id: string; kind: CorrectionKind; now: Date };

/**
 * The prefilled form of a notice that corrects a public one: the same company, the reference, and blanks to
 * fill in.
 */
export const prefillCorrection = async (
  db: Connection,
  { id, kind, now }: Asked,
): Promise<AnnouncementCorrection> => {
  const row = await findRow(db, id);
  if (!row) throw new AppError('announcement.not-found', { id });
  if (!isPublic(row.status, row.publication_date, now))
    throw new AppError('announcement.not-correctable', { id });
  const announcementType = kind === 'rectificatif' ? RECTIFICATIF : ADDITIF;
  const details = {
    faultyTitle: row.title,
    faultyDate: isoDay(parisDay(row.publication_date ?? row.created_at)),
    faultyReference: row.reference,
  };
  const values = { ...noticeValuesOf(row), extra: details };
  const title = suggestTitle(announcementType, values);
  return {
    ...presentForm(row),
    announcementType,
    otherTypeIds: [],
    title,
    content: composeNotice(announcementType, { ...values, title }),
    details,
    publicationDate: now.toISOString(),
    published: false,
    correctsId: id,
    corrects: presentLinked(row, now),
  };
};
