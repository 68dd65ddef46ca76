import { statfs } from 'node:fs/promises';

export const SHARED_MEMORY = '/dev/shm';

/** Whether the file system in memory has room for all databases of a run; that of a container has often 64 MB. */
export const hasSharedMemory = async (): Promise<boolean> => {
  const { bavail, bsize } = await statfs(SHARED_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3;
};
