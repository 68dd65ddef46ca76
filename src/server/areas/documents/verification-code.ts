import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1: nobody reads one of them for another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** 98 bits that nobody can guess, and that can be read over the telephone. */
export const newVerificationCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
