import type { ArticleDraft } from '#contract/admin-article-history.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { StoredText } from '#web/back-office/drafts/use-drafts.ts';
import type { ArticleValues } from './article-values.ts';

/** Names the form of an article, in the browser's storage; without an id, of a new one. */
export const articlePlace = (id: string | undefined): string => `article:${id ?? 'nouveau'}`;

/** A failed read offers no draft. */
export const readDrafts = (api: ApiClient, id: string | undefined, signal?: AbortSignal) => {
  const call = signal ? { signal } : {};
  return (
    id
      ? api.get('/admin/articles/:id/draft', { ...call, params: { id } })
      : api.get('/admin/articles/draft', call)
  ).catch(() => ({ drafts: [], others: [] }));
};

/** The calls of the autosave; `id` is undefined for a new article. */
export const articleDraftCalls = (id: string | undefined) => ({
  list: async (api: ApiClient): Promise<readonly ArticleDraft[]> => (await readDrafts(api, id)).drafts,
  save: (api: ApiClient, { values, rev, tabId }: StoredText<ArticleValues>) =>
    id
      ? api.put('/admin/articles/:id/draft', { params: { id }, body: { ...values, rev, tabId } })
      : api.put('/admin/articles/draft', { body: { ...values, tabId } }),
  remove: (api: ApiClient, { tabId, saved_at }: ArticleDraft) => {
    const query = { ...(tabId && { tabId }), saved_at };
    return id
      ? api.delete('/admin/articles/:id/draft', { params: { id }, query })
      : api.delete('/admin/articles/draft', { query });
  },
});
