import { folderOfFile } from '#domain/image/uploaded-image.ts';
import { listNamedImages } from '#server/areas/articles/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { JobLog, Worker } from '#server/jobs/background-work.ts';
import { oncePerNight } from '#server/jobs/once-per-night.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import type { UploadDeps } from './upload-image.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A browser may store an unsaved text for thirty days after its session ended, with its pictures. */
const RETENTION_DAYS = 31;

/** Removes the pictures that no text names: of abandoned texts and of erased articles. */
export const sweepImages = async ({ db, clock, images }: UploadDeps): Promise<void> => {
  const at = clock.now();
  const old = await listOld(images, at.getTime() - RETENTION_DAYS * DAY_MS);
  if (old.size === 0) return;
  // Read after the list of files: a picture named meanwhile stays.
  const named = await listNamedImages(db);
  for (const [folder, paths] of old) {
    if (named.has(folder)) continue;
    for (const path of paths) await images.remove(path);
    await recordAudit(db, {
      at,
      actor: 'system',
      action: 'image.swept',
      object: { kind: 'image', id: folder },
      detail: { files: paths.length },
    });
  }
};

const listOld = async (images: ImageStore, before: number): Promise<ReadonlyMap<string, string[]>> => {
  const files = new Map<string, string[]>();
  for await (const { path, storedAt } of images.list()) {
    const folder = folderOfFile(path);
    if (folder && storedAt.getTime() < before) files.set(folder, [...(files.get(folder) ?? []), path]);
  }
  return files;
};

const QUARTER_MS = 15 * 60_000;

export const startImageSweeper = ({ log, ...deps }: UploadDeps & { log: JobLog }): Worker =>
  startScheduledTask({
    name: 'image-sweeper',
    everyMs: QUARTER_MS,
    run: oncePerNight(deps, 'image-sweeper', () => sweepImages(deps)),
    log,
  });
