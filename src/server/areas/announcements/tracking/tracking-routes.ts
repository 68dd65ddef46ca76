import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { momentInWords } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { reviewDeskMessages } from '#contract/review-desk.fr.ts';
import type { TrackedAnnouncement } from '#contract/tracking.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount, mountRead } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { answerCorrection } from './answer-correction.ts';
import { askCancellation } from './ask-cancellation.ts';
import { modifyAnnouncement } from './modify-announcement.ts';
import { presentTracked } from './present-tracked.ts';
import { sendTrackingLink } from './send-tracking-link.ts';
import { findTracked, type TrackedRow } from './tracking.queries.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; pricing: Pricing };

const text = messages.tracking;

/** What the holder of a tracking link sees and does; the answers are not cached. */
export const trackingRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock, limits } = deps;

    const find = async (token: string): Promise<TrackedRow> => {
      const row = await findTracked(db, token);
      if (!row) throw new AppError('tracking.not-found');
      return row;
    };
    const tracked = async (token: string): Promise<TrackedAnnouncement> =>
      presentTracked(db, await find(token), { now: clock.now(), pricing: deps.pricing });
    /** Looked up first, so that an invented token creates no counter. */
    const countChange = async (token: string): Promise<void> => {
      const { id } = await find(token);
      await limits.spend({ class: 'tracking-change', key: id });
    };
    const byAddress = { onRequest: limited('tracking') };
    const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

    mountRead(
      app,
      'GET /legal-announcements/tracking/:token',
      async ({ params: { token } }, { setCacheControl }) => {
        setCacheControl('private, no-store');
        return { success: true as const, announcement: await tracked(token) };
      },
      byAddress,
    );

    mount(
      app,
      'PUT /legal-announcements/tracking/:token',
      async ({ params: { token }, body }, { request, reply }) => {
        noStore(reply);
        await countChange(token);
        const changed = await modifyAnnouncement(deps, { token, body, requestId: request.id });
        const message = changed ? text.modified : text.unchanged;
        return { success: true as const, message, announcement: await tracked(token) };
      },
      byAddress,
    );

    mount(
      app,
      'POST /legal-announcements/tracking/:token/correction',
      async ({ params: { token }, body }, { request, reply }) => {
        noStore(reply);
        await countChange(token);
        await answerCorrection(deps, { token, body, requestId: request.id });
        const message = reviewDeskMessages.answered;
        return { success: true as const, message, announcement: await tracked(token) };
      },
      byAddress,
    );

    mount(
      app,
      'POST /legal-announcements/tracking/:token/cancellation-request',
      async ({ params: { token }, body: { reason } }, { request, reply }) => {
        noStore(reply);
        await countChange(token);
        await askCancellation(deps, { token, reason, requestId: request.id });
        return { success: true as const, message: text.cancellationAsked };
      },
      byAddress,
    );

    mount(
      app,
      'POST /legal-announcements/tracking/:token/withdrawal',
      async ({ params: { token }, body: { name } }, { request, reply }) => {
        noStore(reply);
        await countChange(token);
        const at = await withdrawPurchase(deps, { token, name, requestId: request.id });
        return { success: true as const, message: messages.withdrawal.done(momentInWords(at)) };
      },
      byAddress,
    );

    mount(
      app,
      'POST /legal-announcements/tracking-link',
      async ({ body }, { reply }) => {
        noStore(reply);
        await sendTrackingLink(deps, body);
        return { success: true as const, message: text.linkSent };
      },
      { preHandler: limited('tracking-link') },
    );
  };
