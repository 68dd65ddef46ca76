import type { Connection } from '#server/db/client.ts';
import { asStored, type SubmittedNotice } from '../submission/submitted-notice.ts';

type BackOfficeAnnouncement = {
  id: string;
  reference: string;
  slug: string;
  submitted: SubmittedNotice;
  correctsId: string | null;
  publicationDate: Date;
  createdBy: string;
  at: Date;
};

/** False when the reference was taken. */
export const insertBackOfficeAnnouncement = async (
  trx: Connection,
  { id, reference, slug, submitted, correctsId, publicationDate, createdBy, at }: BackOfficeAnnouncement,
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('announcements')
    .values({
      ...asStored(submitted),
      id,
      reference,
      slug,
      status: 'draft',
      origin: 'admin',
      corrects_id: correctsId,
      publication_date: publicationDate,
      submitted_at: at,
      created_by: createdBy,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};
