import { ApiError } from './http.ts';

/** The server's own sentence about a refusal, or the screen's when it gave none. */
export const saidBy = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.status > 0 && error.detail) || otherwise;
