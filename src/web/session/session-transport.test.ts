import { describe, expect, it, vi } from 'vitest';
import { withSession } from './session-transport.ts';

const answering = (status: number) => vi.fn(async () => ({ status, body: null }));

const given = (status: number, token?: string) => {
  const current = { epoch: 1 };
  const network = answering(status);
  const onLost = vi.fn();
  const recheck = vi.fn(async () => {});
  const session = { epoch: () => current.epoch, token: () => token, recheck };
  const send = withSession(network, session, onLost);
  const changeSession = () => {
    current.epoch += 1;
  };
  return { send, network, onLost, recheck, changeSession };
};

describe('a call under a session', () => {
  it('sends the token beside its own headers, and none without a token', async () => {
    const known = given(200, 'jeton');
    await known.send('POST', '/contact/submit', { headers: { 'idempotency-key': 'k' } });
    expect(known.network).toHaveBeenCalledWith('POST', '/contact/submit', {
      headers: { 'idempotency-key': 'k', authorization: 'Bearer jeton' },
    });
    const unknown = given(200);
    await unknown.send('GET', '/articles', {});
    expect(unknown.network).toHaveBeenCalledWith('GET', '/articles', { headers: {} });
  });

  it.each([
    { path: '/articles', status: 401, lost: true },
    { path: '/admin/session', status: 401, lost: true },
    { path: '/authors', status: 401, lost: true },
    { path: '/auth/login', status: 401, lost: false },
    { path: '/auth/check-session', status: 401, lost: false },
    { path: '/admin/session', status: 403, lost: false },
    { path: '/articles', status: 500, lost: false },
    { path: '/articles', status: 200, lost: false },
  ])('$status on $path ends the session: $lost', async ({ path, status, lost }) => {
    const { send, onLost } = given(status, 'jeton');
    await send('GET', path, {});
    expect(onLost).toHaveBeenCalledTimes(lost ? 1 : 0);
  });

  it('reads the session again when something was refused to its user', async () => {
    const refused = given(403, 'jeton');
    await refused.send('PUT', '/admin/articles/1', {});
    expect(refused.recheck).toHaveBeenCalledTimes(1);
    const allowed = given(200, 'jeton');
    await allowed.send('PUT', '/admin/articles/1', {});
    expect(allowed.recheck).not.toHaveBeenCalled();
  });

  it('does not end a session that began after the call was sent', async () => {
    const { send, onLost, changeSession } = given(401, 'jeton');
    const sent = send('GET', '/admin/session', {});
    changeSession();
    await sent;
    expect(onLost).not.toHaveBeenCalled();
  });
});
