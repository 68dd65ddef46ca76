import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { settingsMessages } from '#contract/settings.fr.ts';

const KEY_BYTES = 32;
const NONCE = 12;
const TAG = 16;
const CIPHER = 'aes-256-gcm';
/** Begins a sealed text; a secret in clear (base 32) has no dot. */
const SEALED = 'v1.';

/**
 * Keys of 32 bytes in base 64 or in hexadecimal, separated by a comma or a line end: the one in use, then those that it
 * replaces. Undefined when one is something else.
 */
export const parseKeys = (text: string): Buffer[] | undefined => {
  const keys = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => Buffer.from(part, /^[\da-f]{64}$/i.test(part) ? 'hex' : 'base64'));
  return keys.length > 0 && keys.every(({ length }) => length === KEY_BYTES) ? keys : undefined;
};

/** Without the key of a secret it stays unreadable; the message says what to do. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

/** Encrypts secrets for the database. `purpose` is part of each: one cannot be put in the place of another. */
export type SecretKey = {
  /** Fails with a SecretKeyError without a key: see `ensureKey`. */
  seal(text: string, purpose: string): string;
  /** Fails with a SecretKeyError when this is not the key that sealed it, or there is none. */
  open(sealed: string, purpose: string): string;
  /** Whether it is sealed by the key in use, and not in clear or by a former one. */
  isCurrent(text: string): boolean;
  /** The names of the keys that this server has, as sealed texts carry them. */
  names(): readonly string[];
  /** Creates the key file where there is no key. */
  create(): void;
};

export const isSealed = (text: string): boolean => text.startsWith(SEALED);

/** The name of the key that sealed the text; undefined for one in clear. */
export const keyNameIn = (text: string): string | undefined =>
  isSealed(text) ? text.split('.')[1] : undefined;

export const createSecretKey = (
  keysOf: () => readonly Buffer[],
  create: () => void = () => {},
): SecretKey => ({
  seal(text, purpose) {
    const [key] = keysOf();
    if (!key) throw new SecretKeyError(settingsMessages.noKey);
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${SEALED}${keyName(key)}.${sealed.toString('base64url')}`;
  },
  open(sealed, purpose) {
    const [, name, text = ''] = sealed.split('.');
    const key = keysOf().find((known) => keyName(known) === name);
    if (!key) throw new SecretKeyError(settingsMessages.noKey);
    const bytes = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    } catch {
      throw new SecretKeyError(settingsMessages.noKey);
    }
  },
  isCurrent(text) {
    const [key] = keysOf();
    return key !== undefined && keyNameIn(text) === keyName(key);
  },
  names: () => keysOf().map(keyName),
  create,
});

/** The text sealed again by the key in use; undefined when nothing is to be done, or no key opens it. */
export const sealedAgain = (key: SecretKey, text: string, purpose: string): string | undefined => {
  if (key.isCurrent(text)) return undefined;
  try {
    return key.seal(isSealed(text) ? key.open(text, purpose) : text, purpose);
  } catch (error) {
    if (error instanceof SecretKeyError && isSealed(text)) return undefined;
    throw error;
  }
};

/** Tells two keys apart without telling either. */
const keyName = (key: Buffer): string =>
  createHash('sha256').update('parution-settings-key').update(key).digest('hex').slice(0, 8);

const KEY_FILE = 'settings.key';

/** SETTINGS_KEY, else a file of DATA_DIR that only the site's user can read. */
export const secretKeyOf = (settings: {
  settingsKey: readonly Buffer[] | undefined;
  dataDir: string;
}): SecretKey => {
  const path = join(settings.dataDir, KEY_FILE);
  return createSecretKey(
    () => settings.settingsKey ?? readKeyFile(path) ?? [],
    () => {
      if (!settings.settingsKey && !existsSync(path)) makeKeyFile(path);
    },
  );
};

const readKeyFile = (path: string): Buffer[] | undefined => {
  let text: string;
  try {
    const { mode } = statSync(path);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new SecretKeyError(
        `D'autres utilisateurs de cette machine peuvent lire ${path} : fermez-le (chmod 600), et changez les secrets s'ils ne sont pas de confiance.`,
      );
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof SecretKeyError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new SecretKeyError(`La clé des secrets, ${path}, ne se laisse pas lire (${code}).`);
  }
  const keys = parseKeys(text);
  if (!keys) throw new SecretKeyError(`${path} ne contient pas une clé de 32 octets en base 64.`);
  return keys;
};

const UNFINISHED = /^settings\.key\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Those of processes that were killed while they created the key. Once it is there, nobody needs one. */
export const removeUnfinishedKeys = (dataDir: string): void => {
  if (!existsSync(join(dataDir, KEY_FILE))) return;
  for (const name of readdirSync(dataDir))
    if (UNFINISHED.test(name)) rmSync(join(dataDir, name), { force: true });
};

/**
 * Written whole under another name first: of two processes that create it at once, both get the file of the first. It is
 * on the disk before anything is sealed with it: a power cut must not leave secrets without their key.
 */
const makeKeyFile = (path: string): void => {
  const folder = dirname(path);
  const unfinished = `${path}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    const text = `${randomBytes(KEY_BYTES).toString('base64')}\n`;
    writeFileSync(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(unfinished, path);
  } catch (error) {
    // Another process was first, and may already have removed the unfinished file.
    if (!existsSync(path)) {
      const { code } = error as NodeJS.ErrnoException;
      throw new SecretKeyError(`La clé des secrets, ${path}, ne peut pas être créée (${code}).`);
    }
  } finally {
    rmSync(unfinished, { force: true });
  }
  removeUnfinishedKeys(folder);
  syncFolder(folder);
};

/** Windows cannot open a folder; it writes names to the disk itself. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};
