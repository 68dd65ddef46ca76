import type { EndpointAnswer, EndpointBody, EndpointName, EndpointQuery } from '#contract/endpoints.ts';
import { missingPart } from './answer-parts.ts';

/** How a call leaves: over fetch in the browser, in-process on the server. Pages never know which. */
export type Transport = (method: string, path: string, init: Sending) => Promise<Reply>;
export type Sending = {
  signal?: AbortSignal;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Another way for this one call, under the same session: a file that says how far it is. */
  via?: Transport;
};
export type Reply = { status: number; body: unknown };

type PathOf<Method extends string, Name = EndpointName> = Name extends `${Method} ${infer Path}`
  ? Path
  : never;
type ReadPath = PathOf<'GET'>;
type ParamsOf<Path> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? { [Key in Param]: string } & ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? { [Key in Param]: string }
    : Record<never, never>;

type Call<Path extends ReadPath> = {
  params?: ParamsOf<Path>;
  query?: EndpointQuery<`GET ${Path}`>;
  signal?: AbortSignal;
};

type Write<Path, Body> = {
  params?: ParamsOf<Path>;
  body?: Body;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  via?: Transport;
};

/** Writes are sent once, whatever comes of it: a second try could count twice. */
export type ApiClient = {
  get<Path extends ReadPath>(path: Path, call?: Call<Path>): Promise<EndpointAnswer<`GET ${Path}`>>;
  post<Path extends PathOf<'POST'>>(
    path: Path,
    call?: Write<Path, EndpointBody<`POST ${Path}`>>,
  ): Promise<EndpointAnswer<`POST ${Path}`>>;
  put<Path extends PathOf<'PUT'>>(
    path: Path,
    call?: Write<Path, EndpointBody<`PUT ${Path}`>>,
  ): Promise<EndpointAnswer<`PUT ${Path}`>>;
  delete<Path extends PathOf<'DELETE'>>(
    path: Path,
    call?: Pick<Write<Path, EndpointBody<`DELETE ${Path}`>>, 'params' | 'signal' | 'body'> & {
      query?: EndpointQuery<`DELETE ${Path}`>;
    },
  ): Promise<EndpointAnswer<`DELETE ${Path}`>>;
};

/** A failed call. The message's form is the specification's; screens show their own French texts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came at all. */
  readonly status: number;
  /** The server's own sentence, or ours about an answer that did not come. */
  readonly detail: string;
  /** What the server refuses, field by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The name of the refusal (server/errors.ts); empty where the server gave none. */
  readonly code: string;
  /** Of a save that came too late: what there is now, to be parsed. */
  readonly conflict: unknown;

  constructor(status: number, detail: string, { cause, ...refused }: Refusal = {}) {
    super(`Error Code: ${status} Message: ${detail}`, { cause });
    this.status = status;
    this.detail = detail;
    this.fields = refused.fields ?? {};
    this.code = refused.code ?? '';
    this.conflict = refused.conflict;
  }

  static of(status: number, body: unknown): ApiError {
    return new ApiError(status, textOf(body, 'message'), {
      fields: fieldsOf(body),
      code: textOf(body, 'code'),
      conflict: partOf(body, 'conflict'),
    });
  }
}

type Refusal = {
  fields?: Readonly<Record<string, string>>;
  code?: string;
  conflict?: unknown;
  /** What the browser said of a call that never came back, for its console. */
  cause?: unknown;
};

/** How long an answer may take. */
export const ANSWER_LIMIT_MS = 20_000;

const NO_ANSWER = 'Le serveur est injoignable. Vérifiez votre connexion.';
const TOO_LATE = "Le serveur n'a pas répondu à temps.";
const UNEXPECTED = "La réponse du serveur n'a pas la forme attendue.";

/** Calls that work for minutes; their screens follow the progress. */
const LONG: readonly string[] = [
  'POST /admin/articles/batch-generate',
  'POST /admin/articles/:id/rephrase',
  'POST /admin/sources/import',
];

type Options = {
  /** Whether a read that failed is tried once more; a write never is: it could happen twice. */
  retry?: boolean;
};

export const createApiClient = (transport: Transport, { retry = true }: Options = {}): ApiClient => ({
  async get(path, { params, query, signal } = {}) {
    const read = () => send(transport, 'GET', path, { params, query }, signal ? { signal } : {});
    const reply = await read().catch((error: unknown) => {
      if (signal?.aborted || !retry || (error instanceof ApiError && error.detail === TOO_LATE)) throw error;
      return read();
    });
    return reply as EndpointAnswer<`GET ${typeof path}`>;
  },

  async post(path, { params, ...sending } = {}) {
    const reply = await send(transport, 'POST', path, { params }, sending);
    return reply as EndpointAnswer<`POST ${typeof path}`>;
  },

  async put(path, { params, ...sending } = {}) {
    const reply = await send(transport, 'PUT', path, { params }, sending);
    return reply as EndpointAnswer<`PUT ${typeof path}`>;
  },

  async delete(path, { params, query, ...sending } = {}) {
    const reply = await send(transport, 'DELETE', path, { params, query }, sending);
    return reply as EndpointAnswer<`DELETE ${typeof path}`>;
  },
});

type Address = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
};

const send = async (
  transport: Transport,
  method: string,
  path: string,
  { params, query }: Address,
  sending: Sending,
): Promise<unknown> => {
  const endpoint = `${method} ${path}`;
  const address = fillPath(path, params) + queryString(query);
  // A file says itself how far it is (admin-upload.ts).
  const limited = sending.via || LONG.includes(endpoint) ? undefined : limitOf(sending.signal);
  const { status, body } = await transport(
    method,
    address,
    limited ? { ...sending, signal: limited.signal } : sending,
  )
    .catch((cause: unknown) => {
      throw new ApiError(0, limited?.isOver() ? TOO_LATE : NO_ANSWER, { cause });
    })
    .finally(limited?.end);
  // A bulk action that could do nothing lists why, one by one: its screen tells them.
  const failed = partOf(body, 'success') === false && !Array.isArray(partOf(body, 'failures'));
  if (status < 200 || status >= 300 || failed) throw ApiError.of(status, body);
  const missing = missingPart(endpoint, body);
  if (missing !== undefined) throw new ApiError(status, UNEXPECTED, { cause: missing });
  return body;
};

/** Gives a call up when the page does, or when its time is over. */
const limitOf = (given: AbortSignal | undefined) => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(TOO_LATE), ANSWER_LIMIT_MS);
  const giveUp = () => stop.abort(given?.reason);
  if (given?.aborted) giveUp();
  given?.addEventListener('abort', giveUp);
  return {
    signal: stop.signal,
    isOver: () => stop.signal.reason === TOO_LATE,
    end: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', giveUp);
    },
  };
};

const partOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

const textOf = (body: unknown, name: 'message' | 'code'): string => String(partOf(body, name) ?? '');

const fieldsOf = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null && 'errors' in body && typeof body.errors === 'object'
    ? { ...(body.errors as Record<string, string>) }
    : {};

const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const queryString = (query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};
