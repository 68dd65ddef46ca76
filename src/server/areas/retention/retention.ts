import { addMonths, isoDay, parisDay, startOfDay } from '#domain/period/paris-day.ts';
import { deleteExpiredAccess, eraseInactiveAccounts } from '#server/areas/accounts/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { eraseOldRequests } from '#server/areas/contact/public.ts';
import { eraseOldInvoices } from '#server/areas/documents/public.ts';
import { eraseBuyers } from '#server/areas/payments/public.ts';
import type { Database } from '#server/db/client.ts';
import type { JobLog, Worker } from '#server/jobs/background-work.ts';
import { oncePerNight } from '#server/jobs/once-per-night.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import { deleteOldMails, settleLostMails } from '#server/mail/mails.queries.ts';
import type { Clock } from '#server/ports/clock.ts';

type Deps = { db: Database; clock: Clock };

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Contact requests and accounts, after the last exchange or visit. */
const INACTIVE_YEARS = 3;
/** Invoices, from the end of their year (Code de commerce, art. L. 123-22). */
const ACCOUNTING_YEARS = 10;
/** Mails, from the day they were written. */
const MAIL_MONTHS = 12;
/** Far longer than a mail that is sent stays in the queue. */
const UNSETTLED_DAYS = 2;

/**
 * Erases what the privacy page says is no longer kept, and says in the journal how much, never what. Abandoned
 * announcements are anonymised by the tasks of announcements, expired request limits by the limits themselves.
 */
export const eraseExpired = async ({ db, clock }: Deps): Promise<Readonly<Record<string, number>>> => {
  const at = clock.now();
  const today = parisDay(at);
  const inactiveSince = startOfDay(addMonths(today, -12 * INACTIVE_YEARS));
  const issuedBefore = startOfDay({ year: today.year - ACCOUNTING_YEARS, month: 1, day: 1 });
  return db.transaction().execute(async (trx) => {
    await settleLostMails(trx, new Date(at.getTime() - UNSETTLED_DAYS * DAY_MS));
    const erased = {
      mails: await deleteOldMails(trx, startOfDay(addMonths(today, -MAIL_MONTHS))),
      contactRequests: await eraseOldRequests(trx, { before: inactiveSince, at }),
      accounts: await eraseInactiveAccounts(trx, { before: inactiveSince, at }),
      invoices: await eraseOldInvoices(trx, issuedBefore),
      paymentNotifications: await eraseBuyers(trx, issuedBefore),
      ...(await deleteExpiredAccess(trx, at)),
    };
    if (Object.values(erased).some((count) => count > 0))
      await recordAudit(trx, {
        at,
        actor: 'system',
        action: 'retention.erased',
        object: { kind: 'retention', id: isoDay(today) },
        detail: erased,
      });
    return erased;
  });
};

export const startRetention = ({ db, clock, log }: Deps & { log: JobLog }): Worker =>
  startScheduledTask({
    name: 'retention',
    everyMs: QUARTER_MS,
    run: oncePerNight({ db, clock }, 'retention', async () => void (await eraseExpired({ db, clock }))),
    log,
  });
