import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from './http.ts';
import { keepAnswers } from './kept-answers.ts';

/** A network that counts its calls and answers with their number. */
const aNetwork = (status = 200) => {
  const calls: string[] = [];
  const transport = async (method: string, path: string): Promise<Reply> => {
    calls.push(`${method} ${path}`);
    return { status, body: calls.length };
  };
  return { calls, ...keepAnswers(transport) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('answers requested in advance', () => {
  it('are asked for once and given once', async () => {
    const { calls, ahead, transport } = aNetwork();
    await ahead('GET', '/articles', {});
    await ahead('GET', '/articles', {});
    expect((await transport('GET', '/articles', {})).body).toBe(1);
    expect(calls).toHaveLength(1);
    expect((await transport('GET', '/articles', {})).body).toBe(2);
  });

  it('are given to the same read only', async () => {
    const { calls, ahead, transport } = aNetwork();
    await ahead('GET', '/articles', {});
    await transport('GET', '/articles?page=2', {});
    expect(calls).toEqual(['GET /articles', 'GET /articles?page=2']);
  });

  it('are given while they are still awaited', async () => {
    const { calls, ahead, transport } = aNetwork();
    const early = ahead('GET', '/articles', {});
    expect(await transport('GET', '/articles', {})).toBe(await early);
    expect(calls).toHaveLength(1);
  });

  it('are not asked for while the page itself awaits them', async () => {
    const { calls, ahead, transport } = aNetwork();
    const read = transport('GET', '/articles', {});
    expect(await ahead('GET', '/articles', {})).toBe(await read);
    expect(calls).toHaveLength(1);
    // What a page has read is not kept for the next one.
    expect((await ahead('GET', '/articles', {})).body).toBe(2);
    expect((await transport('GET', '/articles', {})).body).toBe(2);
  });

  it('are not given when they are old, failed or followed by a write', async () => {
    const old = aNetwork();
    await old.ahead('GET', '/articles', {});
    vi.advanceTimersByTime(10_000);
    await old.transport('GET', '/articles', {});
    expect(old.calls).toHaveLength(2);

    const failing = aNetwork(503);
    await failing.ahead('GET', '/articles', {});
    await failing.transport('GET', '/articles', {});
    expect(failing.calls).toHaveLength(2);

    const written = aNetwork();
    await written.ahead('GET', '/articles', {});
    await written.transport('PUT', '/articles/1', {});
    await written.transport('GET', '/articles', {});
    expect(written.calls).toHaveLength(3);
  });
});
