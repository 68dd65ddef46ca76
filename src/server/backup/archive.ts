import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';

/** What an operator can correct, said in one sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** One piece of an archive: what it is, and its bytes. */
export type ArchiveRecord = { readonly header: object; readonly body?: Uint8Array };
type ReadRecord = { readonly header: unknown; readonly body: Buffer };

/*
 * The file: MAGIC, salt, nonce prefix, then the compressed records in chunks of AES-256-GCM. A chunk is its length on
 * four bytes (the highest bit marks the last one), its ciphertext and its tag. Its nonce holds its number and whether it
 * is the last: a chunk that is changed, moved, repeated or missing is refused, without reading the whole file first.
 */
const MAGIC = Buffer.from('PARUTION-BACKUP-1\n');
const SALT = 16;
const PREFIX = 7;
const TAG = 16;
const CHUNK = 256 * 1024;
const LAST = 0x8000_0000;
const CIPHER = 'aes-256-gcm';
/** About a hundred milliseconds and 32 MB for each guess of a passphrase. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
/** Most of a backup is text that was stored compressed by PostgreSQL: a higher level costs more than it saves. */
const COMPRESSION = 3;

const deriveKey = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

const nonceOf = (prefix: Buffer, counter: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(counter, PREFIX);
  nonce.writeUInt8(isLast ? 1 : 0, PREFIX + 4);
  return nonce;
};

/** Writes the records as an encrypted file that appears whole or not at all, for its user alone; returns its size. */
export const writeArchive = async (
  path: string,
  passphrase: string,
  records: AsyncIterable<ArchiveRecord>,
): Promise<number> => {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'wx', 0o600);
  let bytes: number;
  try {
    await pipeline(
      encodeRecords(records),
      createGzip({ level: COMPRESSION }),
      (plain: AsyncIterable<Buffer>) => encrypt(plain, passphrase),
      (encrypted: AsyncIterable<Buffer>) => writeAll(file, encrypted),
    );
    await file.sync();
    ({ size: bytes } = await file.stat());
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
  return bytes;
};

const writeAll = async (file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> => {
  for await (const chunk of chunks) await file.writeFile(chunk);
};

async function* encodeRecords(records: AsyncIterable<ArchiveRecord>): AsyncGenerator<Buffer> {
  for await (const { header, body = Buffer.alloc(0) } of records) {
    const text = Buffer.from(JSON.stringify(header));
    const lengths = Buffer.alloc(8);
    lengths.writeUInt32BE(text.length, 0);
    lengths.writeUInt32BE(body.length, 4);
    yield Buffer.concat([lengths, text]);
    if (body.length > 0) yield Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  }
}

async function* encrypt(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, prefix] = [randomBytes(SALT), randomBytes(PREFIX)];
  const key = await deriveKey(passphrase, salt, 32, SCRYPT);
  yield Buffer.concat([MAGIC, salt, prefix]);
  let counter = 0;
  const seal = (chunk: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(prefix, counter, isLast));
    counter += 1;
    const sealed = Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE((sealed.length | (isLast ? LAST : 0)) >>> 0);
    return Buffer.concat([length, sealed]);
  };
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of plain) {
    waiting.push(piece);
    size += piece.length;
    if (size < CHUNK) continue;
    yield seal(Buffer.concat(waiting), false);
    waiting = [];
    size = 0;
  }
  yield seal(Buffer.concat(waiting), true);
}

/** The records of an archive, in order. Fails on a wrong passphrase and on a file that was changed or cut short. */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<ReadRecord> {
  const plain = createGunzip();
  const decrypted = pipeline(
    createReadStream(path),
    (file: AsyncIterable<Buffer>) => decrypt(file, passphrase),
    plain,
  );
  // Reported by the reading below, or after it.
  decrypted.catch(() => {});
  const source = takeFrom(plain);
  try {
    for (;;) {
      const lengths = await source.take(8);
      if (!lengths) break;
      const header = await source.take(lengths.readUInt32BE(0));
      const body = await source.take(lengths.readUInt32BE(4));
      if (!header || !body) throw damaged();
      yield { header: JSON.parse(header.toString()), body };
    }
    await decrypted;
  } catch (error) {
    await decrypted;
    throw error;
  } finally {
    plain.destroy();
  }
}

async function* decrypt(file: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const source = takeFrom(file);
  const start = await source.take(MAGIC.length + SALT + PREFIX);
  if (!start?.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupError("Ce fichier n'est pas une sauvegarde de Parution.");
  const salt = start.subarray(MAGIC.length, MAGIC.length + SALT);
  const prefix = start.subarray(MAGIC.length + SALT);
  const key = await deriveKey(passphrase, salt, 32, SCRYPT);
  for (let counter = 0, isLast = false; !isLast; counter += 1) {
    const length = (await source.take(4))?.readUInt32BE();
    if (length === undefined) throw damaged();
    isLast = length >= LAST;
    const sealed = await source.take(length % LAST);
    if (!sealed || sealed.length < TAG) throw damaged();
    const decipher = createDecipheriv(CIPHER, key, nonceOf(prefix, counter, isLast), { authTagLength: TAG });
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
    try {
      yield Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
    } catch {
      throw damaged();
    }
  }
  if (await source.take(1)) throw damaged();
}

const damaged = (): BackupError =>
  new BackupError(
    "La sauvegarde ne s'ouvre pas : la phrase secrète n'est pas la sienne, ou le fichier est abîmé ou incomplet.",
  );

/** Reads so many bytes at a time from pieces of any length; undefined when there are not so many left. */
const takeFrom = (pieces: AsyncIterable<Buffer>) => {
  const iterator = pieces[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const fetch = async (wanted: number): Promise<void> => {
    const pieces = [held];
    for (let size = held.length; size < wanted; ) {
      const { value, done } = await iterator.next();
      if (done) break;
      pieces.push(value);
      size += value.length;
    }
    if (pieces.length > 1) held = Buffer.concat(pieces);
  };

  return {
    async take(wanted: number): Promise<Buffer | undefined> {
      await fetch(wanted);
      if (held.length < wanted) return undefined;
      const taken = held.subarray(0, wanted);
      held = held.subarray(wanted);
      return taken;
    },
  };
};
