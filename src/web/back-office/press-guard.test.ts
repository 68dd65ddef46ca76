import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressGuard } from './press-guard.ts';

const BUTTON = { left: 100, top: 10, right: 200, bottom: 50 };
const ON_IT = { x: 150, y: 30 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('refuses a second press at the same place until half a second has passed', () => {
  const guard = pressGuard();
  guard.press(BUTTON);
  expect(guard.refuses(ON_IT)).toBe(false);
  guard.change();
  expect(guard.refuses(ON_IT)).toBe(true);
  // Another press there does not start anything anew.
  guard.press({ ...BUTTON, right: 180 });
  vi.advanceTimersByTime(499);
  expect(guard.refuses(ON_IT)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(guard.refuses(ON_IT)).toBe(false);
});

it('accepts a press at once after the pointer moved away, even if it came back', () => {
  const guard = pressGuard();
  guard.press(BUTTON);
  guard.change();
  expect(guard.refuses({ x: 250, y: 30 })).toBe(false);
  guard.move({ x: 160, y: 31 });
  expect(guard.refuses(ON_IT)).toBe(true);
  guard.move({ x: 150, y: 60 });
  expect(guard.refuses(ON_IT)).toBe(false);
});

it('accepts at once the first press of a page, and a press of another button', () => {
  const guard = pressGuard();
  guard.change();
  guard.press(BUTTON);
  expect(guard.refuses(ON_IT)).toBe(false);
  guard.change();
  guard.press({ left: 300, top: 10, right: 400, bottom: 50 });
  expect(guard.refuses({ x: 350, y: 30 })).toBe(false);
});
