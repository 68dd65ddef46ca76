export type PersonName = { firstName: string; lastName: string };

/** « Ada de Martin », typed as one: the first word is the first name. Nothing when there are not two words. */
export const parsePersonName = (typed: string): PersonName | undefined => {
  const [firstName = '', ...rest] = typed.trim().split(/\s+/);
  return rest.length === 0 ? undefined : { firstName, lastName: rest.join(' ') };
};
