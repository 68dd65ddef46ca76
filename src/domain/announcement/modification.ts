import { type AnnouncementFacts, decide, type LifecycleRefusal } from './lifecycle.ts';
import { DEFAULT_OFFER, type OfferName, offers } from './offers.ts';

type Used = {
  /** Null for an announcement created in the back-office. */
  readonly offer: OfferName | null;
  /** How many times the announcer has modified it. */
  readonly done: number;
};

/** Infinity where the offer sets no limit. */
export const modificationsLeft = ({ offer, done }: Used): number =>
  Math.max(0, offers[offer ?? DEFAULT_OFFER].allowedModifications - done);

/** How many modifications the announcer has left, or why there are none: the status, or the offer. */
export const rightToModify = (
  facts: AnnouncementFacts,
  used: Used,
): { readonly left: number } | { readonly refusal: LifecycleRefusal | 'none-left' } => {
  const decision = decide('modify', facts);
  if ('refusal' in decision) return decision;
  const left = modificationsLeft(used);
  return left > 0 ? { left } : { refusal: 'none-left' };
};
