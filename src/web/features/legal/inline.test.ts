import { describe, expect, it } from 'vitest';
import { parseInline } from './inline.ts';

describe('parseInline', () => {
  it('leaves a plain sentence unchanged', () => {
    expect(parseInline('Rien à signaler (vraiment).')).toEqual([
      { kind: 'text', text: 'Rien à signaler (vraiment).' },
    ]);
    expect(parseInline('')).toEqual([]);
  });

  it('finds links and emphasis in the text', () => {
    expect(parseInline('Voir les [mentions légales](/disclaimer), *à compléter*.')).toEqual([
      { kind: 'text', text: 'Voir les ' },
      { kind: 'link', text: 'mentions légales', href: '/disclaimer' },
      { kind: 'text', text: ', ' },
      { kind: 'emphasis', text: 'à compléter' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(['[x](javascript:alert(1))', '[x](http://exemple.fr)', '[x](data:text/html,x)'])(
    'does not link %s',
    (sentence) => {
      expect(parseInline(sentence).every(({ kind }) => kind === 'text')).toBe(true);
    },
  );
});
