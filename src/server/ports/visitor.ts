import type { Role } from '#domain/account/roles.ts';

/** The user who makes a request, and their session. */
export type Visitor = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly session: { readonly id: string; readonly createdAt: Date; readonly expiresAt: Date };
};

export type Authentication = { visitor: Visitor; by: 'cookie' | 'token'; extended: boolean };
