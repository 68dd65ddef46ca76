import { describe, expect, it } from 'vitest';
import { roleInToken } from './token-role.ts';

const tokenWith = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

describe('the role in a token', () => {
  it.each([
    [tokenWith({ role: 'admin' }), 'admin'],
    [tokenWith({ role: 'reader', name: 'Éléonore ?>?>' }), 'reader'],
    [tokenWith({}), undefined],
    [tokenWith({ role: 7 }), undefined],
    [tokenWith(null), undefined],
    [tokenWith('admin'), undefined],
    ['e30.@@@.x', undefined],
    ['pas un jeton', undefined],
    ['', undefined],
  ])('%s: %s', (token, role) => {
    expect(roleInToken(token)).toBe(role);
  });
});
