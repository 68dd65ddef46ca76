import type { TeamMember } from '#contract/admin-team.ts';
import { invitationPath } from '#contract/paths.ts';
import { teamRoleNames } from '#contract/team.fr.ts';
import type { PersonName } from '#domain/account/person-name.ts';
import { type Permission, permissionsOf, type TeamRole } from '#domain/account/team-roles.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { changeAccount, endAccess, type Manager, noteOnAccount } from './change-account.ts';
import { insertReset, voidResets } from './password-resets.queries.ts';
import { hashSecret, newSecret } from './secret.ts';
import { clearPassword, listTeam, type TeamRow } from './team.queries.ts';
import {
  type Account,
  findAccount,
  findAccountById,
  insertAccount,
  lockAccount,
  setName,
  setTeamRole,
  teamRoleOf,
} from './users.queries.ts';

/** What members are answerable for, in the areas that know it. */
export type TeamWork = {
  count(db: Connection, now: Date): Promise<readonly Work[]>;
  /** Refuses a receiver without the permissions that it takes. Returns how much moved. */
  handOver(trx: Connection, given: HandedOver): Promise<number>;
};

type Work = {
  userId: string;
  drafts: number;
  reviews: number;
  announcements: number;
  messages: number;
};

type HandedOver = {
  from: string;
  to: string;
  /** Of the one who receives it. */
  permissions: readonly Permission[];
  by: { id: string; requestId: string };
  at: Date;
};

type ReadDeps = { db: Database; clock: Clock; work: TeamWork };
type Deps = ReadDeps & { publicUrl: () => string };
type Administrator = Extract<Manager, { actor: 'admin' }>;

export const INVITATION_DAYS = 7;
const DAY = 86_400_000;

export const readTeam = async ({ db, clock, work }: ReadDeps, only?: string): Promise<TeamMember[]> => {
  const rows = await listTeam(db, clock.now(), only);
  const assigned = new Map((await work.count(db, clock.now())).map((each) => [each.userId, each]));
  return rows.flatMap((row) => presentMember(row, assigned.get(row.id)));
};

export const readMember = async (deps: ReadDeps, id: string): Promise<TeamMember> => {
  const [member] = await readTeam(deps, id);
  if (!member) throw new AppError('team.not-found', { id });
  return member;
};

const stateOf = ({ disabled_at, invited, has_link }: TeamRow): TeamMember['state'] => {
  if (disabled_at) return 'disabled';
  if (!invited) return 'active';
  return has_link ? 'invited' : 'expired';
};

const NO_WORK: Work = { userId: '', drafts: 0, reviews: 0, announcements: 0, messages: 0 };

const presentMember = (row: TeamRow, { userId: _, ...assigned }: Work = NO_WORK): TeamMember | [] => {
  const teamRole = teamRoleOf(row);
  return teamRole === null
    ? []
    : {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        teamRole,
        state: stateOf(row),
        secondFactor: Boolean(row.second_factor),
        lastVisitAt: row.last_visit_at?.toISOString() ?? null,
        sessions: row.sessions ?? 0,
        ...assigned,
      };
};

type Invitation = PersonName & { email: string; teamRole: TeamRole };

/** Creates the account without a password, or takes a reader's into the team, and mails the link that sets one. */
export const inviteMember = (deps: Deps, given: Invitation, by: Administrator): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now();
    const account = await accountToInvite(trx, given, at);
    await noteOnAccount(trx, by, {
      id: account.id,
      action: 'account.invited',
      detail: { to: given.teamRole },
      at,
    });
    await sendInvitation(trx, deps, { account, teamRole: given.teamRole, by, at });
    return account.id;
  });

const accountToInvite = async (
  trx: Connection,
  { email, teamRole, ...name }: Invitation,
  at: Date,
): Promise<Account> => {
  const created = await insertAccount(trx, { email, ...name, teamRole, passwordHash: null, at });
  if (created) return created;
  await lockAccount(trx, email);
  const reader = await findAccount(trx, email);
  if (!reader) throw new AppError('team.not-found');
  if (reader.teamRole) throw new AppError('team.already-member', { id: reader.id });
  if (reader.disabled) throw new AppError('team.disabled', { id: reader.id });
  await setTeamRole(trx, reader.id, teamRole, at);
  await clearPassword(trx, reader.id);
  await endAccess(trx, reader.id, at);
  // Anybody may have registered this address under any name.
  const renamed = await setName(trx, { userId: reader.id, ...name, at });
  return renamed ?? reader;
};

/** A new link; the one before no longer works. */
export const inviteAgain = (deps: Deps, id: string, by: Administrator): Promise<void> =>
  changeAccount(deps, { id }, by, async ({ trx, account, at, note }) => {
    if (!account.teamRole) throw new AppError('team.not-found', { id });
    if (account.disabled) throw new AppError('team.disabled', { id });
    if (!account.invited) throw new AppError('team.not-invited', { id });
    await note('account.invited', { to: account.teamRole });
    await sendInvitation(trx, deps, { account, teamRole: account.teamRole, by, at });
  });

type Sending = { account: Account; teamRole: TeamRole; by: Administrator; at: Date };

const sendInvitation = async (
  trx: Connection,
  { publicUrl }: Deps,
  { account, teamRole, by, at }: Sending,
): Promise<void> => {
  const token = newSecret();
  const until = new Date(at.getTime() + INVITATION_DAYS * DAY);
  await voidResets(trx, account.id, at);
  await insertReset(trx, { userId: account.id, tokenHash: hashSecret(token), at, until });
  const inviter = await findAccountById(trx, by.actorId);
  await queueMail(trx, {
    to: { address: account.email, name: `${account.firstName} ${account.lastName}` },
    template: 'team-member-invited',
    data: {
      firstName: account.firstName,
      by: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
      role: teamRoleNames[teamRole],
      link: `${publicUrl()}${invitationPath(token)}`,
      days: INVITATION_DAYS,
    },
  });
};

export const closeSessions = (deps: Deps, id: string, by: Administrator): Promise<void> =>
  changeAccount(deps, { id }, by, async ({ trx, account, at, note }) => {
    if (!account.teamRole) throw new AppError('team.not-found', { id });
    // An invitation that waits is a link too: it stays.
    if (!account.invited) await endAccess(trx, id, at);
    await note('account.sessions-closed');
  });

/** Somebody else takes the drafts, reviews, announcements and messages of this member. Returns how many moved. */
export const handOver = (
  deps: Deps,
  { id, to }: { id: string; to: string },
  by: Administrator,
): Promise<number> =>
  changeAccount(deps, { id }, by, async ({ trx, account, at, note }) => {
    const colleague = id === to ? undefined : await findAccountById(trx, to);
    if (!account.teamRole) throw new AppError('team.not-found', { id });
    if (!colleague?.teamRole || colleague.disabled || colleague.invited)
      throw new AppError('team.not-receiving', { id, to });
    const count = await deps.work.handOver(trx, {
      from: id,
      to,
      permissions: permissionsOf(colleague.teamRole),
      by: { id: by.actorId, requestId: by.requestId },
      at,
    });
    await note('account.handed-over', { to, count });
    return count;
  });
