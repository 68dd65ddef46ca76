import {
  mayWriteTo,
  queueAnnouncementMail,
  recordWithheldMail,
} from '#server/areas/announcement-mail/public.ts';
import type { Database } from '#server/db/client.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findLinkOwner } from './tracking.queries.ts';

type Deps = { db: Database; clock: Clock; limits: Limits };

/**
 * Sends a lost link to the announcement's own address only. The limit also counts unknown references, so
 * that neither the answer nor a refusal tells whether one exists.
 */
export const sendTrackingLink = async (
  { db, clock, limits }: Deps,
  { reference }: { reference: string },
): Promise<void> => {
  await limits.spend({ class: 'tracking-link-reference', key: reference });
  const at = clock.now();
  const owner = await findLinkOwner(db, reference);
  if (!owner) return;
  const about = { kind: 'tracking-link', announcementId: owner.id, at } as const;
  const write = (await mayWriteTo(limits, owner.contact_email)) ? queueAnnouncementMail : recordWithheldMail;
  await db.transaction().execute(async (trx) => void (await write(trx, about)));
};
