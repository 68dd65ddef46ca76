import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '#contract/endpoints.ts';
import { limited } from './rate-limit.ts';
import type { ReadExchange } from './reads.ts';

type Handler<Name extends EndpointName> = (
  input: EndpointInput<Name>,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) => Promise<EndpointAnswer<Name>>;

/**
 * The hooks of a call before its handler: `{ onRequest: limited('login') }`. A public form without one gets a default
 * rate limit: validating it costs too.
 */
type Guards = Pick<RouteShorthandOptions, 'onRequest' | 'preHandler' | 'bodyLimit' | 'config'>;

/** Mounts one call of the contract: its schemas validate the input and strip unknown fields from the answer. */
export const mount = <Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
  guards: Guards = {},
): void => {
  const [method, url] = name.split(' ') as [string, string];
  const { params, query, body, answer, permission }: Endpoint = endpoints[name];
  const anybodyWrites = body !== undefined && permission === undefined;
  app.route({
    ...(anybodyWrites && { onRequest: limited('form') }),
    ...guards,
    ...(permission && { config: { ...guards.config, permission } }),
    method,
    url,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: answer },
    },
    handler: (request, reply) => handler(parsedParts<Name>(request), { request, reply }),
  });
};

/**
 * Mounts a public read that the pages make too: over HTTP as any other call, and in process, where the handler's
 * answer is used as it is (`reads.ts`). Its handler therefore builds the answer field by field, and gets no request:
 * the answer is the same for every visitor.
 */
export const mountRead = <Name extends EndpointName & `GET ${string}`>(
  app: FastifyInstance,
  name: Name,
  handler: (input: EndpointInput<Name>, exchange: ReadExchange) => Promise<EndpointAnswer<Name>>,
  guards: Guards = {},
): void => {
  mount(
    app,
    name,
    (input, { request, reply }) =>
      handler(input, {
        log: request.log,
        // Shared caches in front read this header too.
        shows: (keys) => void reply.header('surrogate-key', [...new Set(keys)].join(' ')),
        setCacheControl: (value) => void reply.header('cache-control', value),
      }),
    guards,
  );
  app.reads.add(name, (input, exchange) => handler(input as EndpointInput<Name>, exchange));
};

/** Fastify has parsed the three parts with the schemas of this endpoint: their types are the contract's. */
const parsedParts = <Name extends EndpointName>({ params, query, body }: FastifyRequest) =>
  ({ params, query, body }) as EndpointInput<Name>;
