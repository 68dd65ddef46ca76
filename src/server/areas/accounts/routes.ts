import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { SessionCookie } from '#server/http/session-cookie.ts';
import { keepPrivate } from '#server/http/visitor.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type LoggedIn, logIn, prepareLogIn } from './log-in.ts';
import { passwordRoutes } from './password-routes.ts';
import { presentSession } from './present-account.ts';
import { register } from './register.ts';
import type { SessionTokens } from './session-tokens.ts';
import { endSession } from './sessions.queries.ts';

type Deps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  publicUrl: () => string;
  cookie: SessionCookie;
  tokens: SessionTokens;
};

export const accountRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, limits, cookie, tokens } = deps;
    await prepareLogIn();
    await app.register(passwordRoutes(deps));

    const browserOf = (request: FastifyRequest) => ({
      userAgent: request.headers['user-agent'],
      leaving: cookie.read(request),
    });

    const enter = (reply: FastifyReply, { account, session }: LoggedIn) => {
      cookie.write(keepPrivate(reply), session.secret, session.until);
      return presentSession(tokens, account, session);
    };

    mount(
      app,
      'POST /auth/login',
      async ({ body }, { request, reply }) => {
        // Of an address without account too: what is limited must not tell which ones exist.
        const attempts = { class: 'login-account', key: body.email.toLowerCase() } as const;
        await limits.spend(attempts);
        const entered = await logIn(deps, { ...body, ...browserOf(request) });
        await limits.forgive(attempts);
        return enter(reply, entered);
      },
      { onRequest: limited('login') },
    );

    mount(
      app,
      'POST /auth/register',
      async ({ body }, { request, reply }) =>
        enter(reply, await register(deps, { ...body, ...browserOf(request), requestId: request.id })),
      { onRequest: limited('register') },
    );

    mount(app, 'POST /auth/logout', async (_input, { request, reply }) => {
      const visitor = await request.visitor();
      if (visitor) await endSession(db, visitor.session.id);
      cookie.clear(reply);
      return { success: true as const, message: messages.account.loggedOut };
    });

    mount(app, 'POST /auth/check-session', async (_input, { request, reply }) => {
      const visitor = await request.visitor();
      if (visitor) {
        const { id, expiresAt: until } = visitor.session;
        return presentSession(tokens, visitor, { id, until });
      }
      if (cookie.read(request)) cookie.clear(reply);
      return false as const;
    });
  };
