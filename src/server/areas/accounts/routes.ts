import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { SecretCookie } from '#server/http/secret-cookie.ts';
import { setNoStore } from '#server/http/visitor.ts';
import { addressKey } from '#server/limits/address-key.ts';
import type { Limits, Spending } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { KnownDevice } from './known-devices.queries.ts';
import { recogniseDevices } from './known-devices.ts';
import { type Browser, type LoggedIn, logIn, prepareLogIn, recordFailedLogin } from './log-in.ts';
import { passwordRoutes } from './password-routes.ts';
import { presentSession } from './present-account.ts';
import { register } from './register.ts';
import type { SecondFactorStep } from './second-factor/begin-second-factor.ts';
import { secondFactorLoginRoutes } from './second-factor/login-routes.ts';
import type { SessionTokens } from './session-tokens.ts';
import { endSession } from './sessions.queries.ts';

type Deps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  publicUrl: () => string;
  cookie: SecretCookie;
  device: SecretCookie;
  tokens: SessionTokens;
};

export const accountRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, limits, cookie, tokens } = deps;
    await prepareLogIn();
    await app.register(passwordRoutes(deps));

    const { browserOf, enter, answer } = browserEntry(deps);
    const { countUnknownBrowser, findOwnDevice } = addressLimitOf(deps);
    await app.register(
      secondFactorLoginRoutes({ ...deps, browserOf, enter, countUnknownBrowser, findOwnDevice }),
    );

    /** Also counts an address without account: the limits must not tell which accounts exist. */
    const countAttempt = async (request: FastifyRequest, email: string): Promise<Spending[]> => {
      const own = await findOwnDevice(request, email);
      const attempts: Spending[] = own
        ? [{ class: 'login-device', key: own.secretHash }]
        : [
            // First: an attempt refused by this limit does not count against the account's limit for
            // everybody.
            { class: 'login-account-address', key: `${email} ${addressKey(request.ip)}` },
            { class: 'login-account', key: email },
          ];
      for (const attempt of attempts) await limits.spend(attempt);
      return attempts;
    };

    const unfinished = new Set<Promise<void>>();
    app.addHook('onClose', async () => void (await Promise.all(unfinished)));
    /** Runs after the answer: its duration would tell which addresses are administrators'. */
    const noteFailure = (email: string, requestId: string): void => {
      const noting = recordFailedLogin(deps, { email, requestId }).catch((error: unknown) =>
        app.log.error({ err: error }, 'failed login not recorded'),
      );
      unfinished.add(noting);
      void noting.finally(() => unfinished.delete(noting));
    };

    mount(
      app,
      'POST /auth/login',
      async ({ body }, { request, reply }) => {
        setNoStore(reply);
        const attempts = await countAttempt(request, body.email.toLowerCase());
        const { id: requestId } = request;
        try {
          const entered = await logIn(deps, { ...body, ...browserOf(request), requestId });
          for (const attempt of attempts) await limits.forgive(attempt);
          return await answer(reply, entered);
        } catch (error) {
          if (error instanceof AppError) noteFailure(body.email, requestId);
          throw error;
        }
      },
      { onRequest: countUnknownBrowser },
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

/**
 * The limit of both steps of a login by IP address. Other people behind the same one (an office, a proxy) do not use up
 * the attempts of a known browser.
 */
const addressLimitOf = ({ db, clock, device }: Pick<Deps, 'db' | 'clock' | 'device'>) => {
  const knownDevices = new WeakMap<FastifyRequest, KnownDevice[]>();
  const countAddress = limited('login');
  return {
    async countUnknownBrowser(request: FastifyRequest): Promise<void> {
      const known = await recogniseDevices(db, device.read(request), clock.now());
      knownDevices.set(request, known);
      if (known.length === 0) await countAddress(request);
    },
    /** A browser known to another account only is unknown to this one. */
    async findOwnDevice(
      request: FastifyRequest,
      email: string | undefined,
    ): Promise<KnownDevice | undefined> {
      const known = knownDevices.get(request) ?? [];
      const own = known.find((one) => one.email.toLowerCase() === email?.toLowerCase());
      if (!own && known.length > 0) await countAddress(request);
      return own;
    },
  };
};

/** What a login reads of the browser's request, and writes in its answer. */
const browserEntry = ({ cookie, device, tokens }: Pick<Deps, 'cookie' | 'device' | 'tokens'>) => {
  const enter = (reply: FastifyReply, { account, session, device: known }: LoggedIn) => {
    cookie.write(setNoStore(reply), session.secret, session.until);
    device.write(reply, known.value, known.until);
    return presentSession(tokens, account, session);
  };
  return {
    enter,
    /** The session, or the step that is left. */
    answer: (reply: FastifyReply, entered: LoggedIn | SecondFactorStep) =>
      'secondFactor' in entered ? { success: true as const, ...entered } : enter(reply, entered),
    browserOf: (request: FastifyRequest): Browser => ({
      userAgent: request.headers['user-agent'],
      leaving: cookie.read(request),
      device: device.read(request),
    }),
  };
};
