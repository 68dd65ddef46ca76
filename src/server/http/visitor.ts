import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authentication, Visitor } from '#server/ports/visitor.ts';
import type { SecretCookie } from './secret-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The logged-in user, or null. Read at the first call: an answer that never calls it is the same for all.
     * Call it before a transaction is opened, never inside: the embedded database has one connection.
     */
    visitor(): Promise<Visitor | null>;
    /** As it is now: for an answer that lasts, since a session may end or a role change meanwhile. */
    visitorNow(): Promise<Visitor | null>;
  }
}

type Settings = {
  cookie: SecretCookie;
  authenticate: (shown: {
    cookie?: string | undefined;
    bearer?: string | undefined;
  }) => Promise<Authentication | null>;
};

/** Gives every request of this scope its `visitor()`. Cookies are read here and nowhere else. */
export const installVisitor = (api: FastifyInstance, { cookie, authenticate }: Settings): void => {
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  const asked = new WeakMap<FastifyRequest, Promise<Visitor | null>>();

  const find = (request: FastifyRequest): Promise<Authentication | null> =>
    authenticate({ cookie: cookie.read(request), bearer: bearerOf(request.headers.authorization) });

  const ask = async (request: FastifyRequest): Promise<Visitor | null> => {
    const secret = cookie.read(request);
    const found = await find(request);
    const reply = replies.get(request);
    if (reply) setNoStore(reply);
    // The cookie's expiry is renewed together with the session's.
    if (reply && secret && found?.extended && found.by === 'cookie')
      cookie.write(reply, secret, found.visitor.session.expiresAt);
    return found?.visitor ?? null;
  };

  api.addHook('onRequest', async (request, reply) => void replies.set(request, reply));
  api.decorateRequest('visitor', function (this: FastifyRequest) {
    const visitor = asked.get(this) ?? ask(this);
    asked.set(this, visitor);
    return visitor;
  });
  api.decorateRequest('visitorNow', async function (this: FastifyRequest) {
    return (await find(this))?.visitor ?? null;
  });
};

/** An answer that depends on the visitor is never cached. */
export const setNoStore = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store');

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
