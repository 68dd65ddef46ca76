import type { FastifyRequest } from 'fastify';
import { adminOf } from './admin-only.ts';

/** The administrator and the request, for the audit log. */
export const requesterOf = async (request: FastifyRequest) => ({
  id: (await adminOf(request)).id,
  requestId: request.id,
});
