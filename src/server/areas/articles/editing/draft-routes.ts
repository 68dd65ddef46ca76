import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { findAdminArticle } from '../admin/admin-articles.queries.ts';
import { dropDraft } from './article-drafts.queries.ts';
import type { Deps } from './change-context.ts';
import { readDrafts, readDraftsOf, storeDraft } from './drafts.ts';
import { previewArticle, previewDraft } from './preview-article.ts';
import { readPreviewLinks, sharePreview, unsharePreview } from './preview-links.ts';

const text = messages.adminArticle;

/** Drafts of the form, previews of drafts and saved articles, links that share a preview. */
export const draftRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock } = deps;

    mount(app, 'GET /admin/articles/drafts', async (_input, { request }) => ({
      drafts: await readDrafts(deps, (await adminOf(request)).id),
    }));

    mount(app, 'GET /admin/articles/draft', async (_input, { request }) =>
      readDraftsOf(deps, { editorId: (await adminOf(request)).id, articleId: null }),
    );
    mount(app, 'GET /admin/articles/:id/draft', async ({ params }, { request }) =>
      readDraftsOf(deps, { editorId: (await adminOf(request)).id, articleId: params.id }),
    );

    mount(app, 'PUT /admin/articles/draft', async ({ body }, { request }) => {
      const { tabId, ...fields } = body;
      return draftStored(
        await storeDraft(
          deps,
          await keyOf(request, null, tabId),
          { fields, rev: null },
          await requesterOf(request),
        ),
      );
    });
    mount(app, 'PUT /admin/articles/:id/draft', async ({ params, body }, { request }) => {
      const { rev = null, tabId, ...fields } = body;
      return draftStored(
        await storeDraft(
          deps,
          await keyOf(request, params.id, tabId),
          { fields, rev },
          await requesterOf(request),
        ),
      );
    });

    mount(app, 'DELETE /admin/articles/draft', async ({ query }, { request }) =>
      dropped(await dropDraft(db, await keyOf(request, null, query.tabId), query.saved_at)),
    );
    mount(app, 'DELETE /admin/articles/:id/draft', async ({ params, query }, { request }) =>
      dropped(await dropDraft(db, await keyOf(request, params.id, query.tabId), query.saved_at)),
    );

    mount(app, 'GET /admin/articles/:id/preview', async ({ params }) => {
      const row = await findAdminArticle(db, params.id);
      if (!row) throw new AppError('article.not-found', params);
      return previewArticle(row, clock.now());
    });

    mount(app, 'GET /admin/articles/:id/preview-links', async ({ params }) => ({
      links: await readPreviewLinks(deps, params.id),
    }));

    mount(app, 'POST /admin/articles/:id/preview-links', async ({ params, body }, { request }) => {
      const shared = await sharePreview(deps, { ...params, ...body }, await requesterOf(request));
      return { success: true as const, message: messages.preview.created, ...shared };
    });

    mount(app, 'DELETE /admin/articles/:id/preview-links/:linkId', async ({ params }, { request }) => {
      await unsharePreview(deps, params, await requesterOf(request));
      return { success: true as const, message: messages.preview.revoked };
    });

    mount(app, 'POST /admin/articles/preview', async ({ body: { article_id: id, ...fields } }) =>
      previewDraft(fields, id ? await findAdminArticle(db, id) : undefined, clock.now()),
    );
  };

const keyOf = async (request: FastifyRequest, articleId: string | null, tabId: string | null = null) => ({
  editorId: (await adminOf(request)).id,
  articleId,
  tabId,
});

const dropped = (was: boolean) => ({
  success: true as const,
  message: was ? text.draftDropped : text.draftGone,
});

const draftStored = (at: Date) => ({
  success: true as const,
  message: text.draftSaved,
  saved_at: at.toISOString(),
});
