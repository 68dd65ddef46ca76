import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOnly,
  formatSiret,
  isSirenValid,
  isSiretFormat,
  isSiretValid,
  PENDING_SIRET,
  sirenOf,
  vatNumber,
} from './siret.ts';

describe('SIRET', () => {
  it.each([
    { siret: '73282932000074', valid: true },
    { siret: '732 829 320 00074', valid: true },
    { siret: '35600000000048', valid: true },
    { siret: '35600000049837', valid: true },
    { siret: '73282932000079', valid: false },
    { siret: '35600000049838', valid: false },
    { siret: '12345678901234', valid: false },
    { siret: PENDING_SIRET, valid: true },
    { siret: '7328293200007', valid: false },
    { siret: '', valid: false },
  ])('$siret has a valid check digit: $valid', ({ siret, valid }) => {
    expect(isSiretValid(siret)).toBe(valid);
  });

  it('accepts exactly 14 digits as a valid format', () => {
    expect(isSiretFormat('12345678901234')).toBe(true);
    for (const text of ['1234567890123', '123456789012345', '732 829 320 00074', '1234567890123a'])
      expect(isSiretFormat(text)).toBe(false);
  });

  it('is formatted in groups, however it was spaced', () => {
    expect(formatSiret('73282932000074')).toBe('732 829 320 00074');
    expect(formatSiret('732\u00a0829\u202f320 000 74')).toBe('732 829 320 00074');
    expect(formatSiret('732829320')).toBe('732 829 320');
    expect(formatSiret('7328')).toBe('732 8');
    expect(formatSiret('')).toBe('');
  });

  it('gives its SIREN, unless the company is still being registered', () => {
    expect(sirenOf('732 829 320 00074')).toBe('732829320');
    expect(sirenOf('732829320')).toBe('732829320');
    expect(sirenOf('7328293')).toBeUndefined();
    expect(sirenOf(PENDING_SIRET)).toBeUndefined();
    expect(isSirenValid('732 829 320')).toBe(true);
    expect(isSirenValid('732 829 321')).toBe(false);
  });

  it('keeps digits only', () => {
    expect(digitsOnly(' 732-829.320 RCS ')).toBe('732829320');
  });
});

describe('vatNumber', () => {
  it('computes the key from the SIREN', () => {
    expect(vatNumber('73282932000074')).toBe('FR44732829320');
    expect(vatNumber('732829320')).toBe('FR44732829320');
  });

  it('is undefined before registration', () => {
    expect(vatNumber(PENDING_SIRET)).toBeUndefined();
    expect(vatNumber('732')).toBeUndefined();
  });
});

describe('the check digit of a SIRET', () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((all) => all.join(''));
  const lastDigits = (start: string) =>
    Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isSiretValid);

  it('is one digit in ten, for every company except La Poste', () => {
    fc.assert(
      fc.property(
        digits(13).filter((start) => !start.startsWith('356000000')),
        (start) => {
          expect(lastDigits(start)).toHaveLength(1);
        },
      ),
    );
  });

  it('detects a mistyped digit, and two swapped neighbours unless they are 0 and 9', () => {
    fc.assert(
      fc.property(
        digits(13).filter((start) => !start.startsWith('356')),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (start, place, shift) => {
          const [siret = ''] = lastDigits(start);
          const all = [...siret];
          const mistyped = all.with(place, String((Number(all[place]) + shift) % 10)).join('');
          expect(isSiretValid(mistyped)).toBe(false);
          const [one = '', other = ''] = [all[place], all[place + 1]];
          const swapped = all
            .with(place, other)
            .with(place + 1, one)
            .join('');
          const unseen = one === other || ['09', '90'].includes(one + other);
          expect(isSiretValid(swapped)).toBe(unseen);
        },
      ),
    );
  });

  it('may also be a digit sum divisible by five, for La Poste', () => {
    fc.assert(
      fc.property(digits(5), (end) => {
        const siret = `356000000${end}`;
        const sum = [...siret].reduce((total, digit) => total + Number(digit), 0);
        if (sum % 5 === 0) expect(isSiretValid(siret)).toBe(true);
        // The exception applies to that SIREN only.
        expect(isSiretValid(`1${siret.slice(1)}`)).toBe(
          lastDigits(`1${siret.slice(1, 13)}`).includes(`1${siret.slice(1)}`),
        );
      }),
    );
  });

  it('does not depend on how the number is spaced', () => {
    fc.assert(
      fc.property(digits(14), (siret) => {
        expect(isSiretValid(formatSiret(siret))).toBe(isSiretValid(siret));
        expect(digitsOnly(formatSiret(siret))).toBe(siret);
      }),
    );
  });
});
