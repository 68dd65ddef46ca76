import { useContext, useRef, useState } from 'react';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { randomKey } from '#web/storage/random-key.ts';

/** A UUID, as the database formats it. */
const newTabId = (): string => randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** `id` is undefined for a new article. A failed read offers no draft. */
export const readDrafts = (api: ApiClient, id: string | undefined, signal?: AbortSignal) => {
  const call = signal ? { signal } : {};
  return (
    id
      ? api.get('/admin/articles/:id/draft', { ...call, params: { id } })
      : api.get('/admin/articles/draft', call)
  ).catch(() => ({ drafts: [], others: [] }));
};

/**
 * Drafts of the editor's other tabs: offered, never overwritten. One that is loaded into the form stays on
 * the server until the form's own text is saved.
 */
export const useSavedDrafts = (articleId: string | undefined, found: readonly ArticleDraft[]) => {
  const api = useContext(ApiContext);
  /** Identifies this tab: it saves its own draft. */
  const [tabId, setTabId] = useState(newTabId);
  const [offered, setOffered] = useState(found);
  const taken = useRef<ArticleDraft[]>([]);

  const withdraw = (draft: ArticleDraft) =>
    setOffered((all) => all.filter((other) => other.tabId !== draft.tabId));
  const remove = async ({ tabId: of, saved_at }: ArticleDraft): Promise<void> => {
    const query = { ...(of && { tabId: of }), saved_at };
    await (articleId
      ? api?.delete('/admin/articles/:id/draft', { params: { id: articleId }, query })
      : api?.delete('/admin/articles/draft', { query })
    )?.catch(() => undefined);
  };

  return {
    tabId,
    offered,
    /** The draft's text is now in the form. */
    take: (draft: ArticleDraft) => {
      withdraw(draft);
      taken.current.push(draft);
    },
    /** The form's text is saved: the drafts loaded into it are deleted. */
    settle: async (): Promise<void> => {
      await Promise.all(taken.current.splice(0).map(remove));
    },
    drop: (draft: ArticleDraft) => {
      withdraw(draft);
      void remove(draft);
    },
    /** This tab's draft becomes one of the offered ones; later changes are saved under a new tab id. */
    renewTabId: async (): Promise<void> => {
      setTabId(newTabId());
      if (api) setOffered((await readDrafts(api, articleId)).drafts);
    },
  };
};
