import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { publicAnnouncements } from '#server/db/public-announcements.ts';
import { saveVersion } from '../versions.queries.ts';
import { asStored, type SubmittedNotice, submittedColumns } from './submitted-notice.ts';

const submissionColumns = [
  'id',
  'reference',
  'status',
  'tracking_token',
  'deleted_at',
  'rev',
  ...submittedColumns,
] as const;

type NewAnnouncement = {
  id: string;
  reference: string;
  slug: string;
  trackingToken: string;
  idempotencyKey: string | null;
  correctsId: string | null;
  submitted: SubmittedNotice;
  at: Date;
};

/** Undefined when the reference, the token or the key was taken meanwhile. */
export const insertSubmission = (trx: Connection, given: NewAnnouncement) =>
  trx
    .insertInto('announcements')
    .values({
      ...asStored(given.submitted),
      id: given.id,
      reference: given.reference,
      slug: given.slug,
      status: 'pending',
      origin: 'visitor',
      tracking_token: given.trackingToken,
      idempotency_key: given.idempotencyKey,
      corrects_id: given.correctsId,
      submitted_at: given.at,
      created_at: given.at,
      updated_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(submissionColumns)
    .executeTakeFirst();

/** The references in use between two of the same length. */
export const listReferences = async (db: Connection, first: string, last: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('announcements')
    .select('reference')
    .where('reference', '>=', first)
    .where('reference', '<=', last)
    .where(sql<boolean>`length(reference) = ${first.length}`)
    .execute();
  return new Set(rows.map(({ reference }) => reference));
};

const byKey = (db: Connection, idempotencyKey: string) =>
  db.selectFrom('announcements').select(submissionColumns).where('idempotency_key', '=', idempotencyKey);

/** Reads without a lock. */
export const peekByKey = (db: Connection, idempotencyKey: string) =>
  byKey(db, idempotencyKey).executeTakeFirst();

/** Locked, so that of two repeats of one submission only one writes. */
export const findByKey = (trx: Connection, idempotencyKey: string) =>
  byKey(trx, idempotencyKey).forUpdate().executeTakeFirst();

export type StoredSubmission = NonNullable<Awaited<ReturnType<typeof findByKey>>>;

type Change = {
  before: StoredSubmission;
  submitted: SubmittedNotice;
  rev: number;
  slug: string;
  correctsId: string | null;
  at: Date;
};

/**
 * Replaces the text of an unpaid announcement that was sent again, and stores the earlier one as a version. Another
 * offer alone is no other text: the quotes for the former one stay valid.
 */
export const replaceSubmission = async (
  trx: Connection,
  { before, submitted, rev, slug, correctsId, at }: Change,
): Promise<void> => {
  if (rev !== before.rev) await saveVersion(trx, { before, by: 'customer', at });
  await trx
    .updateTable('announcements')
    .set({ ...asStored(submitted), slug, corrects_id: correctsId, rev, updated_at: at })
    .where('id', '=', before.id)
    .execute();
};

/** The public notice that a rectificatif quotes, if it is of the same company. */
export const findCorrected = async (
  trx: Connection,
  { reference, siren, now }: { reference: string; siren: string; now: Date },
): Promise<string | undefined> => {
  const found = await publicAnnouncements(trx, now)
    .select('id')
    .where('reference', '=', reference)
    .where('siret', 'like', `${siren}%`)
    .executeTakeFirst();
  return found?.id;
};
