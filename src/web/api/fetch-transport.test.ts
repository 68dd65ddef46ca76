import { expect, it, vi } from 'vitest';
import { fetchTransport } from './fetch-transport.ts';

const answered = (body: BodyInit | null, status: number) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return fetchTransport('GET', '/site', {});
};

/** A body that is cut off, as when the visitor leaves the page during the download. */
const brokenOff = () =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"success":'));
      stream.error(new TypeError('network error'));
    },
  });

it('returns the body and the status', async () => {
  expect(await answered('{"year":2026}', 200)).toEqual({ status: 200, body: { year: 2026 } });
});

it('rejects a success whose body is cut off or is not JSON', async () => {
  await expect(answered(brokenOff(), 200)).rejects.toThrow('network error');
  await expect(answered('<html>', 200)).rejects.toThrow();
});

it('returns the status of a failure whatever its body', async () => {
  expect(await answered('<html>', 502)).toEqual({ status: 502, body: null });
});
