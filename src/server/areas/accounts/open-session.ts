import type { Role } from '#domain/account/roles.ts';
import type { Connection } from '#server/db/client.ts';
import { hashSecret, newSecret } from './secret.ts';
import { insertSession } from './sessions.queries.ts';

const DAY = 86_400_000;
const SESSION_DAYS = 7;
const TEAM_SESSION_DAYS = 30;

type Life = { role: Role; createdAt: Date; lastSeen: Date };

/** Counted from the last use: a session in use does not end, except an administrator's, after thirty days. */
export const sessionEnd = ({ role, createdAt, lastSeen }: Life): Date => {
  const sliding = lastSeen.getTime() + SESSION_DAYS * DAY;
  const absolute = role === 'admin' ? createdAt.getTime() + TEAM_SESSION_DAYS * DAY : Infinity;
  return new Date(Math.min(sliding, absolute));
};

export type OpenedSession = {
  id: string;
  /** For the cookie only; the database stores its hash. */
  secret: string;
  until: Date;
};

type Opening = {
  userId: string;
  role: Role;
  userAgent?: string | undefined;
  /** By the login that opens it; false when the account asks for none. */
  secondFactorPassed?: boolean | undefined;
  at: Date;
};

/** Always a new secret: a value the browser had before logging in never becomes a session. */
export const openSession = async (
  trx: Connection,
  { userId, role, userAgent, secondFactorPassed = false, at }: Opening,
): Promise<OpenedSession> => {
  const secret = newSecret();
  const until = sessionEnd({ role, createdAt: at, lastSeen: at });
  const secretHash = hashSecret(secret);
  const id = await insertSession(trx, { userId, secretHash, userAgent, secondFactorPassed, at, until });
  return { id, secret, until };
};
