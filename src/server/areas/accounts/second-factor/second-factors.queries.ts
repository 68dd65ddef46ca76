import { type ExpressionBuilder, sql } from 'kysely';
import type { SecondFactorMethod } from '#contract/second-factor.ts';
import type { Connection } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

/** Whether the joined `users` row has a second factor that is in use. */
export const hasSecondFactor = (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('totp_factors')
        .select('totp_factors.user_id')
        .whereRef('totp_factors.user_id', '=', 'users.id')
        .where('confirmed_at', 'is not', null),
    ),
    eb.exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id')),
  ]);

/** What the account can answer with; empty: the password is enough. */
export const listMethods = async (db: Connection, userId: string): Promise<SecondFactorMethod[]> => {
  const [totp, passkeys] = [await findTotp(db, userId), await listPasskeys(db, userId)];
  return [
    ...(totp?.confirmed_at ? (['code'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
};

export const findTotp = (db: Connection, userId: string) =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Replaces one that is being set up; one in use stays: false. */
export const beginTotp = async (
  trx: Connection,
  { userId, secret, at }: { userId: string; secret: string; at: Date },
): Promise<boolean> => {
  const begun = await trx
    .insertInto('totp_factors')
    .values({ user_id: userId, secret, created_at: at, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: at })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
};

/** Of two uses of one code at once, the second finds nothing to change. */
export const spendTotpStep = async (trx: Connection, userId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const listTotpSecrets = (db: Connection) =>
  db.selectFrom('totp_factors').select(['user_id', 'secret']).execute();

/** Unless it changed meanwhile. */
export const replaceTotpSecret = async (
  db: Connection,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> => {
  await db
    .updateTable('totp_factors')
    .set({ secret: to })
    .where('user_id', '=', userId)
    .where('secret', '=', from)
    .execute();
};

export const confirmTotp = async (trx: Connection, userId: string, at: Date): Promise<void> => {
  await trx.updateTable('totp_factors').set({ confirmed_at: at }).where('user_id', '=', userId).execute();
};

export const deleteTotp = async (trx: Connection, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const listPasskeys = (db: Connection, userId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type NewPasskey = {
  id: string;
  userId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  name: string;
  at: Date;
};

/** False when this authenticator is known already. */
export const insertPasskey = async (
  trx: Connection,
  { id, userId, publicKey, counter, transports, name, at }: NewPasskey,
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('passkeys')
    .values({
      ...{ id, user_id: userId, public_key: publicKey, counter, transports: [...transports], name },
      ...{ created_at: at, last_used_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const notePasskeyUse = async (
  trx: Connection,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<void> => {
  await trx.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute();
};

export const deletePasskey = async (trx: Connection, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const replaceRecoveryCodes = async (
  trx: Connection,
  userId: string,
  hashes: readonly string[],
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length > 0)
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute();
};

export const spendRecoveryCode = async (
  trx: Connection,
  userId: string,
  codeHash: string,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const countRecoveryCodes = async (db: Connection, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Without a factor there is nothing to recover. */
export const deleteAllFactors = async (trx: Connection, userId: string): Promise<boolean> => {
  let deleted = 0n;
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
    deleted += (await trx.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst()).numDeletedRows;
  return deleted > 0n;
};

type Step = {
  tokenHash: string;
  userId: string;
  purpose: 'login' | 'passkey';
  passwordHash?: string;
  challenge?: string;
  until: Date;
};

export const insertStep = async (
  trx: Connection,
  { tokenHash, userId, purpose, passwordHash = undefined, challenge = undefined, until }: Step,
): Promise<void> => {
  await trx
    .insertInto('second_factor_steps')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      purpose,
      password_hash: passwordHash ?? null,
      challenge: challenge ?? null,
      expires_at: until,
    })
    .execute();
};

export const findStep = (
  db: Connection,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: Step['purpose']; now: Date },
) =>
  db
    .selectFrom('second_factor_steps')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** False when another request has used it meanwhile. */
export const spendStep = async (trx: Connection, tokenHash: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factor_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** One wrong answer more; the last one that is allowed ends the step. */
export const noteStepFailure = async (trx: Connection, tokenHash: string, most: number): Promise<void> => {
  const step = trx.updateTable('second_factor_steps').where('token_hash', '=', tokenHash);
  await step.set((eb) => ({ failures: eb('failures', '+', 1) })).execute();
  await trx
    .deleteFrom('second_factor_steps')
    .where('token_hash', '=', tokenHash)
    .where('failures', '>=', most)
    .execute();
};

export const setStepChallenge = async (
  db: Connection,
  tokenHash: string,
  challenge: string,
): Promise<void> => {
  await db
    .updateTable('second_factor_steps')
    .set({ challenge })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Those that expired, a few at a time, and skipping rows that another login is deleting: no login waits. */
export const sweepSteps = async (trx: Connection, now: Date): Promise<void> => {
  await sql`
    delete from second_factor_steps where token_hash in (
      select token_hash from second_factor_steps where expires_at <= ${now} limit 100 for update skip locked
    )
  `.execute(trx);
};
