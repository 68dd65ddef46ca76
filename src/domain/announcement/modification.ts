import { type AnnouncementFacts, decide, type LifecycleRefusal } from './lifecycle.ts';
import { DEFAULT_OFFER, type OfferName, offers } from './offers.ts';

type Used = {
  /** Null of an announcement of the newsroom's own. */
  readonly offer: OfferName | null;
  /** How many times its customer has modified it. */
  readonly done: number;
};

/** Infinity where the offer sets no limit. */
export const modificationsLeft = ({ offer, done }: Used): number =>
  Math.max(0, offers[offer ?? DEFAULT_OFFER].allowedModifications - done);

/** How many times its customer may still modify an announcement, or why no more: its status, or its offer. */
export const rightToModify = (
  facts: AnnouncementFacts,
  used: Used,
): { readonly left: number } | { readonly refusal: LifecycleRefusal | 'none-left' } => {
  const decision = decide('modify', facts);
  if ('refusal' in decision) return decision;
  const left = modificationsLeft(used);
  return left > 0 ? { left } : { refusal: 'none-left' };
};
