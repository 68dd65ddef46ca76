import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import {
  TRANSMISSION_CALLS,
  type Transmission,
  transmissionExportBody,
  transmissionParams,
} from '#contract/admin-transmissions.ts';
import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { parseDay, startOfDay } from '#domain/period/paris-day.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { allIds } from '#server/db/list-page.queries.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createTransmission } from './create-transmission.ts';
import { findFile, logAsked } from './log.queries.ts';
import { markTransmitted } from './mark-transmitted.ts';
import {
  fileName,
  listTransmissions,
  numberOf,
  presentTransmission,
  previewPeriod,
  readLog,
} from './read-transmissions.ts';

const dayText = (text: string | null): string => {
  const day = text ? parseDay(text.slice(0, 10)) : undefined;
  return day ? shortDate(startOfDay(day)) : '';
};

const columns: readonly { name: string; of: (transmission: Transmission) => string }[] = [
  { name: 'Numéro', of: ({ number }) => number },
  { name: 'Préparée le', of: ({ created_at }) => shortDateTime(new Date(created_at)) },
  { name: 'Préparée par', of: ({ created_by }) => created_by ?? '' },
  { name: 'Premier jour', of: ({ from }) => dayText(from) },
  { name: 'Dernier jour', of: ({ to }) => dayText(to) },
  { name: 'Annonces', of: ({ count }) => String(count) },
  { name: 'Tout repris', of: ({ again }) => (again ? 'Oui' : 'Non') },
  { name: 'Transmise le', of: ({ transmitted_at }) => dayText(transmitted_at) },
  { name: 'Transmise par', of: ({ transmitted_by }) => transmitted_by ?? '' },
  { name: 'Accusé de réception', of: ({ receipt }) => receipt ?? '' },
  { name: 'Fichier XML', of: ({ xml }) => xml.file_name },
  { name: 'SHA-256 du XML', of: ({ xml }) => xml.sha256 },
  { name: 'Fichier JSON', of: ({ json }) => json.file_name },
  { name: 'SHA-256 du JSON', of: ({ json }) => json.sha256 },
];

/** « Annonces à transmettre »; registered in `adminOnly`. */
export const transmissionRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    mount(app, `GET ${TRANSMISSION_CALLS}`, async ({ query }) => {
      const { pagination, ...log } = await readLog(deps, query);
      const { page, limit, pages } = pagination;
      return {
        success: true as const,
        ...log,
        pagination: {
          ...pagination,
          ...{ currentPage: page, page_size: limit, total_pages: pages, totalPages: pages },
        },
      };
    });

    mountListExport(app, { ...deps, recordAudit }, 'transmissions', {
      body: transmissionExportBody,
      columns,
      idsOf: (asked) => allIds(logAsked(asked)),
      listItems: (ids) => listTransmissions(deps.db, ids),
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
