import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CallPermission } from '#contract/endpoints.ts';
import { type Permission, permissionsOf, type TeamRole } from '#domain/account/team-roles.ts';
import { AppError, NotPermittedError } from '#server/errors.ts';
import type { Visitor } from '#server/ports/visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of the back-office needs. */
    permission?: CallPermission;
  }
}

/**
 * Registers routes that only the team reaches: `api.register(adminOnly(articleAdminRoutes(deps)))`.
 * The guard is a hook of the plugin that holds them, before the request is parsed. It checks the permission that the
 * route declares and does not depend on the URL: no spelling of it can bypass the guard. A server with a route that
 * declares none does not start.
 */
export const adminOnly =
  (routes: FastifyPluginAsync): FastifyPluginAsync =>
  async (app, options) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.permission) throw new Error(`${method} ${url} does not say which permission it needs`);
    });
    app.addHook('onRequest', async (request) => {
      requirePermission(await adminOf(request), request);
    });
    await app.register(routes, options);
  };

const requirePermission = (
  { id, permissions, secondFactorMissing }: Member,
  { routeOptions: { config } }: FastifyRequest,
): void => {
  const { permission } = config;
  // One's own account stays open: the second factor is set up there.
  if (permission === 'team') return;
  if (secondFactorMissing) throw new AppError('access.second-factor-required', { visitor: id });
  if (!permission || !permissions.includes(permission))
    throw new NotPermittedError(permission, { visitor: id });
};

/** For an answer that lasts: whether the session and the permission are still there. */
export const isStillPermitted = async (request: FastifyRequest): Promise<boolean> => {
  try {
    requirePermission(memberOf(await request.visitorNow()), request);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

export type Member = Visitor & { readonly teamRole: TeamRole; readonly permissions: readonly Permission[] };

/** The member of the team who makes the request; in a route of `adminOnly` there is always one. */
export const adminOf = async (request: FastifyRequest): Promise<Member> => memberOf(await request.visitor());

const memberOf = (visitor: Visitor | null): Member => {
  if (!visitor) throw new AppError('access.not-logged-in');
  const { teamRole } = visitor;
  if (!teamRole) throw new AppError('access.not-allowed', { visitor: visitor.id });
  return { ...visitor, teamRole, permissions: permissionsOf(teamRole) };
};
