import { execFile } from 'node:child_process';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A small file system in memory, which can be filled. */
export const mountSmallDisk = async (megabytes: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-disk-'));
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'w');
      try {
        for (const size of [1_048_576, 4_096, 1]) await writeUntilFull(file, size);
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler, { force: true }),
    async remove() {
      await execute('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const writeUntilFull = async (file: FileHandle, size: number): Promise<void> => {
  const chunk = Buffer.alloc(size);
  for (;;)
    try {
      const { bytesWritten } = await file.write(chunk);
      if (bytesWritten < size) return;
    } catch {
      return;
    }
};

/** Why no small disk can be had here; undefined where it can. */
export const mountImpossible = async (): Promise<string | undefined> => {
  try {
    await (await mountSmallDisk(1)).remove();
    return undefined;
  } catch {
    return 'this account may not mount a file system';
  }
};
