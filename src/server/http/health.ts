import type { FastifyPluginAsync } from 'fastify';

/** /healthz: the process answers. /readyz: it can serve, database included. */
export const healthRoutes =
  ({ ping }: { ping: () => Promise<void> }): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await ping();
        return { status: 'ready' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
  };
