import { describe, expect, it } from 'vitest';
import { readSearchTerm } from './search-term.ts';

describe('the term of a public search', () => {
  it.each([
    ['AL-482517', { reference: 'AL-482517' }],
    [' al 482517 ', { reference: 'AL-482517' }],
    ['732 829 320 00074', { siret: '73282932000074' }],
    ['732\u00a0829\u202f320', { siret: '732829320' }],
    ['732.829.320', { siret: '732829320' }],
    ['7328', { siret: '7328', name: '7328' }],
    ['73', { name: '73' }],
    ['000 000 000', { name: '000 000 000' }],
    ['Orveline 2000', { name: 'Orveline 2000' }],
    ['- . -', { name: '- . -' }],
  ])('%s', (text, term) => {
    expect(readSearchTerm(text)).toEqual(term);
  });
});
