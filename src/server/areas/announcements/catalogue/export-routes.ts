import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { type AnnouncementItem, announcementExportQuery } from '#contract/announcements.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { Database } from '#server/db/client.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createTurns, exportBatches, settleExport } from './export-announcements.ts';
import { announcementHead, announcementLine } from './write-csv.ts';

type Deps = { db: Database; clock: Clock; publicUrl: () => string };
type Batches = AsyncIterable<readonly AnnouncementItem[]>;
type Search = z.output<typeof announcementExportQuery>;
type Kind = {
  extension: string;
  type: string;
  write: (batches: Batches, publicUrl: string) => AsyncGenerator<string>;
};

const kinds: readonly Kind[] = [
  { extension: 'csv', type: 'text/csv', write: writeCsv },
  { extension: 'json', type: 'application/json', write: writeJson },
];

/**
 * The current search as a file. Not mounted from the contract's table of calls: these answers are not its
 * JSON.
 */
export const announcementExportRoutes =
  ({ db, clock, publicUrl }: Deps): FastifyPluginAsync =>
  async (app) => {
    const inTurn = createTurns();

    for (const { extension, type, write } of kinds)
      app.get<{ Querystring: Search }>(
        `/legal-announcements/export.${extension}`,
        { onRequest: limited('export'), schema: { querystring: announcementExportQuery } },
        async (request, reply) => {
          const deps = { db, now: clock.now() };
          const ids = await settleExport(deps, request.query);
          reply
            .type(`${type}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="${fileName(deps.now, extension)}"`)
            .header('cache-control', 'no-store');
          // A HEAD request has no body: nothing is read.
          if (request.method === 'HEAD') return reply.send('');
          const lines = write(exportBatches(deps, ids, inTurn), publicUrl());
          return reply.send(Readable.from(lines, { objectMode: false }));
        },
      );
  };

async function* writeCsv(batches: Batches, publicUrl: string): AsyncGenerator<string> {
  yield announcementHead();
  for await (const batch of batches) yield batch.map((item) => announcementLine(item, publicUrl)).join('');
}

/** One announcement per line, in one array: valid JSON that is easy to split by line. */
async function* writeJson(batches: Batches): AsyncGenerator<string> {
  let separator = '\n';
  yield '{"data":[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

const fileName = (now: Date, extension: string): string => {
  const { year, month, day } = parisDay(now);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return `annonces-legales-${date}.${extension}`;
};
