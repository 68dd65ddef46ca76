import type { FastifyPluginAsync } from 'fastify';
import { useCase } from './use-case.ts';

export const routes: FastifyPluginAsync = async (app) => {
  app.get('/', (request, reply) => useCase({ request, reply }));
};
