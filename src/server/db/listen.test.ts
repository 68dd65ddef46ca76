import { createServer, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listenToServer } from './listen.ts';

const TIMING = { retryMs: 20, checkMs: 60_000 };

/** Speaks just enough of PostgreSQL's protocol to accept a client, and says how many came. */
const aServer = async () => {
  const sockets = new Set<Socket>();
  const state = { attempts: 0, up: true, silent: false };
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const server = createServer((socket) => {
    state.attempts++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (!state.up) return socket.destroy();
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'Q' && !state.silent)
          socket.write(Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready]));
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return { state, sockets, server, url: `postgres://u:p@127.0.0.1:${port}/x?sslmode=disable` };
};

it('opens one connection for all subscriptions, and closes it with the last of them', async () => {
  const { state, sockets, server, url } = await aServer();
  const listen = listenToServer(url, TIMING);
  const subscription = (channel: string) => ({ channel, onMessage: () => {}, onGap: () => {} });
  const stops = await Promise.all(['x', 'y', 'x'].map((channel) => listen(subscription(channel))));
  expect(state.attempts).toBe(1);
  for (const stop of stops.slice(1)) await stop();
  expect(sockets.size).toBe(1);
  await stops[0]?.();
  await vi.waitFor(() => expect(sockets.size).toBe(0));

  const stopAgain = await listen(subscription('x'));
  expect(sockets.size).toBe(1);
  await stopAgain();
  server.close();
});

it('reconnects with one connection and reports it once, however long the server was down', async () => {
  const { state, sockets, server, url } = await aServer();
  const onGap = vi.fn();
  const stop = await listenToServer(url, TIMING)({ channel: 'x', onMessage: () => {}, onGap });
  expect(sockets.size).toBe(1);

  state.up = false;
  for (const socket of sockets) socket.destroy();
  // Several failed attempts: each one must be followed by one, not by two.
  await vi.waitFor(() => expect(state.attempts).toBeGreaterThanOrEqual(8));
  state.up = true;
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce());
  expect(sockets.size).toBe(1);
  expect(onGap).toHaveBeenCalledOnce();

  await stop();
  await vi.waitFor(() => expect(sockets.size).toBe(0));
  server.close();
});

it('leaves a connection on which nothing is answered any more, though nothing says that it is lost', async () => {
  const { state, sockets, server, url } = await aServer();
  const onGap = vi.fn();
  const listen = listenToServer(url, { ...TIMING, checkMs: 50 });
  const stop = await listen({ channel: 'x', onMessage: () => {}, onGap });
  const [lost] = sockets;
  state.silent = true;
  await vi.waitFor(() => expect(lost?.destroyed).toBe(true));
  state.silent = false;
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled());
  await stop();
  server.close();
});

it('reconnects at once when only its connection was cut', async () => {
  const { sockets, server, url } = await aServer();
  const onGap = vi.fn();
  const ANOTHER_DAY = 86_400_000;
  const listen = listenToServer(url, { ...TIMING, retryMs: ANOTHER_DAY });
  const stop = await listen({ channel: 'x', onMessage: () => {}, onGap });
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), 10_000);
  expect(sockets.size).toBe(1);
  await stop();
  server.close();
});
