import { type AddressInfo, connect, type Socket } from 'node:net';
import { fastifySSE } from '@fastify/sse';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendEvent } from './send-event.ts';

/** Forty of them are more than the buffers of a connection hold. */
const EVENT = 'x'.repeat(1024 * 1024);
const EVENTS = 40;
const NEVER_MS = 2 ** 30;

describe('sending events', () => {
  let app: FastifyInstance;
  let unreadMs = 0;
  let sent = 0;
  let ended: PromiseWithResolvers<void>;

  beforeEach(async () => {
    sent = 0;
    ended = Promise.withResolvers();
    app = Fastify();
    await app.register(fastifySSE);
    app.get('/events', { sse: { kind: 'only' } }, async (_request, reply) => {
      try {
        for (; sent < EVENTS && reply.sse.isConnected; sent += 1)
          await sendEvent(reply, { data: EVENT }, unreadMs);
      } finally {
        ended.resolve();
      }
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const follow = (): Socket => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return socket;
  };

  it('goes on for a client that reads', async () => {
    unreadMs = NEVER_MS;
    follow().resume();
    await ended.promise;
    expect(sent).toBe(EVENTS);
  });

  it('waits for a client that does not read, then disconnects it', async () => {
    unreadMs = 100;
    const socket = follow().pause();
    await ended.promise;
    expect(sent).toBeLessThan(EVENTS);
    socket.destroy();
  });

  it('ends when a client that did not read leaves', async () => {
    unreadMs = NEVER_MS;
    const socket = follow().pause();
    // The buffers are full when no more is sent from one look to the next.
    let before = -1;
    await expect
      .poll(() => {
        const isStuck = sent > 0 && sent === before;
        before = sent;
        return isStuck;
      })
      .toBe(true);
    socket.resetAndDestroy();
    await ended.promise;
    expect(sent).toBeLessThan(EVENTS);
  });
});
