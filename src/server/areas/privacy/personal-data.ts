import { keptReasons, type PersonalDataFound } from '#contract/admin-privacy.ts';
import { statusLabel } from '#domain/announcement/status.ts';
import { eraseAccountOf } from '#server/areas/accounts/public.ts';
import { eraseContact } from '#server/areas/announcements/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { eraseRequestsOf } from '#server/areas/contact/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { deleteMailsOf } from '#server/mail/mails.queries.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  deleteFailedMails,
  deleteUnsentTeamMails,
  findAccount,
  listAnnouncementsOf,
  listContactAnswers,
  listContactRequests,
  listCorrections,
  listFailedMails,
  listInvoices,
  listKnownBrowsers,
  listMails,
  listNotes,
  listPartialRefunds,
  listPasskeys,
  listPayments,
  listQuotes,
  listSessions,
  listVersions,
} from './personal-data.queries.ts';

type Deps = { readonly db: Database; readonly clock: Clock };
type Asked = { readonly email: string; readonly adminId: string; readonly requestId: string };

/** What is stored under an address, and what an erasure would leave. */
export const findPersonalData = async (db: Connection, email: string): Promise<PersonalDataFound> => {
  const account = await findAccount(db, email);
  const announcements = await listAnnouncementsOf(db, email);
  const invoices = await listInvoices(db, email);
  const found = {
    account: account ? { role: account.role, since: account.created_at.toISOString() } : null,
    contactRequests: (await listContactRequests(db, email)).length,
    announcements: announcements.map(({ id, reference, title, status, erasure }) => ({
      ...{ id, reference, title, erasure },
      status: statusLabel(status),
    })),
    invoices: invoices.length,
    mails: (await listMails(db, email)).length,
    failedMails: (await listFailedMails(db, email)).length,
  };
  return { ...found, kept: keptSentences(found) };
};

const keptSentences = ({ account, announcements, invoices }: Omit<PersonalDataFound, 'kept'>): string[] => {
  const some = (erasure: string) => announcements.some((one) => one.erasure === erasure);
  const reasons = [
    some('contact') && keptReasons.published,
    some('kept') && keptReasons.inProgress,
    invoices > 0 && keptReasons.invoices,
    account?.role === 'admin' && keptReasons.teamAccount,
    keptReasons.journal,
    keptReasons.backups,
  ];
  return reasons.filter((reason) => reason !== false);
};

/** How an account is logged in to; nothing of it opens the account. */
const accessData = async (trx: Connection, userId: string | undefined) =>
  userId === undefined
    ? { sessions: [], passkeys: [], knownBrowsers: [] }
    : {
        sessions: await listSessions(trx, userId),
        passkeys: await listPasskeys(trx, userId),
        knownBrowsers: await listKnownBrowsers(trx, userId),
      };

/** What is stored about the announcements of one person. */
const announcementData = async (trx: Connection, ids: readonly string[]) => ({
  announcementVersions: await listVersions(trx, ids),
  corrections: await listCorrections(trx, ids),
  internalNotes: await listNotes(trx, ids),
  payments: await listPayments(trx, ids),
  partialRefunds: await listPartialRefunds(trx, ids),
  quotes: await listQuotes(trx, ids),
});

/** Everything stored under an address, for the person who asked for it (RGPD, articles 15 and 20). */
export const exportPersonalData = ({ db, clock }: Deps, { email, ...by }: Asked) =>
  db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    const announcements = await listAnnouncementsOf(trx, email);
    const ids = announcements.map(({ id }) => id);
    const data = {
      email,
      exportedAt: clock.now().toISOString(),
      account: account ?? null,
      ...(await accessData(trx, account?.id)),
      contactRequests: await listContactRequests(trx, email),
      contactAnswers: await listContactAnswers(trx, email),
      announcements,
      ...(await announcementData(trx, ids)),
      invoices: await listInvoices(trx, email),
      mails: await listMails(trx, email),
      mailsNotSent: await listFailedMails(trx, email),
    };
    await note(trx, 'privacy.exported', { ...by, at: clock.now() }, { announcements: ids.length });
    return data;
  });

/**
 * Erases what may be erased at the request of a person (RGPD, article 17), in one transaction. The journal says how much,
 * never of whom.
 */
export const erasePersonalData = ({ db, clock }: Deps, { email, adminId, requestId }: Asked) =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    const outcomes: string[] = [];
    for (const { id } of await listAnnouncementsOf(trx, email))
      outcomes.push(await eraseContact(trx, { id, at, by: { kind: 'admin', id: adminId }, requestId }));
    const erased = {
      accounts: await eraseAccountOf(trx, { email, at }),
      contactRequests: await eraseRequestsOf(trx, { email, at }),
      announcements: outcomes.filter((outcome) => outcome === 'whole').length,
      contacts: outcomes.filter((outcome) => outcome === 'contact').length,
      mails: await deleteMailsOf(trx, email),
      failedMails: await deleteFailedMails(trx, email),
    };
    // The team still has to be told of what is under way.
    if (!outcomes.includes('kept')) await deleteUnsentTeamMails(trx, email);
    await note(trx, 'privacy.erased', { adminId, requestId, at }, erased);
    return { erased, found: await findPersonalData(trx, email) };
  });

type By = { readonly adminId: string; readonly requestId: string; readonly at: Date };

const note = (
  trx: Connection,
  action: 'privacy.exported' | 'privacy.erased',
  { adminId, requestId, at }: By,
  detail: Readonly<Record<string, number>>,
): Promise<void> =>
  recordAudit(trx, {
    ...{ at, action, requestId, detail, actor: 'admin', actorId: adminId },
    object: { kind: 'privacy', id: newId(at) },
  });
