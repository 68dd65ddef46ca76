import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitise, sanitiseNotice } from './sanitise.ts';

describe('sanitise', () => {
  it.each([
    '<p>Aux termes d’un <strong>acte</strong> du <em>6 mai</em>.</p>',
    '<h2>Titre</h2><ul><li>un</li><li>deux</li></ul><blockquote>cité</blockquote>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><caption>Les <em>actes</em></caption><thead><tr><th scope="col"><p>Acte</p></th></tr></thead><tbody><tr><td rowspan="2" colspan="2"><p>Congé</p></td></tr></tbody></table>',
    '<ul><li><p>un</p><ol start="3"><li><p>deux</p><ul><li><p>trois<sup>e</sup> <s>quatre</s></p></li></ul></li></ol></li></ul>',
  ])('keeps what a text needs: %s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<p onclick="alert(1)">ok</p>', '<p>ok</p>'],
    ['<p style="position:fixed">ok</p>', '<p>ok</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
    ['<img src="http://exemple.fr/a.png">', '<img />'],
    ['<img src="mailto:a@exemple.fr">', '<img />'],
    ['<a href="javascript:alert(1)">ok</a>', '<a rel="noopener nofollow">ok</a>'],
    ['<a href="&#106;avascript:alert(1)">ok</a>', '<a rel="noopener nofollow">ok</a>'],
    ['<a href="//evil.example">ok</a>', '<a rel="noopener nofollow">ok</a>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mtext><script>alert(1)</script></mtext></math>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<p>un < deux</p>', '<p>un &lt; deux</p>'],
  ])('removes what is dangerous in %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  const hidden = [...Array(32).keys(), 0x7f, 0x85, 0x9f, 0x202a, 0x202e, 0x2066, 0x2069].filter(
    (code) => ![9, 10, 13].includes(code),
  );
  const written = (code: number) => [
    String.fromCodePoint(code),
    ...[`&#${code};`, `&#0${code};`, `&#x${code.toString(16)};`, `&#X00${code.toString(16).toUpperCase()};`],
    ...[`&#${code}`, `&#x${code.toString(16)}`],
  ];
  const piece = fc.oneof(
    fc.constantFrom(...hidden.flatMap(written)),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      '" title="',
      '">',
      'java',
      'script:alert(1)',
      '&amp;',
      '&',
      '#x202e;',
    ),
    fc.constantFrom('acte', ' ', '<', '>', '<b', '<table><tr><td>', '&rlm;', '&Tab;', '&NewLine;'),
  );

  it('leaves no character that hides, however it is written, in texts and in attributes', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        for (const safe of [sanitise(pieces.join('')), sanitiseNotice(pieces.join(''))]) {
          expect(safe).not.toMatch(/(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
          expect(safe).not.toMatch(/&#/);
          expect(safe).not.toMatch(/href="javascript:/);
        }
      }),
      { numRuns: 500 },
    );
    expect(sanitiseNotice('<p>a&#x202e;b&#x1b;c&#8;d&#x2066;e&#9;f</p>')).toBe('<p>abcde\tf</p>');
    expect(sanitise('<a href="java&#x202e;script:alert(1)" title="a&#8;b">x</a>')).toBe(
      '<a title="ab" rel="noopener nofollow">x</a>',
    );
  });

  it('changes nothing the second time', () => {
    const once = sanitise('<p>a &amp; b <a href="https://exemple.fr/?a=1&b=2">c</a><br></p>');
    expect(sanitise(once)).toBe(once);
  });

  it('removes whole tags beyond 10,000, and brackets that begin none', () => {
    expect(sanitise('<br>'.repeat(12_000))).toBe('<br />'.repeat(10_000));
    expect(sanitise('<'.repeat(12_000))).toBe('&lt;'.repeat(10_000));
    const once = sanitise('<p>a'.repeat(12_000));
    expect(sanitise(once)).toBe(once);
  });

  it('writes very many references as it writes a few', () => {
    const few =
      '<p>a&amp;lt;b &amp;&lt;script&gt;alert(1)&lt;/script&gt; &amp;&amp; &quot;c&eacute; &</p><a href="https://exemple.fr/?a&amp;b&lt;c" title="&gt;d&quot;">e</a><a href="java&lt;!----&gt;script:alert(1)">f</a>';
    for (const clean of [sanitise, sanitiseNotice]) {
      const many = clean(few.repeat(1_500));
      // Not toBe: its message would be megabytes long.
      expect(many === clean(few).repeat(1_500)).toBe(true);
      expect(clean(many) === many).toBe(true);
    }
    // Bare ampersands too.
    const bare = `<p>${'& && &;&a &lt &#38 R&D '.repeat(9)}<a href="https://exemple.fr/?a=1& b">c</a></p>`;
    expect(sanitise(bare.repeat(1_000)) === sanitise(bare).repeat(1_000)).toBe(true);
    // What stands for a reference inside is no way to write one.
    expect(sanitise(`\ufdd1script\ufdd2${'&amp;'.repeat(10_000)}`)).toBe(`script${'&amp;'.repeat(10_000)}`);
    expect(sanitise(`&#xfdd1;b&#xfdd2;${'&amp;'.repeat(10_000)}`)).not.toMatch(/[<>]/);
  });
});
