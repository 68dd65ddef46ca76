import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { hasSecondFactor } from './second-factor/second-factors.queries.ts';
import { accountColumns } from './users.queries.ts';

/** A session that has not expired, with its account as it is now. */
export type ActiveSession = NonNullable<Awaited<ReturnType<typeof findActiveSession>>>;

type Proof = { secretHash: string } | { sessionId: string };

export const findActiveSession = (db: Connection, proof: Proof, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...accountColumns, 'sessions.id as session_id', 'sessions.created_at as session_created_at'])
    .select(['sessions.last_seen_at', 'sessions.expires_at', 'sessions.second_factor_passed'])
    .select((eb) => hasSecondFactor(eb).as('second_factor'))
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .$call((query) =>
      'secretHash' in proof
        ? query.where('sessions.secret_hash', '=', proof.secretHash)
        : query.where('sessions.id', '=', proof.sessionId),
    )
    .executeTakeFirst();

type NewSession = {
  userId: string;
  secretHash: string;
  userAgent?: string | undefined;
  secondFactorPassed: boolean;
  at: Date;
  until: Date;
};

export const insertSession = async (
  db: Connection,
  { userId, secretHash, userAgent, secondFactorPassed, at, until }: NewSession,
): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      secret_hash: secretHash,
      user_agent: userAgent?.slice(0, 300) ?? null,
      created_at: at,
      last_seen_at: at,
      expires_at: until,
      second_factor_passed: secondFactorPassed,
    })
    .execute();
  return id;
};

export const markSecondFactorPassed = async (trx: Connection, id: string): Promise<void> => {
  await trx.updateTable('sessions').set({ second_factor_passed: true }).where('id', '=', id).execute();
};

export const extendSession = async (
  db: Connection,
  id: string,
  { at, until }: { at: Date; until: Date },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at, expires_at: until })
    .where('id', '=', id)
    .execute();
};

export const endSession = async (db: Connection, id: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
};

export const endSessionOfSecret = async (db: Connection, secretHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('secret_hash', '=', secretHash).execute();
};

/** Runs in the transaction that removes a right, so that the sessions end when it commits. */
export const endAllSessions = async (db: Connection, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

export const endOtherSessions = async (db: Connection, userId: string, keptId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute();
};

/** Deletes a few at a time and skips rows that another login is deleting: no login waits. */
export const deleteExpiredSessions = async (db: Connection, now: Date): Promise<void> => {
  await sql`
    delete from sessions where id in (
      select id from sessions where expires_at <= ${now} order by expires_at limit 100 for update skip locked
    )
  `.execute(db);
};
