import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerClientError } from './client-error.ts';
import { createHttpServer, httpLimits } from './server.ts';

const QUICK = {
  ...httpLimits,
  headersTimeout: 100,
  connectionsCheckingInterval: 20,

  slowestBody: { bytes: 1024, everyMs: 100 },
  lingerMs: 20,
};

describe('slow clients', () => {
  const sockets: Socket[] = [];
  let server: Server | undefined;
  let received = 0;
  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
    server?.closeAllConnections();
    if (server?.listening) await once(server, 'close');
  });

  const start = async (limits = QUICK): Promise<number> => {
    server = createHttpServer({}, limits, (request, response) => {
      received = 0;
      request.on('data', (bytes) => {
        received += bytes.length;
      });
      request.on('end', () => response.end());
      request.on('error', () => {});
    });
    server.on('clientError', answerClientError({}, limits.lingerMs));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };

  /** Sends the beginning of a request, then whatever `more` gives, without end; what it was told until the end. */
  const slowClient = async (port: number, beginning: string, more: string) => {
    // Keeps its own side open: the server must not wait for a client's good will.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    let told = '';
    socket.on('data', (bytes) => {
      told += bytes;
    });
    socket.on('error', () => {});
    socket.write(beginning);
    const trickle = setInterval(() => socket.write(more), 25);
    await once(socket, 'end').catch(() => {});
    clearInterval(trickle);
    return told;
  };

  const HALF_A_HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';
  const SLOW_BODY = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n';
  const CHUNKED = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';

  it('are refused and disconnected, while others are answered', async () => {
    const port = await start();
    const slow = [
      ...Array.from({ length: 300 }, () => slowClient(port, HALF_A_HEAD, 'a')),
      ...Array.from({ length: 50 }, () => slowClient(port, SLOW_BODY, 'a')),
      ...Array.from({ length: 50 }, () => slowClient(port, CHUNKED, '1\r\na\r\n')),
    ];
    const other = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'bonjour' });
    expect(other.status).toBe(200);
    const statuses = (await Promise.all(slow)).map((told) => told.slice(0, 12));
    expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 408']));
    await expect.poll(() => connectionsOf(server)).toBeLessThanOrEqual(1);
  });

  it('may take their time as long as their request moves on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const port = await start({ ...QUICK, slowestBody: { bytes: 10, everyMs: 10_000 } });
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const told = text(socket);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n');
    if (server) await once(server, 'request');
    for (let sent = 10; sent <= 100; sent += 10) {
      socket.write('x'.repeat(10));
      await expect.poll(() => received).toBe(sent);
      vi.advanceTimersByTime(10_000);
    }
    socket.write('x'.repeat(9));
    await expect.poll(() => received).toBe(109);
    vi.advanceTimersByTime(10_000);
    expect(await told).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('hold a connection for 15 seconds at most, by the limits of the product', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, slowestBody, lingerMs } = httpLimits;
    expect(headersTimeout + connectionsCheckingInterval + lingerMs).toBeLessThanOrEqual(15_000);
    expect(slowestBody.everyMs + lingerMs).toBeLessThanOrEqual(15_000);
    expect(requestTimeout).toBe(30_000);
  });
});

const connectionsOf = (server: Server | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server?.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
