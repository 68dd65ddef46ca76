import type { FastifyRequest } from 'fastify';
import { adminOf } from '#server/http/admin-only.ts';
import type { Requester } from './writing-deps.ts';

/** Who asks, for the journal. */
export const requesterOf = async (request: FastifyRequest): Promise<Requester> => ({
  id: (await adminOf(request)).id,
  requestId: request.id,
});
