import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by another server, authenticated by a signature and without a cookie: the payment provider. */
    signedByCaller?: true;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site request forgery. Browsers send where a request comes from (Sec-Fetch-Site, or Origin in
 * older ones), and pages cannot change these headers.
 */
export const refuseCrossSite = (app: FastifyInstance, publicUrl: () => string): void => {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.signedByCaller) return;
    if (!cameFromHere(request, publicUrl()))
      throw new AppError('request.cross-site', { origin: request.headers.origin });
  });
};

const cameFromHere = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  // « none »: typed or clicked by the person themselves. « same-site » is another site of the same domain.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin !== undefined) return isOurs(headers.origin, publicUrl, headers.host);
  // Every recent browser sends one of them, so this is a program: it may act, but not with a browser's cookie.
  return headers.cookie === undefined;
};

const isOurs = (origin: string, publicUrl: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(publicUrl).origin || (isWeb(from) && from.host === host);
};

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';
