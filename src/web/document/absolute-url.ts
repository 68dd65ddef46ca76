/** The whole address of a path of the site; undefined for what is no address (a picture that an editor mistyped). */
export const absoluteUrl = (path: string, publicUrl: string): string | undefined =>
  URL.canParse(path, publicUrl) ? new URL(path, publicUrl).href : undefined;
