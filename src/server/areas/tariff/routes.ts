import type { FastifyPluginAsync } from 'fastify';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { isInForce } from '#domain/tariff/tariff-table.ts';
import type { Database } from '#server/db/client.ts';
import { mountRead } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Pricing } from './price-order.ts';
import { listTables } from './tariff-tables.queries.ts';

type Deps = { db: Database; clock: Clock; pricing: Pricing };

/** What the form counts its live price with; the checkout counts again. */
export const tariffRoutes =
  ({ db, clock, pricing }: Deps): FastifyPluginAsync =>
  async (app) => {
    mountRead(app, 'GET /tariff', async (_input, { setCacheControl }) => {
      setCacheControl('no-store');
      if (pricing.mode === 'offers') return { regulated: null };
      const day = isoDay(parisDay(clock.now()));
      const table = (await listTables(db)).find((loaded) => isInForce(loaded, day)) ?? null;
      return { regulated: { day, table, supplements: { ...pricing.supplements } } };
    });
  };
