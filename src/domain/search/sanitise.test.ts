import { describe, expect, it } from 'vitest';
import { sanitiseAdvancedQuery, sanitiseQuery } from './sanitise.ts';

describe('the term sent to a search call', () => {
  it.each([
    { typed: 'droit:travail', sent: 'droit travail', advanced: 'droittravail' },
    { typed: ' bail & loyer | !caution ', sent: 'bail loyer caution', advanced: 'bail loyer caution' },
    { typed: 'cour\t de\u00a0 cassation\n', sent: 'cour de cassation', advanced: 'cour de cassation' },
    { typed: '!:&|', sent: '', advanced: '' },
    {
      typed: "l'employeur (L. 1232-1)",
      sent: "l'employeur (L. 1232-1)",
      advanced: "l'employeur (L. 1232-1)",
    },
  ])('« $typed »', ({ typed, sent, advanced }) => {
    expect(sanitiseQuery(typed)).toBe(sent);
    expect(sanitiseAdvancedQuery(typed)).toBe(advanced);
  });
});
