import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

const listed = (lines: string): Readonly<Record<string, readonly string[]>> => {
  const facts: Record<string, string[]> = {};
  for (const line of lines.trim().split('\n')) {
    const [name = '', ...value] = line.split(' =');
    const told = value.join(' =').trim();
    facts[name] = [...(facts[name] ?? []), ...(told === '' ? [] : [told])];
  }
  return facts;
};

/**
 * Whole notices and documents written with the rules: « ### types », the text, « --- », then « fact = value » lines.
 * Each fact that is listed must be read, and no other of its name.
 */
const file = resolve(import.meta.dirname, '../../../tests/corpus-reading/whole-notices.txt');
const notices = readFileSync(file, 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((block) => {
    const [head = '', facts = ''] = block.split('\n---\n');
    const types = head.slice(0, head.indexOf('\n'));
    return { types, text: head.slice(types.length + 1), facts: listed(facts) };
  });

describe('a whole text', () => {
  it.each(notices)('of $types is read: $text', ({ types, text, facts }) => {
    const reading = readText(text);
    const read = Object.keys(facts).map((name) => [
      name,
      reading.facts
        .filter((fact) => fact.name === name && fact.sure >= SURE)
        .map(({ value }) => value)
        .sort(),
    ]);
    expect(reading.types.slice(0, types.split(',').length).join()).toBe(types);
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, [...values].sort()])),
    );
  });
});
