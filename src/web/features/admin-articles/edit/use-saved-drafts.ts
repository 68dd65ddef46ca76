import { useContext, useRef, useState } from 'react';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { randomKey } from '#web/storage/random-key.ts';

/** As the database spells it. */
const newTabId = (): string => randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Undefined for an article to come. Without an answer there is nothing to offer. */
export const readDrafts = (api: ApiClient, id: string | undefined, signal?: AbortSignal) => {
  const call = signal ? { signal } : {};
  return (
    id
      ? api.get('/admin/articles/:id/draft', { ...call, params: { id } })
      : api.get('/admin/articles/draft', call)
  ).catch(() => ({ drafts: [], others: [] }));
};

/**
 * The texts that the editor's other pages left, or are writing, beside this page's own: offered, and never written
 * over. One that is taken into the form stays on the server until the form's own text is kept or saved.
 */
export const useSavedDrafts = (articleId: string | undefined, found: readonly ArticleDraft[]) => {
  const api = useContext(ApiContext);
  /** The name of this page: what it keeps is its own. */
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
    /** Its text is in the form now. */
    take: (draft: ArticleDraft) => {
      withdraw(draft);
      taken.current.push(draft);
    },
    /** The form's text is kept, or saved: what was taken into it is there no longer for nothing. */
    settle: async (): Promise<void> => {
      await Promise.all(taken.current.splice(0).map(remove));
    },
    drop: (draft: ArticleDraft) => {
      withdraw(draft);
      void remove(draft);
    },
    /** What this page has kept becomes one of the texts on offer; what is written from here on lies beside it. */
    startAnew: async (): Promise<void> => {
      setTabId(newTabId());
      if (api) setOffered((await readDrafts(api, articleId)).drafts);
    },
  };
};
