import { ApiError } from '#web/api/http.ts';

/** The server's message, or the specification's if there is none. */
export const contactFailure = (error: unknown): string => {
  const spoke = error instanceof ApiError && error.status > 0 && error.detail;
  return spoke || 'Une erreur est survenue. Veuillez réessayer ultérieurement.';
};
