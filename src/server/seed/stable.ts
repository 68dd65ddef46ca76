import { createHash } from 'node:crypto';

/** The same identifier for the same thing at every seeding: version 8 of RFC 9562, « made in our own way ». */
export const stableId = (kind: string, key: string): string => {
  const bytes = digest(kind, key).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** A number between two bounds that looks drawn by lot, and is the same at every seeding. */
export const stableBetween = (low: number, high: number, kind: string, key: string): number =>
  low + (high - low) * (digest(kind, key).readUInt32BE(0) / 2 ** 32);

const digest = (kind: string, key: string): Buffer => createHash('sha256').update(`${kind}:${key}`).digest();
