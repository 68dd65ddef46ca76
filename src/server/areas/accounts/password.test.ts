import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('verifies the right password only', async () => {
    const stored = await hashPassword('Étoile du matin');
    expect(await verifyPassword('Étoile du matin', stored)).toBe(true);
    expect(await verifyPassword('etoile du matin', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('accepts an accent typed as one or two code points', async () => {
    const stored = await hashPassword('\u00e9clair');
    expect(await verifyPassword('e\u0301clair', stored)).toBe(true);
  });

  it('never stores the same hash twice, nor the password', async () => {
    const [first, second] = await Promise.all([hashPassword('le même'), hashPassword('le même')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toContain('même');
  });

  it('refuses a stored value that is not a hash', async () => {
    expect(await verifyPassword('x', 'x')).toBe(false);
  });
});
