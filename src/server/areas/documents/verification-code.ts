import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** 98 random bits, in a form that can be read over the telephone. */
export const newVerificationCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
