/** The absolute URL of a path of the site; undefined for an invalid one (an image address that an editor mistyped). */
export const absoluteUrl = (path: string, publicUrl: string): string | undefined => {
  // Most need no parsing, which takes longer than the rest of a page's head.
  if (PLAIN.test(path)) return `${publicUrl}${path}`;
  return URL.canParse(path, publicUrl) ? new URL(path, publicUrl).href : undefined;
};

const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
