import type { FastifyPluginAsync } from 'fastify';
import { tariffMessages } from '#contract/tariff.fr.ts';
import { tariffTable } from '#contract/tariff.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import type { Database } from '#server/db/client.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { loadTariff, removeTariff } from './load-tariff.ts';
import { listLoaded } from './tariff-tables.queries.ts';

type Deps = { db: Database; clock: Clock; pricing: Pricing };

/** « Tarifs »; registered in `adminOnly`. */
export const tariffAdminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock, pricing } = deps;

    mount(app, 'GET /admin/tariffs', async () => ({
      success: true as const,
      regulated: pricing.mode === 'regulated',
      day: isoDay(parisDay(clock.now())),
      tables: (await listLoaded(db)).map(({ data, saved_at, saved_name }) => ({
        table: tariffTable.parse(data),
        savedAt: saved_at.toISOString(),
        savedBy: saved_name,
      })),
    }));

    mount(app, 'POST /admin/tariffs', async ({ body }, { request }) => {
      const { id: adminId } = await adminOf(request);
      await loadTariff(deps, body, { adminId, requestId: request.id });
      return { success: true as const, message: tariffMessages.saved };
    });

    mount(app, 'DELETE /admin/tariffs/:firstDay', async ({ params: { firstDay } }, { request }) => {
      const { id: adminId } = await adminOf(request);
      await removeTariff(deps, firstDay, { adminId, requestId: request.id });
      return { success: true as const, message: tariffMessages.removed };
    });
  };
