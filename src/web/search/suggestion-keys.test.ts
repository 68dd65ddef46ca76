import { describe, expect, it } from 'vitest';
import { meaningOf, NONE, NOTHING } from './suggestion-keys.ts';

const suggestions = ['bail', 'bail commercial', 'baux'].map((term) => ({ term, slug: `le-${term}` }));

describe('the keys over three suggestions', () => {
  it.each([
    ['ArrowDown', NONE, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, NONE],
    ['ArrowUp', NONE, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, NONE],
  ])('%s from %i leads to %i', (key, active, to) => {
    expect(meaningOf(key, { suggestions, active })).toEqual({ does: 'move', to });
  });

  it('chooses the selected suggestion, or submits the typed text', () => {
    expect(meaningOf('Enter', { suggestions, active: 1 })).toEqual({
      does: 'choose',
      chosen: { term: 'bail commercial', slug: 'le-bail commercial' },
    });
    expect(meaningOf('Enter', { suggestions, active: NONE })).toEqual({ does: 'submit' });
    expect(meaningOf('Enter', NOTHING)).toEqual({ does: 'submit' });
  });

  it('closes on Escape', () => {
    expect(meaningOf('Escape', { suggestions, active: NONE })).toEqual({ does: 'close' });
  });

  it.each(['ArrowDown', 'ArrowUp', 'Escape', 'a'])('leaves %s alone when nothing is suggested', (key) => {
    expect(meaningOf(key, NOTHING)).toBeUndefined();
  });

  it.each(['a', 'Tab', 'Home', 'ArrowLeft'])('leaves %s to the field', (key) => {
    expect(meaningOf(key, { suggestions, active: 0 })).toBeUndefined();
  });
});
