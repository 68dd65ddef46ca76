import { randomInt } from 'node:crypto';
import { REFERENCE_COUNT, referenceOf } from '#domain/announcement/reference.ts';

/** Of a million references, ten in a row are taken only when nearly all are used. */
export const MOST_TRIES = 10;

export const drawReference = (): string => referenceOf(randomInt(REFERENCE_COUNT));
