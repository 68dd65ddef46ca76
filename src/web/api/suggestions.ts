import { sanitiseQuery } from '#domain/search/sanitise.ts';
import type { ApiClient } from './http.ts';

const SHORTEST_TERM = 2;
const LIMIT = 5;

export type Suggestion = { readonly term: string; readonly slug: string };

/** Search suggestions for a term. A term that is too short is not sent; a failed call gives no suggestion. */
export const fetchSuggestions = async (
  api: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<Suggestion[]> => {
  const term = sanitiseQuery(text);
  if (term.length < SHORTEST_TERM) return [];
  try {
    const answer = await api.get('/articles/search/suggestions', { query: { term, limit: LIMIT }, signal });
    return answer.suggestions;
  } catch {
    return [];
  }
};
