import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { auditActions, auditObjects, auditSentence } from '#contract/audit-labels.fr.ts';

const server = resolve(import.meta.dirname, '../src/server');
const source = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .join('\n');
const all = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, found = '']) => found))];

it('has a label for every audited action and for its object', () => {
  const actions = all(/(?:action: |noteArticle\([^)]*?|note\()'([a-z]+\.[a-z-]+)'/gs);
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => !Object.hasOwn(auditActions, action))).toEqual([]);
  const kinds = all(/object: \{ kind: '([a-z_]+)'/g);
  expect(kinds.filter((kind) => !Object.hasOwn(auditObjects, kind))).toEqual([]);
});

it('writes the whole sentence', () => {
  const actor = { kind: 'admin', name: 'Ada Martin' } as const;
  expect(auditSentence({ actor, action: 'article.pinned', object: { name: 'Un titre' } })).toBe(
    "Ada Martin a mis à la une l'article «\u00a0Un titre\u00a0»",
  );
  expect(
    auditSentence({
      actor: { kind: 'visitor', name: null },
      action: 'contact.received',
      object: { name: null },
    }),
  ).toBe('Un visiteur a envoyé une demande de contact');
});
