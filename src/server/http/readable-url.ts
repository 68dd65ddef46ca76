import { paths } from '#contract/paths.ts';

/**
 * Fastify answers an address it cannot decode by itself, before any route: it is sent to one that nobody has, so that
 * the reader gets the page, or the answer of the API, that says so.
 */
export const readableUrl = (url: string): string => {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith(`${paths.api}/`) ? `${paths.api}/adresse-illisible` : '/adresse-illisible';
  }
};
