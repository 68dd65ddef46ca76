import type { Source, Span } from './source.ts';

/** Words that end the name of a city. */
export const CITY_STOP = new RegExp(
  `^(?:${[
    'et|ou|a|au|aux|avec|pour|par|dont|qui|que|est|sont|sera|seront|ayant|sous|rcs|siret|siren|capital|cap|objet|duree',
    'immatricul.*|inscrit.*|identifi.*|represent.*|moyennant|demeurant|dmt|domicili.*|nee?|exploit.*|tel|telephone|fax|mail',
    'm|mm|mme|mlle|mr|monsieur|madame|messieurs|maitre|me|gerant.*|gerance|presiden.*|siege|denomination|sigle|associe.*',
    'nomm.*|elu.*|elit.*|greffe|radiation|mention|ancien.*|nouveau.*|nouvelle.*|statuant|modifi.*|transfer.*|depuis|jusqu.*',
    'sas|sasu|sarl|eurl|sci|sa|snc|selarl|scp|societe|numero|n|soit|lequel|laquelle|titulaire|propriet.*|pouvoir.*|avis|forme',
    'remplacement|qualite|cours|vertu|application|compter|lieu|location|exercice|presence|raison|date|conformement|statuant',
    'fonction.*|identite|domicile|durees?|article|art|ci|il|elle|ils|le(?= \\d)|du(?= \\d)|date|clos|specialise.*|specialite',
    "l'(?:assemblee|associee?s?|actionnaire|an)|assemblee|decision|age|ago|agm|suivant|r\\.c\\.s|registre|commissaires?|fonds|type|raison|constitution",
    'cessions?|transmission|admission|clause|agrement|apports?|gerance|gestion|activite|immatriculation|signature|droit|chaque|regime|cette|ce|cet|ces|laquelle|duquel|ont|a|nouvelle|effet|entree|jouissance|enregistre.*|apres|lors|tel|liquidat.*|moy.*|prix|oppositions?|tout.*|son|sa|ses|lui|se|ne|agissant|dans|chez|jusque|prise?|mission|charge.*|afin|dument',
  ].join('|')})$`,
);

const LINK = /^(?:le|la|les|l|de|du|des|d|en|sur|sous|lez|aux|au|es|et)$/;
const WORD = /[a-z](?:[a-z]|['-](?=[a-z])|\.(?=[a-z]))*/y;

export const wordAt = (folded: string, position: number): string => {
  WORD.lastIndex = position;
  return WORD.exec(folded)?.[0] ?? '';
};

export const isCapital = (text: string, position: number): boolean => /\p{Lu}/u.test(text[position] ?? '');

/** A city from a place on: « LA ROCHE-SUR-YON », « Paris », « le blanc mesnil », « Valenciennes Cedex 9 ». */
export const cityAt = (source: Source, start: number): Span | undefined => {
  const { folded } = source;
  let end = start;
  let position = start;
  let typedLow = false;
  for (let count = 0; count < 7; count += 1) {
    const word = cityWord(source, start, position, count, typedLow);
    if (word === undefined) break;
    typedLow = word.typedLow;
    end = position + word.length;
    if (folded[end] !== ' ') break;
    position = end + 1;
  }
  return end === start ? undefined : { start, end: end + postOffice(folded, start, end) };
};

/** « 12470 SAINT-CHÉLY RODEZ 850 333 111 »: the second is the city of the registry. */
export const withoutRegistry = ({ folded }: Source, city: Span | undefined): Span | undefined => {
  if (!city || !/^ \d{3} ?\d{3} ?\d{3}(?!\d)(?! ?r\.?c\.?s)/.test(folded.slice(city.end, city.end + 18)))
    return city;
  const cut = folded.slice(city.start, city.end).lastIndexOf(' ');
  return cut > 0 && !/(?:^| )(?:le|la|les|saint)$/.test(folded.slice(city.start, city.start + cut))
    ? { start: city.start, end: city.start + cut }
    : city;
};

/** The next word of a city: in capitals, or any word where the whole city is typed in small letters. */
const cityWord = (
  { text, folded }: Source,
  start: number,
  position: number,
  count: number,
  low: boolean,
): { readonly length: number; readonly typedLow: boolean } | undefined => {
  const word = wordAt(folded, position);
  if (word === '' || (CITY_STOP.test(word) && !linksCity(folded, text, position, word, count)))
    return undefined;
  const { length } = word;
  const linking = count > 0 && LINK.test(word) && !isNameNext(text, folded, position + length + 1);
  if (isCapital(text, position))
    return linking || startsName(text, start, position, count) ? undefined : { length, typedLow: low };
  if (count === 0) return { length, typedLow: !LINK.test(word) };
  if (continuesCity(text, folded, position, word, low, count)) return { length, typedLow: low };
  return count === 1 && isArticleAt(folded, start) ? { length, typedLow: true } : undefined;
};

/** « 47600 NÉRAC Timothée LARROUX »: after a city in capitals, the next cell of a row. */
const startsName = (text: string, start: number, position: number, count: number): boolean =>
  count > 0 &&
  /^\p{Lu}{3}/u.test(text.slice(start, start + 3)) &&
  /^(?!Cedex)\p{Lu}\p{Ll}/u.test(text.slice(position, position + 5)) &&
  !/[\p{Ll}'’] $/u.test(text.slice(position - 2, position));

/** « Cedex 9 » */
const postOffice = (folded: string, start: number, end: number): number => {
  const rest = folded.slice(end, end + 12);
  const named = /^ cedex(?: \d{1,2}(?!\d))?/.exec(rest)?.[0].length;
  const numbered = /cedex$/.test(folded.slice(start, end))
    ? /^ \d{1,2}(?![\d ]\d| [a-z]{0,14}\d|[/.]\d)/.exec(rest)?.[0].length
    : undefined;
  return named ?? numbered ?? 0;
};

const isArticleAt = (folded: string, start: number): boolean =>
  /^(?:le|la|les) /.test(folded.slice(start, start + 4));

/** « Saint-Denis de La Réunion », « SAINT-MAUR A »: a linking word belongs to the city if a name follows. */
const linksCity = (folded: string, text: string, position: number, word: string, count: number): boolean => {
  if (!LINK.test(word) || word === 'et' || word === 'sous' || word === 'au' || word === 'aux') return false;
  return count > 0 && isNameNext(text, folded, position + word.length + 1);
};

const isNameNext = (text: string, folded: string, position: number): boolean => {
  const next = wordAt(folded, position);
  if (next === '') return false;
  if (LINK.test(next) && !isCapital(text, position))
    return isNameNext(text, folded, position + next.length + 1);
  return isCapital(text, position) && !CITY_STOP.test(next);
};

const continuesCity = (
  text: string,
  folded: string,
  position: number,
  word: string,
  typedLow: boolean,
  count: number,
): boolean => {
  if (LINK.test(word)) return isNameNext(text, folded, position + word.length + 1) || (typedLow && count < 3);
  return typedLow && count < 3;
};
