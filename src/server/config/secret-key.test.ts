import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSecretKey,
  isSealed,
  parseKeys,
  removeUnfinishedKeys,
  SecretKeyError,
  sealedAgain,
  secretKeyOf,
} from './secret-key.ts';

const LOST = /^Les secrets de ce site sont chiffrés avec une clé que ce serveur n'a pas\./;
const keyOf = (byte: number) => createSecretKey(() => [Buffer.alloc(32, byte)]);

describe('a secret', () => {
  it('is read again with its key and for its purpose only', () => {
    const sealed = keyOf(1).seal('clé à 6 €', 'setting:AI_API_KEY');
    expect(isSealed(sealed)).toBe(true);
    expect(sealed).not.toContain('clé');
    expect(keyOf(1).open(sealed, 'setting:AI_API_KEY')).toBe('clé à 6 €');
    expect(keyOf(1).seal('clé à 6 €', 'setting:AI_API_KEY')).not.toBe(sealed);
    const changed = `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`;
    for (const [key, text, purpose] of [
      [keyOf(2), sealed, 'setting:AI_API_KEY'],
      [createSecretKey(() => []), sealed, 'setting:AI_API_KEY'],
      [keyOf(1), sealed, 'totp:another'],
      [keyOf(1), changed, 'setting:AI_API_KEY'],
      [keyOf(1), 'v1.', 'setting:AI_API_KEY'],
      [keyOf(1), 'anything', 'setting:AI_API_KEY'],
    ] as const) {
      expect(() => key.open(text, purpose)).toThrow(SecretKeyError);
      expect(() => key.open(text, purpose)).toThrow(LOST);
    }
  });

  it('is sealed by a key of 32 bytes, in base 64 or in hexadecimal', () => {
    const bytes = Buffer.alloc(32, 9);
    const former = Buffer.alloc(32, 8);
    expect(parseKeys(bytes.toString('base64'))).toEqual([bytes]);
    expect(parseKeys(` ${bytes.toString('hex')},${former.toString('base64')}\n`)).toEqual([bytes, former]);
    for (const text of ['', 'une phrase', `${bytes.toString('hex')}, une phrase`])
      expect(parseKeys(text)).toBeUndefined();
  });

  it('is sealed again when the key is replaced, while both are known', () => {
    const sealed = keyOf(1).seal('x', 'p');
    const both = createSecretKey(() => [Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);
    expect(both.open(sealed, 'p')).toBe('x');
    const again = sealedAgain(both, sealed, 'p') ?? '';
    expect(keyOf(2).open(again, 'p')).toBe('x');
    expect(sealedAgain(both, again, 'p')).toBeUndefined();
    expect(keyOf(2).open(sealedAgain(both, 'en clair', 'p') ?? '', 'p')).toBe('en clair');
    // Nothing opens it: it stays for the day its key is back.
    expect(sealedAgain(keyOf(3), sealed, 'p')).toBeUndefined();
  });
});

describe('the key file', () => {
  let dataDir: string;
  const path = () => join(dataDir, 'settings.key');
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parution-key-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('is created once, for its owner alone, and nothing is left of another attempt', async () => {
    const first = secretKeyOf({ settingsKey: undefined, dataDir });
    expect(() => first.open(keyOf(1).seal('x', 'p'), 'p')).toThrow(LOST);
    expect(await readdir(dataDir)).toEqual([]);
    expect(() => first.seal('x', 'p')).toThrow(LOST);
    expect(first.names()).toEqual([]);
    // Left by a process that was killed; the other is the operator's.
    const unfinished = `${path()}.${crypto.randomUUID()}`;
    await writeFile(unfinished, '');
    await writeFile(`${path()}.ancienne`, '');
    // Another process may still be creating it.
    removeUnfinishedKeys(dataDir);
    expect(await readdir(dataDir)).toHaveLength(2);
    first.create();
    const sealed = first.seal('x', 'p');
    expect((await readdir(dataDir)).sort()).toEqual(['settings.key', 'settings.key.ancienne']);
    await writeFile(unfinished, '');
    removeUnfinishedKeys(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['settings.key', 'settings.key.ancienne']);
    const created = await readFile(path(), 'utf8');
    first.create();
    expect(await readFile(path(), 'utf8')).toBe(created);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(secretKeyOf({ settingsKey: undefined, dataDir }).open(sealed, 'p')).toBe('x');
    expect(() => secretKeyOf({ settingsKey: [Buffer.alloc(32, 3)], dataDir }).open(sealed, 'p')).toThrow(
      LOST,
    );
  });

  it('is refused, with what to do, when others can read it or it holds no key', async () => {
    const key = secretKeyOf({ settingsKey: undefined, dataDir });
    const content = await readFile(path(), 'utf8');
    await chmod(path(), 0o644);
    expect(() => key.seal('x', 'p')).toThrow(/peuvent lire .*settings\.key : fermez-le \(chmod 600\)/);
    await chmod(path(), 0o600);
    await writeFile(path(), 'rien');
    expect(() => key.seal('x', 'p')).toThrow(/ne contient pas une clé/);
    await writeFile(path(), content);
  });
});
