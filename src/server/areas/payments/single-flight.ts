/**
 * Concurrent requests for the same page (a double click, an impatient browser) share one result: otherwise
 * each would close the page of the one before, and all but the last would get a closed page. They join before anything is
 * read for them: one that waits for a connection could arrive when the page of the first is already open.
 */
export const createSingleFlight = <Page>() => {
  const opening = new Map<string, Promise<Page>>();
  return (key: string, open: () => Promise<Page>): Promise<Page> => {
    const before = opening.get(key);
    if (before) return before;
    const opened = open().finally(() => opening.delete(key));
    opening.set(key, opened);
    return opened;
  };
};
