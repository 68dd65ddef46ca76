import type { FastifyPluginAsync } from 'fastify';
import { announcementDraftFields } from '#contract/admin-announcement-drafts.ts';
import { messages } from '#contract/messages.fr.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findRow } from './admin-rows.queries.ts';
import { dropDraft, listDrafts, saveDraft } from './announcement-drafts.queries.ts';

const text = messages.adminArticle;

type Deps = { db: Database; clock: Clock };

/** The autosave of the announcement form; registered in `adminOnly`. */
export const announcementDraftRoutes =
  ({ db, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/legal-announcements/drafts', async (_input, { request }) => {
      const rows = await listDrafts(db, (await adminOf(request)).id);
      return {
        drafts: rows.map(({ title, saved_at, ...row }) => {
          // An older version of the form may have stored fields that this one does not have.
          const fields = announcementDraftFields.catch({}).parse(row.fields);
          return { ...row, fields, title: fields.title || title || '', saved_at: saved_at.toISOString() };
        }),
      };
    });

    mount(app, 'PUT /admin/legal-announcements/drafts', async ({ body }, { request }) => {
      const { tabId, announcementId = null, rev = null, ...fields } = body;
      if (announcementId !== null && !(await findRow(db, announcementId)))
        throw new AppError('announcement.not-found', { id: announcementId });
      const at = clock.now();
      const safe =
        fields.content === undefined ? fields : { ...fields, content: sanitiseNotice(fields.content) };
      await saveDraft(db, {
        editorId: (await adminOf(request)).id,
        tabId,
        announcementId,
        rev,
        fields: safe,
        at,
      });
      return { success: true as const, message: text.draftSaved, saved_at: at.toISOString() };
    });

    mount(app, 'DELETE /admin/legal-announcements/drafts', async ({ query }, { request }) => {
      const key = { editorId: (await adminOf(request)).id, tabId: query.tabId };
      const was = await dropDraft(db, key, query.saved_at);
      return { success: true as const, message: was ? text.draftDropped : text.draftGone };
    });
  };
