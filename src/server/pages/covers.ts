import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { messages } from '#contract/messages.fr.ts';
import { cover } from '#domain/cover/cover.ts';
import { COVERS } from '#domain/cover/cover-address.ts';
import { FOR_EVER, type ImmutableFiles } from './immutable-files.ts';

/** {category}/{detail}-{mode}/{slug}.svg, the address made by domain/cover/cover-address.ts. */
const part = (pattern: RegExp) => z.string().regex(pattern, messages.request.invalid);
const params = z.object({
  category: part(/^[a-z-]{1,40}$/),
  look: part(/^[sml]-(auto|clair|sombre|papier)$/),
  file: part(/^[a-z0-9-]{1,190}\.svg$/),
});

/** Guilloché covers are drawn from the slug alone: the same address always gives the same picture, for ever. */
export const coverRoutes =
  ({ files }: { files: ImmutableFiles }): FastifyPluginAsync =>
  async (app) => {
    app.get(`${COVERS}/:category/:look/:file`, { schema: { params } }, async (request, reply) => {
      const { category, look, file } = params.parse(request.params);
      const [detail, mode] = look.split('-') as ['s' | 'm' | 'l', 'auto' | 'clair' | 'sombre' | 'papier'];
      const slug = file.slice(0, -'.svg'.length);
      const drawn = cover({ slug, category, detail, ...(mode !== 'auto' && { mode }) });
      return files.send(request, reply, `${COVERS}/${category}/${look}/${file}`, {
        type: 'image/svg+xml; charset=utf-8',
        caching: FOR_EVER,
        bodies: { identity: Buffer.from(drawn) },
      });
    });
  };
