import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const origin = 'https://www.parution.example';

describe('wayBack', () => {
  it.each([
    ['from another page of the site', { index: 1, referrer: '', historyLength: 2 }, 'back'],
    ['a first visit', { index: 0, referrer: '', historyLength: 1 }, 'home'],
    ['from a search engine', { index: 0, referrer: 'https://moteur.example/', historyLength: 5 }, 'home'],
    ['by a plain link of the site', { index: 0, referrer: `${origin}/actualite`, historyLength: 2 }, 'back'],
    ['in a new tab', { index: 0, referrer: `${origin}/actualite`, historyLength: 1 }, 'home'],
    [
      'from a site whose name begins like ours',
      { index: 0, referrer: `${origin}.evil.example/`, historyLength: 3 },
      'home',
    ],
    [
      'from a search engine, then further into the site',
      { index: 2, referrer: 'https://m.example/', historyLength: 5 },
      'back',
    ],
  ] as const)('%s', (_, visit, expected) => {
    expect(wayBack({ ...visit, origin })).toBe(expected);
  });
});
