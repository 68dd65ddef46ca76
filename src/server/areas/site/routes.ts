import type { FastifyPluginAsync } from 'fastify';
import type { Editor } from '#contract/site.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { Database } from '#server/db/client.ts';
import { mount } from '#server/http/mount.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import { isDemonstration } from './site.queries.ts';

/** What the operator has set of the editor's identity; the rest is unknown. */
export type EditorSettings = { readonly [Field in keyof Editor]?: string | undefined };

type Deps = { db: Database; clock: Clock; publicUrl: () => string; editor?: EditorSettings };

export const siteRoutes =
  ({ db, clock, publicUrl, editor = {} }: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /site', async () => ({
      now: clock.now().toISOString(),
      demonstration: await isDemonstration(db),
      publicUrl: publicUrl(),
    }));
    mount(app, 'GET /site/editor', async () => ({
      name: editor.name ?? null,
      address: editor.address ?? null,
      registration: editor.registration ?? null,
      director: editor.director ?? null,
      hostingName: editor.hostingName ?? null,
      hostingAddress: editor.hostingAddress ?? null,
      mediator: editor.mediator ?? null,
    }));
    mount(app, 'GET /site/habilitations', async () => {
      const { habilitations } = await readPublisher(db);
      const { year } = parisDay(clock.now());
      const departments = habilitations
        .filter((given) => given.year === year)
        .map((given) => given.department);
      return { year, departments: habilitations.length > 0 ? departments : null };
    });
  };
