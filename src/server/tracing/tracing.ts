import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { StatementEvent } from '#server/db/client.ts';
import { createExporter, type ExporterSettings, type Span } from './otlp-exporter.ts';

type Sampler = { readonly parentBased: boolean; readonly ratio: number };

export type TracingSettings = ExporterSettings & { readonly sampler: Sampler };

/** The kinds of OTLP. */
const kinds = { internal: 1, server: 2, client: 3 } as const;

type Start = {
  name: string;
  kind: keyof typeof kinds;
  parent?: Pick<Span, 'traceId' | 'spanId'> | undefined;
};

export type Tracing = ReturnType<typeof createTracing>;

const nowMs = (): number => performance.timeOrigin + performance.now();

const LONGEST_STATEMENT = 2_000;

/** The trace that a caller says it belongs to: « 00-{trace}-{span}-{flags} ». */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const readTraceparent = (header: string | undefined) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/**
 * Spans of requests, renders and database statements, sent to an OpenTelemetry collector. A span is known to what runs
 * in it by its asynchronous context; outside of a sampled request nothing is recorded.
 */
export const createTracing = ({ sampler, ...settings }: TracingSettings) => {
  const current = new AsyncLocalStorage<Span | undefined>();
  const exporter = createExporter(settings);

  const start = ({ name, kind, parent }: Start): Span => ({
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent?.spanId,
    kind: kinds[kind],
    startMs: nowMs(),
    endMs: 0,
    name,
    failed: false,
    attributes: {},
  });

  const end = (span: Span): void => {
    span.endMs = nowMs();
    exporter.add(span);
  };

  return {
    /** The span of a request, if it is sampled; `traceparent` only from a proxy that is trusted. */
    startRequest(name: string, traceparent: string | undefined): Span | undefined {
      const caller = readTraceparent(traceparent);
      const sampled = sampler.parentBased && caller ? caller.sampled : Math.random() < sampler.ratio;
      return sampled ? start({ name, kind: 'server', parent: caller }) : undefined;
    },
    end,
    /** Runs the work in this span, which is the parent of those that it starts. */
    within: <Result>(span: Span | undefined, work: () => Result): Result => current.run(span, work),

    /** Work that takes time inside a request. */
    async span<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const parent = current.getStore();
      if (!parent) return work();
      const span = start({ name, kind: 'internal', parent });
      try {
        return await current.run(span, work);
      } catch (error) {
        span.failed = true;
        throw error;
      } finally {
        end(span);
      }
    },

    /** A statement that has ended; without its values, which are personal data. */
    statement({ level, query, queryDurationMillis }: StatementEvent): void {
      const parent = current.getStore();
      if (!parent) return;
      const text = query.sql.trim();
      const span = start({ name: text.split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL', kind: 'client', parent });
      span.attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, LONGEST_STATEMENT),
      };
      span.failed = level === 'error';
      span.endMs = span.startMs;
      exporter.add({ ...span, startMs: span.startMs - queryDurationMillis });
    },

    flush: exporter.flush,
    close: exporter.close,
  };
};
