import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { messages } from '#contract/messages.fr.ts';
import { SOCIAL_IMAGES, socialImagePath } from '#domain/cover/social-address.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { sendNotFound } from '#server/http/error-handler.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { drawPng } from './draw-png.ts';
import { headlineImage, pageImages } from './headline-image.ts';
import { createImageCache } from './image-cache.ts';
import { findHeadline } from './social.queries.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** Where a shared cache stands in front, which would show the image of a withdrawn article for a year. */
  cdn?: { keyHeader: (keys: ReadonlySet<string>) => Record<string, string> } | undefined;
};

const CACHE = { maxBytes: 32 * 1024 * 1024, maxWaiting: 16 };
const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

const png = z
  .string()
  .regex(/^[a-z0-9-]{1,190}\.png$/, messages.request.invalid)
  .transform((file) => file.slice(0, -'.png'.length));
const pageImage = z.object({ file: png });
const articleImage = z.object({ category: z.string().max(40, messages.request.invalid), file: png });

/** The images of shared links. Only published content is drawn: no text comes from the address. */
export const socialRoutes =
  ({ db, clock, cdn }: Deps): FastifyPluginAsync =>
  async (app) => {
    const cache = createImageCache({ draw: drawPng, ...CACHE });

    app.get(`${SOCIAL_IMAGES}/:file`, { schema: { params: pageImage } }, async (request, reply) => {
      const { file } = request.params as z.output<typeof pageImage>;
      const image = pageImages.get(file);
      if (!image) return sendNotFound(request, reply);
      return sendPng(reply, ONE_DAY, await cache.take(file, image));
    });

    app.get(
      `${SOCIAL_IMAGES}/:category/:file`,
      { schema: { params: articleImage } },
      async (request, reply) => {
        const { file: slug } = request.params as z.output<typeof articleImage>;
        const headline = await findHeadline(db, slug, clock.now());
        if (!headline) throw new AppError('article.not-found', { slug });
        const address = socialImagePath(headline);
        // The headline or the category has changed since, or the address has extra parameters.
        if (request.url !== address) return reply.header('cache-control', 'no-cache').redirect(address);
        if (cdn) reply.headers(cdn.keyHeader(new Set([surrogateKeys.article(headline.id)])));
        return sendPng(reply, FOR_EVER, await cache.take(address, () => headlineImage(headline)));
      },
    );
  };

const sendPng = (reply: FastifyReply, cacheControl: string, image: Buffer) =>
  reply
    .type('image/png')
    .header('cache-control', cacheControl)
    // Other sites may embed it.
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(image);
