import type { EndpointAnswer, EndpointBody, EndpointName, EndpointQuery } from '#contract/endpoints.ts';

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
  /** The server's own sentence, or why no answer came. */
  readonly detail: string;
  /** What the server refuses, field by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The name of the refusal (server/errors.ts); empty where the server gave none. */
  readonly code: string;
  /** Of a save that came too late: what there is now, to be parsed. */
  readonly conflict: unknown;

  constructor(
    status: number,
    detail: string,
    fields: Readonly<Record<string, string>> = {},
    code = '',
    conflict: unknown = undefined,
  ) {
    super(`Error Code: ${status} Message: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.code = code;
    this.conflict = conflict;
  }
}

type Options = {
  /** Whether a read that failed is tried once more; a write never is: it could happen twice. */
  retry?: boolean;
};

export const createApiClient = (transport: Transport, { retry = true }: Options = {}): ApiClient => ({
  async get(path, { params, query, signal } = {}) {
    const address = fillPath(path, params) + queryString(query);
    const read = () => send(transport, 'GET', address, signal ? { signal } : {});
    const reply = await read().catch((error: unknown) => {
      if (signal?.aborted || !retry) throw error;
      return read();
    });
    // Server and browser are built together from the contract, and the server checks each answer against it.
    return reply as EndpointAnswer<`GET ${typeof path}`>;
  },

  async post(path, { params, ...sending } = {}) {
    const reply = await send(transport, 'POST', fillPath(path, params), sending);
    return reply as EndpointAnswer<`POST ${typeof path}`>;
  },

  async put(path, { params, ...sending } = {}) {
    const reply = await send(transport, 'PUT', fillPath(path, params), sending);
    return reply as EndpointAnswer<`PUT ${typeof path}`>;
  },

  async delete(path, { params, query, ...sending } = {}) {
    const reply = await send(transport, 'DELETE', fillPath(path, params) + queryString(query), sending);
    return reply as EndpointAnswer<`DELETE ${typeof path}`>;
  },
});

const send = async (transport: Transport, method: string, path: string, sending: Sending) => {
  const { status, body } = await transport(method, path, sending).catch((cause: unknown) => {
    throw new ApiError(0, cause instanceof Error ? cause.message : String(cause));
  });
  if (status >= 200 && status < 300) return body;
  throw new ApiError(
    status,
    textOf(body, 'message'),
    fieldsOf(body),
    textOf(body, 'code'),
    partOf(body, 'conflict'),
  );
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
