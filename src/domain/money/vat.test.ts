import { describe, expect, it } from 'vitest';
import { splitVat, vatLabel } from './vat.ts';

describe('splitVat', () => {
  it.each([
    { offer: 'Standard', ttc: 149_00, ht: 124_17, tva: 24_83 },
    { offer: 'Premium', ttc: 199_00, ht: 165_83, tva: 33_17 },
    { offer: 'Entreprise', ttc: 299_00, ht: 249_17, tva: 49_83 },
  ])('splits the $offer offer', ({ ttc, ht, tva }) => {
    expect(splitVat(ttc)).toEqual({ amountHT: ht, amountTVA: tva, amountTTC: ttc });
  });

  it('never loses a cent', () => {
    const prices = Array.from({ length: 500_01 }, (_, cents) => cents);
    const wrong = prices.filter((ttc) => splitVat(ttc).amountHT + splitVat(ttc).amountTVA !== ttc);
    expect(wrong).toEqual([]);
  });
});

describe('vatLabel', () => {
  it.each([
    { ...splitVat(149_00), label: 'TVA (20%)' },
    { amountHT: 19300, amountTVA: 1641, label: 'TVA (8,5%)' },
    { amountHT: 22600, amountTVA: 0, label: 'TVA (0%)' },
  ])('names the rate of $amountTVA on $amountHT: $label', ({ label, ...amounts }) => {
    expect(vatLabel(amounts)).toBe(label);
  });
});
