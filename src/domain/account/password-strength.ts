import { normalised } from '#domain/text/normalise.ts';
import { commonPasswords } from './common-passwords.ts';

/** The strength shown as a hint beside a password; a weak one is not refused here. */
export type PasswordStrength = 'common' | 'weak' | 'fair' | 'strong';

/** No real password is longer, and a text of megabytes must not block the screen. */
const LOOKED_AT = 256;

/** @param personal what an attacker who knows the account tries first: names, e-mail address. */
export const passwordStrength = (password: string, personal: readonly string[] = []): PasswordStrength => {
  const start = password.slice(0, LOOKED_AT);
  if (isCommon(start) || isPersonal(start, personal)) return 'common';
  const letters = [...password];
  const distinct = new Set(letters).size;
  if (letters.length < 8 || distinct < 5) return 'weak';
  if (letters.length >= 16 || (letters.length >= 12 && kindsIn(password) >= 2)) return 'strong';
  return kindsIn(password) >= 3 || letters.length >= 12 ? 'fair' : 'weak';
};

/**
 * The password as a guessing program compares it: without case, accents, trailing digits, or digits for
 * letters.
 */
const isCommon = (password: string): boolean => {
  const plain = withoutAccents(password);
  const spelt = withoutEnding(withLetters(withoutEnding(plain)));
  return isRunOfKeys(plain) || [plain, withoutEnding(plain), spelt].some((word) => commonPasswords.has(word));
};

const isPersonal = (password: string, personal: readonly string[]): boolean => {
  const plain = withoutEnding(withoutAccents(password));
  return personal
    .flatMap((text) => [text, ...text.split(/[@\s.-]+/)])
    .map(withoutAccents)
    .some((word) => word.length > 2 && (word === plain || word === withoutAccents(password)));
};

const withoutAccents = (text: string): string => normalised(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

const withoutEnding = (text: string): string => text.replace(/(?<![^\p{L}])[^\p{L}]+$/u, '');

const SPELLINGS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => SPELLINGS[sign] ?? sign);

const RUNS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiop',
  'qsdfghjklm',
  'qwertyuiop',
];

/** 123456, abcdef, 111111, 121212, 123123: one short piece repeated, or a row of the keyboard. */
const isRunOfKeys = (text: string): boolean =>
  /^(.{1,4}?)\1+$/su.test(text) || RUNS.some((run) => text.length > 2 && run.includes(text));

const kindsIn = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
