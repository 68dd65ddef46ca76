import { messages } from '#contract/messages.fr.ts';
import { categories as knownCategories } from '#domain/category/categories.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import type { EditorProps } from './ArticleEditor.tsx';
import { readDrafts } from './article-drafts.ts';
import { failures } from './editor-texts.ts';

export type LoadedEditor = Omit<EditorProps, 'renderPreview'> & { categoriesFailed: boolean };

/** The form's initial data, or the sentence that explains why it could not be loaded. */
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
    // The API refuses a malformed id; the editor shows the same message as for a missing article.
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { failure: missing ? messages.article.notFound : failures.load };
  });

/** The server's categories, or the built-in list if they cannot be loaded; the form then says so. */
const readCategories = async (api: ApiClient, signal: AbortSignal) => {
  try {
    const { categories } = await api.get('/categories', { signal });
    return { categories, categoriesFailed: false };
  } catch {
    const known = knownCategories.map(({ databaseId, name }) => ({ id: databaseId, name }));
    return { categories: known, categoriesFailed: true };
  }
};
