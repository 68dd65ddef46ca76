import type { ArticleDetail } from '#contract/articles.ts';
import type { EndpointBody } from '#contract/endpoints.ts';
import { longDate } from '#contract/format.fr.ts';
import { paths } from '#contract/paths.ts';
import { type Article, toArticle } from './articles.ts';
import { type ApiClient, ApiError } from './http.ts';
import { oncePerObject } from './once-per-object.ts';

/** An article as its own page shows it. */
export type FullArticle = Article & {
  /** Sanitised by the server, not yet typeset (features/article/article-body). */
  content: string;
  /** The alternative text of its own image; a generated cover has none. */
  imageAlt: string;
  tags: string[];
  /** ISO, for machines; `date` is for readers. */
  publishedAt: string;
  updatedAt: string | null;
  /** « 14 novembre 2026 » when the text changed after its publication. */
  updatedOn: string | null;
  /** The label required when nobody reviewed a text written by a machine (AI Act, article 50(4)). */
  machineLabel: Pick<NonNullable<ArticleDetail['machine_text']>, 'work' | 'engine'> | null;
  /** Its sources, each with its title and date (CPPAP). */
  origins: ArticleOrigin[];
};

export type ArticleOrigin = { title: string; origin: string; url: string | null; date: string | null };

export type ArticleLookup = { state: 'found'; article: FullArticle } | { state: 'missing' | 'failed' };

export const fetchArticle = async (
  api: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<ArticleLookup> => {
  try {
    const answer = await api.get('/articles/slug/:slug', { params: { slug }, ...(signal && { signal }) });
    return { state: 'found', article: toFullArticle(answer.article) };
  } catch (error) {
    // The server refuses a malformed slug with 400: for the reader, there is no such article either.
    const refused = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { state: refused ? 'missing' : 'failed' };
  }
};

/** Where a reading is counted: entry-start.ts does so before the page's other scripts. */
export const readingAddress = (id: string): string =>
  `${paths.api}/articles/${encodeURIComponent(id)}/increment-read-count`;

/** Counts one reading. A failure is ignored: it does not concern the reader. */
export const countReading = async (api: ApiClient, id: string): Promise<void> => {
  await api.put('/articles/:id/increment-read-count', { params: { id } }).catch(() => undefined);
};

/** The text being edited, as the server would publish it. */
export const previewArticle = async (
  api: ApiClient,
  fields: EndpointBody<'POST /admin/articles/preview'>,
  signal: AbortSignal,
): Promise<FullArticle> => {
  const { article } = await api.post('/admin/articles/preview', { body: fields, signal });
  return toFullArticle(article);
};

const machineLabelOf = ({ machine_text: text }: ArticleDetail): FullArticle['machineLabel'] =>
  text && !text.reviewed ? { work: text.work, engine: text.engine } : null;

export const toFullArticle = oncePerObject(
  (item: ArticleDetail): FullArticle => ({
    ...toArticle(item),
    content: item.content,
    imageAlt: item.image_alt ?? '',
    tags: item.tags,
    publishedAt: item.published_at ?? item.created_at,
    updatedAt: item.updated_at,
    updatedOn: item.updated_at && longDate(new Date(item.updated_at)),
    machineLabel: machineLabelOf(item),
    origins: item.origins.map((origin) => ({
      ...origin,
      date: origin.date && longDate(new Date(origin.date)),
    })),
  }),
);
