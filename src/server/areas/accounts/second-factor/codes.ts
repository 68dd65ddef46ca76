import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { publication } from '#contract/publication.ts';
import { isSealed, type SecretKey, SecretKeyError, sealedAgain } from '#server/config/secret-key.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { ensureKey } from '#server/settings/sealed-secrets.queries.ts';
import { hashSecret } from '../secret.ts';
import {
  findTotp,
  listTotpSecrets,
  replaceTotpSecret,
  spendRecoveryCode,
  spendTotpStep,
} from './second-factors.queries.ts';

const PERIOD_S = 30;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: publication.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_S,
  });

/** What an authenticator application reads in the QR code. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

const SIX_DIGITS = /^\d{6}$/;

/** The time step that the code belongs to, now or just before or after; undefined when it is wrong. */
const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  // The library compares bytes, and fails when six characters are more than six bytes.
  if (!SIX_DIGITS.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
};

const purposeOf = (userId: string): string => `totp:${userId}`;

/** As it is stored: encrypted for this account. */
export const sealTotpSecret = (
  db: Connection,
  key: SecretKey,
  { userId, secret }: { userId: string; secret: string },
): Promise<string> =>
  withKey(async () => {
    await ensureKey(db, key);
    return key.seal(secret, purposeOf(userId));
  });

/** One is in clear unless ENCRYPT_TOTP_SECRETS was set. */
const openTotpSecret = async (key: SecretKey, userId: string, stored: string): Promise<string> =>
  isSealed(stored) ? withKey(async () => key.open(stored, purposeOf(userId))) : stored;

const withKey = async (work: () => Promise<string>): Promise<string> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SecretKeyError)
      throw new AppError('account.code-unreadable', { reason: error.message });
    throw error;
  }
};

/**
 * Encrypts with the key in use what a former key encrypted. What is in clear only if asked: the previous release reads
 * nothing else, and may serve beside this one or come back.
 */
export const sealTotpSecrets = async (
  db: Connection,
  key: SecretKey,
  { encryptsClear }: { encryptsClear: boolean },
): Promise<void> => {
  const stored = (await listTotpSecrets(db)).filter(({ secret }) => encryptsClear || isSealed(secret));
  if (stored.some(({ secret }) => !isSealed(secret))) await ensureKey(db, key);
  for (const { user_id: userId, secret: from } of stored) {
    const to = sealedAgain(key, from, purposeOf(userId));
    if (to !== undefined) await replaceTotpSecret(db, { userId, from, to });
  }
};

type Given = { userId: string; code: string; now: Date; secretKey: SecretKey };

/** Whether the code is right and was not used before. `confirmed`: only of an application that is in use. */
export const spendTotpCode = async (
  trx: Connection,
  { userId, code, now, secretKey, confirmed }: Given & { confirmed: boolean },
): Promise<boolean> => {
  const factor = await findTotp(trx, userId);
  if (!factor || (factor.confirmed_at !== null) !== confirmed) return false;
  const step = stepOf(await openTotpSecret(secretKey, userId, factor.secret), code, now);
  return step !== undefined && (await spendTotpStep(trx, userId, step));
};

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Shown once; the database stores their hashes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${half()}-${half()}`);

/** As somebody types it: in capitals, with spaces, without the dash. */
export const hashRecoveryCode = (code: string): string =>
  hashSecret(code.toLowerCase().replace(/[\s-]/g, ''));

/** Six digits are the application's, anything else is a recovery code. */
export const spendCode = async (
  trx: Connection,
  { userId, code, now, secretKey }: Given,
): Promise<'totp' | 'recovery' | false> => {
  const typed = code.replace(/\s/g, '');
  if (SIX_DIGITS.test(typed))
    return (await spendTotpCode(trx, { userId, code: typed, now, secretKey, confirmed: true })) && 'totp';
  return (await spendRecoveryCode(trx, userId, hashRecoveryCode(code))) && 'recovery';
};
