import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Visitor } from '#server/ports/visitor.ts';

/**
 * Registers routes that only administrators reach: `api.register(adminOnly(articleAdminRoutes(deps)))`.
 * The guard is a hook of the plugin that holds them, before the request is parsed. It does not
 * depend on the URL: no spelling of it can bypass the guard.
 */
export const adminOnly =
  (routes: FastifyPluginAsync): FastifyPluginAsync =>
  async (app, options) => {
    app.addHook('onRequest', async (request) => void (await adminOf(request)));
    await app.register(routes, options);
  };

/** The administrator who makes the request; in a route of `adminOnly` there is always one. */
export const adminOf = async (request: FastifyRequest): Promise<Visitor> => {
  const visitor = await request.visitor();
  if (!visitor) throw new AppError('access.not-logged-in');
  if (visitor.role !== 'admin') throw new AppError('access.not-allowed', { visitor: visitor.id });
  return visitor;
};
