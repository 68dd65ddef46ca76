import type { Role } from '#domain/account/roles.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';

/** The user who makes a request, and their session. */
export type Visitor = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Null for a reader. */
  readonly teamRole: TeamRole | null;
  /** The publisher asks this role for a second factor; `missing`: the account has none yet. */
  readonly secondFactorRequired: boolean;
  readonly secondFactorMissing: boolean;
  readonly session: { readonly id: string; readonly createdAt: Date; readonly expiresAt: Date };
};

export type Authentication = { visitor: Visitor; by: 'cookie' | 'token'; extended: boolean };
