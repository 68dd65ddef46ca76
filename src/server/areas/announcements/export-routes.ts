import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { type AnnouncementItem, announcementExportQuery } from '#contract/announcements.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { exportAnnouncements } from './export-announcements.ts';
import { csvHead, csvLine } from './write-csv.ts';

type Deps = { db: Database; clock: Clock; publicUrl: () => string };
type Batches = AsyncIterable<readonly AnnouncementItem[]>;

/** Each is ten thousand announcements to read and write: more at once would slow down everybody. */
const MOST_AT_ONCE = 3;

/** The current search as a file. Not in the table of calls: these answers are no JSON of the contract. */
export const announcementExportRoutes =
  ({ db, clock, publicUrl }: Deps): FastifyPluginAsync =>
  async (app) => {
    let underWay = 0;

    const send = (reply: FastifyReply, { type, name }: File, text: AsyncGenerator<string>) => {
      if (underWay >= MOST_AT_ONCE) throw new AppError('export.busy');
      underWay++;
      const stream = Readable.from(text, { objectMode: false, encoding: 'utf8' });
      stream.once('close', () => underWay--);
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(stream);
    };

    const offer = (extension: string, type: string, write: (batches: Batches) => AsyncGenerator<string>) =>
      mountExport(app, `/legal-announcements/export.${extension}`, (search, reply) => {
        const now = clock.now();
        const name = `annonces-legales-${dayOf(now)}.${extension}`;
        return send(reply, { type, name }, write(exportAnnouncements(db, search, { now })));
      });

    offer('csv', 'text/csv', (batches) => writeCsv(batches, publicUrl()));
    offer('json', 'application/json', writeJson);
  };

type File = { type: string; name: string };
type Search = z.output<typeof announcementExportQuery>;

const mountExport = (
  app: FastifyInstance,
  url: string,
  answer: (search: Search, reply: FastifyReply) => FastifyReply,
) =>
  app.get<{ Querystring: Search }>(
    url,
    // To say how long the file is, all of it would have to be made.
    {
      exposeHeadRoute: false,
      onRequest: limited('export'),
      schema: { querystring: announcementExportQuery },
    },
    (request, reply) => answer(request.query, reply),
  );

async function* writeCsv(batches: Batches, publicUrl: string): AsyncGenerator<string> {
  yield csvHead();
  for await (const batch of batches) yield batch.map((item) => csvLine(item, publicUrl)).join('');
}

/** One announcement a line, in one array: both a JSON document and easy to cut. */
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

const dayOf = (now: Date): string => {
  const { year, month, day } = parisDay(now);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
};
