/** The specification's rules for the path of a picture; an empty one has none. */
export const resolveImagePath = (path: string | null): string | null => {
  if (!path) return null;
  if (/^https?:\/\//.test(path)) return path;
  // The API lives under /api of this very site: its base without /api is the root.
  if (path.startsWith('uploads/')) return `/${path}`;
  if (path.startsWith('assets/')) return `/${path}`;
  return path.startsWith('/') ? path : `/assets/${path}`;
};
