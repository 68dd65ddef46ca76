export type PersonName = { firstName: string; lastName: string };

/** Splits a full name such as « Ada de Martin »: the first word is the first name. Undefined for one word. */
export const parsePersonName = (typed: string): PersonName | undefined => {
  const [firstName = '', ...rest] = typed.trim().split(/\s+/);
  return rest.length === 0 ? undefined : { firstName, lastName: rest.join(' ') };
};
