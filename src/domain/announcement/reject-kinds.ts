/** The usual reasons of a rejection, in the order in which the review offers them. */
export const rejectKinds = [
  'mentions',
  'siret',
  'duplicate',
  'type',
  'elsewhere',
  'cancellation',
  'foreign',
] as const;
export type RejectKind = (typeof rejectKinds)[number];
