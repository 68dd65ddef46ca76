/**
 * The first amount, in cents, of a capital as people write it: '10 000 €', '1.500,50 euros', 'variable,
 * minimum 1000'. Undefined without an amount: the capital is free text, and this only feeds warnings.
 */
export const parseCapital = (text: string): number | undefined => {
  const [found] = /\d+(?:[\s.'’]\d{3})*(?:,\d{1,2}(?!\d)|\.\d{1,2}(?!\d))?/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(found) ?? [];
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};

/**
 * Formats a text that is only an amount as the notices do: '10000' is '10 000 €'. Leaves any other text as it
 * is.
 */
export const tidyCapital = (text: string): string => {
  const isAmount = /^\d+(?:[\s.'’]\d{3})*(?:[.,]\d{1,2})?\s*(?:€|euros?)?$/i.test(text.trim());
  const amount = isAmount ? parseCapital(text) : undefined;
  if (amount === undefined) return text;
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ' ');
  const cents = amount % 100;
  return `${whole}${cents > 0 ? `,${String(cents).padStart(2, '0')}` : ''} €`;
};
