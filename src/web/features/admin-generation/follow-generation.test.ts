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

test('each state is told, and the last one ends it', () => {
  const { runs, last } = follow();
  last().send('one', 'running');
  expect(last().closed).toBe(false);
  last().send('one', 'done');
  expect(runs).toEqual(['one running', 'one done']);
  expect(last().closed).toBe(true);
});

test('an earlier run, and no run at all, are asked again until the new one is there', () => {
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

test('a cut is the browser’s affair; a refusal is told, and tried again later', () => {
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

test('nothing is opened once it is stopped', () => {
  const { streams, last, stop } = follow();
  last().say('none');
  stop();
  vi.runAllTimers();
  expect(streams).toHaveLength(1);
  expect(last().closed).toBe(true);
});
