import { VERSION } from '#server/version.ts';

export type Attributes = Record<string, string | number>;

export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly kind: number;
  readonly startMs: number;
  endMs: number;
  name: string;
  failed: boolean;
  attributes: Attributes;
};

export type ExporterSettings = {
  /** Where traces are posted: the whole address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** What describes this program: `service.name` and others. */
  readonly resource: Attributes;
  readonly onError?: ((error: unknown) => void) | undefined;
};

const EVERY_MS = 5_000;
const MOST_AT_ONCE = 512;
/** More than this waits for nobody: the newest are dropped. */
const MOST_WAITING = 2_048;

/** Sends spans in batches, as OTLP/HTTP in JSON; a batch that is not accepted is sent once more with the next. */
export const createExporter = ({ url, headers, timeoutMs, resource, onError }: ExporterSettings) => {
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;

  const post = async (spans: readonly Span[]): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(bodyOf(spans, resource)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
  };

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        await post(batch);
      } catch (error) {
        onError?.(error);
        if (waiting.length + batch.length <= MOST_WAITING) waiting.unshift(...batch);
        return;
      }
    }
  };

  const flush = (): Promise<void> => {
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const timer = setInterval(() => void flush(), EVERY_MS).unref();

  return {
    add(span: Span): void {
      if (waiting.length < MOST_WAITING) waiting.push(span);
      if (waiting.length === MOST_AT_ONCE) void flush();
    },
    flush,
    /** Sends what waits, once. */
    async close(): Promise<void> {
      clearInterval(timer);
      await sending;
      await flush();
      waiting = [];
    },
  };
};

const bodyOf = (spans: readonly Span[], resource: Attributes) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: 'parution', version: VERSION }, spans: spans.map(spanOf) }],
    },
  ],
});

/** OTLP/JSON writes ids in hexadecimal and moments as nanoseconds in text. */
const spanOf = ({ startMs, endMs, failed, attributes, ...span }: Span) => ({
  ...span,
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: attributesOf(attributes),
  status: { code: failed ? 2 : 0 },
});

const nanoseconds = (ms: number): string => (BigInt(Math.round(ms * 1_000)) * 1_000n).toString();

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
