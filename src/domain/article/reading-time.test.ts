import { describe, expect, it } from 'vitest';
import { readingTimeOf, WORDS_PER_MINUTE } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `mot${n}`).join(' ');

describe('readingTimeOf', () => {
  it.each([
    { html: '', seconds: 0 },
    { html: '<p></p>', seconds: 0 },
    { html: '<p>Un</p>', seconds: 1 },
    { html: `<p>${words(WORDS_PER_MINUTE)}</p>`, seconds: 60 },
    { html: `<p>${words(WORDS_PER_MINUTE + 1)}</p>`, seconds: 61 },
    { html: `<p>${words(1150)}</p>`, seconds: 300 },
  ])('gives $seconds s', ({ html, seconds }) => {
    expect(readingTimeOf(html)).toBe(seconds);
  });

  it('counts neither tags, nor their attributes, nor lone punctuation', () => {
    const plain = readingTimeOf(`<p>${words(100)}</p>`);
    const dressed = words(100).replaceAll(' ', '</li> :&nbsp;« » <li class="a b c">');
    expect(readingTimeOf(`<ul><li>${dressed}</li></ul>`)).toBe(plain);
  });

  it('counts an elision and a number with the word they are part of', () => {
    const repeated = (text: string) => readingTimeOf(Array.from({ length: 115 }, () => text).join(' '));
    expect(repeated("l'employeur n°\u00a022-12.345")).toBe(repeated('un deux trois'));
  });
});
