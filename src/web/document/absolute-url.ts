/** The absolute URL of a path of the site; undefined for an invalid one (an image address that an editor mistyped). */
export const absoluteUrl = (path: string, publicUrl: string): string | undefined =>
  URL.canParse(path, publicUrl) ? new URL(path, publicUrl).href : undefined;
