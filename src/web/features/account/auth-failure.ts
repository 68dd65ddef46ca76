import { messages } from '#contract/messages.fr.ts';
import { ApiError } from '#web/api/http.ts';

/** The banner's text for a failed auth call: the server's message, if it sent one. */
export const authFailure = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return `Erreur: ${error instanceof Error ? error.message : String(error)}`;
  if (error.status === 0) return `Erreur: ${error.detail}`;
  return error.detail || messages.request.unexpected;
};
