import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { type ListeningApp, listen } from '#tests/support/listening.ts';
import { getRoutes } from '#tests/support/routes.ts';
import { missingHeaders } from '#tests/support/security-headers.ts';

/** Without a database: every route answers something, and each answer counts. */
const noDatabase = new Proxy({} as Database, {
  get: () => () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  },
});

describe('every answer', () => {
  let site: ListeningApp;
  beforeAll(async () => {
    const ping = () => Promise.reject(new Error('down'));
    const given = { https: true, publicUrl: () => 'https://www.exemple.fr' };
    site = await listen({ db: noDatabase, ping }, given, (app) => {
      app.get('/broken', async () => {
        throw new Error('a defect with secrets in it');
      });
    });
  });
  afterAll(() => site.close());

  const get = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
    const body = await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  };

  it('of every route carries the headers', async () => {
    const paths = getRoutes(site.app).map((route) =>
      route
        .replace(/:[\w]+/g, 'x')
        .replace('*', 'x')
        .replace(/^\/?/, '/'),
    );
    expect(paths.length).toBeGreaterThan(15);
    for (const path of [...paths, '/nowhere', '/api/nowhere', '/%zz', '/api/%zz', '/broken']) {
      const { headers } = await get(path);
      expect({ path, missing: missingHeaders(headers) }).toEqual({ path, missing: [] });
    }
  });

  it.each([
    { status: 400, path: '/api/articles?page=zero' },
    { status: 400, path: '/api/contact/submit', init: { method: 'POST', headers: json(), body: '{' } },
    {
      status: 403,
      path: '/api/contact/submit',
      init: { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
    },
    { status: 404, path: '/api/nowhere' },
    {
      status: 413,
      path: '/api/contact/submit',
      init: { method: 'POST', headers: json(), body: `"${'x'.repeat(1_100_000)}"` },
    },
    {
      status: 415,
      path: '/api/contact/submit',
      init: { method: 'POST', headers: { 'content-type': 'application/xml' }, body: 'x' },
    },
    { status: 500, path: '/broken' },
    { status: 503, path: '/api/articles' },
  ])('of $path with status $status has the one shape and the headers', async ({ status, path, init }) => {
    const answer = await get(path, init);
    expect(answer.status).toBe(status);
    expect(missingHeaders(answer.headers)).toEqual([]);
    expect(JSON.parse(answer.body)).toMatchObject({
      success: false,
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.body).not.toContain('secrets');
  });

  it.each([
    { what: 'no HTTP', bytes: 'BONJOUR\r\n\r\n', status: 400 },
    { what: 'a broken header', bytes: 'GET / HTTP/1.1\r\nHost: x\r\nA B: c\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      bytes: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      status: 400,
    },
    {
      what: 'endless headers',
      bytes: `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`,
      status: 431,
    },
    { what: 'no host', bytes: 'GET / HTTP/1.1\r\n\r\n', status: 400 },
    {
      what: 'an expectation',
      bytes: 'POST / HTTP/1.1\r\nHost: x\r\nExpect: miracle\r\nContent-Length: 0\r\n\r\n',
      status: 417,
    },
  ])('to $what is French JSON with the headers', async ({ bytes, status }) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    expect(missingHeaders(headers)).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      message: expect.stringMatching(/^La requête/),
      requestId: headers['x-request-id'],
    });
  });
});

function json() {
  return { 'content-type': 'application/json' };
}
