/**
 * The same page asked for again while it is being opened (a double click, an impatient browser) is the same page: each
 * would otherwise close the one before, and all but the last would be given a dead link.
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
