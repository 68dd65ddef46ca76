import type { Random } from '#server/seed/announcements/random.ts';
import { type Material, material } from './material.ts';

export type GeneratedArticle = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly categoryId: number;
  readonly author: string;
  readonly tags: readonly string[];
  readonly date: Date;
  readonly readCount: number;
  readonly state: 'published' | 'draft' | 'scheduled' | 'trashed';
};

const DAY = 24 * 60 * 60 * 1000;
const YEARS = 12;
/** One article in forty is not public, so that a list that fails to filter it out is noticed. */
const UNPUBLISHED = 0.025;

/** Article number `index` of `count`, always the same for the same numbers; only dates depend on the day. */
export const generateArticle = (
  random: Random,
  index: number,
  { count, today }: { count: number; today: Date },
) => {
  const source = random.pick(material);
  const date = new Date(today.getTime() - (index / count) * YEARS * 365 * DAY - random.int(0, 3_600_000));
  const place = random.pick(PLACES);
  const title = titleOf(random, source, place);
  return {
    id: uuidV7(date, random),
    slug: `${slugOf(title)}-${index}`,
    title,
    description: `${random.pick(source.sentences)} ${random.pick(source.sentences)}`,
    content: contentOf(random, source, place),
    categoryId: source.categoryId,
    author: random.pick(source.authors),
    tags: tagsOf(random, source),
    date,
    // Read counts are skewed: a few articles have most of the readers.
    readCount: Math.floor(40 / (random.next() + 0.002)),
    state: random.chance(UNPUBLISHED) ? random.pick(['draft', 'scheduled', 'trashed'] as const) : 'published',
  } satisfies GeneratedArticle;
};

const titleOf = (random: Random, { subjects, angles }: Material, place: string): string => {
  const whole = `${random.pick(subjects)} : ${random.pick(angles)}`;
  return random.chance(0.5) ? `${whole}, à ${place}` : whole;
};

const contentOf = (random: Random, source: Material, place: string): string => {
  const section = () =>
    [`<h2>${random.pick(source.headings)}</h2>`, paragraph(random, source), paragraph(random, source)].join(
      '\n',
    );
  const company = companyOf(random);
  const opening = `<p>À ${place}, la société ${company} conteste la décision ${reference(random)}. ${random.pick(source.sentences)}</p>`;
  const closing = `<p>Le litige opposait ${company} à ${companyOf(random)} sur le fondement de ${article(random)}.</p>`;
  return [opening, paragraph(random, source), section(), section(), closing].join('\n');
};

// One sentence in six comes from another category, as contract law occurs in every branch.
const paragraph = (random: Random, source: Material): string => {
  const sentences = Array.from({ length: random.int(2, 4) }, () =>
    random.pick((random.chance(0.16) ? random.pick(material) : source).sentences),
  );
  return `<p>${sentences.join(' ')}</p>`;
};

const tagsOf = (random: Random, { tags }: Material): string[] => {
  const count = random.int(1, 4);
  // The first tags of a category are more frequent than the last ones.
  const chosen = Array.from(
    { length: count },
    () => tags[Math.floor(random.next() ** 2 * tags.length)] ?? '',
  );
  return [...new Set(chosen)];
};

const reference = (random: Random): string =>
  `n° ${random.int(10, 26)}-${random.int(10, 29)}.${String(random.int(0, 999)).padStart(3, '0')}`;

const article = (random: Random): string =>
  `l'article ${random.pick(['L.', 'R.', 'D.'])} ${random.int(111, 9999)}-${random.int(1, 40)}`;

const SYLLABLES = [
  'bra',
  'cor',
  'del',
  'fon',
  'gar',
  'lan',
  'mer',
  'nov',
  'pel',
  'ric',
  'sol',
  'tam',
  'ver',
  'vil',
  'zan',
];
const ENDINGS = ['court', 'dis', 'ex', 'ial', 'mont', 'ore', 'tis', 'val'];

/** Invented names give the vocabulary its long tail, as companies and people do. */
export const companyOf = (random: Random): string => {
  const name =
    random.pick(SYLLABLES) + random.pick(SYLLABLES) + random.pick(SYLLABLES) + random.pick(ENDINGS);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const PLACES = [
  ...['Angers', 'Annecy', 'Bayonne', 'Besançon', 'Bordeaux', 'Brest', 'Caen', 'Colmar', 'Dijon', 'Grenoble'],
  ...[
    'La Rochelle',
    'Le Mans',
    'Lille',
    'Limoges',
    'Lyon',
    'Marseille',
    'Metz',
    'Montpellier',
    'Nancy',
    'Nantes',
  ],
  ...[
    'Nice',
    'Nîmes',
    'Orléans',
    'Paris',
    'Pau',
    'Perpignan',
    'Poitiers',
    'Reims',
    'Rennes',
    'Rouen',
    'Toulouse',
  ],
];

export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90)
    .replace(/-$/, '');

/** A time-ordered UUID, as everywhere in the product: rows of the same time are close on disk. */
const uuidV7 = (date: Date, random: Random): string => {
  const time = date.getTime().toString(16).padStart(12, '0');
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
};
