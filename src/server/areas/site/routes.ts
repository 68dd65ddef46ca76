import type { FastifyPluginAsync } from 'fastify';
import type { Editor } from '#contract/site.ts';
import { type Pricing, readTariffInForce } from '#server/areas/tariff/public.ts';
import type { Database } from '#server/db/client.ts';
import { mountRead } from '#server/http/mount.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readHabilitations } from '#server/publisher/read-habilitations.ts';
import { isDemonstration } from './site.queries.ts';

/** The publisher's identity as far as the operator has set it. */
export type EditorSettings = { readonly [Field in keyof Editor]?: string | undefined };

type Deps = {
  db: Database;
  clock: Clock;
  publicUrl: () => string;
  editor?: EditorSettings;
  pricing?: Pricing;
};

export const siteRoutes =
  ({ db, clock, publicUrl, editor = {}, pricing }: Deps): FastifyPluginAsync =>
  async (app) => {
    mountRead(app, 'GET /site', async (_input, { shows }) => {
      shows([surrogateKeys.site]);
      return {
        now: clock.now().toISOString(),
        demonstration: await isDemonstration(db),
        publicUrl: publicUrl(),
        ...(pricing?.mode === 'regulated' && { tariff: await readTariffInForce(db, clock.now()) }),
      };
    });
    mountRead(app, 'GET /site/editor', async () => ({
      name: editor.name ?? null,
      address: editor.address ?? null,
      registration: editor.registration ?? null,
      director: editor.director ?? null,
      hostingName: editor.hostingName ?? null,
      hostingAddress: editor.hostingAddress ?? null,
      mediator: editor.mediator ?? null,
    }));
    mountRead(app, 'GET /site/habilitations', async () => readHabilitations(db, clock.now()));
  };
