import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { reviewDeskMessages } from '#contract/review-desk.fr.ts';
import type { Database } from '#server/db/client.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { askCorrection } from './ask-correction.ts';
import { readAssignments, releaseAssignment, takeAssignment } from './assignment.ts';
import { readFigures } from './figures.ts';
import { isClean } from './list-pending.ts';
import { deleteNote, readNotes, writeNote } from './notes.ts';
import {
  approveAnnouncement,
  publishAnnouncement,
  rejectAnnouncement,
  unpublishAnnouncement,
} from './review-announcement.ts';

const text = messages.review;

/** Registered in `adminOnly`. */
export const announcementReviewRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    const whoAsks = async (request: FastifyRequest) => ({
      adminId: (await adminOf(request)).id,
      requestId: request.id,
    });

    mount(
      app,
      'PUT /admin/legal-announcements/:id/approve',
      async ({ params: { id }, body }, { request }) => {
        // Before the transaction: reading a text may take a while.
        const clean = await isClean(deps, id);
        const { to } = await approveAnnouncement(deps, { id, clean, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: text.approved, status: to };
      },
    );

    mount(app, 'PUT /admin/legal-announcements/:id/reject', async ({ params: { id }, body }, { request }) => {
      const order = { id, clean: await isClean(deps, id), ...body, ...(await whoAsks(request)) };
      const { to, refund } = await rejectAnnouncement(deps, order);
      return { success: true as const, message: text.rejected, status: to, refund };
    });

    mount(
      app,
      'PUT /admin/legal-announcements/:id/publish',
      async ({ params: { id }, body }, { request }) => {
        const { to } = await publishAnnouncement(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: text.published, status: to };
      },
    );

    mount(
      app,
      'PUT /admin/legal-announcements/:id/unpublish',
      async ({ params: { id }, body }, { request }) => {
        const { to } = await unpublishAnnouncement(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: text.unpublished, status: to };
      },
    );

    mount(
      app,
      'POST /admin/legal-announcements/:id/correction-request',
      async ({ params: { id }, body }, { request }) => {
        const { to } = await askCorrection(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: reviewDeskMessages.asked, status: to };
      },
    );

    mount(app, 'GET /admin/legal-announcements/figures', ({ query }) => readFigures(deps, query));

    mount(app, 'GET /admin/legal-announcements/assignments', async (_input, { request }) => ({
      assignments: await readAssignments(deps, (await adminOf(request)).id),
    }));

    mount(
      app,
      'PUT /admin/legal-announcements/:id/assignment',
      async ({ params: { id }, body }, { request }) => {
        const assignment = await takeAssignment(deps, { id, ...body, ...(await whoAsks(request)) });
        return { success: true as const, message: reviewDeskMessages.assigned, assignment };
      },
    );

    mount(
      app,
      'DELETE /admin/legal-announcements/:id/assignment',
      async ({ params: { id } }, { request }) => {
        const assignment = await releaseAssignment(deps, { id, ...(await whoAsks(request)) });
        return { success: true as const, message: reviewDeskMessages.released, assignment };
      },
    );

    mount(app, 'GET /admin/legal-announcements/:id/notes', async ({ params: { id } }, { request }) => ({
      notes: await readNotes(deps.db, id, (await adminOf(request)).id),
    }));

    mount(app, 'POST /admin/legal-announcements/:id/notes', async ({ params: { id }, body }, { request }) => {
      const order = { id, ...body, ...(await whoAsks(request)) };
      await writeNote(deps, order);
      const notes = await readNotes(deps.db, id, order.adminId);
      return { success: true as const, message: reviewDeskMessages.noteAdded, notes };
    });

    mount(
      app,
      'DELETE /admin/legal-announcements/:id/notes/:noteId',
      async ({ params: { id, noteId } }, { request }) => {
        const order = { id, noteId, ...(await whoAsks(request)) };
        await deleteNote(deps, order);
        const notes = await readNotes(deps.db, id, order.adminId);
        return { success: true as const, message: reviewDeskMessages.noteRemoved, notes };
      },
    );
  };
