import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typing = () => {
  const told: string[] = [];
  return { told, ...debounce((text: string) => void told.push(text), 300) };
};

it('runs once, with the last argument, after the pause', () => {
  const { told, call } = typing();
  call('b');
  vi.advanceTimersByTime(299);
  call('bail');
  vi.advanceTimersByTime(299);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['bail']);
});

it('drops a cancelled call, and runs a flushed one at once, once', () => {
  const { told, call, cancel, flush } = typing();
  call('bail');
  cancel();
  flush();
  vi.advanceTimersByTime(300);
  expect(told).toEqual([]);
  call('bailleur');
  flush();
  vi.advanceTimersByTime(300);
  expect(told).toEqual(['bailleur']);
});
