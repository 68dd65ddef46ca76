import { normalised } from '#domain/text/normalise.ts';

/** The letters of a round avatar. An accent is part of its letter: Élise Marvaudon is ÉM. */
export const initials = (firstName: string, lastName: string): string =>
  [firstName, lastName].map(firstLetter).join('');

const firstLetter = (name: string): string => {
  const [letter = ''] = normalised(name.trim(), 'NFC');
  return letter.toLocaleUpperCase('fr');
};
