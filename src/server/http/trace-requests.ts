import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span } from '#server/tracing/otlp-exporter.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import { cameOverTheNetwork } from './over-the-network.ts';
import { redactUrl } from './redact-url.ts';
import { routeName } from './route-name.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined;
  }
}

/** A span for each request from the network; answers from memory, which take microseconds, have none. */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (cameOverTheNetwork(request))
      request.span = tracing.startRequest(routeName(request), callerOf(request));
    tracing.within(request.span, done);
  });
  // Again once the body is read: its events come from the connection, outside of what the request began.
  app.addHook('preHandler', (request, _reply, done) => tracing.within(request.span, done));
  app.addHook('onResponse', async (request, reply) => {
    const { span } = request;
    if (!span) return;
    span.name = routeName(request);
    span.failed = reply.statusCode >= 500;
    span.attributes = {
      'http.request.method': request.method,
      'http.route': span.name.slice(span.name.indexOf(' ') + 1),
      'http.response.status_code': reply.statusCode,
      'url.path': redactUrl(request.url),
      'parution.request_id': request.id,
    };
    tracing.end(span);
  });
  app.addHook('onClose', tracing.close);
};

/** Only a trusted proxy may say which trace this belongs to: a visitor could have everything recorded. */
const callerOf = ({ ips, headers }: FastifyRequest): string | undefined =>
  ips && ips.length > 1 ? [headers.traceparent].flat()[0] : undefined;
