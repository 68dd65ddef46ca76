import type { FastifyInstance } from 'fastify';

/**
 * The addresses that the app answers with GET, read from its own route table, so that a new route is
 * included. Parameters are written « :name ».
 */
export const getRoutes = (app: FastifyInstance): string[] => {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4 - 1;
    above.length = Math.max(0, depth);
    above.push(path);
    if (/\bGET\b/.test(methods)) found.push(above.join(''));
  }
  return found;
};

const PARAMETER = /:[\w|:]+(\([^)]*\))?/g;

/** « /articles/:id » with each of these values; the route itself if it has no parameter. */
export const fillRoute = (route: string, values: readonly string[]): string[] => {
  if (!route.includes(':')) return [route];
  return values.map((value) => route.replaceAll(PARAMETER, () => encodeURIComponent(value)));
};
