import type { EndpointAnswer, EndpointName, EndpointQuery } from '#contract/endpoints.ts';

/** How a call leaves: over fetch in the browser, in-process on the server. Pages never know which. */
export type Transport = (method: string, path: string, init: { signal?: AbortSignal }) => Promise<Reply>;
export type Reply = { status: number; body: unknown };

type PathOf<Method extends string, Name = EndpointName> = Name extends `${Method} ${infer Path}`
  ? Path
  : never;
type ReadPath = PathOf<'GET'>;
type WritePath = PathOf<'PUT'>;
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

export type ApiClient = {
  get<Path extends ReadPath>(path: Path, call?: Call<Path>): Promise<EndpointAnswer<`GET ${Path}`>>;
  /** Sent once, whatever comes of it: a second try could count twice. */
  put<Path extends WritePath>(
    path: Path,
    call: { params: ParamsOf<Path> },
  ): Promise<EndpointAnswer<`PUT ${Path}`>>;
};

/** A failed call. The message's form is the specification's; screens show their own French texts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Error Code: ${status} Message: ${message}`);
    this.status = status;
  }
}

type Options = {
  /** Whether a read that failed is tried once more; a write never is: it could happen twice. */
  retry?: boolean;
};

export const createApiClient = (transport: Transport, { retry = true }: Options = {}): ApiClient => ({
  async get(path, { params, query, signal } = {}) {
    const address = fillPath(path, params) + queryString(query);
    const read = () => send(transport, 'GET', address, signal);
    const reply = await read().catch((error: unknown) => {
      if (signal?.aborted || !retry) throw error;
      return read();
    });
    // Server and browser are built together from the contract, and the server checks each answer against it.
    return reply as EndpointAnswer<`GET ${typeof path}`>;
  },

  async put(path, { params }) {
    const reply = await send(transport, 'PUT', fillPath(path, params));
    return reply as EndpointAnswer<`PUT ${typeof path}`>;
  },
});

const send = async (transport: Transport, method: string, path: string, signal?: AbortSignal) => {
  const { status, body } = await transport(method, path, signal ? { signal } : {}).catch((cause: unknown) => {
    throw new ApiError(0, cause instanceof Error ? cause.message : String(cause));
  });
  if (status >= 200 && status < 300) return body;
  throw new ApiError(status, messageOf(body));
};

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';

const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const queryString = (query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};
