import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '#contract/endpoints.ts';
import { adminPaths } from '#contract/paths.ts';
import { limited } from './rate-limit.ts';

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
  const { params, query, body, answer }: Endpoint = endpoints[name];
  const anybodyWrites = body !== undefined && !url.startsWith(`${adminPaths.dashboard}/`);
  app.route({
    ...(anybodyWrites && { onRequest: limited('form') }),
    ...guards,
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

/** Fastify has parsed the three parts with the schemas of this endpoint: their types are the contract's. */
const parsedParts = <Name extends EndpointName>({ params, query, body }: FastifyRequest) =>
  ({ params, query, body }) as EndpointInput<Name>;
