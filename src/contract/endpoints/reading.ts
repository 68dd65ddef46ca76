import { previewParams, sharedPreviewAnswer } from '../article-previews.ts';
import {
  articleAnswer,
  articleIdParams,
  articleListAnswer,
  articleListQuery,
  articleSlugParams,
  readCountAnswer,
} from '../articles.ts';
import { categoriesAnswer } from '../categories.ts';
import { contactAnswer, contactBody } from '../contact.ts';
import {
  highlightAnswer,
  highlightQuery,
  relatedAnswer,
  relatedQuery,
  searchAnswer,
  searchQuery,
  suggestionAnswer,
  suggestionQuery,
} from '../search.ts';
import { editorAnswer, habilitationsAnswer, siteAnswer } from '../site.ts';
import type { PublicEndpoints } from './endpoint.ts';

/** What readers ask for. */
export const readingEndpoints = {
  'GET /site': { answer: siteAnswer },
  'GET /site/editor': { answer: editorAnswer },
  'GET /site/habilitations': { answer: habilitationsAnswer },
  'GET /categories': { answer: categoriesAnswer },
  'GET /articles': { query: articleListQuery, answer: articleListAnswer },
  'GET /articles/:id': { params: articleIdParams, answer: articleAnswer },
  'GET /articles/preview/:token': { params: previewParams, answer: sharedPreviewAnswer },
  'GET /articles/slug/:slug': { params: articleSlugParams, answer: articleAnswer },
  'PUT /articles/:id/increment-read-count': { params: articleIdParams, answer: readCountAnswer },
  'GET /articles/search': { query: searchQuery, answer: searchAnswer },
  'GET /articles/search/suggestions': { query: suggestionQuery, answer: suggestionAnswer },
  'GET /articles/search/related/:id': {
    params: articleIdParams,
    query: relatedQuery,
    answer: relatedAnswer,
  },
  'GET /articles/search/highlight': { query: highlightQuery, answer: highlightAnswer },
  'POST /contact/submit': { body: contactBody, answer: contactAnswer },
} as const satisfies PublicEndpoints;
