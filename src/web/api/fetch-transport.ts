import type { Transport } from './http.ts';

/** Credentials go along: the session cookie is what the server believes. */
export const fetchTransport: Transport = async (method, path, init) => {
  const response = await fetch(`/api${path}`, { ...init, method, credentials: 'same-origin' });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body };
};
