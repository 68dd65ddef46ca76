import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { inArticles, isCleanArticle, isCleanNotice } from '#tests/support/clean-html.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { naughtyStrings, noticeWith, richTextAttacks } from '#tests/support/xss-payloads.ts';
import { sanitise, sanitiseNotice } from './sanitise.ts';

const check = (html: string) => {
  const notice = sanitiseNotice(html);
  const article = sanitise(html);
  expect(isCleanNotice(notice), notice).toBe(true);
  expect(isCleanArticle(article), article).toBe(true);
  expect(sanitiseNotice(notice)).toBe(notice);
  expect(sanitise(article)).toBe(article);
};

describe('the sanitiser', () => {
  it(`takes the harm out of ${richTextAttacks.length} attacks and ${naughtyStrings.length} naughty strings`, () => {
    expect(richTextAttacks.length).toBeGreaterThan(100);
    for (const attack of [...richTextAttacks, ...naughtyStrings]) {
      check(attack);
      check(noticeWith(attack));
      check(`<p title="${attack}">${attack}</p>`);
    }
  });

  it('leaves only what is allowed of any markup, and nothing more to do', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...richTextAttacks,
        ...inArticles.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
      ),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '`',
        '=',
        '/',
        '&',
        '&lt',
        '&#',
        '<!--',
        '-->',
        ']]>',
        '\u0000',
        '\n',
      ),
      anyText({ maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => check(pieces.join(''))),
      { numRuns: repetitions(1_000, 50_000) },
    );
  });

  it('keeps what the editor of notices writes, as it is', () => {
    const html =
      '<p><strong>ORVELINE</strong><br /><em>SAS</em> au <u>capital</u></p><ul><li><p>un</p></li></ul><ol start="3"><li>trois</li></ol>';
    expect(sanitiseNotice(html)).toBe(html);
  });

  it('lets no notice load anything from elsewhere nor lead there', () => {
    expect(
      sanitiseNotice('<p>Voir <a href="https://exemple.fr">ici</a><img src="https://exemple.fr/x.png"></p>'),
    ).toBe('<p>Voir ici</p>');
  });

  it('ends soon, however deep or long a text is', () => {
    const deep = '<strong><em>'.repeat(20_000);
    expect(sanitiseNotice(deep).length).toBeLessThan(1_000_000);
    check('<p>'.repeat(2_000));
  });
});
