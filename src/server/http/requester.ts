import type { FastifyRequest } from 'fastify';
import { adminOf } from './admin-only.ts';

/** Who makes the request, what they may do, and the request, for the audit log. */
export const requesterOf = async (request: FastifyRequest) => {
  const { id, permissions } = await adminOf(request);
  return { id, permissions, requestId: request.id };
};
