import { comparable } from '#domain/reading/facts.ts';

/**
 * Whether a lawyer would call two values of a fact the same (tests/corpus-reading/FORMAT.md). Capitals, accents,
 * spaces and punctuation never count. What else is left aside, and why, is in docs/reading-quality.md.
 */
export const isSameValue = (fact: string, one: string, other: string): boolean => {
  if (/capital|price/.test(fact) && Number(one) === Number(other)) return true;
  if (comparable(one) === comparable(other)) return true;
  if (ADDRESSES.has(fact) && (one.includes(BEFORE_TOWN) || other.includes(BEFORE_TOWN)))
    return isSameValue(fact, one.replaceAll(BEFORE_TOWN, ', '), other.replaceAll(BEFORE_TOWN, ', '));
  if (NAMED.has(fact)) return isSameHolder(one, other);
  if (WHERE.has(fact) && isSamePlace(comparable(one), comparable(other))) return true;
  return WORDED.has(fact) && overlap(bare(fact, one), bare(fact, other)) >= SAME_WORDS;
};

const ADDRESSES = new Set([
  'company.seat',
  'change.seat.old',
  'change.seat.new',
  'person.address',
  'business.address',
  'liquidator.address',
  'liquidation.seat',
]);
/** « 5 rue Basse à Blois » is « 5 rue Basse, Blois ». */
const BEFORE_TOWN = ' à ';

/** Free text: the words count, not where exactly the quotation stops. */
const WORDED = new Set([
  'company.object',
  'change.object.new',
  'business.nature',
  'opposition.address',
  'meeting.place',
  'reference.faulty',
  'correction.old',
  'correction.new',
]);
const SAME_WORDS = 0.8;

const overlap = (one: string, other: string): number => {
  const [a, b] = [one.split(' '), other.split(' ')];
  const rest = [...b];
  let common = 0;
  for (const word of a) {
    const index = rest.indexOf(word);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return (2 * common) / (a.length + b.length);
};

const OBJECT = /object|nature/;
/** Every object ends with such words, or not. */
const CLOSING =
  / (?:et |ainsi que )?(?:(?:plus )?generalement toutes? |toutes (?:operations|activites) |d une maniere generale |et ce soit au moyen |le tout directement ).*$/;
/** The type of the notice says that the right to the lease is sold: what is let tells it from another one. */
const RIGHT_TO_LEASE =
  /^(?:(?:le|son|un) )?droit au bail(?: commercial)?(?: portant)? (?:sur|de|des|du|d|relatif a)(?: (?:les|le|la|l|un|une))? /;

const bare = (fact: string, value: string): string =>
  OBJECT.test(fact) ? comparable(value).replace(CLOSING, '').replace(RIGHT_TO_LEASE, '') : comparable(value);

const NAMED = new Set(['person', 'person.outgoing', 'person.address', 'officer', 'liquidator']);

/** « gérant: Gabriel Étienne SAUVECANNE » is « gérant: Gabriel SAUVECANNE »: a text names somebody in both ways. */
const isSameHolder = (one: string, other: string): boolean => {
  const [a, b] = [one.split(': '), other.split(': ')];
  if (a.length !== b.length) return false;
  return a.every((part, index) => {
    const counterpart = b[index] ?? '';
    return comparable(part) === comparable(counterpart) || isSamePerson(part, counterpart);
  });
};

const isSamePerson = (one: string, other: string): boolean => {
  const [short = [], long = []] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length);
  const more = long.length - short.length;
  if (short.length < 2 || more < 1 || /\d/.test(one + other)) return false;
  const further = long.slice(1, 1 + more);
  return (
    further.every((word) => /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(word)) &&
    comparable([long[0], ...long.slice(1 + more)].join(' ')) === comparable(short.join(' '))
  );
};

const WHERE = new Set(['opposition.address', 'meeting.place', 'liquidation.seat']);

/** « chez Me Lacombe, avocat, 21 rue Foch, 46000 Cahors » is where « 21 rue Foch, 46000 Cahors » is. */
const isSamePlace = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  const at = ` ${long} `.indexOf(` ${short} `);
  if (at < 0 || !/(?:^| )\d{5} [a-z]/.test(short) || short.split(' ').length < 4) return false;
  return !/\d/.test(long.slice(0, at) + long.slice(at + short.length));
};
