import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { TRANSMISSION_CALLS, transmissionParams } from '#contract/admin-transmissions.ts';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createTransmission } from './create-transmission.ts';
import { findFile } from './log.queries.ts';
import { markTransmitted } from './mark-transmitted.ts';
import { fileName, numberOf, presentTransmission, previewPeriod, readLog } from './read-transmissions.ts';

/** « Annonces à transmettre »; registered in `adminOnly`. */
export const transmissionRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    mount(app, `GET ${TRANSMISSION_CALLS}`, async ({ query }) => {
      const { transmissions, total, periods, late } = await readLog(deps, query);
      const pages = Math.ceil(total / query.limit);
      const { page, limit } = query;
      const pagination = {
        ...{ total, page, currentPage: page, limit, page_size: limit },
        ...{ pages, total_pages: pages, totalPages: pages },
      };
      return { success: true as const, transmissions, pagination, periods, late };
    });

    mount(app, `GET ${TRANSMISSION_CALLS}/preview`, ({ query }) => previewPeriod(deps, query));

    mount(app, `POST ${TRANSMISSION_CALLS}`, async ({ body }, { request }) => {
      const { id: adminId } = await adminOf(request);
      const row = await createTransmission(deps, { ...body, adminId, requestId: request.id });
      return {
        success: true as const,
        message: messages.transmission.done(row.notice_count),
        transmission: presentTransmission(row),
      };
    });

    mount(app, `PUT ${TRANSMISSION_CALLS}/:id/transmitted`, async ({ params: { id }, body }, { request }) => {
      const { id: adminId } = await adminOf(request);
      const row = await markTransmitted(deps, { id, ...body, adminId, requestId: request.id });
      const transmission = presentTransmission(row);
      return { success: true as const, message: messages.transmission.transmitted, transmission };
    });

    // Not mounted from the contract's table of calls: these answers are files, not its JSON.
    for (const format of ['xml', 'json'] as const)
      app.get<{ Params: z.output<typeof transmissionParams> }>(
        `${TRANSMISSION_CALLS}/:id/file.${format}`,
        { schema: { params: transmissionParams }, config: { permission: 'announcements.read' } },
        async ({ params: { id } }, reply) => {
          const file = await findFile(deps.db, { id, format });
          if (!file) throw new AppError('transmission.not-found', { id });
          return reply
            .type(`application/${format}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="${fileName(numberOf(file), format)}"`)
            .header('cache-control', 'private, no-store')
            .send(file.content);
        },
      );
  };
