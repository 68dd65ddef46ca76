import { describe, expect, it } from 'vitest';
import { findReferences } from './references.ts';
import { queryWords, singular } from './words.ts';

describe('the words of a query', () => {
  it.each([
    { query: "L'employeur et le salarié", words: ['employeur', 'salarie'] },
    { query: 'article L. 1232-1 du code du travail', words: ['article', 'code', 'travail'] },
    { query: 'Œuvre, ŒUVRE et oeuvre', words: ['oeuvre'] },
    { query: 'de la à le ⚖️ ?!', words: [] },
    { query: 'référé-liberté', words: ['refere', 'liberte'] },
  ])('« $query »', ({ query, words }) => {
    expect(queryWords(query)).toEqual(words);
  });
});

describe('singular and masculine', () => {
  it.each([
    ['licenciements', 'licenciement'],
    ['condamnees', 'condamne'],
    ['penales', 'penal'],
    ['tribunaux', 'tribunal'],
    ['enjeux', 'enjeu'],
    ['2023s', '2023s'],
    ['des', 'des'],
  ])('%s is as %s', (one, other) => {
    expect(singular(one)).toBe(singular(other));
  });
});

describe('legal references', () => {
  it.each([
    { text: 'L. 1232-1', found: ['l 1232-1'] },
    { text: 'L.1232-1, l1232-1 et R 1232-1', found: ['l 1232-1', 'l 1232-1', 'r 1232-1'] },
    { text: 'n° 22-12.345 ou 22–12345', found: ['x 22-12345', 'x 22-12345'] },
    { text: 'aff. C-311/18', found: ['x 311-18'] },
    { text: 'L. 57 A', found: ['l 57'] },
    { text: 'article 1240 du code civil, 2023', found: [] },
    { text: 'Lyon 1232', found: [] },
  ])('« $text »', ({ text, found }) => {
    expect(findReferences(text).map(({ letter = 'x', number }) => `${letter} ${number}`)).toEqual(found);
  });
});
