import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { trackedDocumentParams } from '#contract/tracking.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mountRead } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findSourceOf } from './documents.queries.ts';
import { openDocument } from './open-document.ts';
import { verifyAttestation } from './verify-attestation.ts';

type Deps = { db: Database; clock: Clock };

export const documentRoutes =
  ({ db, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    mountRead(
      app,
      'GET /verification/:code',
      async ({ params: { code } }, { setCacheControl }) => {
        // The state of an attestation may change at any time: the answer is never cached.
        setCacheControl('no-store');
        return {
          success: true as const,
          attestation: await verifyAttestation(db, { code, now: clock.now() }),
        };
      },
      { onRequest: limited('verification') },
    );

    // Not mounted from the contract's table of calls: its answer is a file, not JSON.
    app.get<{ Params: z.output<typeof trackedDocumentParams> }>(
      '/legal-announcements/tracking/:token/documents/:id',
      { onRequest: limited('document'), schema: { params: trackedDocumentParams } },
      async ({ params }, reply) => {
        const source = await findSourceOf(db, params);
        const document = source && (await openDocument(db, source));
        if (!document) throw new AppError('document.not-found');
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${document.fileName}"`)
          .header('cache-control', 'private, no-store')
          .send(document.content);
      },
    );
  };
