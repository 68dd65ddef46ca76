import { connect } from 'node:net';

export type Load = {
  /** Without a path. */
  url: string;
  /** The path of the next request. */
  path: () => string;
  connections: number;
  seconds: number;
  /** Stops after this many answers. */
  answers?: number;
};

export type Loaded = {
  answers: number;
  seconds: number;
  /** Milliseconds from each request to the end of its answer. */
  times: number[];
  /** Answers that are not 200. */
  refused: number;
};

/**
 * Requests addresses over persistent connections, as fast as they are answered. Plain sockets that count bytes: a real
 * HTTP client would cost more than the server it measures and hide the difference.
 */
export const load = async ({
  url,
  path,
  connections,
  seconds,
  answers = Infinity,
}: Load): Promise<Loaded> => {
  const { hostname, port } = new URL(url);
  const head = (at: string) => `GET ${at} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: identity\r\n\r\n`;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const times: number[] = [];
  let refused = 0;

  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      let awaited = 0;
      let asked = 0;
      const ask = () => {
        asked = performance.now();
        socket.write(head(path()));
      };
      const socket = connect(Number(port), hostname, ask);
      socket.on('error', reject);
      const begin = (chunk: Buffer) => {
        awaited = sizeOf(chunk);
        if (chunk.toString('latin1', 9, 12) !== '200') refused++;
      };
      const finish = () => {
        const now = performance.now();
        times.push(now - asked);
        if (now < end && times.length < answers) return ask();
        socket.end();
        resolve();
      };
      socket.on('data', (chunk) => {
        if (awaited === 0) begin(chunk);
        awaited -= chunk.length;
        if (awaited === 0) finish();
      });
    });

  await Promise.all(Array.from({ length: connections }, visitor));
  return { answers: times.length, seconds: (performance.now() - begun) / 1000, times, refused };
};

/** The whole length of the answer that starts with this chunk. */
const sizeOf = (chunk: Buffer): number => {
  const head = chunk.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(chunk.subarray(0, head).toString('latin1'))?.[1];
  if (head < 0 || !length) throw new Error(`Not an answer of known length: ${chunk.subarray(0, 200)}`);
  return head + 4 + Number(length);
};
