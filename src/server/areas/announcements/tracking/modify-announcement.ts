import type { z } from 'zod';
import type { modificationBody } from '#contract/tracking.ts';
import { isPayable } from '#domain/announcement/lifecycle.ts';
import { rightToModify } from '#domain/announcement/modification.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import {
  applyTransition,
  findForTransition,
  LifecycleError,
  type LockedAnnouncement,
} from '#server/areas/announcement-lifecycle/public.ts';
import { closeFormerPrice } from '#server/areas/payments/public.ts';
import { settleQuote } from '#server/areas/tariff/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { SubmittedNotice } from '../submission/submitted-notice.ts';
import { saveVersion } from '../versions.queries.ts';
import {
  type Addresses,
  columnsOf,
  mailChange,
  readNotice,
  requireSameNotice,
  writableOf,
} from './customer-change.ts';

type Modification = {
  readonly token: string;
  readonly body: z.output<typeof modificationBody>;
  readonly requestId: string;
};

/**
 * Replaces the customer's notice, within the right of the offer, and stores the earlier text for the
 * reviewer. An unchanged text uses up no right and returns false.
 */
export const modifyAnnouncement = async (
  { db, clock, limits, pricing }: { db: Database; clock: Clock; limits: Limits; pricing: Pricing },
  { token, body, requestId }: Modification,
): Promise<boolean> => {
  const at = clock.now();
  const writable = await writableOf({ db, limits }, { token, body });
  return db.transaction().execute(async (trx) => {
    const before = await findForTransition(trx, { trackingToken: token }, at);
    if (!before || before.facts.deleted) throw new AppError('tracking.not-found');
    requireRight(before);
    requireSameNotice(before, body);
    const { submitted, changed } = readNotice(before, body);
    if (changed.length === 0) return false;
    await modify(trx, { before, submitted, changed, writable, requestId, at });
    const order = { announcementId: before.id, at };
    if (isPayable(before.status))
      await settleQuote(trx, pricing, { ...order, onOther: () => closeFormerPrice(trx, order) });
    return true;
  });
};

const requireRight = ({ id, status, facts, offer, modification_count: done }: LockedAnnouncement): void => {
  const right = rightToModify(facts, { offer, done });
  if (!('refusal' in right)) return;
  if (right.refusal !== 'none-left') throw new LifecycleError(right.refusal, { id, status });
  throw new AppError('tracking.no-modification-left', { id, offer, done });
};

type Change = {
  before: LockedAnnouncement;
  submitted: SubmittedNotice;
  changed: readonly string[];
  writable: Addresses;
  requestId: string;
  at: Date;
};

const modify = async (trx: Connection, change: Change): Promise<void> => {
  const { before, submitted, changed, requestId, at } = change;
  await saveVersion(trx, { before, by: 'customer', at });
  await applyTransition(trx, before, {
    event: 'modify',
    at,
    by: { kind: 'visitor' },
    requestId,
    detail: { rev: before.rev + 1, changed },
    set: {
      ...(await columnsOf(trx, before, { submitted, at })),
      modification_count: before.modification_count + 1,
    },
  });
  // Before payment nobody has shown that the address is theirs; the page itself confirms the modification.
  if (before.status === 'paid') await mailChange(trx, { kind: 'announcement-modified', ...change });
};
