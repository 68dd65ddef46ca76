import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Recognised, Visitor } from '#server/areas/accounts/public.ts';
import type { SessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who asks, or null. Looked for at the first call only: what does not ask stays the same for everyone.
     * Call it before a transaction is opened, never inside: the embedded database has one connection.
     */
    visitor(): Promise<Visitor | null>;
  }
}

type Settings = {
  cookie: SessionCookie;
  recognise: (shown: {
    cookie?: string | undefined;
    bearer?: string | undefined;
  }) => Promise<Recognised | null>;
};

/** Gives every request of this scope its `visitor()`. Cookies are read here and nowhere else. */
export const installVisitor = (api: FastifyInstance, { cookie, recognise }: Settings): void => {
  const asked = new WeakMap<FastifyRequest, Promise<Recognised | null>>();

  api.decorateRequest('visitor', async function (this: FastifyRequest) {
    const found =
      asked.get(this) ??
      recognise({ cookie: cookie.read(this), bearer: bearerOf(this.headers.authorization) });
    asked.set(this, found);
    return (await found)?.visitor ?? null;
  });

  api.addHook('onSend', async (request, reply) => {
    const found = asked.get(request);
    if (!found) return;
    keepPrivate(reply);
    // The browser's own copy of the deadline moves with the server's.
    const recognised = await found.catch(() => null);
    if (recognised?.prolonged && recognised.by === 'cookie' && !reply.hasHeader('set-cookie')) {
      const secret = cookie.read(request);
      if (secret) cookie.write(reply, secret, recognised.visitor.session.expiresAt);
    }
  });
};

/** An answer that depends on who asks is kept by nobody. */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store');

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
