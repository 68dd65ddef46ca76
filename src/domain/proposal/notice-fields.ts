import { fieldsFor, noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import {
  type AnnouncementTypeName,
  findAnnouncementType,
  findAnnouncementTypeByName,
} from '#domain/announcement/types.ts';
import { tidyCapital } from '#domain/company/capital.ts';
import { departmentOfPostalCode } from '#domain/company/departments.ts';
import { findLegalForm, NATURAL_PERSON } from '#domain/company/legal-forms.ts';
import { formatSiret } from '#domain/company/siret.ts';
import { postalCodeOf } from '#domain/reading/addresses.ts';
import { comparable, type Fact, type FactName } from '#domain/reading/facts.ts';
import { type Reading, sureValues } from '#domain/reading/read-text.ts';
import { oneLine } from '#domain/reading/source.ts';
import type { Clause } from './clauses.ts';

/** A value for a field of the form, and the sentences of the document that state it. */
export type ProposedField = {
  /** 'companyName', or 'extra.purpose' for a question of the type. */
  readonly name: string;
  readonly value: string;
  readonly sentences: readonly string[];
};

/** A document that was read: what its notices are filled from. */
export type ReadDocument = {
  readonly text: string;
  readonly reading: Reading;
  readonly clauses: ReadonlyMap<string, Clause>;
};

type Found = { readonly value: string; readonly facts: readonly Fact[] } | undefined;
type Find = (facts: Facts) => Found;

/** The facts that are sure enough to fill a field. */
type Facts = {
  readonly first: (...names: readonly FactName[]) => Fact | undefined;
  readonly all: (name: FactName) => readonly Fact[];
  /** The types of the notice, the main one first. */
  readonly types: readonly number[];
  /** « M. », « Mme »: how the document calls who is named there; undefined for a company, or a bare name. */
  readonly civilityOf: (named: Fact) => string | undefined;
};

/** The notice shows the company as its changes leave it: it is the second one, for the registry that receives it. */
type Settled = { readonly settled?: boolean };

/** The values that the document gives to the fields of this type of notice. */
export const noticeFields = (
  document: ReadDocument,
  typeId: number,
  others: readonly number[] = [],
  { settled = false }: Settled = {},
): readonly ProposedField[] => {
  const facts: Facts = {
    all: (name) => sureValues(document.reading, name),
    first: (...names) => names.flatMap((name) => sureValues(document.reading, name))[0],
    types: [typeId, ...others],
    civilityOf: ({ start }) => civilityBefore(document.text.slice(Math.max(0, start - 30), start)),
  };
  const common = commonFields(facts, settled);
  const form = common.get('companyForm')?.value ?? '';
  return [
    ...[...common].flatMap(([name, found]) => fieldOf(document, name, found)),
    ...fieldsFor(typeId, form, others).flatMap(({ key }) => {
      const found = answerTo(key, facts);
      if (found) return fieldOf(document, `extra.${key}`, found);
      const clause = document.clauses.get(key);
      return clause ? [{ name: `extra.${key}`, ...clause }] : [];
    }),
  ];
};

const fieldOf = ({ text }: ReadDocument, name: string, found: Found): readonly ProposedField[] => {
  if (!found || found.value.trim() === '') return [];
  const sentences = found.facts.map(({ sentence }) => quote(text.slice(sentence.start, sentence.end)));
  return [{ name, value: found.value, sentences: [...new Set(sentences)] }];
};

const LONGEST_QUOTE = 400;

/** A sentence as it is shown: on one line, the end of a very long one left out. */
export const quote = (sentence: string): string => {
  const line = oneLine(sentence);
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
};

/** The fields of every type. Where a type asks for the old value apart, the form's own field holds the new one. */
const commonFields = (facts: Facts, settled: boolean): ReadonlyMap<string, Found> => {
  const [main = 0, ...others] = facts.types;
  const asked = new Set(fieldsFor(main, '', others).map(({ key }) => key));
  const either = (old: string, fresh: FactName, current: FactName) =>
    settled || asked.has(old) ? facts.first(fresh, current) : facts.first(current);
  const company = either('oldName', 'change.name.new', 'company.name');
  const buyers = company ? [] : buyersOf(facts);
  const [buyer] = buyers;
  const name = company ?? buyer;
  const seat = either('oldAddress', 'change.seat.new', 'company.seat') ?? (name && homeOf(facts, name.value));
  // The notice about a business is published where the business is.
  const isBusiness = findAnnouncementType(main).family === 'fonds';
  const isPerson = isBusiness && buyer !== undefined && facts.civilityOf(buyer) !== undefined;
  const place = (isBusiness ? facts.first('business.address') : undefined) ?? seat;
  const capital = either('oldCapital', 'change.capital.new', 'company.capital');
  const form = either('oldForm', 'change.form.new', 'company.form');
  const siret = facts.first('company.siret', 'company.siren');
  return new Map<string, Found>([
    [
      'companyName',
      company
        ? as(company)
        : joined(
            buyers.map((one) => titled(facts, one)),
            ' et ',
          ),
    ],
    [
      'companyForm',
      isPerson ? as(buyer, () => NATURAL_PERSON) : as(form, (value) => findLegalForm(value)?.value ?? ''),
    ],
    ['siret', as(siret, formatSiret)],
    ['rcs', as(facts.first('company.rcs.city'))],
    ['capital', money(capital, facts.first('company.capital.currency'))],
    ['address', as(seat)],
    ['city', as(seat, cityOf)],
    ['department', as(place, departmentOf)],
  ]);
};

const CIVILITY =
  /(?<!\p{L})(M(?:onsieur|\.|r\.?) et )?(M\.|Mr\.?|Monsieur|Mmes?|Madame|Mlle|Mademoiselle)\s+$/iu;

/** « M. », « Mme », « M. et Mme » where the text ends with one: a person is named next. */
const civilityBefore = (text: string): string | undefined => {
  const [, husband, civility] = CIVILITY.exec(text) ?? [];
  if (!civility) return undefined;
  const short = /^(?:mr|mon|m\.)/i.test(civility) ? 'M.' : 'Mme';
  return husband ? `M. et ${short}` : short;
};

/** « Mme Chloé Verdier », « LE FOURNIL NEUF » */
const titled = ({ civilityOf }: Facts, one: Fact): NonNullable<Found> => {
  const civility = civilityOf(one);
  return { value: civility ? `${civility} ${one.value}` : one.value, facts: [one] };
};

/** The buyer, or those who buy together: persons who live at one address. */
const buyersOf = (facts: Facts): readonly Fact[] => {
  const all = facts.all('buyer');
  const homes = new Set(all.flatMap(({ value }) => homeOf(facts, value)?.value ?? []));
  return homes.size <= 1 && all.every((one) => facts.civilityOf(one)) ? all : all.slice(0, 1);
};

const joined = (found: readonly NonNullable<Found>[], separator: string): Found =>
  found.length === 0
    ? undefined
    : { value: found.map(({ value }) => value).join(separator), facts: found.flatMap((one) => one.facts) };

/** Where somebody lives or has its seat, without the name that the fact has before it. */
const homeOf = ({ all }: Facts, name: string): Fact | undefined => {
  const home = all('person.address').find(({ value }) => value.startsWith(`${name}: `));
  return home && { ...home, value: home.value.slice(name.length + 2) };
};

const as = (fact: Fact | undefined, print: (value: string) => string = (value) => value): Found =>
  fact && { value: print(fact.value), facts: [fact] };

/** An amount in another currency stays in the words of the text. */
const money = (fact: Fact | undefined, currency?: Fact): Found =>
  fact && { value: currency ? oneLine(fact.words) : tidyCapital(fact.value), facts: [fact] };

export const departmentOf = (address: string): string => {
  const code = postalCodeOf(address);
  return (code && departmentOfPostalCode(code)?.code) || '';
};

const cityOf = (address: string): string => {
  // « Vendôme (41100), 62 rue du Change », « 12 chemin des Granges à Gap (05000) »
  const first = /(?:^|, | à )([\p{L}][\p{L}' -]{1,44}?) ?\(\d{2} ?\d{3}\)/u.exec(address)?.[1];
  if (first) return first;
  const code = postalCodeOf(address);
  if (!code) return '';
  const after = address.slice(address.lastIndexOf(code) + code.length);
  return after
    .replace(/^[\s)]+/, '')
    .split(/[,(]| cedex/i, 1)
    .join('')
    .trim();
};

const of =
  (...names: readonly FactName[]): Find =>
  ({ first }) =>
    as(first(...names));

const amountOf =
  (...names: readonly FactName[]): Find =>
  ({ first }) =>
    money(first(...names));

/** By how much the capital moves. */
const difference: Find = ({ first }) => {
  const [old, fresh] = [first('change.capital.old', 'company.capital'), first('change.capital.new')];
  if (!old || !fresh) return undefined;
  const moved = Math.round(Math.abs(Number(fresh.value) - Number(old.value)) * 100) / 100;
  return moved > 0 ? { value: tidyCapital(String(moved)), facts: [old, fresh] } : undefined;
};

const MANAGES =
  /^(?:gérant|cogérant|président|directeur général|administrateur|membre du directoire|membre du conseil)/;
const AUDITS = /^commissaire aux comptes$/;
const DEPUTY = /^commissaire aux comptes suppléant$/;

const roleOf = ({ value }: Fact): string => value.slice(0, Math.max(0, value.indexOf(': ')));
const nameOf = ({ value }: Fact): string => value.slice(value.indexOf(': ') + 2);

/** « Élise Marvaudon, 3 montée des Cordeliers, 69001 Lyon », after the role where the field holds several. */
const person = (facts: Facts, one: Fact, withRole: boolean): NonNullable<Found> => {
  const role = roleOf(one);
  const title = withRole && role ? `${role.charAt(0).toUpperCase()}${role.slice(1)} : ` : '';
  const { value, facts: stated } = withHome(facts, one, nameOf(one));
  return { value: `${title}${value}`, facts: stated };
};

const withHome = (facts: Facts, one: Fact, name: string): NonNullable<Found> => {
  const home = homeOf(facts, name);
  return home ? { value: `${name}, ${home.value}`, facts: [one, home] } : { value: name, facts: [one] };
};

/** Those who sell or let, each with its address. */
const sellers: Find = (facts) =>
  joined(
    facts.all('seller').map((one) => {
      const { value: name } = titled(facts, one);
      const home = homeOf(facts, one.value);
      if (!home) return { value: name, facts: [one] };
      const lives = facts.civilityOf(one) ? 'demeurant ' : '';
      return { value: `${name}, ${lives}${home.value}`, facts: [one, home] };
    }),
    ' ; ',
  );

const people = (
  facts: Facts,
  chosen: readonly Fact[],
  { withRole, separator }: { withRole: boolean; separator: string },
): Found =>
  joined(
    chosen.map((one) => person(facts, one, withRole)),
    separator,
  );

const personsWith =
  (role: RegExp, { withRole }: { withRole: boolean }): Find =>
  (facts) =>
    people(
      facts,
      facts.all('person').filter((one) => role.test(roleOf(one))),
      { withRole, separator: withRole ? '\n' : ' ; ' },
    );

const isSame = (one: string, other: string): boolean => comparable(one) === comparable(other);

const leaving = ({ all }: Facts, role = MANAGES): readonly Fact[] =>
  all('person.outgoing').filter((one) => role.test(roleOf(one)));

/** Those who take the office that another leaves; without a departure, a sole manager of the text. */
const arriving = (facts: Facts): readonly Fact[] => {
  const left = leaving(facts);
  const managers = facts
    .all('person')
    .filter((one) => MANAGES.test(roleOf(one)) && !left.some((gone) => isSame(nameOf(gone), nameOf(one))));
  const successors = managers.filter((one) => left.some((gone) => isSame(roleOf(gone), roleOf(one))));
  if (successors.length > 0) return successors;
  return managers.length === 1 ? managers : [];
};

const position: Find = (facts) => {
  const [one] = [...arriving(facts), ...leaving(facts)];
  return one && { value: roleOf(one), facts: [one] };
};

const liquidator: Find = ({ first }) => {
  const [who, home] = [first('liquidator'), first('liquidator.address')];
  if (!who) return undefined;
  return home ? { value: `${who.value}, ${home.value}`, facts: [who, home] } : as(who);
};

type Change = readonly [
  label: string,
  old: readonly FactName[],
  fresh: FactName,
  /** The types that announce this change themselves: beside one of them, it is not told twice. */
  types: readonly AnnouncementTypeName[],
];

/** What a notice of modification sets side by side. */
const changes: readonly Change[] = [
  ['Dénomination', ['change.name.old', 'company.name'], 'change.name.new', ['changement_denomination']],
  ['Siège social', ['change.seat.old', 'company.seat'], 'change.seat.new', ['transfert_siege']],
  [
    'Capital',
    ['change.capital.old', 'company.capital'],
    'change.capital.new',
    ['augmentation_capital', 'reduction_capital'],
  ],
  ['Forme', ['change.form.old', 'company.form'], 'change.form.new', ['transformation']],
  ['Objet', ['company.object'], 'change.object.new', []],
  ['Durée', ['company.duration'], 'change.duration.new', []],
];

const printChange = (label: string, value: string): string => {
  if (label === 'Capital') return tidyCapital(value);
  return label === 'Durée' ? years(value) : value;
};

const years = (value: string): string =>
  /^\d+$/.test(value) ? `${value} année${Number(value) > 1 ? 's' : ''}` : value;

const isType = (typeId: number | undefined, name: AnnouncementTypeName): boolean =>
  findAnnouncementTypeByName(name).id === typeId;

const modified = ({ first, types }: Facts) =>
  changes.filter(
    ([, , fresh, own]) => first(fresh) && !own.some((name) => types.some((typeId) => isType(typeId, name))),
  );

const changed: Find = (facts) => {
  const found = modified(facts);
  return found.length === 0
    ? undefined
    : {
        value: found.map(([label]) => label).join(', '),
        facts: found.flatMap(([, , fresh]) => facts.first(fresh) ?? []),
      };
};

const mentions =
  (which: 'old' | 'new'): Find =>
  (facts) => {
    const lines = modified(facts).flatMap(([label, old, fresh]) => {
      const fact = which === 'old' ? facts.first(...old) : facts.first(fresh);
      return fact ? [{ fact, line: `${label} : ${printChange(label, fact.value)}` }] : [];
    });
    if (lines.length === 0) return undefined;
    return { value: lines.map(({ line }) => line).join('\n'), facts: lines.map(({ fact }) => fact) };
  };

const officerWith =
  (role: RegExp): Find =>
  ({ all }) => {
    const one = all('officer').find((fact) => role.test(roleOf(fact)));
    return one && { value: nameOf(one), facts: [one] };
  };

/** The city of the court, or else of the registry: both are named « greffe de Lyon ». */
const registry: Find = ({ first }) => {
  const court = first('court');
  const city = court && /(?:de |d'|du )(\p{Lu}[\p{L}' -]{1,50})$/u.exec(court.value)?.[1];
  return court && city ? { value: city, facts: [court] } : as(first('company.rcs.city'));
};

/** How each question of the templates is answered, by its key; a key without an entry is left to the buyer. */
const extras: Readonly<Record<string, Find>> = {
  organ: of('organ'),
  meetingKind: of('organ'),
  decisionDate: of('date.decision'),
  closingDate: of('date.decision'),
  judgmentDate: of('date.decision'),
  effectDate: of('date.effect'),
  startDate: of('date.effect'),
  endDate: of('date.effect'),
  cessationDate: of('date.effect'),
  entryDate: of('date.effect'),
  actDate: of('date.signature'),
  contractDate: of('date.signature'),
  draftDate: of('date.signature'),
  acronym: of('company.sigle'),
  purpose: of('company.object'),
  activity: of('company.object'),
  duration: ({ first }) => as(first('company.duration'), years),
  managers: personsWith(MANAGES, { withRole: true }),
  partners: personsWith(/^associé$/, { withRole: false }),
  auditors: personsWith(AUDITS, { withRole: false }),
  holder: personsWith(AUDITS, { withRole: false }),
  deputy: personsWith(DEPUTY, { withRole: false }),
  position,
  incoming: (facts) => people(facts, arriving(facts), { withRole: false, separator: ' ; ' }),
  outgoing: (facts) => people(facts, leaving(facts), { withRole: false, separator: ' ; ' }),
  changed,
  oldMention: mentions('old'),
  newMention: mentions('new'),
  oldAddress: of('change.seat.old', 'company.seat'),
  oldName: of('change.name.old', 'company.name'),
  oldForm: of('change.form.old', 'company.form'),
  oldCapital: amountOf('change.capital.old', 'company.capital'),
  increase: difference,
  reduction: difference,
  liquidator,
  correspondence: of('liquidation.seat'),
  filingCourt: registry,
  closingPlace: of('meeting.place'),
  seller: sellers,
  lessor: sellers,
  assignor: sellers,
  nature: of('business.nature'),
  businessAddress: of('business.address'),
  premises: of('business.address'),
  price: amountOf('price'),
  reserve: amountOf('price'),
  opposition: of('opposition.address'),
  court: of('court'),
  trustee: officerWith(/^(?:mandataire|liquidateur)/),
  administrator: officerWith(/^administrateur/),
  meetingDate: of('meeting.date'),
  meetingTime: of('meeting.hour'),
  meetingPlace: of('meeting.place'),
  saleDate: of('meeting.date'),
  saleTime: of('meeting.hour'),
  salePlace: of('meeting.place'),
  faultyTitle: of('reference.faulty'),
  wrong: of('correction.old'),
  right: of('correction.new'),
  added: of('correction.new'),
};

/** The auditor who leaves is asked under the same key as the manager who leaves. */
const ofAuditors: Readonly<Record<string, Find>> = {
  outgoing: (facts) => people(facts, leaving(facts, AUDITS), { withRole: false, separator: ' ; ' }),
};

/** The type that asks a question, and its own name for it: « outgoing19 » is the « outgoing » of type 19. */
const questionOf = (key: string, types: readonly number[]) =>
  types
    .flatMap((typeId) => [key, key.replace(`${typeId}`, '')].map((name) => ({ typeId, name })))
    .find(({ typeId, name }) => noticeRules(typeId).fields.some((field) => field.key === name));

const answerTo = (key: string, facts: Facts): Found => {
  const { typeId, name } = questionOf(key, facts.types) ?? { name: key };
  const own = isType(typeId, 'nomination_commissaire') ? ofAuditors[name] : undefined;
  return (own ?? extras[name])?.(facts);
};
