/** The letters of a round avatar. An accent is part of the letter: Élise Marvaudon is ÉM. */
export const initials = (firstName: string, lastName: string): string =>
  [firstName, lastName].map(firstLetter).join('');

const firstLetter = (name: string): string => {
  const [letter = ''] = name.trim().normalize('NFC');
  return letter.toLocaleUpperCase('fr');
};
