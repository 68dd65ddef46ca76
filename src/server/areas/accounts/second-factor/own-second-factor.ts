import type { SecretKey } from '#server/config/secret-key.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { MailData } from '#server/mail/mail.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Visitor } from '#server/ports/visitor.ts';
import { verifyPassword } from '../password.ts';
import { recordOwnChange } from '../profile.ts';
import { hashSecret, newSecret } from '../secret.ts';
import { endOtherSessions, markSecondFactorPassed } from '../sessions.queries.ts';
import { findCredentials, lockAccount } from '../users.queries.ts';
import { STEP_MS } from './begin-second-factor.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  sealTotpSecret,
  spendTotpCode,
  totpAddress,
} from './codes.ts';
import { mailSecondFactorChange } from './mail-change.ts';
import { readRegistration, registrationOptions } from './passkeys.ts';
import {
  beginTotp,
  confirmTotp,
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  findStep,
  findTotp,
  insertPasskey,
  insertStep,
  listMethods,
  listPasskeys,
  replaceRecoveryCodes,
  spendStep,
} from './second-factors.queries.ts';

export type SecondFactorDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  publicUrl: () => string;
  secretKey: SecretKey;
  /** Whether a new secret is encrypted: the previous release could not read it. */
  encryptsTotp: boolean;
};
type Change = { account: Visitor; requestId: string };

export const readSecondFactor = async ({ db }: Pick<SecondFactorDeps, 'db'>, userId: string) => ({
  totp: Boolean((await findTotp(db, userId))?.confirmed_at),
  passkeys: (await listPasskeys(db, userId)).map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  })),
  recoveryCodes: await countRecoveryCodes(db, userId),
});

/** An open session is not enough to change how the account is entered. */
export const confirmPassword = async (
  { db, limits }: SecondFactorDeps,
  { account, password }: { account: Visitor; password: string },
): Promise<void> => {
  const attempts = { class: 'password-change', key: account.id } as const;
  await limits.spend(attempts);
  const found = await findCredentials(db, account.email);
  if (!found || !(await verifyPassword(password, found.passwordHash)))
    throw new AppError('account.wrong-current-password', {}, { field: 'password' });
  await limits.forgive(attempts);
};

export const beginOwnTotp = async (
  { db, clock, secretKey, encryptsTotp }: SecondFactorDeps,
  { account: { id: userId, email } }: Change,
) => {
  const secret = newTotpSecret();
  const stored = encryptsTotp ? await sealTotpSecret(db, secretKey, { userId, secret }) : secret;
  if (!(await beginTotp(db, { userId, secret: stored, at: clock.now() })))
    throw new AppError('account.second-factor-there');
  return { secret, qr: await drawQr(totpAddress(secret, email)) };
};

const QUIET = 4;

/** The dark squares as one path, with the quiet zone that readers need. */
const drawQr = async (text: string): Promise<{ path: string; size: number }> => {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { path, size: modules.size + 2 * QUIET };
};

/**
 * Adds a factor. With the first, recovery codes are made, and the other sessions end: whoever opened them had the
 * password only.
 */
const addFactor = async (
  trx: Connection,
  change: Change,
  at: Date,
  add: () => Promise<void>,
): Promise<string[]> => {
  const { id, email, session } = change.account;
  await lockAccount(trx, email);
  const isFirst = (await listMethods(trx, id)).length === 0;
  await add();
  await markSecondFactorPassed(trx, session.id);
  if (isFirst) await endOtherSessions(trx, id, session.id);
  await reportChange(trx, change, 'account.second-factor-added', at);
  return (await countRecoveryCodes(trx, id)) > 0 ? [] : makeCodes(trx, id);
};

const makeCodes = async (trx: Connection, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode));
  return codes;
};

/** How long a secret waits for its first code. */
const SETUP_MS = 15 * 60_000;

/** The first code of the application proves that it works. */
export const confirmOwnTotp = async (
  { db, clock, limits, secretKey }: SecondFactorDeps,
  { code, ...change }: Change & { code: string },
): Promise<string[]> => {
  const { id: userId } = change.account;
  const attempts = { class: 'second-factor', key: userId } as const;
  await limits.spend(attempts);
  const now = clock.now();
  const recoveryCodes = await db.transaction().execute((trx) =>
    addFactor(trx, change, now, async () => {
      const factor = await findTotp(trx, userId);
      if (factor && now.getTime() - factor.created_at.getTime() >= SETUP_MS)
        throw new AppError('account.second-factor-setup-expired');
      const typed = code.replace(/\s/g, '');
      if (!(await spendTotpCode(trx, { userId, code: typed, now, secretKey, confirmed: false })))
        throw new AppError('account.wrong-code');
      await confirmTotp(trx, userId, now);
    }),
  );
  await limits.forgive(attempts);
  return recoveryCodes;
};

export const removeOwnTotp = ({ db, clock }: SecondFactorDeps, change: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await deleteTotp(trx, change.account.id))) throw new AppError('account.second-factor-gone');
    await afterRemoval(trx, change, clock.now());
  });

const MOST_PASSKEYS = 20;

const listWithRoom = async (db: Connection, userId: string) => {
  const known = await listPasskeys(db, userId);
  if (known.length >= MOST_PASSKEYS) throw new AppError('account.too-many-passkeys');
  return known;
};

export const askNewPasskey = async ({ db, clock, publicUrl }: SecondFactorDeps, { account }: Change) => {
  const owner = { id: account.id, email: account.email, name: `${account.firstName} ${account.lastName}` };
  const options = await registrationOptions(publicUrl(), owner, await listWithRoom(db, account.id));
  const token = newSecret();
  await insertStep(db, {
    tokenHash: hashSecret(token),
    userId: account.id,
    purpose: 'passkey',
    challenge: options.challenge,
    until: new Date(clock.now().getTime() + STEP_MS),
  });
  return { token, options: JSON.stringify(options) };
};

type NewPasskey = Change & { token: string; response: string; name: string };

export const addOwnPasskey = async (
  { db, clock, publicUrl }: SecondFactorDeps,
  { token, response, name, ...change }: NewPasskey,
): Promise<string[]> => {
  const now = clock.now();
  const { id: userId } = change.account;
  const step = await findStep(db, { tokenHash: hashSecret(token), purpose: 'passkey', now });
  if (!step?.challenge || step.user_id !== userId) throw new AppError('account.second-factor-setup-expired');
  const key = await readRegistration({ publicUrl: publicUrl(), challenge: step.challenge, response });
  if (!key) throw new AppError('account.passkey-refused');
  return db.transaction().execute((trx) =>
    addFactor(trx, change, now, async () => {
      if (!(await spendStep(trx, step.token_hash))) throw new AppError('account.second-factor-setup-expired');
      await listWithRoom(trx, userId);
      const added = await insertPasskey(trx, {
        id: key.id,
        userId,
        publicKey: Buffer.from(key.publicKey).toString('base64url'),
        counter: key.counter,
        transports: key.transports,
        name,
        at: now,
      });
      if (!added) throw new AppError('account.passkey-known');
    }),
  );
};

export const removeOwnPasskey = (
  { db, clock }: SecondFactorDeps,
  { id, ...change }: Change & { id: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, change.account.id, id))) throw new AppError('account.second-factor-gone');
    await afterRemoval(trx, change, clock.now());
  });

export const replaceOwnCodes = ({ db, clock }: SecondFactorDeps, change: Change): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    if ((await listMethods(trx, change.account.id)).length === 0)
      throw new AppError('account.second-factor-gone');
    await reportChange(trx, change, 'account.recovery-codes-made', clock.now());
    return makeCodes(trx, change.account.id);
  });

const afterRemoval = async (trx: Connection, change: Change, at: Date): Promise<void> => {
  await reportChange(trx, change, 'account.second-factor-removed', at);
  // Without a factor there is nothing to recover.
  if ((await listMethods(trx, change.account.id)).length === 0)
    await replaceRecoveryCodes(trx, change.account.id, []);
};

/** The audit line, and a mail to the owner: it may not have been them. */
const reportChange = async (
  trx: Connection,
  { account, requestId }: Change,
  action: MailData['second-factor-changed']['change'],
  at: Date,
): Promise<void> => {
  await recordOwnChange(trx, { account, action, requestId, at });
  await mailSecondFactorChange(trx, account, { change: action, at });
};
