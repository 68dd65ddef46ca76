import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aThrottle = () => {
  const run = vi.fn<() => void>();
  return { run, ...throttle(run, 200) };
};

it('runs at once, then once at the end of the pause for all the calls made meanwhile', () => {
  const { run, call } = aThrottle();
  call();
  expect(run).toHaveBeenCalledTimes(1);
  for (let step = 0; step < 10; step++) {
    vi.advanceTimersByTime(15);
    call();
  }
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledTimes(2);
});

it('keeps the pause after a delayed run too', () => {
  const { run, call } = aThrottle();
  call();
  call();
  vi.advanceTimersByTime(200);
  call();
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(3);
});

it('stops when there is no other call, and drops the pending one when cancelled', () => {
  const { run, call, cancel } = aThrottle();
  call();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});
