import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service that is broken, or is not the one that its address names, answers. */
const lies = {
  /** Nothing, until the client gives up. */
  silent: () => {},
  /** A beginning, then a byte now and then: the connection is never idle. */
  dripping: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"');
    const timer = setInterval(() => response.write('x'), 5);
    response.once('close', () => clearInterval(timer));
  },
  /** More than a memory holds. */
  endless: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const flood = Buffer.alloc(64 * 1024, 'a');
    const pour = () => {
      while (!response.destroyed && response.write(flood));
    };
    response.on('drain', pour);
    pour();
  },
  /** The page of a proxy in front, with the status of a success. */
  'a web page': (response: ServerResponse) => void response.end('<!doctype html><title>Maintenance</title>'),
  'an empty object': (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  'an error with status 200': (response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"error":{"type":"api_error","message":"No."}}'),
} as const satisfies Record<string, (response: ServerResponse) => void>;

export type Lie = keyof typeof lies;
export const everyLie = Object.keys(lies) as Lie[];

/** An HTTP server that answers every request with the same lie. */
export const startLyingServer = async (lie: Lie) => {
  let sent = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.on('close', () => {
      sent += response.socket?.bytesWritten ?? 0;
    });
    lies[lie](response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytesSent: () => sent,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
