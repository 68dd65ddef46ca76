import { expect, test } from 'vitest';
import { forgetRephrased, keepRephrased, type Rephrased, recallRephrased } from './kept-rephrasing.ts';
import { progressMessages } from './progress-messages.ts';

const rephrased: Rephrased = {
  before: { title: 'Avant', description: 'Une description', content: '<p>Le texte tapé.</p>' },
  after: { title: 'Après', description: 'Une description', content: '<p>Le texte <b>neuf</b>.</p>' },
  message: 'Article reformulé avec succès',
  engine: { kind: 'builtin', name: 'Moteur intégré' },
  missing: ['12 mars 2024'],
};

test('the former text comes back only over the text that took its place', () => {
  keepRephrased('a', rephrased);
  expect(recallRephrased('a', rephrased.after)).toEqual(rephrased);
  // Cleaned by the server, it reads the same.
  expect(recallRephrased('a', { ...rephrased.after, content: '<p>Le texte neuf.</p>' })).toEqual(rephrased);
  expect(recallRephrased('a', rephrased.before)).toBeUndefined();
  expect(recallRephrased('b', rephrased.after)).toBeUndefined();
  expect(recallRephrased(undefined, rephrased.after)).toBeUndefined();
  forgetRephrased('a');
  expect(recallRephrased('a', rephrased.after)).toBeUndefined();
});

test('twenty messages, none twice', () => {
  expect(new Set(progressMessages).size).toBe(20);
});
