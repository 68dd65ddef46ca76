import { DEFAULT_TYPE, type NewAnnouncement } from '#contract/admin-announcement-form.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import type { Clock } from '#server/ports/clock.ts';
import { publishOrSchedule } from '../review/publish-or-schedule.ts';
import { requireAnnouncement } from '../review/require-announcement.ts';
import { ADDITIF, findNoticeCorrectedBy, RECTIFICATIF } from '../submission/find-corrected.ts';
import { drawReference, MOST_TRIES } from '../submission/references.ts';
import { type SubmittedNotice, slugOf } from '../submission/submitted-notice.ts';
import { findRow } from './admin-rows.queries.ts';
import { dropDraftOfTab } from './announcement-drafts.queries.ts';
import { formColumns } from './form-columns.ts';
import { insertBackOfficeAnnouncement } from './write-announcement.queries.ts';

type Deps = { db: Database; clock: Clock };
type Creation = { form: NewAnnouncement; adminId: string; requestId: string };

const nothing = { siret: null, rcs: null, capital: null, contact_phone: null, contact_public: false };

/** Creates a draft of the team, published at once when the box is ticked. Returns its id. */
export const createAnnouncement = (
  { db, clock }: Deps,
  { form, adminId, requestId }: Creation,
): Promise<string> => {
  const at = clock.now();
  const { correctsId, tabId, ...fields } = form;
  const submitted: SubmittedNotice = {
    ...nothing,
    ...(formColumns(fields, { type_id: DEFAULT_TYPE, other_type_ids: [], details: {} }) as Omit<
      SubmittedNotice,
      'offer'
    >),
    offer: null,
  };
  const decision = { at, by: { kind: 'admin', id: adminId }, requestId } as const;
  return db.transaction().execute(async (trx) => {
    const made = {
      submitted,
      correctsId: await correctedBy(trx, { submitted, correctsId, at }),
      publicationDate: form.publicationDate ?? at,
      createdBy: adminId,
      at,
    };
    const { id, reference } = await insert(trx, made);
    await dropDraftOfTab(trx, adminId, tabId);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: adminId,
      action: 'announcement.created',
      object: { kind: 'announcement', id },
      detail: { reference, type: submitted.type_id },
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
  made: Omit<Parameters<typeof insertBackOfficeAnnouncement>[1], 'id' | 'reference' | 'slug'>,
) => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reference = await drawReference(trx, tries);
    const id = newId(made.at);
    const slug = slugOf(made.submitted, reference);
    if (await insertBackOfficeAnnouncement(trx, { ...made, id, reference, slug })) return { id, reference };
  }
  throw new Error('No free reference was found');
};

type Linked = { submitted: SubmittedNotice; correctsId: string | null | undefined; at: Date };

/** The notice that the form was made from, else the one whose reference the text quotes. */
const correctedBy = async (
  trx: Connection,
  { submitted, correctsId, at }: Linked,
): Promise<string | null> => {
  if (submitted.type_id !== RECTIFICATIF && submitted.type_id !== ADDITIF) return null;
  if (!correctsId) return findNoticeCorrectedBy(trx, submitted, at);
  const corrected = await findRow(trx, correctsId);
  if (!corrected || !isPublic(corrected.status, corrected.publication_date, at))
    throw new AppError('announcement.not-correctable', { correctsId });
  return correctsId;
};
