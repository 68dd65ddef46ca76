import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import { TooManyRequestsError } from '#server/errors.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { limitClasses } from '#server/limits/limit-classes.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { within } from '#server/within.ts';
import { cameOverTheNetwork } from './over-the-network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    addressLimits: AddressLimits;
  }
}

type AddressLimits = (routeClass: LimitClassName, address: string) => Promise<void>;

/**
 * Limits the calls of a route per IP address; the class gives the number. As `onRequest` it counts every call; as
 * `preHandler`, only those with valid input.
 */
export const limited =
  (routeClass: LimitClassName) =>
  async (request: FastifyRequest): Promise<void> => {
    if (cameOverTheNetwork(request)) await request.server.addressLimits(routeClass, request.ip);
  };

type Deps = { limits: Limits; clock: Clock };

export const installRateLimits = (app: FastifyInstance, { limits, clock }: Deps): void => {
  app.decorate('addressLimits', limitAddresses(app, { limits, clock }));
  const stopSweeping = limits.keepSwept((error) => app.log.warn({ err: error }, 'limits not written'));
  app.addHook('onClose', stopSweeping);
};

const MAX_REMEMBERED = 10_000;

/** Reading waits no longer for a database that does not answer. */
const COUNT_MS = 2_000;

const mayPass = (routeClass: LimitClassName): boolean => limitClasses[routeClass].withoutDatabase === 'allow';

const limitAddresses = (app: FastifyInstance, { limits, clock }: Deps): AddressLimits => {
  // An address over its limit is refused from memory: a flood must not load the database.
  const refusedUntil = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  const refuseFlood = (routeClass: LimitClassName, flood: string): void => {
    const wait = (refusedUntil.get(flood) ?? 0) - clock.now().getTime();
    // Longer than the limit itself: the clock was set back.
    if (wait > 0 && wait <= limitClasses[routeClass].seconds * 1000)
      throw new TooManyRequestsError(Math.ceil(wait / 1000), { class: routeClass });
  };

  return async (routeClass, address) => {
    const key = addressKey(address);
    const flood = `${routeClass} ${key}`;
    refuseFlood(routeClass, flood);
    try {
      const spent = limits.spend({ class: routeClass, key });
      await (mayPass(routeClass) ? within(COUNT_MS, spent) : spent);
    } catch (error) {
      if (error instanceof TooManyRequestsError) {
        refusedUntil.set(flood, clock.now().getTime() + error.retryAfterSeconds * 1000);
        throw error;
      }
      if (!mayPass(routeClass)) throw error;
      app.log.warn({ err: error, class: routeClass }, 'not counted');
    }
  };
};
