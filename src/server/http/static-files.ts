import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { INERT_POLICY } from './security-headers.ts';

const ONE_YEAR = '365d';
const ONE_DAY_SECONDS = 86_400;

/** Files that browsers request by a fixed name. */
const NAMED_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

/** Text and outlines: opened by itself, such a file can neither run nor load anything. */
const INERT = /\.(?:css|woff2)$/;

/** Built assets carry their hash in their name: cached for ever. Those with a fixed name are revalidated daily. */
export const installStaticFiles = async (app: FastifyInstance, clientDir: string) => {
  await app.register(fastifyStatic, {
    root: resolve(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR,
    index: false,
    // Their name is their date, and nobody asks for a part of them.
    lastModified: false,
    acceptRanges: false,
    // The policy of the pages would say nothing of these files, and each weighs its length more on a telephone.
    setHeaders: (reply, path) => {
      if (INERT.test(path.replace(/\.(?:br|gz)$/, ''))) reply.header('content-security-policy', INERT_POLICY);
    },
  });
  for (const file of NAMED_FILES)
    app.get(`/${file}`, (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
        .sendFile(file, clientDir, { cacheControl: false }),
    );
};
