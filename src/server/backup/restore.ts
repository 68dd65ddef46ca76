import { z } from 'zod';
import { imageTypeOf, isStoredPath } from '#domain/image/uploaded-image.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { BackupError, readArchive } from './archive.ts';
import {
  ARCHIVE_FORMAT,
  type BackupSummary,
  countsOf,
  fileLine,
  type Manifest,
  type SiteHeader,
} from './backup.ts';
import { createDigest, type Digest, type RowBatch } from './rows.queries.ts';
import { fillDatabase, requireEmptyDatabase } from './snapshot.ts';

type Archive = { readonly path: string; readonly passphrase: string };

const digest = z.object({ count: z.number(), digest: z.string() });
const header = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('site'),
    site: z.object({
      format: z.number(),
      version: z.string(),
      madeAt: z.string(),
      migrations: z.array(z.string()),
      jobsVersion: z.number(),
      tables: z.array(
        z.object({
          schema: z.string(),
          name: z.string(),
          columns: z.array(z.object({ name: z.string(), type: z.string() })),
        }),
      ),
    }),
  }),
  z.object({ kind: z.literal('rows'), table: z.string() }),
  z.object({ kind: z.literal('file'), path: z.string().refine(isStoredPath) }),
  z.object({
    kind: z.literal('manifest'),
    manifest: z.object({
      tables: z.record(z.string(), digest),
      sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
      files: digest,
    }),
  }),
]);

const differs = (what: string): BackupError =>
  new BackupError(`La sauvegarde est incohérente (${what}) : elle ne peut pas être restaurée.`);

const equal = (one: Digest | undefined, other: Digest | undefined): boolean =>
  one?.count === other?.count && one?.digest === other?.digest;

async function* recordsOf({ path, passphrase }: Archive) {
  for await (const record of readArchive(path, passphrase))
    yield { header: header.parse(record.header), body: record.body };
}

const rowsOf = (body: Buffer): string[] => body.toString().split('\n');

type Checked = { readonly site: SiteHeader; readonly manifest: Manifest };
type Header = z.infer<typeof header>;

/** What an archive says that it holds, and the digests of what it does hold. */
const createTally = () => {
  const said: Partial<{ site: SiteHeader; manifest: Manifest }> = {};
  const tables = new Map<string, ReturnType<typeof createDigest>>();
  const files = createDigest();
  return {
    said,
    files,
    rows(table: string): Digest {
      return (tables.get(table) ?? createDigest()).result();
    },
    add(found: Header, body: Buffer): void {
      if (found.kind === 'site') said.site = found.site;
      else if (found.kind === 'manifest') said.manifest = found.manifest;
      else if (found.kind === 'file') files.add(fileLine(found.path, body));
      else {
        const rows = tables.get(found.table) ?? createDigest();
        tables.set(found.table, rows);
        for (const row of rowsOf(body)) rows.add(row);
      }
    },
  };
};

/** Reads the whole archive and compares every row and every file with its manifest; changes nothing. */
export const checkBackup = async (archive: Archive): Promise<Checked> => {
  const tally = createTally();
  for await (const record of recordsOf(archive)) tally.add(record.header, record.body);
  const { site, manifest } = tally.said;
  if (!site || !manifest) throw differs('manifeste');
  if (site.format !== ARCHIVE_FORMAT)
    throw new BackupError(
      'Cette sauvegarde a été faite par une version plus récente de Parution : utilisez-la.',
    );
  const other = Object.entries(manifest.tables).find(
    ([name, expected]) => !equal(tally.rows(name), expected),
  );
  if (other) throw differs(other[0]);
  if (!equal(tally.files.result(), manifest.files)) throw differs('images');
  return { site, manifest };
};

type Place = { readonly database: OpenDatabase; readonly images: ImageStore };
type Restored = Omit<BackupSummary, 'bytes'> & Pick<SiteHeader, 'version' | 'madeAt'>;

/** Restores an archive into an empty database and an empty store of images, and proves that both hold what it holds. */
export const restoreBackup = async ({ database, images }: Place, archive: Archive): Promise<Restored> => {
  const { site, manifest } = await checkBackup(archive);
  await requireEmptyDatabase(database);
  await requireNoImages(images);
  try {
    // The images first: a database that is there means that everything is.
    await restoreImages(images, archive, manifest);
    await fillDatabase(database, { shape: site, rows: batchesOf(archive), contents: async () => manifest });
  } catch (error) {
    for await (const { path } of images.list()) await images.remove(path);
    throw error;
  }
  return { ...countsOf(manifest), version: site.version, madeAt: site.madeAt };
};

const requireNoImages = async (images: ImageStore): Promise<void> => {
  for await (const _ of images.list())
    throw new BackupError(
      "L'endroit des images n'est pas vide : rien n'y a été changé. Donnez un endroit neuf.",
    );
};

async function* batchesOf(archive: Archive): AsyncGenerator<RowBatch> {
  for await (const { header: found, body } of recordsOf(archive)) {
    if (found.kind === 'rows') yield { table: found.table, rows: rowsOf(body) };
    if (found.kind === 'file' || found.kind === 'manifest') return;
  }
}

const restoreImages = async (images: ImageStore, archive: Archive, { files }: Manifest): Promise<void> => {
  const stored = createDigest();
  for await (const { header: found, body } of recordsOf(archive)) {
    if (found.kind !== 'file') continue;
    await images.put(found.path, body, imageTypeOf(found.path));
    stored.add(fileLine(found.path, (await images.get(found.path)) ?? Buffer.alloc(0)));
  }
  if (!equal(stored.result(), files))
    throw new BackupError('Les images relues ne sont pas celles de la sauvegarde.');
};
