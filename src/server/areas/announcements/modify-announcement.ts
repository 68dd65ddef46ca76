import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { modificationBody } from '#contract/tracking.ts';
import { decide } from '#domain/announcement/lifecycle.ts';
import { DEFAULT_OFFER, offers } from '#domain/announcement/offers.ts';
import { announcementSlug } from '#domain/announcement/slug.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { queueAnnouncementMail } from '#server/areas/documents/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findNoticeCorrectedBy } from './find-corrected.ts';
import { LifecycleError } from './lifecycle-error.ts';
import { asStored, type Sent, sentColumns, toSent } from './sent-notice.ts';
import { applyTransition, findForTransition, type LockedAnnouncement } from './transition.ts';
import { keepVersion } from './versions.queries.ts';

type Modification = {
  readonly token: string;
  readonly body: z.output<typeof modificationBody>;
  readonly requestId: string;
};

/**
 * A18: the customer's notice as it is to read from now on, within the right of the offer; what it said is kept for the
 * reviewer. Sending what it says already uses up no right.
 */
export const modifyAnnouncement = async (
  { db, clock }: { db: Database; clock: Clock },
  { token, body, requestId }: Modification,
): Promise<void> => {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const before = await findForTransition(trx, { trackingToken: token }, at);
    if (!before || before.facts.deleted) throw new AppError('tracking.not-found');
    requireModifiable(before, body);
    const sent = toSent(body, before.offer ?? DEFAULT_OFFER);
    const changed = sentColumns.filter((column) => !isDeepStrictEqual(before[column], sent[column]));
    if (changed.length > 0) await modify(trx, { before, sent, changed, requestId, at });
  });
};

const requireModifiable = (before: LockedAnnouncement, body: Modification['body']): void => {
  const { id, status, facts, offer, modification_count: done, rev, type_id } = before;
  const decision = decide('modify', facts);
  if ('refusal' in decision) throw new LifecycleError(decision.refusal, { id, status });
  if (done >= offers[offer ?? DEFAULT_OFFER].allowedModifications)
    throw new AppError('tracking.no-modification-left', { id, offer, done });
  if (body.rev !== rev) throw new AppError('tracking.stale', { id, rev: body.rev, now: rev });
  if (body.type_id !== type_id) throw new AppError('tracking.type-stays', { id });
};

type Change = {
  before: LockedAnnouncement;
  sent: Sent;
  changed: readonly string[];
  requestId: string;
  at: Date;
};

const modify = async (trx: Connection, { before, sent, changed, requestId, at }: Change): Promise<void> => {
  const { id: announcementId, reference } = before;
  await keepVersion(trx, { before, by: 'customer', at });
  await applyTransition(trx, before, {
    event: 'modify',
    at,
    by: { kind: 'visitor' },
    requestId,
    detail: { rev: before.rev + 1, changed },
    set: {
      ...asStored(sent),
      // Nothing of it is public yet: its address may still follow the company's name.
      slug: announcementSlug({
        companyName: sent.company_name,
        typeName: findAnnouncementType(sent.type_id).name,
        reference,
      }),
      corrects_id: await findNoticeCorrectedBy(trx, sent, at),
      modification_count: before.modification_count + 1,
      rev: before.rev + 1,
    },
  });
  await queueAnnouncementMail(trx, { kind: 'announcement-modified', announcementId, at });
  if (sent.contact_email.toLowerCase() !== before.contact_email.toLowerCase())
    await queueAnnouncementMail(trx, {
      kind: 'announcement-address-changed',
      announcementId,
      at,
      to: { address: before.contact_email, name: before.contact_name },
    });
};
