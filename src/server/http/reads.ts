import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.fr.ts';
import { problemOf } from './error-handler.ts';

declare module 'fastify' {
  interface FastifyInstance {
    reads: Reads;
  }
}

/** What the handler of a read knows besides its input. */
export type ReadExchange = {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The surrogate keys of what the answer shows; an answer without any is not cached. */
  shows(keys: readonly string[]): void;
  /** For the answer over HTTP. */
  setCacheControl(value: string): void;
};

/** The answer of a read, made for this process: no header, no text. */
export type ReadAnswer = { status: number; body: unknown; keys: readonly string[] };

type Input = { params: unknown; query: unknown; body: undefined };
type Handler = (input: Input, exchange: ReadExchange) => Promise<unknown>;
type Read = { parts: readonly string[]; endpoint: Endpoint; handler: Handler };

export type Reads = ReturnType<typeof createReads>;

/** The longest value of a path parameter, as the router has it (`maxParamLength`). */
const LONGEST_PARAM = 200;

const NOT_FOUND = {
  status: 404,
  body: { success: false, code: 'not-found', message: messages.request.notFound },
  keys: [],
};

/**
 * The reads that a page makes while it is rendered, called as functions: the input is validated, the answer is the
 * handler's object. The pages' own request is what rate limits count.
 */
export const createReads = () => {
  const reads: Read[] = [];

  /** A path spelt out wins over one with a parameter. */
  const find = (segments: readonly string[]): Read | undefined => {
    const matching = reads.filter(({ parts }) => matches(parts, segments));
    return matching.find(({ parts }) => !parts.some(isParameter)) ?? matching[0];
  };

  return {
    add(name: EndpointName, handler: Handler): void {
      const [, path = ''] = name.split(' ');
      reads.push({ parts: path.split('/'), endpoint: endpoints[name], handler });
    },

    /** `path` with its query string, as in the contract: « /articles?page=2 ». Never throws. */
    async call(path: string, log: FastifyBaseLogger): Promise<ReadAnswer> {
      const [pathname = '', search = ''] = path.split('?', 2);
      const segments = pathname.split('/');
      const read = find(segments);
      if (!read) return NOT_FOUND;
      const keys: string[] = [];
      try {
        const params = parsed(read.endpoint.params, paramsOf(read.parts, segments));
        const query = parsed(read.endpoint.query, Object.fromEntries(new URLSearchParams(search)));
        if (!params.success) return invalid(params.error);
        if (!query.success) return invalid(query.error);
        const body = await read.handler(
          { params: params.data, query: query.data, body: undefined },
          { log, shows: (shown) => void keys.push(...shown), setCacheControl: () => {} },
        );
        return { status: 200, body, keys };
      } catch (error) {
        const { status, body } = problemOf(error as Error);
        if (status >= 500) log.error({ err: error, route: read.parts.join('/') }, 'read of a page failed');
        return { status, body, keys: [] };
      }
    },
  };
};

const isParameter = (part: string): boolean => part.startsWith(':');

const matches = (parts: readonly string[], segments: readonly string[]): boolean =>
  parts.length === segments.length &&
  parts.every((part, at) => {
    const segment = segments[at] ?? '';
    return isParameter(part) ? segment !== '' && segment.length <= LONGEST_PARAM : part === segment;
  });

const paramsOf = (parts: readonly string[], segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part, at) =>
      isParameter(part) ? [[part.slice(1), decodeURIComponent(segments[at] ?? '')]] : [],
    ),
  );

const parsed = (schema: z.ZodType | undefined, given: object) =>
  schema ? schema.safeParse(given) : { success: true as const, data: given };

const invalid = (error: z.ZodError): ReadAnswer => ({
  status: 400,
  body: {
    success: false,
    code: 'validation',
    message: error.issues[0]?.message ?? messages.request.invalid,
  },
  keys: [],
});
