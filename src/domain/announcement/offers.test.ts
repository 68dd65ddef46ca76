import { describe, expect, it } from 'vitest';
import { DEFAULT_OFFER, findOfferByPrice, offerList, offers } from './offers.ts';

describe('offers', () => {
  it.each([
    { name: 'standard', euros: 149, hours: 48, badge: null, modifications: 0 },
    { name: 'premium', euros: 199, hours: 24, badge: 'Populaire', modifications: 1 },
    { name: 'entreprise', euros: 299, hours: 12, badge: null, modifications: Number.POSITIVE_INFINITY },
  ])('$name costs $euros € and publishes within $hours h', ({ name, euros, hours, badge, modifications }) => {
    expect(findOfferByPrice(euros)).toMatchObject({
      name,
      priceTTC: euros * 100,
      hours,
      badge,
      allowedModifications: modifications,
    });
  });

  it('lists its delay among its features', () => {
    for (const { hours, features } of offerList)
      expect(features).toContain(`Publication sous ${hours}\u00a0h après validation`);
  });

  it('accepts no other price', () => {
    for (const euros of [0, 1, 148.99, 149.5, -149, Number.NaN])
      expect(findOfferByPrice(euros)).toBeUndefined();
  });

  it('selects the standard offer by default', () => {
    expect(offers[DEFAULT_OFFER].priceTTC).toBe(149_00);
  });
});
