import { expect, it } from 'vitest';
import { printedSize } from './printed-size.ts';

it.each([
  ['<p>Court.</p>', 'ordinary'],
  [`<p>${'x'.repeat(2_100)}</p>`, 'ordinary'],
  [`<p>${'x'.repeat(2_200)}</p>`, 'small'],
  [`<p>${'x'.repeat(4_400)}</p>`, 'small'],
  [`<p>${'x'.repeat(4_600)}</p>`, 'tiny'],
  // Many short lines take as much space as a long text.
  ['<p>x</p>'.repeat(60), 'small'],
  ['un<br>'.repeat(100), 'tiny'],
])('a notice of that length is printed %#', (html, size) => {
  expect(printedSize(html)).toBe(size);
});
