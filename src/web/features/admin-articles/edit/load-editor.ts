import { messages } from '#contract/messages.fr.ts';
import { categories as knownCategories } from '#domain/category/categories.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import type { EditorProps } from './ArticleEditor.tsx';
import { failures } from './editor-texts.ts';
import { readDrafts } from './use-saved-drafts.ts';

export type LoadedEditor = Omit<EditorProps, 'renderPreview'> & { categoriesFailed: boolean };

/** What the form starts from; or the sentence that says why there is none. */
export const loadEditor =
  (id: string | undefined) =>
  async (api: ApiClient, signal: AbortSignal): Promise<LoadedEditor | { failure: string }> => {
    const [loaded, { drafts, others }, categories] = await Promise.all([
      id ? readArticle(api, id, signal) : undefined,
      readDrafts(api, id, signal),
      readCategories(api, signal),
    ]);
    if (loaded && 'failure' in loaded) return loaded;
    return { article: loaded?.article, drafts, others, ...categories };
  };

const readArticle = (api: ApiClient, id: string, signal: AbortSignal) =>
  api.get('/admin/articles/:id', { params: { id }, signal }).catch((error: unknown) => {
    // An id that no article can have is refused; for the editor there is no such article either.
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { failure: missing ? messages.article.notFound : failures.load };
  });

/** The server's list; the site's own when it cannot be had, and the form says so. */
const readCategories = async (api: ApiClient, signal: AbortSignal) => {
  try {
    const { categories } = await api.get('/categories', { signal });
    return { categories, categoriesFailed: false };
  } catch {
    const known = knownCategories.map(({ databaseId, name }) => ({ id: databaseId, name }));
    return { categories: known, categoriesFailed: true };
  }
};
