import { createHash } from 'node:crypto';
import { isStoredPath } from '#domain/image/uploaded-image.ts';
import type { Database } from '#server/db/client.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { type ArchiveRecord, writeArchive } from './archive.ts';
import { createDigest, type Digest } from './rows.queries.ts';
import { type SiteContents, type SiteShape, withSnapshot } from './snapshot.ts';

export const ARCHIVE_FORMAT = 1;

export type SiteHeader = {
  readonly format: number;
  readonly version: string;
  readonly madeAt: string;
} & SiteShape;

export type Manifest = SiteContents & { readonly files: Digest };

/** What the journal and the operator are told about a backup. */
export type BackupSummary = { readonly rows: number; readonly files: number; readonly bytes: number };

type Site = { readonly db: Database; readonly images: ImageStore; readonly version: string };
type Target = { readonly path: string; readonly passphrase: string; readonly at: Date };

/**
 * Writes the database and the images as one encrypted archive. Documents are rows of the database. The images are listed
 * after the snapshot was taken: every image that it names was stored before.
 */
export const makeBackup = (
  { db, images, version }: Site,
  { path, passphrase, at }: Target,
): Promise<BackupSummary> =>
  withSnapshot(db, async ({ shape, rows, contents }) => {
    let manifest: Manifest | undefined;
    async function* records(): AsyncGenerator<ArchiveRecord> {
      const site: SiteHeader = { format: ARCHIVE_FORMAT, version, madeAt: at.toISOString(), ...shape };
      yield { header: { kind: 'site', site } };
      for await (const batch of rows)
        yield { header: { kind: 'rows', table: batch.table }, body: Buffer.from(batch.rows.join('\n')) };
      const database = await contents();
      const files = createDigest();
      for await (const file of storedFiles(images)) {
        files.add(fileLine(file.path, file.bytes));
        yield { header: { kind: 'file', path: file.path }, body: file.bytes };
      }
      manifest = { ...database, files: files.result() };
      yield { header: { kind: 'manifest', manifest } };
    }
    const bytes = await writeArchive(path, passphrase, records());
    return { ...countsOf(manifest), bytes };
  });

export const countsOf = (manifest: Manifest | undefined): Omit<BackupSummary, 'bytes'> => ({
  rows: Object.values(manifest?.tables ?? {}).reduce((sum, { count }) => sum + count, 0),
  files: manifest?.files.count ?? 0,
});

/** One item of the digest of the files. */
export const fileLine = (path: string, bytes: Uint8Array): string =>
  `${path} ${createHash('sha256').update(bytes).digest('hex')}`;

async function* storedFiles(images: ImageStore) {
  for await (const { path } of images.list()) {
    // Unfinished files, and those that the site never serves.
    if (!isStoredPath(path)) continue;
    const bytes = await images.get(path);
    // Removed since it was listed: nothing names it.
    if (bytes) yield { path, bytes };
  }
}
