import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '#contract/auth.ts';
import type { SecretKey } from '#server/config/secret-key.ts';
import type { Database } from '#server/db/client.ts';
import { mount } from '#server/http/mount.ts';
import { setNoStore } from '#server/http/visitor.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { KnownDevice } from '../known-devices.queries.ts';
import type { Browser, LoggedIn } from '../log-in.ts';
import { askPasskey, passByCode, passByPasskey } from './pass-second-factor.ts';

type Deps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  publicUrl: () => string;
  secretKey: SecretKey;
  /** What a login reads of the request, and writes in the answer. */
  browserOf: (request: FastifyRequest) => Browser;
  enter: (reply: FastifyReply, entered: LoggedIn) => Promise<{ success: true; user: SessionUser }>;
  countUnknownBrowser: (request: FastifyRequest) => Promise<void>;
  findOwnDevice: (request: FastifyRequest, email: string | undefined) => Promise<KnownDevice | undefined>;
};

/** The second step of a login. */
export const secondFactorLoginRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { browserOf, enter, countUnknownBrowser, findOwnDevice } = deps;
    const attemptOf = (request: FastifyRequest) => ({
      ...browserOf(request),
      requestId: request.id,
      findOwnDevice: (email: string | undefined) => findOwnDevice(request, email),
    });
    const guards = { onRequest: countUnknownBrowser };

    mount(
      app,
      'POST /auth/second-factor',
      async ({ body }, { request, reply }) =>
        enter(reply, await passByCode(deps, { ...body, ...attemptOf(request) })),
      guards,
    );

    mount(
      app,
      'POST /auth/second-factor/passkey/options',
      async ({ body: { token } }, { request, reply }) => {
        setNoStore(reply);
        return { token, options: await askPasskey(deps, { token, ...attemptOf(request) }) };
      },
      guards,
    );

    mount(
      app,
      'POST /auth/second-factor/passkey',
      async ({ body }, { request, reply }) =>
        enter(reply, await passByPasskey(deps, { ...body, ...attemptOf(request) })),
      guards,
    );
  };
