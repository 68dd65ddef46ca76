/** A customer contests a payment at their bank; open until the bank has decided. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
