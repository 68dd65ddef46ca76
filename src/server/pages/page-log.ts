import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { redactUrl } from '#server/http/redact-url.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { SampledAnswer } from './cached-responses.ts';

/** The line of a request answered from memory, and of how many it is one. */
export const logSample = (log: FastifyBaseLogger, { url, ms, ...answer }: SampledAnswer): void =>
  log.info(
    { reqId: randomUUID(), ...answer, url: redactUrl(url), ms: Number(ms.toFixed(3)) },
    'request answered from memory',
  );

const COUNTED_EVERY_MS = 60_000;

/** The pages of each minute, by state of the cache: all of them, while only some answers from memory have a line. */
export const logPageCounts = (log: FastifyBaseLogger, { pageCache }: Metrics) => {
  const read = () => ({ hit: pageCache.hit.value, miss: pageCache.miss.value, stale: pageCache.stale.value });
  let last = read();
  const write = () => {
    const now = read();
    const counts = { hit: now.hit - last.hit, miss: now.miss - last.miss, stale: now.stale - last.stale };
    last = now;
    if (counts.hit + counts.miss + counts.stale > 0) log.info(counts, 'pages served');
  };
  const timer = setInterval(write, COUNTED_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    write();
  };
};
