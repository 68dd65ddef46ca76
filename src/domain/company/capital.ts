/**
 * The first amount, in cents, of a capital as people write it: '10 000 €', '1.500,50 euros', 'variable, minimum 1000'.
 * Nothing where there is none: the capital is free text, and this only feeds warnings.
 */
export const parseCapital = (text: string): number | undefined => {
  const [found] = /\d+(?:[\s.'’]\d{3})*(?:,\d{1,2}(?!\d)|\.\d{1,2}(?!\d))?/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(found) ?? [];
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};
