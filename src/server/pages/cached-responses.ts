import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { ImmutableFiles } from './immutable-files.ts';
import type { PackedPage } from './packed-page.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache, Served } from './page-cache.ts';
import { answerAs, bodyOf, type Form, formFor, type ReadyAnswer } from './send-page.ts';

/** Spellings of paths as visitors send them; longer ones go through the route. */
const KNOWN_PATHS = 20_000;
const LONGEST_URL = 2_000;

/** At most one answer in so much time is logged: a line costs as much as eight answers. */
export const SAMPLED_EVERY_MS = 1_000;

/** What is logged of an answer. */
export type SampledAnswer = {
  method: string;
  route: string;
  url: string;
  status: number;
  ms: number;
  /** How many there were since the last one that was logged. */
  oneOf: number;
};

type Settings = {
  cache: PageCache;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The query parameters that the page at this path reads. */
  queryParameters: (pathname: string) => readonly string[];
  /** Finds the files that are kept beside the pages. */
  files?: Pick<ImmutableFiles, 'find'>;
  metrics: Metrics;
  onSample: (answer: SampledAnswer) => void;
  /** Milliseconds. */
  now?: () => number;
};

export type CachedResponses = ReturnType<typeof createCachedResponses>;

/**
 * Answers a cached page or file before the framework sees the request: routing, hooks and a logger for each request
 * cost several times what sending the page costs. The answer equals the route's, header for header, except the
 * request id: each one is counted, only some are logged. Every other request is left to the route.
 */
export const createCachedResponses = ({
  cache,
  headers: ofAll,
  queryParameters,
  files,
  metrics,
  onSample,
  now = () => performance.now(),
}: Settings) => {
  const spellings = new LRUCache<string, string>({ max: KNOWN_PATHS });
  const answers = new WeakMap<PackedPage, Map<Form, ReadyAnswer>>();
  let oneOf = 0;
  let nextSample = Number.NEGATIVE_INFINITY;

  /** Undefined while the page is being compressed. */
  const prepare = (served: Served, form: Form): ReadyAnswer | undefined => {
    const body = bodyOf(served.page, form);
    if (body instanceof Promise) return undefined;
    const { status, headers } = answerAs(served, form);
    const length = body && { 'content-length': String(body.length) };
    const route = served.page.route ?? 'none';
    const counter = metrics.requests(route, status);
    const all = Object.entries({ ...ofAll, ...headers, ...length }).flat();
    return { status, headers: all, body, route, counter };
  };

  const answerOf = (served: Served, form: Form): ReadyAnswer | undefined => {
    // Sent for two seconds at most: not worth remembering.
    if (served.state !== 'hit') return prepare(served, form);
    const forms = answers.get(served.page) ?? new Map<Form, ReadyAnswer>();
    const known = forms.get(form);
    if (known) return known;
    const answer = prepare(served, form);
    if (answer) answers.set(served.page, forms.set(form, answer));
    return answer;
  };

  /** Canonical addresses are looked up as they are: a flood of other spellings cannot evict them. */
  const find = (url: string): Served | undefined => {
    const mark = url.indexOf('?');
    if (mark < 0) return cache.lookUp(url) ?? lookUpSpelling(url);
    if (url.length > LONGEST_URL) return undefined;
    const path = url.slice(0, mark);
    const names = queryParameters(path);
    // Nothing of what this visitor added changes the page.
    if (names.length === 0) return cache.lookUp(path) ?? lookUpSpelling(path);
    return cache.lookUp(url) ?? cache.lookUp(pageAddress(url, queryParameters));
  };

  const lookUpSpelling = (path: string): Served | undefined => {
    const canonical = spellings.get(path);
    return canonical === undefined ? undefined : cache.lookUp(canonical);
  };

  const findPage = (url: string, asked: IncomingHttpHeaders): ReadyAnswer | undefined => {
    const served = find(url);
    const ready = served && answerOf(served, formFor(served.page, asked));
    if (ready) metrics.pageCache[served.state].value += 1;
    return ready;
  };

  return {
    /** Records that this spelling of a path leads to this address. */
    learn(url: string, address: string): void {
      if (url !== address && !url.includes('?') && url.length <= LONGEST_URL) spellings.set(url, address);
    },

    /** Returns false when the request was not answered. */
    answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
      if (method !== 'GET' && method !== 'HEAD') return false;
      const begun = now();
      const ready = findPage(url, headers) ?? files?.find(url, headers);
      if (!ready) return false;
      response.writeHead(ready.status, ready.headers).end(method === 'GET' ? ready.body : undefined);
      ready.counter.value += 1;
      oneOf += 1;
      if (begun < nextSample) return true;
      const { route, status } = ready;
      onSample({ method, route, url, status, ms: now() - begun, oneOf });
      nextSample = begun + SAMPLED_EVERY_MS;
      oneOf = 0;
      return true;
    },
  };
};
