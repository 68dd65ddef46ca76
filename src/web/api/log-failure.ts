import { refusalOf } from './http.ts';

/** Logs to the browser's console what the specification wants « only logged ». */
export const logFailure = (what: string) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: this is the browser's log.
  console.error(what, error);
};

/**
 * Logs a failed read and gives its fallback value; a read aborted by leaving the page is not logged. What the user may
 * not read is no empty list: the refusal goes on to the screen.
 */
export const fallBackTo =
  <Data>(nothing: Data, what: string, signal?: AbortSignal) =>
  (error: unknown): Data => {
    if (refusalOf(error) !== undefined) throw error;
    // The server logs a failed call itself.
    if (!signal?.aborted && typeof document !== 'undefined') logFailure(what)(error);
    return nothing;
  };
