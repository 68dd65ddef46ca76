import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Metrics } from '#server/metrics/metrics.ts';
import { cameOverTheNetwork } from './over-the-network.ts';
import { redactUrl } from './redact-url.ts';
import { routeName } from './route-name.ts';

/**
 * One line per request from the network, and its count; the in-process API calls of a page render are neither logged nor
 * counted. Answers from memory never come here: see `pages/cached-responses.ts`.
 */
export class RequestLog extends LogController {
  readonly #metrics: Metrics;

  constructor(metrics: Metrics) {
    super();
    this.#metrics = metrics;
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!cameOverTheNetwork(request)) return;
    const route = routeName(request);
    this.#metrics.request(route, reply.statusCode, reply.elapsedTime / 1_000);
    const line = {
      method: request.method,
      route,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}
