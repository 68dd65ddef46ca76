import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ANNOUNCEMENT_DOCUMENT, announcementDocumentParams } from '#contract/admin-announcement-one.ts';
import { messages } from '#contract/messages.fr.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { findSourceOf, openDocument } from '#server/areas/documents/public.ts';
import { refundPayment } from '#server/areas/payments/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { listPending } from '../review/list-pending.ts';
import { deleteAnnouncement, restoreAnnouncement } from '../review/review-announcement.ts';
import { listAuthors } from './admin-list.queries.ts';
import {
  deleteAnnouncements,
  publishAnnouncements,
  rejectAnnouncements,
  unpublishAnnouncements,
} from './bulk.ts';
import { prefillCorrection } from './correct-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';
import { announcementDraftRoutes } from './draft-routes.ts';
import { saveAnnouncement } from './edit-announcement.ts';
import { announcementListExportRoutes } from './export-routes.ts';
import { findAnnouncements, listAnnouncements, listTrash } from './list-announcements.ts';
import { readAnnouncement, readVersion } from './read-announcement.ts';

const text = messages.adminAnnouncement;

type Deps = { db: Database; clock: Clock; pricing: Pricing };

const whoAsks = async (request: FastifyRequest) => ({
  adminId: (await adminOf(request)).id,
  requestId: request.id,
});

/** The back-office's calls about announcements; registered in `adminOnly`. */
export const announcementAdminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock } = deps;
    await app.register(announcementDraftRoutes(deps));
    await app.register(announcementListExportRoutes(deps));
    const answer = async (id: string) => ({
      success: true as const,
      announcement: await readAnnouncement(db, id, clock.now()),
    });

    mount(app, 'GET /admin/legal-announcements', ({ query }) => listAnnouncements(db, query));
    mount(app, 'POST /admin/legal-announcements/search', ({ body }) => listAnnouncements(db, body));
    mount(app, 'GET /admin/legal-announcements/authors', async () => ({ authors: await listAuthors(db) }));
    mount(app, 'POST /admin/legal-announcements/find', ({ body }) => findAnnouncements(db, body));
    mount(app, 'GET /admin/legal-announcements/pending', async ({ query }, { request }) =>
      listPending(deps, { ...query, viewerId: (await adminOf(request)).id }),
    );
    mount(app, 'GET /admin/legal-announcements/:id', ({ params: { id } }) => answer(id));
    mount(app, 'GET /admin/legal-announcements/:id/versions/:rev', async ({ params }) => ({
      success: true as const,
      version: await readVersion(db, params),
    }));
    mount(app, 'GET /admin/legal-announcements/:id/correction', async ({ params, query }) => ({
      success: true as const,
      announcement: await prefillCorrection(db, { ...params, ...query, now: clock.now() }),
    }));

    mount(app, 'POST /admin/legal-announcements', async ({ body: form }, { request }) => {
      const id = await createAnnouncement(deps, { form, ...(await whoAsks(request)) });
      return { ...(await answer(id)), message: text.created };
    });
    mount(app, 'PUT /admin/legal-announcements/:id', async ({ params: { id }, body: form }, { request }) => {
      await saveAnnouncement(deps, { id, form, ...(await whoAsks(request)) });
      return { ...(await answer(id)), message: text.updated };
    });
    mount(app, 'DELETE /admin/legal-announcements/:id', async ({ params: { id }, body }, { request }) => {
      await deleteAnnouncement(deps, { id, ...body, ...(await whoAsks(request)) });
      return { success: true as const, message: text.deleted };
    });
    mount(app, 'GET /admin/legal-announcements/trash', ({ query }) => listTrash(db, query));
    mount(app, 'POST /admin/legal-announcements/:id/restore', async ({ params: { id } }, { request }) => {
      const { from, to } = await restoreAnnouncement(deps, { id, ...(await whoAsks(request)) });
      const message = to === from ? text.restored : text.restoredAsDraft;
      return { success: true as const, message, status: to };
    });

    mount(
      app,
      'POST /admin/legal-announcements/:id/refunds',
      async ({ params: { id }, body }, { request }) => {
        await refundPayment(deps, { announcementId: id, ...body, ...(await whoAsks(request)) });
        return { ...(await answer(id)), message: messages.payment.refundAsked };
      },
    );

    const bulk = {
      ...deps,
      onError: (error: unknown, id: string) =>
        app.log.error({ err: error, announcement: id }, 'one of many failed'),
    };
    mount(app, 'POST /admin/legal-announcements/bulk-delete', async ({ body }, { request }) =>
      deleteAnnouncements(bulk, { ...body, ...(await whoAsks(request)) }),
    );
    mount(app, 'POST /admin/legal-announcements/bulk-publish', async ({ body }, { request }) =>
      publishAnnouncements(bulk, { ...body, ...(await whoAsks(request)) }),
    );
    mount(app, 'POST /admin/legal-announcements/bulk-unpublish', async ({ body }, { request }) =>
      unpublishAnnouncements(bulk, { ...body, ...(await whoAsks(request)) }),
    );
    mount(app, 'POST /admin/legal-announcements/bulk-reject', async ({ body }, { request }) =>
      rejectAnnouncements(bulk, { ...body, ...(await whoAsks(request)) }),
    );

    // Not mounted from the contract's table of calls: its answer is a file, not JSON.
    app.get<{ Params: z.output<typeof announcementDocumentParams> }>(
      ANNOUNCEMENT_DOCUMENT,
      { schema: { params: announcementDocumentParams }, config: { permission: 'dossiers.read' } },
      async ({ params: { id: announcementId, documentId } }, reply) => {
        const source = await findSourceOf(db, { announcementId, id: documentId });
        const document = source && (await openDocument(db, source));
        if (!document) throw new AppError('document.not-found');
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${document.fileName}"`)
          .header('cache-control', 'private, no-store')
          .send(document.content);
      },
    );
  };
