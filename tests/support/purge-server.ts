import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Purge = {
  method: string;
  keys: string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** A cache in front, as far as purges go: it records what it is asked to forget. */
export const startPurgeServer = async () => {
  const state = {
    /** What it answers; undefined: nothing, ever. */
    status: 200 as number | undefined,
    purges: [] as Purge[],
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const header = request.headers['surrogate-key'];
    const keys = header === undefined ? JSON.parse(body).tags : String(header).split(' ');
    state.purges.push({ method: request.method ?? '', keys, headers: request.headers });
    if (state.status !== undefined) response.writeHead(state.status).end();
  });
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
