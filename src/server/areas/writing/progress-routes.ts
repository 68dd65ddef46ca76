import { fastifySSE } from '@fastify/sse';
import type { FastifyPluginAsync } from 'fastify';
import { GENERATION_EVENTS } from '#contract/admin-writing.ts';
import { isId } from '#domain/id.ts';
import { isStillPermitted } from '#server/http/admin-only.ts';
import { sendEvent } from '#server/http/send-event.ts';
import { followRun } from './follow-run.ts';
import { findRun } from './generation.queries.ts';
import type { RunSignal } from './run-signal.ts';
import type { WritingDeps } from './writing-deps.ts';

type Deps = Pick<WritingDeps, 'db' | 'clock'> & { wakeSignal: RunSignal; closing: AbortSignal };

const HEARTBEAT_MS = 15_000;

/**
 * The progress of the last run as an event stream. Each event is the whole state of its run, and has the run's id: a
 * client that reconnects (Last-Event-ID) is told the state of the run it followed, even if another has begun meanwhile.
 */
export const progressRoutes =
  ({ closing, ...deps }: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifySSE, { heartbeatInterval: HEARTBEAT_MS });

    const config = { permission: 'articles.read' } as const;
    // A HEAD request of a stream has nothing to follow.
    app.head(GENERATION_EVENTS, { config }, async (_request, reply) =>
      reply.type('text/event-stream').send(),
    );
    app.get(
      GENERATION_EVENTS,
      { sse: { kind: 'only' }, exposeHeadRoute: false, config },
      async (request, reply) => {
        const gone = new AbortController();
        reply.sse.onClose(() => {
          gone.abort();
          deps.wakeSignal.wake();
        });
        const signal = AbortSignal.any([closing, gone.signal]);
        let sentCount = 0;
        for await (const run of followRun({ ...deps, signal }, await knownRun(deps, reply.sse.lastEventId))) {
          // A run lasts longer than a session that is closed meanwhile: nothing more is told to its browser.
          if (!reply.sse.isConnected || !(await isStillPermitted(request))) return;
          sentCount += 1;
          await sendEvent(reply, { id: run.id, event: 'progress', data: run });
        }
        if (sentCount === 0 && reply.sse.isConnected) await sendEvent(reply, { event: 'none', data: null });
      },
    );
  };

/** Any text may come as the id of the last event. */
const knownRun = async ({ db }: Pick<Deps, 'db'>, id: string | null): Promise<string | undefined> =>
  id !== null && isId(id) ? (await findRun(db, id))?.id : undefined;
