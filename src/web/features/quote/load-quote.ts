import type { Quote } from '#contract/quote.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

export type QuoteData = { state: 'found'; token: string; quote: Quote } | { state: 'missing' | 'failed' };

/** The quote of the link, or why it cannot be shown. */
export const loadQuote = async (api: ApiClient, request: Request, token = ''): Promise<Loaded<QuoteData>> => {
  try {
    const { quote } = await api.get('/quotes/:token', { params: { token }, signal: request.signal });
    return { value: { state: 'found', token, quote } };
  } catch (error) {
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { value: { state: missing ? 'missing' : 'failed' }, status: missing ? 404 : 503 };
  }
};
