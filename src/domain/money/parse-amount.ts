/** « 193,00 » as a whole number of its last decimal: cents for two. Null when it is empty, undefined when it is no amount. */
export const parseAmount = (typed: string, decimals = 2): number | null | undefined => {
  const figures = typed.replace(/\s|€/g, '');
  if (figures === '') return null;
  const [, whole, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(figures) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
};
