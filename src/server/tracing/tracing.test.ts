import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { traceRequests } from '#server/http/trace-requests.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { type ListeningApp, listen } from '#tests/support/listening.ts';
import { createTracing, type Tracing } from './tracing.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } };
type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
};
type Received = { url: string; headers: IncomingHttpHeaders; body: { resourceSpans: Resource[] } };
type Resource = { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] };

/** A collector, as far as OTLP over HTTP goes. */
const startCollector = async () => {
  const received: Received[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Received['body'];
    if (state.status === 200) received.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, state, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const attributesOf = ({ attributes }: Pick<ReceivedSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

describeOnServer('traces', (database) => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let tracing: Tracing;
  let counted: OpenDatabase;
  let app: ListeningApp;
  beforeAll(async () => {
    collector = await startCollector();
  });
  beforeEach(async () => {
    collector.received.length = 0;
    const settings = parseConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=un%20secret',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=essai',
    }).tracing;
    if (!settings) throw new Error('Traces are off');
    tracing = createTracing(settings);
    counted = await openDatabase({
      databaseUrl: database().url,
      dataDir: '',
      onStatement: tracing.statement,
    });
    app = await listen(counted, {
      tracing: { tracing, install: traceRequests },
      trustProxy: ['127.0.0.1'],
    });
  });
  afterEach(() => counted.close());
  afterAll(() => collector.close());

  /** Closing sends what waits. */
  const spans = async () => {
    await app.close();
    return collector.received.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  };

  it('show a request and its statements, without the values, to a collector that speaks OTLP', async () => {
    await fetch(`${app.url}/api/articles/slug/la-preuve?q=ada@exemple.fr`);
    const all = await spans();
    const [request, ...others] = all.filter(({ kind }) => kind === 2);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      name: 'GET /api/articles/slug/:slug',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      status: { code: 0 },
    });
    expect(attributesOf(request as ReceivedSpan)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/articles/slug/:slug',
      'http.response.status_code': 404,
      'url.path': '/api/articles/slug/la-preuve',
    });
    const statements = all.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const { name, traceId, startTimeUnixNano, endTimeUnixNano } of statements) {
      expect(name).toMatch(/^[A-Z/]+/);
      expect(traceId).toBe(request?.traceId);
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    }
    expect(JSON.stringify(all)).not.toMatch(/ada@exemple/);
    const [first] = collector.received;
    expect(first).toMatchObject({ url: '/v1/traces', headers: { 'x-key': 'un secret' } });
    expect(attributesOf(first?.body.resourceSpans[0]?.resource as Resource['resource'])).toMatchObject({
      'service.name': 'parution',
      'deployment.environment.name': 'essai',
    });
  });

  it('keep the context of a request with a body', async () => {
    await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'ada@exemple.fr', password: 'un-mauvais-mot-de-passe' }),
    });
    const all = await spans();
    const request = all.find(({ kind }) => kind === 2);
    const texts = all
      .filter(({ parentSpanId }) => parentSpanId === request?.spanId)
      .map((span) => attributesOf(span)['db.query.text']);
    expect(texts).toContainEqual(expect.stringContaining('"users"'));
    expect(JSON.stringify(all)).not.toMatch(/ada@exemple|mauvais/);
  });

  it('belong to the trace of a trusted proxy, never to that of a visitor', async () => {
    const trace = 'a'.repeat(32);
    const traceparent = `00-${trace}-${'b'.repeat(16)}-01`;
    await fetch(`${app.url}/api/site`, { headers: { traceparent, 'x-forwarded-for': '203.0.113.9' } });
    await fetch(`${app.url}/api/site`, { headers: { traceparent } });
    await fetch(`${app.url}/api/site`, {
      headers: { traceparent: traceparent.replace(/01$/, '00'), 'x-forwarded-for': '203.0.113.9' },
    });
    const requests = (await spans()).filter(({ kind }) => kind === 2);
    expect(requests.map(({ traceId }) => traceId === trace)).toEqual([true, false]);
  });

  it('are sent once more when the collector was down', async () => {
    collector.state.status = 503;
    await fetch(`${app.url}/api/site`);
    await tracing.flush();
    collector.state.status = 200;
    expect((await spans()).filter(({ kind }) => kind === 2)).toHaveLength(1);
  });
});

describe('the settings of traces', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
  it.each([
    [{}, undefined],
    [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, undefined],
    [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, undefined],
    [endpoint, { parentBased: true, ratio: 1 }],
    [
      { ...endpoint, OTEL_TRACES_SAMPLER: 'always_off' },
      { parentBased: false, ratio: 0 },
    ],
    [
      { ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' },
      { parentBased: true, ratio: 0.05 },
    ],
  ])('%j sample %j', (env, sampler) => expect(parseConfig(env).tracing?.sampler).toEqual(sampler));

  it('take the address of traces before the general one, and no gRPC', () => {
    const traces = 'http://localhost:4318/autre';
    expect(parseConfig({ ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces }).tracing?.url).toBe(
      traces,
    );
    expect(() => parseConfig({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/http\/json/);
  });
});
