import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ADMIN_PASSWORD_MIN } from '#contract/auth.ts';
import { normalised } from '#domain/text/normalise.ts';
import { AppError } from '#server/errors.ts';

const derive = promisify(argon2);

/**
 * OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Stored in the hash, so that it can be
 * raised later.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$hash */
export const hashPassword = async (password: string, cost = COST): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', {
    ...cost,
    tagLength: TAG_LENGTH,
    nonce,
    message: normalise(password),
  });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
};

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64');
  const given = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    nonce: Buffer.from(salt, 'base64'),
    message: normalise(password),
  });
  return timingSafeEqual(given, expected);
};

/** Administrators need a longer password than readers. */
export const requireAdminPassword = (password: string): void => {
  if (password.length < ADMIN_PASSWORD_MIN) throw new AppError('account.admin-password-too-short');
};

/** The same accented letter can be typed as one or two code points: both must match. */
const normalise = (password: string) => normalised(password, 'NFKC');

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');
