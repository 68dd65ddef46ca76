import { fastifySSE } from '@fastify/sse';
import type { FastifyPluginAsync } from 'fastify';
import { GENERATION_EVENTS } from '#contract/admin-writing.ts';
import { sendEvent } from '#server/http/send-event.ts';
import { followRun } from './follow-run.ts';
import type { RunSignal } from './run-signal.ts';
import type { WritingDeps } from './writing-deps.ts';

type Deps = Pick<WritingDeps, 'db' | 'clock'> & { wakeSignal: RunSignal; closing: AbortSignal };

const HEARTBEAT_MS = 15_000;

/** The progress of the last run as an event stream; a reconnection starts with the whole state. */
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
      async (_request, reply) => {
        const gone = new AbortController();
        reply.sse.onClose(() => {
          gone.abort();
          deps.wakeSignal.wake();
        });
        const signal = AbortSignal.any([closing, gone.signal]);
        let sentCount = 0;
        for await (const run of followRun({ ...deps, signal })) {
          if (!reply.sse.isConnected) return;
          sentCount += 1;
          await sendEvent(reply, { event: 'progress', data: run });
        }
        if (sentCount === 0 && reply.sse.isConnected) await sendEvent(reply, { event: 'none', data: null });
      },
    );
  };
