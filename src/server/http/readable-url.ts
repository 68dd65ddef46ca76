import { paths } from '#contract/paths.ts';

/**
 * Fastify itself answers an address that it cannot decode, before any route. Such an address is rewritten to one that
 * does not exist, so that the visitor gets our not-found page or API error.
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
