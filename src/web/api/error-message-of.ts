import { ApiError } from './http.ts';

/** The server's own sentence about a refusal, or the screen's when it gave none. */
export const errorMessageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.status > 0 && error.detail) || fallback;
