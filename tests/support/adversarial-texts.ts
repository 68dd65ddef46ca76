/** Texts of any length that make a careless function slow. */
type Adversarial = (length: number) => string;

const filled =
  (unit: string, { head = '', tail = '' } = {}): Adversarial =>
  (length) =>
    head + unit.repeat(Math.max(1, Math.floor((length - head.length - tail.length) / unit.length))) + tail;

export const adversarialTexts: Readonly<Record<string, Adversarial>> = {
  // Marks of two classes alternating: sorting them takes the time.
  'combining marks': filled('\u0301\u0323', { head: 'a' }),
  'combining marks as entities': filled('&#769;&#803;', { head: '<p>a', tail: '</p>' }),
  'unclosed tags': filled('<b '),
  'unclosed blocks': filled('<li '),
  'unclosed comments': filled('<!--'),
  'unclosed scripts': filled('<script>'),
  'unclosed links': filled('<a href='),
  'unclosed images': filled('<img src="'),
  'opening brackets': filled('<'),
  'deep elements': filled('<div>'),
  'deep lists': filled('<ul><li>'),
  'deep lists with other ends': filled('<ul></b>'),
  'deep lists with hidden ends': filled('<ul><!--</ul>-->'),
  'deep lists with a text': filled('<ul><li>', { head: `<p>${'a'.repeat(60)}</p>` }),
  'bold letters': filled('<b>a</b>'),
  'line breaks': filled('<br>'),
  'deep quotes': filled('<blockquote><p>'),
  'many attributes': filled(' a=b', { head: '<p', tail: '>' }),
  ampersands: filled('&'),
  entities: filled('&amp;'),
  spaces: filled(' ', { head: 'x', tail: 'x' }),
  'no-break spaces': filled('\u00a0', { head: 'x', tail: 'x' }),
  'new lines': filled('\n', { head: 'x', tail: 'x' }),
  digits: filled('1', { tail: 'x' }),
  'groups of digits': filled('1 000 '),
  dashes: filled('-', { head: 'x', tail: 'x' }),
  dots: filled('.'),
  'one letter': filled('a'),
  'one letter, then not': filled('a', { tail: '!' }),
  'capital words': filled('A. '),
  'articles of law': filled('L. 1232-1-'),
  'short references': filled('l1 '),
  'joined numbers': filled('1-1 '),
  'grouped numbers': filled('.111'),
  'feminine endings': filled('ée '),
  'plural endings': filled('nus '),
  'long addresses': filled('a@'),
  'hosts without end': filled('a.', { head: 'x@' }),
  quotes: filled('« '),
  punctuation: filled(' ;'),
  'open parentheses': filled('('),
  'deep JSON': filled('[', { head: '[{"title":"x","content":' }),
  'deep XML': filled('<item>', { head: '<rss><channel>' }),
  'XML entities': filled('&x;', { head: '<!DOCTYPE r [<!ENTITY x "xx">]><rss>' }),
  sentences: filled('Le juge dit. '),
  companies: filled('la société « '),
  'companies in capitals': filled('la SOCIÉTÉ ORVELINE '),
  'people at their homes': filled('M. Jean DUVAL, demeurant 3 rue du Puits, '),
  'offices and people': filled('Gérant : Jean DUVAL\n'),
  'dates of decisions': filled('1er avril 2026 '),
  'amounts of capital': filled('SAS au capital de 10 000 €\n'),
  emoji: filled('👩‍👩‍👧'),
};

let asked = 0;

/** A length a little below the given one, another each time: an answer that is kept in memory would cost nothing. */
export const neverTheSame = (length: number): number => {
  asked += 1;
  return Math.max(1, length - (asked % 50));
};
