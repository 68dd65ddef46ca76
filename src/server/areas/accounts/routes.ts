import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { mount } from '#server/http/mount.ts';
import type { SessionCookie } from '#server/http/session-cookie.ts';
import { keepPrivate } from '#server/http/visitor.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type LoggedIn, logIn, prepareLogIn } from './log-in.ts';
import { presentSession } from './present-account.ts';
import { register } from './register.ts';
import type { SessionTokens } from './session-tokens.ts';
import { endSession } from './sessions.queries.ts';

type Deps = { db: Database; clock: Clock; cookie: SessionCookie; tokens: SessionTokens };

export const accountRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, cookie, tokens } = deps;
    await prepareLogIn();

    const browserOf = (request: FastifyRequest) => ({
      userAgent: request.headers['user-agent'],
      leaving: cookie.read(request),
    });

    const enter = (reply: FastifyReply, { account, session }: LoggedIn) => {
      cookie.write(keepPrivate(reply), session.secret, session.until);
      return presentSession(tokens, account, session);
    };

    mount(app, 'POST /auth/login', async ({ body }, { request, reply }) =>
      enter(reply, await logIn(deps, { ...body, ...browserOf(request) })),
    );

    mount(app, 'POST /auth/register', async ({ body }, { request, reply }) =>
      enter(reply, await register(deps, { ...body, ...browserOf(request), requestId: request.id })),
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
