import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The route of a page, which the framework only knows as « /* ». */
    pageRoute: string | undefined;
  }
}

/** The name of a route in logs, metrics and traces: « GET /article/:slug ». It holds nothing that a visitor typed. */
export const routeName = ({ method, pageRoute, routeOptions }: FastifyRequest): string => {
  const pattern = pageRoute ?? routeOptions.url;
  // An address that no route knows; the method may be anything.
  if (pattern === undefined) return 'none';
  return `${method === 'HEAD' ? 'GET' : method} ${pattern}`;
};
