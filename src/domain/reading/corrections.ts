import { addressAt } from './addresses.ts';
import type { Context } from './context.ts';
import { comparable, type FactName, type Finding, finding, SURE, textOf } from './facts.ts';
import { amountWithin } from './numbers.ts';
import { isManager } from './offices.ts';
import { rolesIn } from './roles.ts';
import { type Span, sentenceAt } from './source.ts';

/** What a rectification or an addition corrects, and in which notice. */
export const readCorrections = (context: Context): readonly Finding[] => {
  const [main] = context.types;
  if (main !== 'rectificatif' && main !== 'additif') return [];
  const corrected = main === 'additif' ? readAddition(context) : readCorrection(context);
  return [...readReference(context), ...corrected];
};

const REFERENCE =
  /(?:(?<=^|[\n.:-] ?)(?:annonce|avis|insertion|publication)(?= (?:legale |n°|no |ref|numero|[a-z]{1,4}-?\d|parue?|publiee?|de [a-z ]{5,40}(?:parue?|publiee?)))|l'annonce|l'avis|l'insertion|la publication|la parution|(?:notre|son|la precedente) (?:annonce|avis|insertion|publication)|l'annonce legale)(?! est|,)/g;

/** « l'annonce n° 4471 « Constitution SELARL X » parue le … »: the title that it had is part of it. */
const TITLE = /^[^",.;\n]{2,50}" ?[^"\n]{4,90}"/;

const readReference = (context: Context): readonly Finding[] => {
  const { source, dates } = context;
  for (const { index } of source.folded.matchAll(REFERENCE)) {
    const { end } = sentenceAt(source, index);
    const whole = source.folded.slice(index, Math.min(end, index + 260));
    const about =
      /, (?:concernant|relati(?:f|ve) (?:a|au|aux))(?![a-z])|,? (?:concernant|relati(?:f|ve) a|au nom de|pour)(?: la| l')? ?(?:societe|sarl|sasu?|eurl|sci|snc|sa|selarl|selas|scp)(?![a-z])/.exec(
        whole,
      );
    const title = Math.max(12, TITLE.exec(whole)?.[0].length ?? 0);
    const named = context.mentions.parties.find(
      ({ company, from }) => company && from > index + title && from < index + whole.length,
    );
    const zone = whole
      .slice(0, Math.min(about?.index ?? whole.length, named ? named.from - index : whole.length))
      .replace(/,? (?:(?:de|du|concernant|relati(?:f|ve) a|pour|au nom de) )?(?:la |l'|le )?$/, '');
    const stop = zone.search(
      /,? (?:il (?:y a|faut|fallait|convient)|relative? (?:au|aux|a la)(?= [a-z]{1,14} de [a-z' ]+, )|lire|est rectifi|est a corrig|comportai|contenai|presentai|pour l'assemblee|une erreur|dans l'annonce)| \(| : |, (?:il|lire|capital|au capital|siege|\d{1,4},? [a-z])|, (?:s[a-z]{1,5}|eurl|societe [a-z]{1,14}) /,
    );
    const span = {
      start: index,
      end:
        index +
        source.text
          .slice(index, index + (stop > 0 ? stop : zone.length))
          .replace(/(?<![\s,.:;])[\s,.:;]+$/, '').length,
    };
    const dated = dates.some(({ start }) => start > span.start && start < span.end);
    if (dated || /n°|numero|ref\.?|reference/.test(source.folded.slice(span.start, span.end)))
      return [finding('reference.faulty', span, textOf(source, span), 0.8)];
  }
  return [];
};

const QUOTED = String.raw`" ?[^"\n]{1,400}"`;
const READ_FIRST = new RegExp(
  String.raw`lire ?[:,]?(?<new>[^"\n]{0,120}${QUOTED}|[^"\n]{2,160}?),? (?:au lieu (?:de|du|et place de)|et non(?: pas| point)?|en lieu et place de) ?:?(?:(?<old> ?${QUOTED})| ?(?<plainOld>[^"\n;]{2,160}?)(?=[.;\n]|$))`,
  'g',
);
const WRONG_FIRST = new RegExp(
  String.raw`au lieu (?:de|du|et place de) ?:?(?<old>[^"\n;.]{0,60}${QUOTED}| ?[^"\n;]{2,160}?),? (?:(?:il (?:faut|fallait|convient|convenait|y a lieu)|(?:est|sont|etait) a|on doit|veuillez|merci de|priere de|(?:on|vous|le lecteur|nos lecteurs) voudr[a-z]{1,3}(?: bien)?|nous vous prions de|bien vouloir)(?: de| d')? ?)?(?:lire|lisez) ?:?(?:(?<new>[^"\n;.]{0,60}${QUOTED})| ?(?<plainNew>[^"\n;]{2,160}?)(?=[.;\n]|$))`,
  'g',
);

/** « c'est à tort qu'il a été imprimé « A » : il fallait lire « B » » */
const PRINTED = new RegExp(
  String.raw`(?:a tort|par erreur|erronement)(?![a-z])[^"\n]{0,120}(?<old>${QUOTED})[^"\n.]{0,40}(?<![a-z])lire[^"\n.]{0,30}(?<new>${QUOTED})`,
  'g',
);

/** « on lisait « A », le lecteur voudra bien lire « B » », « a été imprimé « A » alors que … : « B » » */
const TWO_QUOTES = new RegExp(
  String.raw`(?:lisai[a-z]{1,3}|lu|imprim[a-z]{1,4}|indiqu[a-z]{1,4}|mentionn[a-z]{1,4}|ecrit[a-z]{0,3}|figur[a-z]{1,5}|portai[a-z]{1,3}|publi[a-z]{1,3})(?![a-z])[^"\n]{0,90}(?<old>${QUOTED})[^"\n]{0,160}(?<new>${QUOTED})`,
  'g',
);

/** « le siège n'est pas « A » ; il faut lire « B » » */
const NOT_QUOTE = new RegExp(
  String.raw`n'(?:est|etait) (?:pas|point) (?:de |le |au )?(?<old>${QUOTED})[^"\n.]{0,60}(?<new>${QUOTED})`,
  'g',
);

/** « remplacer « A » par « B » », « la mention « A » est remplacée par « B » » */
const REPLACED = new RegExp(
  String.raw`remplac[a-z]{1,4} [^"\n]{0,20}(?<old>${QUOTED})[^"\n]{0,20}(?<![a-z])par [^"\n]{0,20}(?<new>${QUOTED})|(?<gone>${QUOTED}),? (?:est|sera|doit etre|sont) (?:a )?(?:remplac|corrig|rectifi)[a-z]{1,4}[^"\n]{0,30}(?<come>${QUOTED})`,
  'g',
);
/** « c'est « B » qu'il faut lire à la place de « A » » */
const TO_READ = new RegExp(
  String.raw`(?<new>${QUOTED}),? qu'il (?:faut|fallait|convient de|convenait de) lire[^"\n]{0,40}(?<old>${QUOTED})`,
  'g',
);

/** « la gérante se nomme A, et non B », « la date de l'assemblée, c'est le A et pas le B » */
const NOT_BUT =
  /(?<= (?:est|c'est|nomme|denomme|etait|sera|s'appelle|appelle|demeure|s'eleve a|s'agit de|a|:) )(?:c'est )?(?:(?:m\.|mr|mme|mlle|monsieur|madame|le|du|au) )?(?<new>(?:"[^"\n]{2,160}"|[^",.;:\n]{2,120}?))(?: qu'il (?:faut|fallait|convient de|convenait de) lire)?,? et (?:non(?: pas| point)?|pas) (?:(?:m\.|mr|mme|mlle|monsieur|madame|le|du|au) )?(?<old>(?:"[^"\n]{2,160}"|[^",.;\n]{2,120}?))(?= (?:comme|tel|ainsi)(?![a-z])|[.;,\n]|$)/g;

const readCorrection = ({ source }: Context): readonly Finding[] => {
  const matches = [...source.folded.matchAll(WRONG_FIRST), ...source.folded.matchAll(PRINTED)];
  const first = matches.length > 0 ? matches : [...source.folded.matchAll(READ_FIRST)];
  const plain = first.some(({ 0: words }) => words.length < 400 && /lire|lieu/.test(words))
    ? first
    : ([REPLACED, TO_READ, NOT_QUOTE, TWO_QUOTES]
        .map((pattern) => [...source.folded.matchAll(pattern)])
        .find((matches) => matches.length > 0) ?? []);
  // « au lieu de A, lire B. De même la gérante s'appelle C et non D »: each its own way.
  const others = [...source.folded.matchAll(NOT_BUT)].filter(
    ({ index, 0: words }) =>
      !plain.some((one) => one.index < index + words.length && index < one.index + one[0].length),
  );
  return [...plain, ...others].slice(0, 6).flatMap(({ index, 0: words, groups }) => {
    const [old, fresh] = [
      groups?.old ?? groups?.plainOld ?? groups?.gone ?? '',
      groups?.new ?? groups?.plainNew ?? groups?.come ?? '',
    ];
    const oldSpan = inner(index + words.lastIndexOf(old), old);
    const newSpan = inner(index + words.indexOf(fresh), fresh);
    return [
      finding('correction.old', oldSpan, textOf(source, oldSpan), 0.85),
      finding('correction.new', newSpan, textOf(source, newSpan), 0.85),
    ];
  });
};

/** Inside the quotation marks, or without the spaces around. */
const inner = (start: number, words: string): Span => {
  const quote = /" ?([^"\n]{1,400}?) ?"/.exec(words);
  if (quote?.[1]) {
    const begin = start + quote.index + quote[0].indexOf(quote[1]);
    return { start: begin, end: begin + quote[1].length };
  }
  const lead = words.length - words.trimStart().length;
  const kept = words.trim().replace(/(?<![\s,:])[\s,:]+$/, '');
  return { start: start + lead, end: start + lead + kept.length };
};

/** What the corrected words state, by what the sentence says that they correct: « capital : au lieu de …, lire … ». */
const STATED: readonly (readonly [FactName, RegExp])[] = [
  ['company.capital', /capital/],
  ['date.decision', /(?:date|jour) (?:de |d')?(?:l'|la )?(?:assemblee|decision|deliberation|reunion)/],
  ['liquidator.address', /(?:adresse|domicile) (?:du |de la )liquidat/],
  ['change.seat.new', /nouveau siege|nouvelle adresse/],
  ['company.seat', /(?<!nouveau )siege(?! de (?:la )?liquidation)/],
  ['date.effect', /(?:date|prise) d'effet|entree en (?:vigueur|fonctions?)/],
];

/** « le prénom du président est X, au lieu de Y » */
const NAMES = /(?<![a-z])(?:pre)?noms?(?![a-z])|identite|patronyme/;

const namedPerson = (label: string, fresh: Finding): Finding | undefined => {
  const office = NAMES.test(label) ? rolesIn(label).at(-1) : undefined;
  return office && isManager(office.role) && /^\p{Lu}\p{L}+(?:[ '’-]\p{L}+)+$/u.test(fresh.value)
    ? finding('person', fresh, `${office.role}: ${fresh.value}`, 0.75)
    : undefined;
};

/** The facts that the corrected words state and that nothing else in the text tells. */
export const readCorrected = (context: Context, read: readonly Finding[]): readonly Finding[] =>
  read
    .filter(({ name }) => name === 'correction.new')
    .flatMap((fresh) => {
      const { start } = sentenceAt(context.source, fresh.start);
      const { folded } = context.source;
      // « il fallait imprimer « B » comme adresse du nouveau siège »
      const behind = /^ ?"? ?(?:comme|pour|a titre d)[^.;"\n]{3,60}/.exec(
        folded.slice(fresh.end, fresh.end + 70),
      );
      const label = behind?.[0] ?? folded.slice(Math.max(start, fresh.start - 200), fresh.start);
      const person = namedPerson(label, fresh);
      if (person) return [person];
      const stated = STATED.filter(([, words]) => words.test(label) || words.test(comparable(fresh.value)));
      const [name] = stated.length === 1 && stated[0] ? stated[0] : [];
      if (!name || read.some((one) => one.name === name && one.sure >= SURE)) return [];
      const value = statedValue(context, name, fresh);
      return value === undefined ? [] : [finding(name, fresh, value, 0.75)];
    });

/** The corrected words as the value of such a fact; undefined if they are none. */
const statedValue = (
  { source, dates, addresses }: Context,
  name: FactName,
  fresh: Finding,
): string | undefined => {
  if (name === 'company.capital')
    return amountWithin(source.folded, fresh.start, Math.min(40, fresh.end - fresh.start))?.value;
  if (name === 'date.decision' || name === 'date.effect')
    return dates.find((one) => one.start >= fresh.start && one.end <= fresh.end)?.iso;
  if (addressAt(source, fresh.start)?.end === fresh.end) return fresh.value;
  // « nouveau siège : 51 rue Haute, 61400 Mortagne »: the corrected words have their label.
  const inside = addresses.filter(({ start, end }) => start >= fresh.start && end <= fresh.end);
  return inside.length === 1 && inside[0] ? textOf(source, inside[0]) : undefined;
};

const readAddition = ({ source }: Context): readonly Finding[] => {
  const match =
    /(?:il est precise que|(?:est|sont) (?:ajoute|precise)e?s? (?:que|la mention)|ajouter|(?:oubli|omis|manqu|precis)[a-z]{0,5} (?:de |d'|que |la mention |: ?)?(?:precis[a-z]{1,3}|mention[a-z]{1,5}|indiqu[a-z]{1,3}|ajout[a-z]{1,3})?|completer?(?![a-z]| (?:comme suit |ainsi )?(?:l'|notre |la |cette )(?:annonce|avis|insertion|publication)[^.\n]{0,300}ajout)|mention(?:s)? (?:omise|suivante)s?|complete(?:e)? (?:comme suit|par)|ajoutant (?:ce qui suit|ceci|la mention|les mots))[^"\n:]{0,60}?:? ?/.exec(
      source.folded,
    );
  if (!match) return [];
  const start =
    match.index +
    match[0].length +
    (/^: ?/.exec(source.folded.slice(match.index + match[0].length))?.[0].length ?? 0);
  const quoted = /^(?:[^"\n]{0,90}|[^"\n]{0,330}: )" ?([^"]{2,600}?) ?"/.exec(
    source.folded.slice(start, start + 960),
  );
  if (quoted?.[1]) {
    const begin = start + quoted[0].indexOf(quoted[1]);
    const first = { start: begin, end: begin + quoted[1].length };
    // « d'ajouter que : « A » et que « B » »
    const more = /^ ?",? (?:et|ainsi que)(?: que| la mention)? ?:? ?" ?([^"\n]{2,600}?) ?"/.exec(
      source.folded.slice(first.end, first.end + 640),
    );
    const next = more?.[1] === undefined ? 0 : first.end + more[0].indexOf(more[1]);
    const spans = more?.[1] === undefined ? [first] : [first, { start: next, end: next + more[1].length }];
    return spans.map((span) => finding('correction.new', span, textOf(source, span), 0.85));
  }
  const { end } = sentenceAt(source, start);
  return end - start > 5
    ? [finding('correction.new', { start, end }, textOf(source, { start, end }).replace(/\.$/, ''), 0.7)]
    : [];
};
