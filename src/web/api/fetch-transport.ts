import { paths } from '#contract/paths.ts';
import type { Transport } from './http.ts';

/** Credentials go along: the session cookie is what the server believes. */
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
    // Cut short, as when the page is left: a success without its answer is none.
    if (response.ok) throw cause;
    return null;
  });
  return { status: response.status, body: answer };
};
