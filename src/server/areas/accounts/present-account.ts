import type { AccountUser, SessionUser } from '#contract/auth.ts';
import { permissionsOf } from '#domain/account/team-roles.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Account } from './users.queries.ts';

type Presented = Account & { secondFactorMissing?: boolean };

export const presentAccount = ({
  id,
  email,
  firstName,
  lastName,
  role,
  teamRole,
  secondFactorMissing,
}: Presented): AccountUser => ({
  id,
  email,
  firstName,
  lastName,
  role,
  ...(teamRole && { teamRole, permissions: [...permissionsOf(teamRole)] }),
  ...(secondFactorMissing && { secondFactorMissing: true as const }),
});

/** The account with the token of its session, which expires with the session. */
export const presentSession = async (
  tokens: SessionTokens,
  account: Presented,
  session: { id: string; until: Date },
): Promise<{ success: true; user: SessionUser }> => {
  const { id: userId, role } = account;
  const token = await tokens.sign({ userId, sessionId: session.id, role, until: session.until });
  return { success: true, user: { ...presentAccount(account), token } };
};
