import { DEFAULT_TYPE, type NewAnnouncement } from '#contract/admin-announcement-form.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import type { Clock } from '#server/ports/clock.ts';
import { ADDITIF, findNoticeCorrectedBy, RECTIFICATIF } from '../find-corrected.ts';
import { publishOrSchedule } from '../publish-or-schedule.ts';
import { drawReference, MOST_TRIES } from '../references.ts';
import { requireAnnouncement } from '../require-announcement.ts';
import { type Sent, slugOf } from '../sent-notice.ts';
import { findRow } from './admin-rows.queries.ts';
import { formColumns } from './form-columns.ts';
import { insertHouseAnnouncement } from './write-announcement.queries.ts';

type Deps = { db: Database; clock: Clock };
type Creation = { form: NewAnnouncement; adminId: string; requestId: string };

const nothing = { siret: null, rcs: null, capital: null, contact_phone: null, contact_public: false };

/** A draft of the newsroom's own, published at once when the box is ticked. Gives its id. */
export const createAnnouncement = (
  { db, clock }: Deps,
  { form, adminId, requestId }: Creation,
): Promise<string> => {
  const at = clock.now();
  const { correctsId, ...told } = form;
  const sent: Sent = {
    ...nothing,
    ...(formColumns(told, { type_id: DEFAULT_TYPE, details: {} }) as Omit<Sent, 'offer'>),
    offer: null,
  };
  const decision = { at, by: { kind: 'admin', id: adminId }, requestId } as const;
  return db.transaction().execute(async (trx) => {
    const made = {
      sent,
      correctsId: await correctedBy(trx, { sent, correctsId, at }),
      publicationDate: form.publicationDate ?? at,
      createdBy: adminId,
      at,
    };
    const { id, reference } = await insert(trx, made);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: adminId,
      action: 'announcement.created',
      object: { kind: 'announcement', id },
      detail: { reference, type: sent.type_id },
      requestId,
    });
    if (form.published)
      await publishOrSchedule(trx, await requireAnnouncement(trx, { id }, at), {
        event: 'publish',
        ...decision,
      });
    return id;
  });
};

const insert = async (
  trx: Connection,
  made: Omit<Parameters<typeof insertHouseAnnouncement>[1], 'id' | 'reference' | 'slug'>,
) => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reference = drawReference();
    const id = newId(made.at);
    const slug = slugOf(made.sent, reference);
    if (await insertHouseAnnouncement(trx, { ...made, id, reference, slug })) return { id, reference };
  }
  throw new Error('No free reference was found');
};

type Linked = { sent: Sent; correctsId: string | null | undefined; at: Date };

/** The notice that the form was made from, or else the one whose reference its text quotes. */
const correctedBy = async (trx: Connection, { sent, correctsId, at }: Linked): Promise<string | null> => {
  if (sent.type_id !== RECTIFICATIF && sent.type_id !== ADDITIF) return null;
  if (!correctsId) return findNoticeCorrectedBy(trx, sent, at);
  const corrected = await findRow(trx, correctsId);
  if (!corrected || !isPublic(corrected.status, corrected.publication_date, at))
    throw new AppError('announcement.not-correctable', { correctsId });
  return correctsId;
};
