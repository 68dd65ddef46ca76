import type { SSEMessage } from '@fastify/sse';
import type { FastifyReply } from 'fastify';

const UNREAD_MS = 30_000;

/**
 * Sends one event and waits until the client has room for the next one, so that nothing piles up here for a client
 * that reads slowly. One that reads nothing at all is disconnected: it asks again, and is told everything anew.
 */
export const sendEvent = async (
  reply: FastifyReply,
  event: SSEMessage,
  unreadMs = UNREAD_MS,
): Promise<void> => {
  // @fastify/sse waits for room or for an error; a client that leaves meanwhile gives neither.
  const closed = Promise.withResolvers<void>();
  reply.raw.once('close', closed.resolve);
  const drop = setTimeout(() => reply.raw.destroy(), unreadMs);
  try {
    await Promise.race([reply.sse.send(event), closed.promise]);
  } finally {
    clearTimeout(drop);
    reply.raw.off('close', closed.resolve);
  }
};
