import { expect, it, vi } from 'vitest';
import { fetchTransport } from './fetch-transport.ts';

const answered = (body: BodyInit | null, status: number) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return fetchTransport('GET', '/site', {});
};

/** A body that breaks off, as when the page is left while it arrives. */
const brokenOff = () =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"success":'));
      stream.error(new TypeError('network error'));
    },
  });

it('gives the answer and its status', async () => {
  expect(await answered('{"year":2026}', 200)).toEqual({ status: 200, body: { year: 2026 } });
});

it('takes a success that breaks off, or is no JSON, for no answer at all', async () => {
  await expect(answered(brokenOff(), 200)).rejects.toThrow('network error');
  await expect(answered('<html>', 200)).rejects.toThrow();
});

it('keeps the status of a failure whatever its body', async () => {
  expect(await answered('<html>', 502)).toEqual({ status: 502, body: null });
});
