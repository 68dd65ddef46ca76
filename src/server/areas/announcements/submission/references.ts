import { randomInt } from 'node:crypto';
import { REFERENCE_COUNT, referenceOf } from '#domain/announcement/reference.ts';

/** A million references: by the time ten of them in a row are taken, they are as good as used up. */
export const MOST_TRIES = 10;

export const drawReference = (): string => referenceOf(randomInt(REFERENCE_COUNT));
