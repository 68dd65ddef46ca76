import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, htmlDifference, textDifference } from './difference.ts';
import { readableLines } from './readable-lines.ts';
import { shortestEdit } from './shortest-edit.ts';

/** « [-removed-] », « {+added+} », the rest as it is. */
const marked = (differences: readonly Difference[]): string =>
  differences
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

const side = (differences: readonly Difference[], other: Difference['kind']): string =>
  differences
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('');

/** The length of the longest common subsequence, by the textbook algorithm. */
const commonWords = (a: readonly string[], b: readonly string[]): number => {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [index, other] of b.entries())
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    row = next;
  }
  return row[b.length] ?? 0;
};

const wordLists = fc.array(fc.constantFrom('le', 'la', 'siège', 'social', 'gérant', '10 000', 'é'), {
  maxLength: 40,
});

describe('the difference of two texts', () => {
  it.each([
    ['Le siège social', 'Le siège social', 'Le siège social'],
    ['', '', ''],
    ['', 'Un texte', '{+Un texte+}'],
    ['Un texte', '', '[-Un texte-]'],
    ['12 rue des Lilas, Lyon', '14 rue des Lilas, Lyon', '[-12-]{+14+} rue des Lilas, Lyon'],
    ['le gérant, Paul', 'le gérant Paul', 'le gérant[-,-] Paul'],
    ['un siège à Lyon', 'un siège social à Lyon', 'un siège {+social +}à Lyon'],
    [
      'nommé aux fonctions de gérant',
      'nommée en qualité de présidente',
      '[-nommé aux fonctions-]{+nommée en qualité+} de [-gérant-]{+présidente+}',
    ],
    ['capital : 10 000 €', 'capital : 12 500 €', 'capital : [-10 000-]{+12 500+} €'],
  ])('%j → %j', (before, after, expected) => {
    expect(marked(textDifference(before, after))).toBe(expected);
  });

  it('contains both texts', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      wordLists.map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const differences = textDifference(before, after);
        expect(side(differences, 'added')).toBe(before);
        expect(side(differences, 'removed')).toBe(after);
        for (const [index, { kind, text }] of differences.entries()) {
          expect(text).not.toBe('');
          expect(differences[index + 1]?.kind).not.toBe(kind);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('removes and adds as few words as possible', () => {
    fc.assert(
      fc.property(wordLists, wordLists, (before, after) => {
        const unchanged = shortestEdit(before, after).filter(({ kind }) => kind === 'same');
        expect(unchanged).toHaveLength(commonWords(before, after));
      }),
      { numRuns: 300 },
    );
  });

  it('compares the longest notices, however different', () => {
    const one = Array.from({ length: 4_000 }, (_, index) => `mot${index}`).join(' ');
    const other = Array.from({ length: 4_000 }, (_, index) => `autre${index}`).join(' ');
    expect(textDifference(one, other)).toEqual([
      { kind: 'removed', text: one },
      { kind: 'added', text: other },
    ]);
    const corrected = one.replaceAll(/mot(\d*)00 /g, 'neuf$1 ');
    expect(textDifference(one, corrected).filter(({ kind }) => kind === 'added')).toHaveLength(39);
  });
});

describe('the difference of two HTML texts', () => {
  it('compares the visible text, line by line', () => {
    const before = '<p>Siège&nbsp;: <strong>Lyon</strong></p><ul><li>Gérant : Paul</li></ul>';
    const after = '<h2>Avis</h2><p>Siège : <em>Paris</em></p><ul><li>Gérant : Paul</li></ul>';
    expect(marked(htmlDifference(before, after))).toBe(
      '{+Avis\n+}Siège : [-Lyon-]{+Paris+}\n• Gérant : Paul',
    );
    expect(htmlDifference('<p>a</p><p>b</p>', '<p><b>a</b></p>\n\n<p>b<br></p>')).toEqual([
      { kind: 'same', text: 'a\nb' },
    ]);
  });

  it('reads tables by rows, and shows no markup', () => {
    expect(readableLines('<table><tr><th>Nom</th><td>Brume</td></tr><tr><td>x</td></tr></table>')).toBe(
      'Nom | Brume\nx',
    );
    expect(readableLines('<p>1 &lt; 2 &amp; <script>alert(1)</script></p>')).toBe('1 < 2 &');
  });
});
