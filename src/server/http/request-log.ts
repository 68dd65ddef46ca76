import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { cameOverTheNetwork } from './over-the-network.ts';
import { redactUrl } from './redact-url.ts';

/** One line per request from the network; the in-process API calls of a page render are not logged. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!cameOverTheNetwork(request)) return;
    const { method } = request;
    const line = {
      method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}
