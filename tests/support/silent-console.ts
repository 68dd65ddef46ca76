import { afterEach, beforeEach, expect } from 'vitest';

// An error or a warning on the console is a defect: React reports problems that way. A test that provokes one
// on purpose replaces the method itself.
const original = { error: console.error, warn: console.warn };
const lines: string[] = [];
const note = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));

beforeEach(() => {
  lines.length = 0;
  console.error = note;
  console.warn = note;
});

afterEach(() => {
  Object.assign(console, original);
  expect(lines, 'console.error et console.warn').toEqual([]);
});
