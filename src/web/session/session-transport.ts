import type { Transport } from '#web/api/http.ts';
import type { SessionStore } from './session-store.ts';

type Watched = Pick<SessionStore, 'epoch' | 'token' | 'recheck'>;

/**
 * Every call carries the token of the browser's storage. A 401 ends the session, except on the auth calls, where it
 * says that a password is wrong, and on a call that left under another session than the present one. After a 403 the
 * session is read again: what its user may do has changed since.
 */
export const withSession =
  (transport: Transport, session: Watched, onLost: () => void): Transport =>
  async (method, path, sending) => {
    const token = session.token();
    const epoch = session.epoch();
    const headers = { ...sending.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await transport(method, path, { ...sending, headers });
    if (reply.status === 401 && !path.startsWith('/auth/') && session.epoch() === epoch) onLost();
    if (reply.status === 403) void session.recheck();
    return reply;
  };
