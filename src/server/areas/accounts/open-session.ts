import type { Connection } from '#server/db/client.ts';
import { hashSecret, newSecret } from './secret.ts';
import { insertSession } from './sessions.queries.ts';

const DAY = 86_400_000;
const SESSION_DAYS = 7;

/** Counted from the last visit: a session in use does not end. */
export const sessionEnd = (lastSeen: Date): Date => new Date(lastSeen.getTime() + SESSION_DAYS * DAY);

export type OpenedSession = {
  id: string;
  /** For the cookie, and for nothing else: only its hash is kept. */
  secret: string;
  until: Date;
};

type Opening = { userId: string; userAgent?: string | undefined; at: Date };

/** Always a new one: what a browser held before logging in never becomes a logged-in session. */
export const openSession = async (
  trx: Connection,
  { userId, userAgent, at }: Opening,
): Promise<OpenedSession> => {
  const secret = newSecret();
  const until = sessionEnd(at);
  const id = await insertSession(trx, { userId, secretHash: hashSecret(secret), userAgent, at, until });
  return { id, secret, until };
};
