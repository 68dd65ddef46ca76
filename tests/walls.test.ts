import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWalls, rules, type Violation } from '../scripts/lib/walls.ts';

const readable = ({ rule, from, to }: Violation) => `${rule}: ${from} → ${to}`;

const isPlanted = ({ rule, from, via }: Violation) =>
  [from, ...via].some((file) => basename(file).startsWith(`${rule}.planted`));

// `npm run walls`, which is part of `npm test`, checks the source itself.
describe('the import rules', () => {
  it('find the violation planted for each of them, and nothing else', { timeout: 60_000 }, () => {
    const { violations } = checkWalls('tests/support/forbidden-tree');
    const found = violations.filter(isPlanted).map(({ rule }) => rule);

    expect(rules.filter((rule) => found.includes(rule))).toEqual(rules);
    expect(violations.filter((violation) => !isPlanted(violation)).map(readable)).toEqual([]);
  });
});
