import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type Reply, type Transport } from './http.ts';

const replies = (...answers: readonly (Reply | Error)[]) => {
  const asked: string[] = [];
  const transport: Transport = async (method, path) => {
    asked.push(`${method} ${path}`);
    const answer = answers[asked.length - 1] ?? answers.at(-1);
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, api: createApiClient(transport) };
};

const site = { now: '2026-11-15T00:00:00.000Z', demonstration: true };
const articles = { articles: [], pagination: { total: 0 } };

describe('the API client', () => {
  it('builds the address from the path, its parameters and the given filters', async () => {
    const { asked, api } = replies(
      { status: 200, body: { announcement: {} } },
      { status: 200, body: articles },
    );
    await api.get('/legal-announcements/:slug', { params: { slug: 'a/b ?' } });
    await api.get('/articles', { query: { page: 2, category: 'justice', status: '' } });
    expect(asked).toEqual(['GET /legal-announcements/a%2Fb%20%3F', 'GET /articles?page=2&category=justice']);
  });

  it('returns the body of the response', async () => {
    expect(await replies({ status: 200, body: site }).api.get('/site')).toEqual(site);
  });

  it.each([
    { failure: 'a refusal', first: { status: 503, body: { message: 'Indisponible' } } },
    { failure: 'a lost connection', first: new Error('réseau') },
  ])('retries a read once after $failure', async ({ first }) => {
    const { asked, api } = replies(first, { status: 200, body: site });
    expect(await api.get('/site')).toEqual(site);
    expect(asked).toHaveLength(2);
  });

  it('then fails with the status and the message of the server', async () => {
    const { asked, api } = replies({ status: 404, body: { message: 'Annonce non trouvée' } });
    await expect(api.get('/site')).rejects.toThrow('Error Code: 404 Message: Annonce non trouvée');
    expect(asked).toHaveLength(2);
  });

  it("fails with status 0 and our message when there is no response; the browser's error is the cause", async () => {
    const cause = new Error('Failed to fetch');
    await expect(replies(cause).api.get('/site')).rejects.toMatchObject({
      message: 'Error Code: 0 Message: Le serveur est injoignable. Vérifiez votre connexion.',
      cause,
    });
  });

  it('fails on a 200 whose body says success: false', async () => {
    const refused = replies({ status: 200, body: { success: false, message: 'Non trouvée' } });
    await expect(refused.api.get('/site')).rejects.toMatchObject({ status: 200, detail: 'Non trouvée' });
    expect(refused.asked).toHaveLength(2);
    await expect(refused.api.post('/auth/logout')).rejects.toMatchObject({ detail: 'Non trouvée' });
  });

  it('returns the failures of a bulk action where every item failed', async () => {
    const body = { success: false, message: 'Rien', failedIds: ['a'], failures: [{ id: 'a', message: 'x' }] };
    const { api } = replies({ status: 200, body });
    expect(await api.post('/admin/articles/bulk-delete', { body: { ids: ['a'] } })).toEqual(body);
  });

  it.each([
    null,
    'texte',
    [],
    {},
    { articles: null },
    { articles: [null] },
    { articles: [], pagination: {} },
  ])('fails on %j in place of a list of articles', async (body) => {
    await expect(replies({ status: 200, body }).api.get('/articles')).rejects.toThrow('Error Code: 200');
  });

  describe('a response that does not come', () => {
    const silent: Transport = (_method, _path, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it.each(['get', 'post'] as const)('times out after 20 seconds, without a retry: %s', async (method) => {
      const transport = vi.fn(silent);
      const api = createApiClient(transport);
      const call = method === 'get' ? api.get('/site') : api.post('/auth/logout');
      const ended = expect(call).rejects.toMatchObject({
        status: 0,
        detail: "Le serveur n'a pas répondu à temps.",
      });
      await vi.advanceTimersByTimeAsync(20_000);
      await ended;
      expect(transport).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
    });

    it('has no timeout for a long call', async () => {
      void createApiClient(silent)
        .post('/admin/articles/batch-generate')
        .catch(() => undefined);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('never retries a write', async () => {
    const { asked, api } = replies({ status: 503, body: { message: 'Indisponible' } });
    const id = '0198f2a5-0000-7000-8000-000000000000';
    await expect(api.put('/articles/:id/increment-read-count', { params: { id } })).rejects.toThrow(
      'Error Code: 503 Message: Indisponible',
    );
    expect(asked).toEqual([`PUT /articles/${id}/increment-read-count`]);
  });

  it('sends a body with its headers, once', async () => {
    const sent: unknown[] = [];
    const api = createApiClient(async (...call) => {
      sent.push(call);
      return { status: 200, body: { success: true, message: 'Fait' } };
    });
    const body = { email: 'lecteur@parution.example' };
    await api.post('/auth/forgot-password', { body, headers: { 'idempotency-key': 'k' } });
    expect(sent).toEqual([
      [
        'POST',
        '/auth/forgot-password',
        expect.objectContaining({ body, headers: { 'idempotency-key': 'k' } }),
      ],
    ]);
  });

  it("gives the server's message and its errors by field", async () => {
    const errors = { email: "L'email est requis" };
    const { api } = replies({ status: 400, body: { message: 'La requête est invalide.', errors } });
    await expect(api.post('/auth/forgot-password', { body: { email: '' } })).rejects.toMatchObject({
      status: 400,
      detail: 'La requête est invalide.',
      fields: errors,
    });
  });

  it('does not retry an aborted read', async () => {
    const stop = new AbortController();
    const { asked, api } = replies(new Error('aborted'));
    stop.abort();
    await expect(api.get('/site', { signal: stop.signal })).rejects.toThrow('Error Code: 0');
    expect(asked).toHaveLength(1);
  });

  it('does not retry in process', async () => {
    const asked: string[] = [];
    const api = createApiClient(
      async (_method, path) => {
        asked.push(path);
        return { status: 503, body: {} };
      },
      { inProcess: true },
    );
    await expect(api.get('/site')).rejects.toThrow('Error Code: 503');
    expect(asked).toHaveLength(1);
  });
});
