import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What the network between the product and a service does with the bytes of the product. */
type Condition =
  | 'open'
  /** Connections are accepted, and nothing is ever delivered: neither an answer nor an error. */
  | 'silent'
  /** Existing connections are cut, new ones are refused. */
  | 'closed';

export type TcpProxy = {
  readonly port: number;
  /** Each chunk that the product sends is delivered so many milliseconds later, hence each statement. */
  delay(milliseconds: number): void;
  set(condition: Condition): Promise<void>;
  /** New connections go to another server; existing ones are cut. */
  target(port: number): void;
  stop(): Promise<void>;
};

/** A TCP proxy on the loopback that a test slows down, silences, cuts, or points to another server. */
export const startTcpProxy = async (firstTarget: number): Promise<TcpProxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  const held: (() => void)[] = [];
  let to = firstTarget;
  let delayMs = 0;
  let silent = false;
  let port = 0;
  let server: Server | undefined;

  const accept = (client: Socket) => {
    const upstream = connect(to, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const pass = (from: Socket, into: Socket, wait: () => number) =>
      from.on('data', (chunk) => {
        const deliver = () => void into.write(chunk);
        if (silent) held.push(deliver);
        else if (wait() > 0) setTimeout(deliver, wait());
        else deliver();
      });
    pass(client, upstream, () => delayMs);
    pass(upstream, client, () => 0);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        for (const one of pair) one.destroy();
      });
    }
  };

  const open = async () => {
    server = createServer(accept);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const close = async () => {
    const closing = server;
    server = undefined;
    cut();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };

  await open();
  return {
    port,
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    async set(condition) {
      silent = condition === 'silent';
      if (!silent) for (const deliver of held.splice(0)) deliver();
      if (condition === 'closed') await close();
      else if (!server) await open();
    },
    target(other) {
      to = other;
      cut();
    },
    stop: close,
  };
};
