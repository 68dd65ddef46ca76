import { expect, it } from 'vitest';
import { escapeXml, xmlText } from './xml.ts';

it.each([
  [`<a href="x" b='y'>&amp;</a>`, '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;'],
  [']]>', ']]&gt;'],
  ['é « 😀 »\t\n', 'é « 😀 »\t\n'],
  ['\u0000\u0001\u001f\ufffe\uffff\ud800', ''],
])('writes %j into XML', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

it('leaves a text as it is but for what XML cannot hold', () => {
  expect(xmlText('A & <B>\u000b')).toBe('A & <B>');
});
