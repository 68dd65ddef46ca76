import { randomBytes } from 'node:crypto';

/** A UUID of version 7: its first bits are the time, so that rows created together are stored together. */
export const newId = (at: Date): string => spell(at, randomBytes(16));

let drawn = 0;

/** An id that sorts after the earlier ones of the same moment: the lines of one request keep their order. */
export const newOrderedId = (at: Date): string => {
  const bytes = randomBytes(16);
  drawn = (drawn + 1) % 2 ** 26;
  // 12 bits before the variant and 14 after it.
  bytes.writeUInt16BE(drawn >>> 14, 6);
  bytes.writeUInt16BE(drawn & 0x3fff, 8);
  return spell(at, bytes);
};

const spell = (at: Date, bytes: Buffer): string => {
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
