import { ApiError } from './http.ts';

/** The server's error message, or the screen's when the server gave none. */
export const errorMessageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.status > 0 && error.detail) || fallback;
