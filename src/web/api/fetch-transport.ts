import { paths } from '#contract/paths.ts';
import type { Transport } from './http.ts';

/** Sends credentials: the server authenticates by the session cookie. */
export const fetchTransport: Transport = async (method, path, { via, ...sending }) => {
  if (via) return via(method, path, sending);
  const { body, headers, ...init } = sending;
  const response = await fetch(`${paths.api}${path}`, {
    ...init,
    method,
    credentials: 'same-origin',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch((cause: unknown) => {
    // Cut off, as when the visitor leaves the page: a success without its body is a failure.
    if (response.ok) throw cause;
    return null;
  });
  return { status: response.status, body: answer };
};
