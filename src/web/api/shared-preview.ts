import { type FullArticle, toFullArticle } from './article.ts';
import { type ApiClient, ApiError } from './http.ts';

export type SharedPreview =
  | { state: 'found'; article: FullArticle; expiresAt: string }
  | { state: 'missing' | 'ended' | 'failed' };

/** The saved article of a preview link. */
export const fetchSharedPreview = async (
  api: ApiClient,
  token: string,
  signal: AbortSignal,
): Promise<SharedPreview> => {
  try {
    const shared = await api.get('/articles/preview/:token', { params: { token }, signal });
    return { state: 'found', article: toFullArticle(shared.article), expiresAt: shared.expires_at };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 410) return { state: 'ended' };
    return { state: status === 404 || status === 400 ? 'missing' : 'failed' };
  }
};
