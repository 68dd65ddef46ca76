/** The specification's rules for the path of an image; an empty path gives null. */
export const resolveImagePath = (path: string | null): string | null => {
  if (!path) return null;
  if (/^https?:\/\//.test(path)) return path;
  // The API is under /api of the same site: its base without /api is the root.
  if (path.startsWith('uploads/')) return `/${path}`;
  if (path.startsWith('assets/')) return `/${path}`;
  return path.startsWith('/') ? path : `/assets/${path}`;
};
