import { describe, expect, it } from 'vitest';
import { adminAccess } from './admin-access.ts';
import type { Session } from './session-store.ts';

const as = (role: string | undefined): Session => ({
  status: 'logged-in',
  user: { id: '1', email: 'x@parution.example', firstName: 'X', lastName: 'Y', role },
});

describe('access to the back-office', () => {
  it.each([
    ['nobody known yet', { status: 'loading' }, 'wait', 'wait'],
    ['an administrator', as('admin'), 'open', 'open'],
    ['a reader', as('reader'), '/', '/connexion'],
    ['a user without a role', as(undefined), '/', '/connexion'],
    ['an unknown role', as('Admin'), '/', '/connexion'],
    ['a visitor', { status: 'anonymous', left: false }, '/connexion', '/connexion'],
    ['who logged out', { status: 'anonymous', left: true }, '/', '/'],
  ] as const)('%s', (_, session, arriving, inside) => {
    expect(adminAccess(session, false)).toBe(arriving);
    expect(adminAccess(session, true)).toBe(inside);
  });
});
