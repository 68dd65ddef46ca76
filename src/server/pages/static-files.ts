import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { INERT_POLICY } from '#server/http/security-headers.ts';
import { FOR_EVER, type ImmutableFile, type ImmutableFiles } from './immutable-files.ts';

const FOR_A_DAY = 'public, max-age=86400';

/** Files that browsers request by a fixed name. */
const NAMED_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

/** No folder, and nothing that leaves this one. */
const BUILT_NAME = /^[\w-]+(?:\.[\w-]+)+$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.ico': 'image/vnd.microsoft.icon',
  '.png': 'image/png',
};

/**
 * Text and outlines: opened by itself, such a file can neither run nor load anything. The policy of the pages would say
 * nothing of it, and weighs more on a telephone.
 */
const INERT = ['.css', '.woff2'];

/** Built assets carry their hash in their name: cached for ever. Those with a fixed name are revalidated daily. */
export const installStaticFiles = (app: FastifyInstance, clientDir: string, files: ImmutableFiles): void => {
  // Each is read at its first request, and not from a list made at the start: while processes are replaced one by one by
  // those of the next version, they are asked for the files of both.
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const file = BUILT_NAME.test(name) && (await readBuilt(join(clientDir, 'assets', name), FOR_EVER));
    return file ? files.send(request, reply, `/assets/${name}`, file) : reply.callNotFound();
  });
  for (const name of NAMED_FILES)
    app.get(`/${name}`, async (request, reply) => {
      const file = await readBuilt(join(clientDir, name), FOR_A_DAY);
      return file ? files.send(request, reply, `/${name}`, file) : reply.callNotFound();
    });
};

/** Undefined where there is none, or where it is not one that a page loads. */
const readBuilt = async (path: string, caching: string): Promise<ImmutableFile | undefined> => {
  const type = TYPES[extname(path)];
  const identity = type && (await readIfAny(path));
  if (!type || !identity) return undefined;
  const [br, gzip] = await Promise.all([readIfAny(`${path}.br`), readIfAny(`${path}.gz`)]);
  const policy = INERT.includes(extname(path)) ? INERT_POLICY : undefined;
  return { type, caching, policy, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
};

const readIfAny = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
