export const factKinds = ['date', 'amount', 'reference', 'article', 'link', 'number'] as const;
export type FactKind = (typeof factKinds)[number];

/** A statement that must not change: `text` as written, `key` without differences of spacing and case. */
export type Fact = { readonly kind: FactKind; readonly text: string; readonly key: string };

const MONTHS =
  'janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre';
const NUMBER = String.raw`(?<!\d)\d+(?:[ .]\d{3}){0,6}(?:,\d+)?`;
const CODE_ARTICLE = String.raw`(?:L\.?O|LP|L|R|D|A)\. ?\*?\d[\d-]*(?:\d|(?<=-)\d)?`;

/** In order of priority: a matched passage is not matched again. Plain numbers come last. */
const patterns: readonly (readonly [FactKind, RegExp])[] = [
  ['date', new RegExp(String.raw`\b(?:(?:1er|\d{1,2}) )?(?:${MONTHS}) \d{4}\b`, 'giu')],
  ['date', new RegExp(String.raw`\b(?:1er|\d{1,2}) (?:${MONTHS})(?![\p{L}])`, 'giu')],
  ['date', /\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/gu],
  ['reference', /\bECLI:[A-Z0-9:.]+/giu],
  ['reference', /(?<![\p{L}])n(?:°|o|os|°s) ?[A-Z]?\d[\d./-]*\d(?:[ -]\d{2,}[\d./-]*)?(?: [A-Z]{2,4}\b)?/gu],
  ['reference', /\b\d{2,4}[-/]\d{1,3}\.\d{3}\b|\b\d{2}\/\d{4,6}\b/gu],
  ['article', new RegExp(String.raw`(?<![\p{L}\d])${CODE_ARTICLE}`, 'gu')],
  [
    'article',
    /(?<![\p{L}])(?:articles?|art\.) \d+(?:er)?(?:[-.]\d+)*(?: (?:bis|ter|quater|[A-Z](?![\p{L}.'])))?/giu,
  ],
  [
    'amount',
    new RegExp(
      String.raw`${NUMBER} ?(?:(?:millions?|milliards?|milliers?) (?:d['’])?)?(?:€|euros?\b|%|pour cent|centimes?\b)`,
      'giu',
    ),
  ],
  ['number', new RegExp(String.raw`(?<![\p{L}\d.,/-])${NUMBER}(?![\p{L}\d])`, 'gu')],
];

/** The dates, amounts, references and articles of a plain text, each once, in the order of the text. */
export const factsOf = (text: string): Fact[] => {
  let rest = spaced(text);
  const found: (Fact & { readonly at: number })[] = [];
  for (const [kind, pattern] of patterns)
    rest = rest.replace(pattern, (match: string, ...more) => {
      const at = more.find((part): part is number => typeof part === 'number') ?? 0;
      found.push({ kind, text: match.trim(), key: keyOf(kind, match), at });
      return '\u0000'.repeat(match.length);
    });
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .map(({ kind, text: written, key }) => ({ kind, text: written, key }));
};

/** The facts of the text before that are missing after. */
export const missingFacts = (before: string, after: string): Fact[] => {
  const remaining = new Set(factsOf(after).map(({ key }) => key));
  const afterText = squeezed(after);
  return factsOf(before).filter(
    ({ key, text }) => !remaining.has(key) && !afterText.includes(squeezed(text)),
  );
};

/** The facts of a text that none of its sources has. */
export const unsupportedFacts = (sources: string, written: string): Fact[] =>
  missingFacts(written, sources).filter(({ kind }) => kind !== 'number');

/** The links of the text before that are missing after. */
export const missingLinks = (before: string, after: string): Fact[] => {
  const remaining = new Set(linksOf(after));
  return linksOf(before)
    .filter((link) => !remaining.has(link))
    .map((link) => ({ kind: 'link' as const, text: link, key: `link ${link}` }));
};

const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\b[^<>]*?\bhref="([^"<>]+)"/gi)].map(([, href = '']) => href)),
];

const spaced = (text: string): string => text.replace(/[\s\u00a0\u202f\u2009]/g, ' ').replaceAll('’', "'");

const squeezed = (text: string): string => spaced(text).replace(/ /g, '').toLowerCase();

const keyOf = (kind: FactKind, text: string): string => {
  const plain = squeezed(text)
    .replace(/^articles?|^art\./, '')
    .replaceAll('€', 'euros')
    .replace(/euro$/, 'euros')
    .replace(/pourcent$/, '%')
    .replace(/^1er/, '1')
    .replace(/^n(?:°s?|os?)/, '');
  const named = kind === 'article' ? plain.replaceAll('.', '') : plain;
  // The same number may be part of a reference in one text and alone in the other.
  return kind === 'reference' || kind === 'number' ? `number ${named}` : `${kind} ${named}`;
};
