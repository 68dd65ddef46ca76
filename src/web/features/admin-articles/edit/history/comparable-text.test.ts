import { expect, it } from 'vitest';
import { readableLines } from '#domain/text/readable-lines.ts';
import { comparableText } from './comparable-text.ts';

it('escapes the title and replaces an image by its alt text', () => {
  const text = {
    title: 'Bail & loyer < 10 %',
    description: 'Une description',
    content: '<article><p>Un texte</p><img src="/x" alt="Une salle"><img src="/y"></article>',
  };
  expect(readableLines(comparableText(text)).split('\n')).toEqual([
    'Bail & loyer < 10 %',
    'Une description',
    'Un texte',
    '[image : Une salle]',
    '[image]',
  ]);
});
