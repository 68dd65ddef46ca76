import { expect, test } from 'vitest';
import { progressMessages } from './progress-messages.ts';
import { loadRephrased, type Rephrased, removeRephrased, storeRephrased } from './stored-rephrasing.ts';

const rephrased: Rephrased = {
  before: { title: 'Avant', description: 'Une description', content: '<p>Le texte tapé.</p>' },
  after: { title: 'Après', description: 'Une description', content: '<p>Le texte <b>neuf</b>.</p>' },
  message: 'Article reformulé avec succès',
  engine: { kind: 'builtin', name: 'Moteur intégré' },
  missing: ['12 mars 2024'],
};

test('the former text is restored only over the text that replaced it', () => {
  storeRephrased('a', rephrased);
  expect(loadRephrased('a', rephrased.after)).toEqual(rephrased);
  // The same text after the server's sanitiser.
  expect(loadRephrased('a', { ...rephrased.after, content: '<p>Le texte neuf.</p>' })).toEqual(rephrased);
  expect(loadRephrased('a', rephrased.before)).toBeUndefined();
  expect(loadRephrased('b', rephrased.after)).toBeUndefined();
  expect(loadRephrased(undefined, rephrased.after)).toBeUndefined();
  removeRephrased('a');
  expect(loadRephrased('a', rephrased.after)).toBeUndefined();
});

test('there are twenty distinct messages', () => {
  expect(new Set(progressMessages).size).toBe(20);
});
