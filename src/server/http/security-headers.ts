import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * The same on every page, so that cached pages can carry it. No inline style, and no inline script but those that the
 * pages hold by design, named by their hashes. Images may come from any https address because editors may illustrate an
 * article with a link.
 */
const contentSecurityPolicy = (inlineScripts: readonly string[], https: boolean) => [
  "default-src 'self'",
  ["script-src 'self'", ...inlineScripts.map(hashOf)].join(' '),
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
  ...(https ? ['upgrade-insecure-requests'] : []),
];

/** Of files that never show a page: opened by themselves, they can neither run nor load anything. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type SecurityHeaders = Readonly<Record<string, string>>;

/** On every answer: of a route, of the page cache, or of the HTTP server itself. */
export const securityHeaders = ({
  https,
  inlineScripts = [],
}: {
  https: boolean;
  inlineScripts?: readonly string[] | undefined;
}): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(inlineScripts, https).join(';'),
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
