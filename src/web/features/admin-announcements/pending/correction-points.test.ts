import { expect, it } from 'vitest';
import { changedPoints, pointsOf, reasonsOf, withChanges } from './correction-points.ts';

const card = {
  type: { id: 9, name: 'transfert-siege', label: 'Transfert de siège' },
  other_types: [],
  company_form: 'SAS',
  missing_mentions: [{ key: 'oldAddress', label: "l'ancien siège", basis: '' }],
  unsure_mentions: [{ key: 'decisionDate', label: 'la date de la décision', words: 'hier' }],
  blanks: ['[capital]'],
  contradictions: [{ code: 'capital', message: 'Le capital diffère.', sentence: '' }],
};

it('offers every mention of the type, and chooses what is missing, contradictory or blank', () => {
  const points = pointsOf(card);
  expect(points.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual([
    "l'ancien siège",
    'Le capital diffère.',
    'À compléter dans le texte : [capital]',
  ]);
  expect(points.map(({ found }) => found).indexOf('unsure')).toBe(3);
  expect(points.filter(({ found }) => found === 'rest').length).toBeGreaterThan(0);
  expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
});

it('sends what is chosen, and another point when there is one', () => {
  const points = pointsOf(card).map((point) => ({
    ...point,
    chosen: point.key === 'oldAddress',
    text: ' où ? ',
  }));
  expect(reasonsOf(points, ' ')).toEqual([{ mention: 'oldAddress', text: 'où ?' }]);
  expect(reasonsOf([], 'Le titre.')).toEqual([{ mention: null, text: 'Le titre.' }]);
});

it('puts back what the reviewer had changed, over whatever the browser kept', () => {
  const first = pointsOf(card);
  const typed = first.map((point) => (point.key === 'oldAddress' ? { ...point, text: 'où ?' } : point));
  expect(changedPoints(first, first)).toEqual([]);
  const stored = JSON.parse(JSON.stringify(changedPoints(typed, first)));
  expect(stored).toHaveLength(1);
  expect(withChanges(first, stored)).toEqual(typed);
  for (const other of [
    undefined,
    'x',
    [null],
    [{ key: 'oldAddress', text: 7 }],
    [{ key: 'inconnu', text: 'x' }],
  ])
    expect(withChanges(first, other)).toEqual(first);
});
