import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTermEmitter, searchAddress } from './search-term.ts';

describe('createTermEmitter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const typing = () => {
    const emitted: string[] = [];
    return { emitted, ...createTermEmitter((text) => emitted.push(text)) };
  };

  it('waits for 300 ms without a key', () => {
    const { emitted, type } = typing();
    type('ba');
    vi.advanceTimersByTime(299);
    type('bai');
    vi.advanceTimersByTime(299);
    expect(emitted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(emitted).toEqual(['bai']);
  });

  it.each([
    { text: '', expected: [''] },
    { text: 'b', expected: [] },
    { text: 'ba', expected: ['ba'] },
  ])('emits $expected for « $text »', ({ text, expected }) => {
    const { emitted, type } = typing();
    type(text);
    vi.advanceTimersByTime(300);
    expect(emitted).toEqual(expected);
  });

  it('emits nothing when a single letter replaced the term', () => {
    const { emitted, type } = typing();
    type('bail');
    type('b');
    vi.advanceTimersByTime(1000);
    expect(emitted).toEqual([]);
  });

  it('emits nothing once cancelled', () => {
    const { emitted, type, cancel } = typing();
    type('bail');
    cancel();
    vi.advanceTimersByTime(1000);
    expect(emitted).toEqual([]);
  });
});

describe('searchAddress', () => {
  it.each([
    ['bail', '/search?q=bail'],
    ['  bail commercial ', '/search?q=bail%20commercial'],
    ['R&D ? #1', '/search?q=R%26D%20%3F%20%231'],
    ['', undefined],
    ['   ', undefined],
  ])('sends « %s » to %s', (text, address) => {
    expect(searchAddress(text)).toBe(address);
  });
});
