import { randomUUID } from 'node:crypto';
import { type HeldModel, startHeldModel } from './held-model.ts';
import { anArticleRow } from './rows.ts';
import type { Engine } from './site-templates.ts';
import { startSiteWithRows } from './site-with-rows.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** How many sources each category has at the start; a generation uses them up. */
const SOURCES = { affaires: 3, civil: 3, social: 2 } as const;
const NUMBERS = { affaires: 2, civil: 3, social: 10 } as const;

const startWritingSite = async (engine: Engine) => {
  const model = await startHeldModel();
  const site = await startSiteWithRows(
    engine,
    async (db) => {
      await db.insertInto('articles').values(sourceRows()).execute();
    },
    { AI_BASE_URL: model.url, AI_API_KEY: 'clé-de-test', AI_MODEL: 'plume-de-test' },
  );
  const stop = async () => {
    await site.stop();
    await model.stop();
  };
  return { site, model, stop };
};

/** A site whose texts are written by a language model that the test controls. */
export const test = base.extend<{ model: HeldModel }>({
  site: async ({ startOnce }, use) => use((await startOnce(startWritingSite)).site),
  model: async ({ startOnce }, use) => {
    const { model } = await startOnce(startWritingSite);
    model.reset();
    await use(model);
    model.reset();
  },
});

const sourceRows = () =>
  Object.entries(SOURCES).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) =>
      anArticleRow({
        title: `Source ${name} ${index + 1}`,
        content: `<p>Le 12 mars 2026, la cour d'appel de Parution-sur-Mer a jugé l'affaire ${name} ${index + 1} en faveur du preneur.</p>`,
        category_id: NUMBERS[name as keyof typeof NUMBERS],
        status: 'draft',
        first_published_at: null,
        published_at: null,
        created_at: new Date(),
        is_source: true,
        origin_name: 'La Gazette des essais',
        origin_url: `https://gazette.exemple/${randomUUID()}`,
        origin_published_at: new Date('2026-10-01T08:00:00Z'),
      }),
    ),
  );
