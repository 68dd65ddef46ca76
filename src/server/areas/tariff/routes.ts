import type { FastifyPluginAsync } from 'fastify';
import type { Pricing } from '#domain/tariff/quote.ts';
import type { Database } from '#server/db/client.ts';
import { mountRead } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findInForce } from './price-order.ts';

type Deps = { db: Database; clock: Clock; pricing: Pricing };

/** What the form counts its live price with; the checkout counts again. */
export const tariffRoutes =
  ({ db, clock, pricing }: Deps): FastifyPluginAsync =>
  async (app) => {
    mountRead(app, 'GET /tariff', async (_input, { setCacheControl }) => {
      setCacheControl('no-store');
      if (pricing.mode === 'offers') return { regulated: null };
      const { day, table } = await findInForce(db, clock.now());
      return { regulated: { day, table: table ?? null, supplements: { ...pricing.supplements } } };
    });
  };
