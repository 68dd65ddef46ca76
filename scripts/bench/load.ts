import { connect } from 'node:net';

type Load = { url: string; connections: number; seconds: number };

/**
 * Requests one address repeatedly over persistent connections, and counts the answers. Plain sockets that
 * count bytes: a real HTTP client would cost more than the server it measures and hide the difference.
 */
export const load = async ({ url, connections, seconds }: Load): Promise<number> => {
  const { hostname, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: identity\r\n\r\n`;
  const end = Date.now() + seconds * 1000;
  let answers = 0;

  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      let awaited = 0;
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (awaited === 0) awaited = sizeOf(chunk);
        awaited -= chunk.length;
        if (awaited > 0) return;
        answers++;
        if (Date.now() < end) return void socket.write(request);
        socket.end();
        resolve();
      });
    });

  await Promise.all(Array.from({ length: connections }, visitor));
  return answers;
};

/** The whole length of the answer that starts with this chunk. */
const sizeOf = (chunk: Buffer): number => {
  const head = chunk.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(chunk.subarray(0, head).toString('latin1'))?.[1];
  if (head < 0 || !length) throw new Error(`Not an answer of known length: ${chunk.subarray(0, 200)}`);
  return head + 4 + Number(length);
};
