import { sanitiseQuery } from '#domain/search/sanitise.ts';
import type { ApiClient } from './http.ts';

const SHORTEST_TERM = 2;
const LIMIT = 5;

export type Suggestion = { readonly term: string; readonly slug: string };

/** What one may be about to search for. Too short a term is not asked about; a failure suggests nothing. */
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
