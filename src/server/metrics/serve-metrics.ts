import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Family, METRICS_TYPE, writeMetrics } from './registry.ts';

export type MetricsSettings = {
  readonly port: number;
  readonly host: string;
  readonly token: string | undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isAllowed = (token: string | undefined, given: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(`Bearer ${token}`), digest(given ?? ''));

/** /metrics on a port of its own, which the public does not reach. */
export const serveMetrics = async (
  { port, host, token }: MetricsSettings,
  collect: () => Promise<readonly Family[]>,
  tell = (line: string): void => void process.stdout.write(`${line}\n`),
): Promise<{ port: number }> => {
  const server = createServer(async ({ url, method, headers }, response) => {
    const answer = (status: number, text: string, more: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...more,
        })
        .end(text);
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') return answer(404, 'Not found\n');
    if (!isAllowed(token, headers.authorization))
      return answer(401, 'A token is needed\n', { 'www-authenticate': 'Bearer' });
    try {
      answer(200, writeMetrics(await collect()), { 'content-type': METRICS_TYPE });
    } catch {
      answer(500, 'Not readable\n');
    }
  });
  server.listen({ port, host });
  await once(server, 'listening');
  // The site, not its metrics, keeps the process alive.
  server.unref();
  const { port: listening } = server.address() as AddressInfo;
  tell(`Métriques : http://${host}:${listening}/metrics`);
  return { port: listening };
};
