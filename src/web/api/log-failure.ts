/** What the specification wants « only logged »: for whoever looks into the browser's console. */
export const logFailure = (what: string) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: this is the browser's log.
  console.error(what, error);
};

/** What a screen shows in place of what could not be read; leaving the page is no failure. */
export const fallBackTo =
  <Data>(nothing: Data, what: string, signal?: AbortSignal) =>
  (error: unknown): Data => {
    // On the server the refused call has its own line in the server's log.
    if (!signal?.aborted && typeof document !== 'undefined') logFailure(what)(error);
    return nothing;
  };
