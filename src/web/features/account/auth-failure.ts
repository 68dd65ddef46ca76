import { messages } from '#contract/messages.fr.ts';
import { ApiError } from '#web/api/http.ts';

/** What the banner says of a failed auth call: the server's words where it spoke. */
export const authFailure = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return `Erreur: ${error instanceof Error ? error.message : String(error)}`;
  if (error.status === 0) return `Erreur: ${error.detail}`;
  return error.detail || messages.request.unexpected;
};
