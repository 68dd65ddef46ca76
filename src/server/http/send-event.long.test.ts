import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fastifySSE } from '@fastify/sse';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { sendEvent } from './send-event.ts';

const LISTENERS = 200;
const SILENT = 50;
/** Together more than the system keeps for a connection that is not read. */
const EVENTS = 240;
const EVENT = 'x'.repeat(64 * 1024);
const UNREAD_MS = 10_000;
const MEBIBYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const usedMemory = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

it(`sends ${LISTENERS} listeners everything, except ${SILENT} that do not read: they are disconnected`, async () => {
  const replies = new Set<FastifyReply>();
  const dropped: number[] = [];
  const app = Fastify();
  await app.register(fastifySSE);
  app.get('/events', { sse: { kind: 'only' } }, async (_request, reply) => {
    replies.add(reply);
    let sent = 0;
    for (; sent < EVENTS && reply.sse.isConnected; sent += 1)
      await sendEvent(reply, { data: EVENT }, UNREAD_MS);
    if (sent < EVENTS) dropped.push(sent);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const before = usedMemory();

  const follow = (isSilent: boolean) => {
    const closed = Promise.withResolvers<number>();
    let received = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /events HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
    );
    socket.on('error', () => {}).on('close', () => closed.resolve(received));
    if (isSilent) socket.pause();
    else
      socket.on('data', (chunk) => {
        received += chunk.length;
      });
    return { socket, closed: closed.promise };
  };
  const silent = Array.from({ length: SILENT }, () => follow(true));
  const reading = Array.from({ length: LISTENERS - SILENT }, () => follow(false));
  try {
    const received = await Promise.all(reading.map(({ closed }) => closed));
    expect(Math.min(...received)).toBeGreaterThan(EVENTS * EVENT.length);
    expect(replies.size).toBe(LISTENERS);
    // What waits for a silent listener is one event, whatever the number of events.
    expect(usedMemory() - before).toBeLessThan(50 * MEBIBYTE);
    await expect.poll(() => dropped.length, { timeout: 60_000 }).toBe(SILENT);
  } finally {
    for (const { socket } of silent) socket.destroy();
    await app.close();
  }
});
