import { statfs } from 'node:fs/promises';

export const SHARED_MEMORY = '/dev/shm';

/** Whether the file system in memory has room for the databases and browsers of a run; a container often has 64 MB. */
export const hasSharedMemory = async (): Promise<boolean> => {
  const { bavail, bsize } = await statfs(SHARED_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3;
};
