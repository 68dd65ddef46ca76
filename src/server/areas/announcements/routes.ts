import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '#contract/submission.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { refreshPayment } from '#server/areas/payments/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount, mountRead } from '#server/http/mount.ts';
import { cameOverTheNetwork } from '#server/http/over-the-network.ts';
import { limited } from '#server/http/rate-limit.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import {
  findByReference,
  findPublishedAnnouncement,
  listCorrections,
  wasWithdrawn,
} from './catalogue/announcements.queries.ts';
import { presentAnnouncement, presentLink, presentReference } from './catalogue/present-announcement.ts';
import { listAnnouncements } from './catalogue/search-announcements.ts';
import { submitAnnouncement } from './submission/submit-announcement.ts';

type Deps = {
  db: Database;
  clock: Clock;
  pricing: Pricing;
  settings: Pick<LiveSettings, 'latest'>;
  payments?: PaymentProvider | undefined;
};

const oneCallPerPause = limited('suggestions');
const countSubmit = limited('submit');

/** Listing is not limited; a search by words costs more and is sent while typing. */
const limitedSearch: preHandlerAsyncHookHandler = async (request) => {
  const { search } = request.query as { search?: string };
  if (search !== undefined) await oneCallPerPause(request);
};

export const announcementRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock } = deps;

    mountRead(
      app,
      'GET /legal-announcements',
      async ({ query: { page, pageSize, ...search } }, { shows }) => {
        const now = clock.now();
        const offset = (page - 1) * pageSize;
        const { rows, total, totalIsMore } = await listAnnouncements(db, search, {
          now,
          offset,
          limit: pageSize,
        });
        shows([surrogateKeys.announcements, ...rows.map(({ id }) => surrogateKeys.announcement(id))]);
        const pages = Math.ceil(total / pageSize);
        return {
          data: rows.map(presentAnnouncement),
          pagination: {
            total,
            totalIsMore,
            total_pages: pages,
            totalPages: pages,
            page,
            currentPage: page,
            limit: pageSize,
            page_size: pageSize,
          },
        };
      },
      { preHandler: limitedSearch },
    );

    mountRead(app, 'GET /legal-announcements/types', async (_input, { shows }) => {
      shows([surrogateKeys.site]);
      return announcementTypes.map(({ id, name, label }) => ({ id, name, label }));
    });

    mountRead(
      app,
      'GET /legal-announcements/reference/:reference',
      async ({ params }, { log, setCacheControl }) => {
        await refreshPayment({ ...deps, log }, params.reference);
        const row = await findByReference(db, { ...params, now: clock.now() });
        if (!row) throw new AppError('announcement.reference-not-found', params);
        setCacheControl('no-store');
        return { success: true as const, announcement: presentReference(row) };
      },
      { onRequest: limited('reference') },
    );

    // Counted after validation, and not for a repeated submission.
    mount(app, 'POST /legal-announcements/submit', async ({ body }, { request, reply }) => {
      if (!deps.settings.latest().config.open.submissions)
        throw new AppError('announcement.submissions-closed');
      const key = idempotencyKey.safeParse(request.headers[IDEMPOTENCY_HEADER]);
      if (!key.success) throw new AppError('announcement.bad-key');
      const made = await submitAnnouncement(deps, {
        submission: body,
        key: key.data,
        requestId: request.id,
        spendLimit: cameOverTheNetwork(request) ? () => countSubmit(request) : undefined,
      });
      reply.header('cache-control', 'no-store');
      return {
        success: true as const,
        message: messages.submission.done,
        id: made.id,
        announcementId: made.id,
        referenceNumber: made.reference,
        reference_number: made.reference,
        status: made.status,
        trackingToken: made.tracking_token ?? '',
      };
    });

    mountRead(app, 'GET /legal-announcements/:slug', async ({ params: { slug } }, { shows }) => {
      const now = clock.now();
      const row = await findPublishedAnnouncement(db, { slug, now });
      if (!row) throw await missing(db, slug);
      const { corrects, correctedBy } = await listCorrections(db, {
        id: row.id,
        correctsId: row.corrects_id,
        now,
      });
      const linked = [...(corrects ? [corrects] : []), ...correctedBy];
      shows([row, ...linked].map(({ id }) => surrogateKeys.announcement(id)));
      return {
        success: true as const,
        announcement: {
          ...presentAnnouncement(row),
          corrects: corrects ? presentLink(corrects) : null,
          corrected_by: correctedBy.map(presentLink),
        },
      };
    });
  };

/** The page of an announcement that was public says that it was withdrawn; for a program both are 404. */
const missing = async (db: Database, slug: string): Promise<AppError> =>
  new AppError((await wasWithdrawn(db, slug)) ? 'announcement.withdrawn' : 'announcement.not-found', {
    slug,
  });
