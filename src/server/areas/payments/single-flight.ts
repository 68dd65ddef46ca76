/**
 * Concurrent requests for the same page (a double click, an impatient browser) share one result: otherwise
 * each would close the page of the one before, and all but the last would get a closed page.
 */
export const createSingleFlight = () => {
  const opening = new Map<string, Promise<string>>();
  return (key: string, open: () => Promise<string>): Promise<string> => {
    const before = opening.get(key);
    if (before) return before;
    const opened = open().finally(() => opening.delete(key));
    opening.set(key, opened);
    return opened;
  };
};
