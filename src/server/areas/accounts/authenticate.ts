import type { TeamRole } from '#domain/account/team-roles.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Authentication } from '#server/ports/visitor.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import { sessionEnd } from './open-session.ts';
import { hashSecret } from './secret.ts';
import type { SessionTokens } from './session-tokens.ts';
import { type ActiveSession, extendSession, findActiveSession } from './sessions.queries.ts';
import { accountOf } from './users.queries.ts';

/**
 * A session's last use is written at most this often: each call of the back-office would otherwise write a
 * row.
 */
const PROLONG_EVERY_MS = 5 * 60_000;

type Shown = { cookie?: string | undefined; bearer?: string | undefined };
type Deps = {
  db: Database;
  clock: Clock;
  tokens: SessionTokens;
  settings: Pick<LiveSettings, 'latest'>;
};

type SecondFactorRequirement = Config['requireSecondFactor'];

const isRequired = (of: SecondFactorRequirement, teamRole: TeamRole | null): boolean =>
  (of === 'team' && teamRole !== null) || (of === 'administrators' && teamRole === 'administrator');

/**
 * Finds the session in the database, by the cookie first and by the token when there is no cookie. Roles are
 * those of the account now, never those in the token.
 */
export const authenticate = async (deps: Deps, { cookie, bearer }: Shown): Promise<Authentication | null> => {
  const now = deps.clock.now();
  const byCookie = cookie
    ? await findActiveSession(deps.db, { secretHash: hashSecret(cookie) }, now)
    : undefined;
  const session = byCookie ?? (bearer ? await sessionOfToken(deps, bearer, now) : undefined);
  if (!session) return null;
  // Opened with the password alone, by a login that ran while the second factor was added.
  if (session.second_factor && !session.second_factor_passed) return null;

  const extended = now.getTime() - session.last_seen_at.getTime() >= PROLONG_EVERY_MS;
  const expiresAt = extended
    ? sessionEnd({ role: session.role, createdAt: session.session_created_at, lastSeen: now })
    : session.expires_at;
  // Administrators' sessions opened before they had a maximum age may be over it.
  if (expiresAt <= now) return null;
  if (extended) await extendSession(deps.db, session.session_id, { at: now, until: expiresAt });
  const { session_id: id, session_created_at: createdAt } = session;
  const account = accountOf(session);
  const secondFactorRequired = isRequired(
    deps.settings.latest().config.requireSecondFactor,
    account.teamRole,
  );
  const secondFactorMissing = secondFactorRequired && !session.second_factor;
  return {
    visitor: { ...account, secondFactorRequired, secondFactorMissing, session: { id, createdAt, expiresAt } },
    by: byCookie ? 'cookie' : 'token',
    extended,
  };
};

const sessionOfToken = async (
  { db, tokens }: Deps,
  bearer: string,
  now: Date,
): Promise<ActiveSession | undefined> => {
  const claims = await tokens.read(bearer);
  if (!claims) return undefined;
  const session = await findActiveSession(db, { sessionId: claims.sessionId }, now);
  // The token must have been signed for this account in this role.
  return session?.id === claims.userId && session.role === claims.role ? session : undefined;
};
