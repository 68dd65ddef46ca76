import type { Connection } from '#server/db/client.ts';
import {
  findKnownDevices,
  insertKnownDevice,
  type KnownDevice,
  touchKnownDevice,
} from './known-devices.queries.ts';
import { hashSecret, newSecret } from './secret.ts';

const DAY = 86_400_000;
const DEVICE_DAYS = 365;
/** Several administrators may share a browser: the cookie holds one secret for each. */
const MOST_PER_BROWSER = 5;
const MOST_PER_ACCOUNT = 20;

const SECRET = /^[\w-]{43}$/;

const secretsIn = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .slice(0, MOST_PER_BROWSER * 44)
    .split('.')
    .filter((part) => SECRET.test(part));

export const deviceHashesIn = (cookie: string | undefined): string[] => secretsIn(cookie).map(hashSecret);

const oldest = (now: Date): Date => new Date(now.getTime() - DEVICE_DAYS * DAY);

/** The accounts that have logged in from the browser that sends this cookie. */
export const recogniseDevices = async (
  db: Connection,
  cookie: string | undefined,
  now: Date,
): Promise<KnownDevice[]> => {
  const secretHashes = deviceHashesIn(cookie);
  return secretHashes.length === 0 ? [] : findKnownDevices(db, { secretHashes, since: oldest(now) });
};

/** The cookie to set, and when it expires. */
export type DeviceCookie = { value: string; until: Date };

type Login = { userId: string; cookie: string | undefined; at: Date };

/**
 * Runs in the transaction of the login. An unknown browser gets a new secret: one that an attacker planted
 * in its cookie never becomes a device of this account.
 */
export const registerDevice = async (
  trx: Connection,
  { userId, cookie, at }: Login,
): Promise<DeviceCookie & { isNew: boolean }> => {
  const secrets = secretsIn(cookie);
  const until = new Date(at.getTime() + DEVICE_DAYS * DAY);
  const isKnown =
    secrets.length > 0 &&
    (await touchKnownDevice(trx, {
      userId,
      secretHashes: secrets.map(hashSecret),
      since: oldest(at),
      at,
    }));
  if (isKnown) return { value: secrets.join('.'), until, isNew: false };
  const secret = newSecret();
  await insertKnownDevice(trx, { userId, secretHash: hashSecret(secret), at, most: MOST_PER_ACCOUNT });
  return { value: [secret, ...secrets].slice(0, MOST_PER_BROWSER).join('.'), until, isNew: true };
};
