import {
  applyTransition,
  type LockedAnnouncement,
  type Transition,
  type TransitionOutcome,
} from '#server/areas/announcement-lifecycle/public.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import { issueAttestation } from '#server/areas/documents/public.ts';
import type { Connection } from '#server/db/client.ts';

type Publication = Omit<Transition, 'event'> & { readonly event: 'approve' | 'publish' | 'come-due' };

/**
 * Used by approval, publication and the publication date: makes it public at once, with its attestation and
 * the mail that carries it, or approves it for a later day.
 */
export const publishOrSchedule = async (
  trx: Connection,
  announcement: LockedAnnouncement,
  publication: Publication,
): Promise<TransitionOutcome> => {
  const outcome = await applyTransition(trx, announcement, publication);
  if (outcome.to !== 'published' || outcome.from === 'published') return outcome;
  const { id: announcementId, origin } = announcement;
  await issueAttestation(trx, { announcementId, at: publication.at });
  // The team is not written to about its own announcements.
  if (origin === 'visitor')
    await queueAnnouncementMail(trx, { kind: 'announcement-published', announcementId, at: publication.at });
  return outcome;
};
