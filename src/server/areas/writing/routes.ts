import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { GenerationRun } from '#contract/admin-writing.ts';
import { writingMessages as text } from '#contract/writing-messages.fr.ts';
import { listItems, presentAdminItem } from '#server/areas/articles/public.ts';
import type { Listen } from '#server/db/listen.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { requesterOf } from '#server/http/requester.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { followRun } from './follow-run.ts';
import { findLatestRun } from './generation.queries.ts';
import { generationCategories } from './generation-categories.ts';
import { readRun } from './present-run.ts';
import { progressRoutes } from './progress-routes.ts';
import { readReprise } from './read-reprise.ts';
import { rephraseArticle } from './rephrase-article.ts';
import { openRunSignal } from './run-signal.ts';
import { sourceRoutes } from './source-routes.ts';
import { startGeneration } from './start-generation.ts';
import type { WritingDeps } from './writing-deps.ts';

type Deps = WritingDeps & { listen?: Listen | undefined };

export const writingRoutes =
  ({ listen, ...deps }: Deps): FastifyPluginAsync =>
  async (app) => {
    const wakeSignal = await openRunSignal(listen);
    const closing = new AbortController();
    // Before the server waits for its connections: an open event stream would last as long as its run.
    app.addHook('preClose', async () => {
      closing.abort();
      wakeSignal.wake();
    });
    app.addHook('onClose', () => wakeSignal.stop());
    const follow = { ...deps, wakeSignal };
    await app.register(sourceRoutes(deps));
    await app.register(progressRoutes({ ...follow, closing: closing.signal }));

    mount(app, 'POST /admin/articles/:id/rephrase', async ({ params, body }, { request, reply }) => {
      const signal = AbortSignal.any([closing.signal, goneSignal(reply)]);
      const asked = { ...params, given: body, signal };
      const {
        text: article,
        rephrasingId,
        missing,
      } = await rephraseArticle(deps, asked, await requesterOf(request));
      return {
        success: true as const,
        message: text.rephrased,
        article,
        rephrasing_id: rephrasingId,
        engine: { ...deps.engine.info },
        missing_facts: missing,
      };
    });

    mount(app, 'GET /admin/articles/generation/categories', () => generationCategories(deps));

    /** Answers when the run is over; it continues without the client, who can find it again. */
    mount(app, 'POST /admin/articles/batch-generate', async ({ body }, { request, reply }) => {
      const runId = await startGeneration(deps, body, await requesterOf(request));
      const signal = AbortSignal.any([closing.signal, goneSignal(reply)]);
      let run: GenerationRun | undefined;
      for await (const state of followRun({ ...follow, signal }, runId)) run = state;
      if (!run || run.status === 'running') throw new AppError('generation.goes-on', { runId });
      if (run.status === 'failed')
        throw new AppError('generation.failed', { runId }, { message: run.message });
      const ids = run.items.flatMap(({ article_id }) => article_id ?? []);
      const articles = (await listItems(deps.db, ids)).map(presentAdminItem);
      return { success: true as const, message: run.message, articles, run };
    });

    const latest = async () => {
      const row = await findLatestRun(deps.db);
      return row ? readRun(deps.db, row, deps.clock.now()) : null;
    };
    mount(app, 'GET /admin/articles/generation/run', async () => ({ run: await latest() }));

    mount(app, 'POST /admin/articles/generation/cancel', async (_input, { request }) => {
      await cancelGeneration(deps, await requesterOf(request));
      const run = await latest();
      if (!run) throw new AppError('generation.not-running');
      return { success: true as const, message: run.message, run };
    });

    mount(app, 'GET /admin/stats/reprise', () => readReprise(deps));
  };

/** Aborts when the client has disconnected. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};
