type Visit = {
  /** Of this page in the router's own history; 0 is where the reader came in. */
  index: number;
  /** Where the document was asked from. */
  referrer: string;
  origin: string;
  /** Pages that this tab has seen, other sites' included. */
  historyLength: number;
};

/** « Browser history back if there is history, else home »: back never leads out of the site. */
export const wayBack = ({ index, referrer, origin, historyLength }: Visit): 'back' | 'home' => {
  if (index > 0) return 'back';
  // Came by a plain link of the site, before or without its scripts; a new tab has nothing behind it.
  return historyLength > 1 && isWithin(origin, referrer) ? 'back' : 'home';
};

const isWithin = (origin: string, referrer: string): boolean =>
  referrer === origin || referrer.startsWith(`${origin}/`);
