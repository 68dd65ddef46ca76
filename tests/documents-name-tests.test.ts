import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const NAMED = /`((?:src|tests)\/[^`\s]*\.(?:test|e2e)\.tsx?)`/g;

it.each(['SECURITY.md', 'docs/threat-model.md', 'docs/spec-readings.md', 'docs/reliability.md'])(
  'every test that %s names as a proof exists',
  (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
  },
);
