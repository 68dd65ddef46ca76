import type { FastifyInstance } from 'fastify';

/**
 * No inline script or style anywhere: the policy is a constant, so that cached pages can carry it.
 * Images may come from any https address because editors may illustrate an article with a link.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Text never becomes a script nor the address of one; how it may become HTML: web/document/trusted-types.ts.
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

export type SecurityHeaders = Readonly<Record<string, string>>;

/** On every answer: of a route, of the page cache, or of the HTTP server itself. */
export const securityHeaders = ({ https }: { https: boolean }): SecurityHeaders => ({
  'content-security-policy': [...contentSecurityPolicy, ...(https ? ['upgrade-insecure-requests'] : [])].join(
    ';',
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Over plain http a browser would remember it for localhost and lock other projects out.
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

export const installSecurityHeaders = (app: FastifyInstance, headers: SecurityHeaders): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
