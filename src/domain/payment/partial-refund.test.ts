import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditAmounts, refundable } from './partial-refund.ts';

describe('what may still be given back', () => {
  const paid = { status: 'completed', amount: 149_00, returned: 50_00, refundUnderWay: false } as const;

  it('is what was paid less what was returned, one refund at a time', () => {
    expect(refundable(paid)).toBe(99_00);
    expect(refundable({ ...paid, refundUnderWay: true })).toBe(0);
    expect(refundable({ ...paid, status: 'refunded', returned: 149_00 })).toBe(0);
    expect(refundable({ ...paid, status: 'processing', returned: 0 })).toBe(0);
  });
});

describe('the credit notes of one invoice', () => {
  const vatRates = fc.constantFrom(0, 850, 2000);

  it('add up to its amounts, however it is refunded, and each has the VAT of its rate to a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_00 }),
        vatRates,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (amountHT, vatRate, shares) => {
          const amountTVA = Math.round((amountHT * vatRate) / 10_000);
          const invoice = { amountHT, amountTVA, amountTTC: amountHT + amountTVA };
          const totals = [...new Set(shares.map((share) => Math.round(share * invoice.amountTTC)))];
          const steps = [...totals.toSorted((a, b) => a - b), invoice.amountTTC];
          const notes = steps.map((upTo, n) => creditAmounts(invoice, { before: steps[n - 1] ?? 0, upTo }));
          for (const note of notes) {
            expect(note.amountHT).toBeGreaterThanOrEqual(0);
            expect(note.amountTVA).toBeGreaterThanOrEqual(0);
            expect(note.amountHT + note.amountTVA).toBe(note.amountTTC);
            expect(Math.abs(note.amountTVA - (note.amountHT * vatRate) / 10_000)).toBeLessThanOrEqual(1.5);
          }
          const sum = (key: 'amountHT' | 'amountTVA' | 'amountTTC') =>
            notes.reduce((total, note) => total + note[key], 0);
          expect([sum('amountHT'), sum('amountTVA')]).toEqual([invoice.amountHT, invoice.amountTVA]);
        },
      ),
    );
  });
});
