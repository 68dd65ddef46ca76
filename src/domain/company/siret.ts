const SIREN_LENGTH = 9;
const SIRET_LENGTH = 14;
const LA_POSTE = '356000000';

/** Stands for the SIRET of a company being registered; never shown. */
export const PENDING_SIRET = '00000000000000';

export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

export const isSiretFormat = (text: string): boolean => /^\d{14}$/.test(text);

/** Luhn's checksum on the 14 digits. A warning only: the form accepts any 14 digits. */
export const isSiretValid = (text: string): boolean => {
  const siret = digitsOnly(text);
  if (siret.length !== SIRET_LENGTH) return false;
  return isLuhnValid(siret) || isPostOffice(siret);
};

export const isSirenValid = (text: string): boolean => {
  const siren = digitsOnly(text);
  return siren.length === SIREN_LENGTH && isLuhnValid(siren);
};

/** The SIREN of a SIRET (or of a SIREN); undefined for a company that has none yet. */
export const sirenOf = (text: string): string | undefined => {
  const digits = digitsOnly(text);
  const known = digits.length === SIREN_LENGTH || digits.length === SIRET_LENGTH;
  return known && !/^0+$/.test(digits) ? digits.slice(0, SIREN_LENGTH) : undefined;
};

/** '732 829 320 00074'; a number being typed is grouped in the same way. */
export const formatSiret = (text: string): string => {
  const digits = digitsOnly(text);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
  return groups.filter(Boolean).join(' ');
};

/** The intra-community VAT number of a French company; undefined without a SIREN. */
export const vatNumber = (text: string): string | undefined => {
  const siren = sirenOf(text);
  if (!siren) return undefined;
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
};

const digitsOf = (text: string): number[] => [...text].map(Number);

const isLuhnValid = (digits: string): boolean => {
  const total = digitsOf(digits)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .map((digit) => (digit > 9 ? digit - 9 : digit))
    .reduce((sum, digit) => sum + digit, 0);
  return total % 10 === 0;
};

// La Poste (SIREN 356000000) breaks Luhn's formula: its establishments only need a digit sum divisible by 5.
const isPostOffice = (siret: string): boolean =>
  siret.startsWith(LA_POSTE) && digitsOf(siret).reduce((sum, digit) => sum + digit, 0) % 5 === 0;
