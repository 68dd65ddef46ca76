import { randomInt } from 'node:crypto';

/** A million references: by the time ten of them in a row are taken, they are as good as used up. */
export const MOST_TRIES = 10;

export const drawReference = (): string => `AL-${String(randomInt(1_000_000)).padStart(6, '0')}`;
