import type { z } from 'zod';
import type { Permission } from '#domain/account/team-roles.ts';

export type Endpoint = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Of the back-office's calls only. */
  readonly permission?: CallPermission;
};

/** What a call of the back-office needs; `team`: nothing but being a member of the team. */
export type CallPermission = Permission | 'team';

export type PublicEndpoints = { readonly [name: string]: Endpoint & { readonly permission?: never } };

/** A call of the back-office that does not say who may make it does not compile. */
export type AdminEndpoints = {
  readonly [name: `${string} /admin/${string}`]: Endpoint & { readonly permission: CallPermission };
};
