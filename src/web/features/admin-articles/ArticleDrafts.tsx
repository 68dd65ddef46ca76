import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { SavedDrafts } from '#web/back-office/drafts/SavedDrafts.tsx';
import { CREATE, editPath } from './list-address.ts';

const readDrafts = (api: ApiClient, signal: AbortSignal) => api.get('/admin/articles/drafts', { signal });

/** The editor's unsaved articles. */
export const ArticleDrafts = () => {
  const query = useApiRead(readDrafts);
  const drafts = query.status === 'success' ? query.data.drafts : [];
  return (
    <SavedDrafts
      kind="article"
      drafts={drafts.map(({ article_id, title, ...draft }) => ({
        ...draft,
        href: article_id ? editPath(article_id) : `${CREATE}/manual`,
        title: title || 'Nouvel article',
      }))}
    />
  );
};
