import type { FastifyRequest } from 'fastify';
import { adminOf } from '#server/http/admin-only.ts';
import type { Asker } from './writing-deps.ts';

/** Who asks, for the journal. */
export const askerOf = async (request: FastifyRequest): Promise<Asker> => ({
  id: (await adminOf(request)).id,
  requestId: request.id,
});
