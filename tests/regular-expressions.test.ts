import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { expressionsIn, slowness } from './support/slow-expressions.ts';

const SOURCES = resolve(import.meta.dirname, '../src');

/** Expressions that are not linear, with the longest text they get. A line whose expression is gone fails. */
const bounded: ReadonlyMap<string, string> = new Map([
  [String.raw`domain/cover/social.ts /\s?\S*$/`, 'a line of a title, 38 letters'],
  [
    String.raw`domain/writing/sentences.ts /(?<![.!?…])[.!?…]+(?:[\s\u00a0]*[»")\]])*\s+(?=[«"(]?[\s\u00a0]*[\p{Lu}\d])/gu`,
    'runs of spaces are made one space first',
  ],
  [
    String.raw`server/config/publisher-settings.ts /^(.+?),?\s+(\d{5})\s+(.+)$/s`,
    'a setting of the operator, 300 characters',
  ],
]);

describe('a regular expression', () => {
  const { written, building } = expressionsIn(SOURCES);

  it.each([
    '/<b[^>]*>/g',
    String.raw`/<\/?(?:strong|b)\b[^>]*>/gi`,
    String.raw`/<(script|style)\b[\s\S]*?<\/\1>/gi`,
    String.raw`/\s+$/`,
    '/(?:a+)+$/',
    String.raw`/^[\d\s.]*\d[\d\s.]*$/`,
    String.raw`/\w+@\w+/`,
    '/(<[^>]*>)|([^<]+)/g',
  ])('is detected when it is slow: %s', (pattern) => {
    expect(slowness(pattern)).toBeDefined();
  });

  it.each([
    '/<b[^<>]*>/g',
    '/<b[^>]*(?:>|$)/g',
    String.raw`/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi`,
    String.raw`/(?<!\s)\s+$/`,
    String.raw`/^\s+/`,
    String.raw`/\b\w+@/`,
    String.raw`/\s+/g`,
  ])('is accepted when it is linear: %s', (pattern) => {
    expect(slowness(pattern)).toBeUndefined();
  });

  it('takes time in proportion to its text, or is bounded', () => {
    const slow = written.filter(({ pattern }) => slowness(pattern));
    expect(slow.map(({ file, pattern }) => `${file} ${pattern}`)).toEqual([...bounded.keys()]);
  });

  it('built from text is built once, when its file is loaded, and is linear too', async () => {
    const built: string[] = [];
    const Original = RegExp;
    vi.stubGlobal(
      'RegExp',
      new Proxy(Original, {
        construct(target, args: ConstructorParameters<typeof RegExp>) {
          const made = new target(...args);
          built.push(String(made));
          return made;
        },
      }),
    );
    // Their files may be loaded already, by another test of this process.
    vi.resetModules();
    for (const file of new Set(building)) await import(/* @vite-ignore */ `${SOURCES}/${file}`);
    vi.unstubAllGlobals();
    expect(built.length).toBeGreaterThanOrEqual(building.length);
    expect(built.filter((pattern) => slowness(pattern))).toEqual([]);
  });
});
