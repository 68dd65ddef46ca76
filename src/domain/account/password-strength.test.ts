import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { commonPasswords } from './common-passwords.ts';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ...[
      '123456',
      '000000',
      '111111',
      '121212',
      '123123',
      '654321',
      'abcdef',
      'azertyuiop',
      'qwerty',
      'azerty',
    ],
    ...[
      'motdepasse',
      'MotDePasse',
      'motdepasse1',
      'M0td3p4sse!',
      'Motdepasse2026!',
      'p@ssw0rd',
      'Password123',
    ],
    ...['soleil', 'Soleil75', 'jetaime', 'été2026', 'Décembre', 'administrateur', 'aaaaaaaaaaaaaaaaaaaa'],
  ])('%s is common', (password) => {
    expect(passwordStrength(password)).toBe('common');
  });

  it.each([...commonPasswords])('%s is common in capitals and with a year too', (word) => {
    expect(passwordStrength(word)).toBe('common');
    expect(passwordStrength(word.toUpperCase())).toBe('common');
    expect(passwordStrength(`${word}2026`)).toBe('common');
  });

  it.each([
    ['élise', 'common'],
    ['Marvaudon1975', 'common'],
    ['elise.marvaudon@parution.example', 'common'],
    ['orveline!', 'weak'],
  ])('%s, of Élise Marvaudon, is %s', (password, strength) => {
    expect(passwordStrength(password, ['Élise', 'Marvaudon', 'elise.marvaudon@parution.example'])).toBe(
      strength,
    );
  });

  it.each([
    ['', 'weak'],
    ['tulipe', 'weak'],
    ['tulipes7', 'weak'],
    ['Tulipes7', 'fair'],
    ['tulipejaunes', 'fair'],
    ['Tulipes-7-bis', 'strong'],
    ['tulipe jaune pluie', 'strong'],
    ['zzzzyyyyxxxxzzzz1', 'weak'],
    ['correct-cheval-pile-agrafe', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('rates any text without a long computation', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.array(fc.string()), (password, personal) => {
        expect(['common', 'weak', 'fair', 'strong']).toContain(passwordStrength(password, personal));
      }),
    );
    expect(passwordStrength('ab'.repeat(50_000))).toBe('common');
    expect(passwordStrength(`${'1'.repeat(200_000)}a`)).toBe('common');
  });
});
