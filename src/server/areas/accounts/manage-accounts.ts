import type { PersonName } from '#domain/account/person-name.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { changeAccount, endAccess, type Manager, noteOnAccount, OPERATOR } from './change-account.ts';
import { hashPassword } from './password.ts';
import { mailSecondFactorChange } from './second-factor/mail-change.ts';
import { deleteAllFactors } from './second-factor/second-factors.queries.ts';
import { insertAccount, setDisabled, setPassword, setTeamRole } from './users.queries.ts';

type Deps = { db: Database; clock: Clock };

/** A refusal about one account, as a sentence that names it. */
const refuse = (
  code: 'team.already-so' | 'team.disabled' | 'account.email-taken',
  message: string,
): AppError => new AppError(code, {}, { message });

type NewMember = PersonName & { email: string; password: string; teamRole?: TeamRole | undefined };

export const createMember = async (
  { db, clock }: Deps,
  { email, password, teamRole = 'administrator', ...name }: NewMember,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, { email, ...name, teamRole, passwordHash, at });
    if (!account)
      throw refuse(
        'account.email-taken',
        `Un compte existe déjà pour ${email} : utilisez promote, ou reset pour son mot de passe.`,
      );
    await noteOnAccount(trx, OPERATOR, { id: account.id, action: 'account.created', at });
  });
};

/** Somebody who joins or leaves the team logs in again; within the team, each call asks for the role anew. */
export const changeTeamRole = (
  deps: Deps,
  which: { email: string } | { id: string },
  teamRole: TeamRole | null,
  by: Manager = OPERATOR,
): Promise<void> =>
  changeAccount(deps, which, by, async ({ trx, account, at, keepAnAdministrator, note }) => {
    const { id, email, teamRole: before } = account;
    if (before === teamRole) throw refuse('team.already-so', alreadyHas(email, teamRole));
    keepAnAdministrator();
    await setTeamRole(trx, id, teamRole, at);
    if (!before || !teamRole) await endAccess(trx, id, at);
    await note(roleAction(before, teamRole), { from: before, to: teamRole });
  });

const alreadyHas = (email: string, teamRole: TeamRole | null): string =>
  teamRole ? `${email} a déjà ce rôle.` : `${email} n'est pas de l'équipe.`;

const roleAction = (from: TeamRole | null, to: TeamRole | null) => {
  if (!to) return 'account.demoted';
  return from ? 'account.role-changed' : 'account.promoted';
};

export const replacePassword = async (deps: Deps, email: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await changeAccount(deps, { email }, OPERATOR, async ({ trx, account, at, note }) => {
    if (account.disabled)
      throw refuse('team.disabled', `Le compte ${email} est désactivé : utilisez enable d'abord.`);
    await setPassword(trx, { userId: account.id, passwordHash, at });
    await endAccess(trx, account.id, at);
    await note('account.password-replaced');
  });
};

export const changeAccess = (
  deps: Deps,
  which: { email: string } | { id: string },
  access: 'enable' | 'disable',
  by: Manager = OPERATOR,
): Promise<void> =>
  changeAccount(deps, which, by, async ({ trx, account, at, keepAnAdministrator, note }) => {
    const disabled = access === 'disable';
    if (account.disabled === disabled)
      throw refuse(
        'team.already-so',
        `Le compte ${account.email} est déjà ${disabled ? 'désactivé' : 'actif'}.`,
      );
    if (disabled) keepAnAdministrator();
    await setDisabled(trx, account.id, disabled, at);
    await endAccess(trx, account.id, at);
    await note(disabled ? 'account.disabled' : 'account.enabled');
  });

/** For somebody who lost both the telephone and the recovery codes: the password is then enough again. */
export const removeSecondFactor = (
  deps: Deps,
  which: { email: string } | { id: string },
  by: Manager = OPERATOR,
): Promise<void> =>
  changeAccount(deps, which, by, async ({ trx, account, at, note }) => {
    if (!(await deleteAllFactors(trx, account.id)))
      throw refuse('team.already-so', `Le compte ${account.email} n'a pas de second facteur.`);
    await endAccess(trx, account.id, at);
    await note('account.second-factor-removed');
    await mailSecondFactorChange(trx, account, { change: 'account.second-factor-removed', at });
  });
