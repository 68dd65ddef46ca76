import {
  applyTransition,
  findForTransition,
  type LockedAnnouncement,
  type Transition,
} from '#server/areas/announcement-lifecycle/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import type { JobLog } from '#server/jobs/background-work.ts';
import { invalidateContent } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  anonymiseTraces,
  anonymous,
  type ContactErasure,
  eraseContactColumns,
  findContactErasure,
  isAbandoned,
  listAbandoned,
} from './anonymise.queries.ts';

type Deps = { db: Database; clock: Clock; log: JobLog };

const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Deletes the personal data of announcements never paid and unchanged for ninety days, and moves them out of
 * the lists. Each in its own transaction: a failure does not delay the others.
 */
export const anonymiseAbandoned = async (deps: Deps): Promise<number> => {
  const { db, clock, log } = deps;
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  let purged = 0;
  let after: string | undefined;
  do {
    const ids: string[] = await listAbandoned(db, { before, after });
    for (const id of ids)
      try {
        if (await purgeOne(deps, { id, before })) purged += 1;
      } catch (error) {
        log.error({ err: error, announcement: id }, 'forgotten announcement not purged');
      }
    after = ids.at(-1);
  } while (after);
  if (purged > 0) log.info({ purged }, 'forgotten announcements purged');
  return purged;
};

const purgeOne = ({ db, clock }: Deps, { id, before }: { id: string; before: Date }): Promise<boolean> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { id }, at);
    if (!announcement || !(await isAbandoned(trx, { id, before }))) return false;
    await purge(trx, announcement, { at, by: { kind: 'system' } });
    return true;
  });
};

type Purged = Pick<Transition, 'at' | 'by' | 'requestId'>;

const purge = async (trx: Connection, announcement: LockedAnnouncement, purged: Purged): Promise<void> => {
  await applyTransition(trx, announcement, {
    ...purged,
    event: 'purge',
    set: {
      ...anonymous(announcement.reference, purged.at),
      // It can no longer be reviewed or paid for.
      deleted_at: announcement.deleted_at ?? purged.at,
    },
  });
  await anonymiseTraces(trx, announcement.id);
};

/**
 * Erases the contact of one announcement at their request: with the whole announcement when it was never paid for; alone
 * when it is settled, since a published notice stays; not while it is being paid for, reviewed or refunded.
 */
export const eraseContact = async (
  trx: Connection,
  { id, ...purged }: Purged & { id: string },
): Promise<ContactErasure> => {
  const announcement = await findForTransition(trx, { id }, purged.at);
  const outcome = announcement && (await findContactErasure(trx, id));
  if (!announcement || !outcome || outcome === 'kept') return 'kept';
  if (outcome === 'whole') await purge(trx, announcement, purged);
  else {
    await eraseContactColumns(trx, id);
    if (announcement.contact_public)
      await invalidateContent(
        trx,
        { own: surrogateKeys.announcement(id), lists: [surrogateKeys.announcements] },
        'withdrawn',
      );
  }
  return outcome;
};
