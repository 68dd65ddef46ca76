import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopParts } from './stop-on-request.ts';

describe('the stop of the process', () => {
  const stopped: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    stopped.splice(0);
  });
  afterEach(() => void vi.useRealTimers());

  const part = (name: string, work: () => Promise<void> = async () => {}) => ({
    name,
    stop: async () => {
      await work();
      stopped.push(name);
    },
  });
  const endless = () => new Promise<void>(() => {});

  const stop = async (...names: ReturnType<typeof part>[]) => {
    const failures = stopParts({ parts: () => names, last: part('database') });
    await vi.advanceTimersByTimeAsync(9_999);
    return failures;
  };

  it('closes the database after everything that uses it', async () => {
    expect(await stop(part('http'), part('mail'))).toEqual([]);
    expect(stopped).toEqual(['http', 'mail', 'database']);
  });

  it('names the part that takes too long, and closes the database without waiting for it', async () => {
    expect(await stop(part('http'), part('mail', endless))).toEqual([
      expect.stringMatching(/^mail : .*No answer within 6.5 s/),
    ]);
    expect(stopped).toEqual(['http', 'database']);
  });

  it('names the part that fails', async () => {
    const failing = part('mail', () => Promise.reject(new Error('Broken')));
    expect(await stop(failing)).toEqual([expect.stringMatching(/^mail : .*Broken/)]);
    expect(stopped).toEqual(['database']);
  });

  it('names the database when it does not close, within the time of the process', async () => {
    const failures = stopParts({ parts: () => [part('mail', endless)], last: part('database', endless) });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await failures).toEqual([
      expect.stringMatching(/^mail : /),
      expect.stringMatching(/^database : /),
    ]);
  });
});
