import type { EndpointAnswer, EndpointBody, EndpointName, EndpointQuery } from '#contract/endpoints.ts';
import { missingPart } from './answer-parts.ts';

/** Sends a call: with fetch in the browser, in-process on the server. Pages do not know which. */
export type Transport = (method: string, path: string, init: Sending) => Promise<Reply>;
export type Sending = {
  signal?: AbortSignal;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Another transport for this call, under the same session: an upload that reports its progress. */
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

/** Writes are never retried: a second attempt could be applied twice. */
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

/** A failed call. The specification gives the message's form; screens show their own French texts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when there was no response. */
  readonly status: number;
  /** The server's message, or ours when there was no valid response. */
  readonly detail: string;
  /** The server's validation errors, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The error code (server/errors.ts); empty when the server gave none. */
  readonly code: string;
  /** Of an edit conflict: the stored version, still to be parsed. */
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

/** The server's sentence, if it refused the call to this user. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 403 ? error.detail : undefined;

type Refusal = {
  fields?: Readonly<Record<string, string>>;
  code?: string;
  conflict?: unknown;
  /** The browser's own error when there was no response, for its console. */
  cause?: unknown;
};

/** The timeout of a call. */
export const ANSWER_LIMIT_MS = 20_000;

const NO_ANSWER = 'Le serveur est injoignable. Vérifiez votre connexion.';
const TOO_LATE = "Le serveur n'a pas répondu à temps.";
const UNEXPECTED = "La réponse du serveur n'a pas la forme attendue.";

/** Calls without a timeout: they run for minutes, and their screens show the progress. */
const LONG: readonly string[] = [
  'POST /admin/articles/batch-generate',
  'POST /admin/articles/:id/rephrase',
  'POST /admin/sources/import',
  'POST /admin/payments/reconciliation',
];

type Options = {
  /** On the server, the transport is a function call: it is neither retried nor limited in time. */
  inProcess?: boolean;
};

export const createApiClient = (transport: Transport, { inProcess = false }: Options = {}): ApiClient => ({
  async get(path, { params, query, signal } = {}) {
    const read = () => send(transport, 'GET', path, { params, query }, signal ? { signal } : {}, inProcess);
    // A failed read is retried once.
    const reply = await read().catch((error: unknown) => {
      if (signal?.aborted || inProcess || (error instanceof ApiError && error.detail === TOO_LATE))
        throw error;
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
  inProcess = false,
): Promise<unknown> => {
  const endpoint = `${method} ${path}`;
  const address = fillPath(path, params) + queryString(query);
  // An upload has no timeout: it reports its progress (admin-upload.ts).
  const limited = inProcess || sending.via || LONG.includes(endpoint) ? undefined : limitOf(sending.signal);
  const { status, body } = await transport(
    method,
    address,
    limited ? { ...sending, signal: limited.signal } : sending,
  )
    .catch((cause: unknown) => {
      throw new ApiError(0, limited?.isOver() ? TOO_LATE : NO_ANSWER, { cause });
    })
    .finally(limited?.end);
  // A bulk action where every item failed lists the reasons: its screen shows them.
  const failed = partOf(body, 'success') === false && !Array.isArray(partOf(body, 'failures'));
  if (status < 200 || status >= 300 || failed) throw ApiError.of(status, body);
  // In process, the answer is the object that the server built by the same types.
  const missing = inProcess ? undefined : missingPart(endpoint, body);
  if (missing !== undefined) throw new ApiError(status, UNEXPECTED, { cause: missing });
  return body;
};

/** Aborts a call when its caller does, or at the timeout. */
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
