import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ImageStore } from '#server/ports/image-store.ts';

/** A folder, for one server or several that share it. */
export const createDiskImages = (folder: string): ImageStore => {
  const root = resolve(folder);
  const fileOf = (path: string): string => {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) throw new Error('A picture lies in its folder');
    return file;
  };
  return {
    async put(path, bytes) {
      const file = fileOf(path);
      await mkdir(dirname(file), { recursive: true });
      // Written under another name and synced before the rename: a crash leaves no partial image.
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(path) {
      try {
        return await readFile(fileOf(path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async *list() {
      for (const path of await filesUnder(join(root, 'uploads')))
        yield { path: relative(root, path).replaceAll(sep, '/'), storedAt: (await stat(path)).mtime };
    },
    async remove(path) {
      const file = fileOf(path);
      await rm(file, { force: true });
      // Removes the image's folder with its last file; a folder that is not empty stays.
      await rmdir(dirname(file)).catch(() => undefined);
    },
  };
};

const filesUnder = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
