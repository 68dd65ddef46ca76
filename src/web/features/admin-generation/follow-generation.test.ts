import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GenerationRun } from '#contract/admin-writing.ts';
import { followGeneration } from './follow-generation.ts';

/** A fake event stream that the test sends events through. */
class Stream extends EventTarget {
  readyState = 1;
  closed = false;
  close() {
    this.closed = true;
  }
  say(name: string, data = '') {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
  send(id: string, status: GenerationRun['status']) {
    this.say('progress', JSON.stringify({ id, status }));
  }
}

const follow = (former?: string) => {
  const streams: Stream[] = [];
  const runs: string[] = [];
  const refused = vi.fn();
  const stop = followGeneration({
    former,
    onRun: ({ id, status }) => runs.push(`${id} ${status}`),
    onRefused: refused,
    open: () => {
      streams.push(new Stream());
      return streams.at(-1) as unknown as EventSource;
    },
  });
  const last = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('No stream was opened');
    return stream;
  };
  return { streams, runs, refused, stop, last };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each state is reported, and the last one closes the stream', () => {
  const { runs, last } = follow();
  last().send('one', 'running');
  expect(last().closed).toBe(false);
  last().send('one', 'done');
  expect(runs).toEqual(['one running', 'one done']);
  expect(last().closed).toBe(true);
});

test('the stream is opened again until the new run appears', () => {
  const { streams, runs, last } = follow('before');
  last().send('before', 'failed');
  expect(last().closed).toBe(true);
  vi.runOnlyPendingTimers();
  last().say('none');
  vi.runOnlyPendingTimers();
  expect(streams).toHaveLength(3);
  last().send('new', 'running');
  expect(runs).toEqual(['new running']);
});

test('the browser reconnects a broken stream; a refusal is reported and retried later', () => {
  const { streams, refused, last } = follow();
  last().readyState = 0;
  last().say('error');
  expect(refused).not.toHaveBeenCalled();
  last().readyState = 2;
  last().say('error');
  expect(refused).toHaveBeenCalledOnce();
  vi.runOnlyPendingTimers();
  expect(streams).toHaveLength(2);
});

test('no stream is opened after a stop', () => {
  const { streams, last, stop } = follow();
  last().say('none');
  stop();
  vi.runAllTimers();
  expect(streams).toHaveLength(1);
  expect(last().closed).toBe(true);
});
