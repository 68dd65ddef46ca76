/** What the specification wants « only logged »: for whoever looks into the browser's console. */
export const logFailure = (what: string) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: this is the browser's log.
  console.error(what, error);
};
