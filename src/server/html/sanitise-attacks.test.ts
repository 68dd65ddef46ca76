import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naughtyStrings, noticeWith, richTextAttacks } from '#tests/support/xss-payloads.ts';
import { sanitise, sanitiseNotice } from './sanitise.ts';

const BASE = 'https://www.parution.test/annonces-legales';

/** Every tag of the output, which the sanitiser writes itself: double quotes, nothing left open, nothing else. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)((?: [a-z]+(?:="[^"<>]*")?)*)( \/)?>/g)].map(
    ([whole, , name = '', attributes = '']) => ({
      whole,
      name,
      attributes: [...attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => ({
        key,
        value,
      })),
    }),
  );

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const isClean = (html: string, tags: readonly string[], attributes: readonly string[]): boolean => {
  const found = tagsOf(html);
  // Whatever is no tag we know holds no « < » at all.
  const rest = found.reduce((text, { whole }) => text.replace(whole, ''), html);
  if (rest.includes('<')) return false;
  return found.every(
    ({ name, attributes: own }) =>
      tags.includes(name) &&
      own.every(({ key, value }) => {
        if (!attributes.includes(key)) return false;
        if (key !== 'href' && key !== 'src') return true;
        return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(decoded(value), BASE).protocol);
      }),
  );
};

const inNotices =
  'h2 h3 h4 p br blockquote ul ol li strong b em i u s sup sub table caption thead tbody tr th td'.split(' ');
const inArticles = [...inNotices, ...'article section figure figcaption h1 hr a img'.split(' ')];
const ofNotices = ['colspan', 'rowspan', 'start'];
const ofArticles = [...ofNotices, 'href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'scope'];

const check = (html: string) => {
  const notice = sanitiseNotice(html);
  const article = sanitise(html);
  expect(isClean(notice, inNotices, ofNotices), notice).toBe(true);
  expect(isClean(article, inArticles, ofArticles), article).toBe(true);
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
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => check(pieces.join(''))),
      { numRuns: 500 },
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
