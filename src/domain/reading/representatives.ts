import { type Context, isAboutBusiness } from './context.ts';
import { comparable, type Finding, finding, textOf } from './facts.ts';
import { isCounsel } from './offices.ts';
import type { Party } from './party-details.ts';
import { homeFinding } from './person-addresses.ts';
import { isOfficer, ROLE, rolesIn } from './roles.ts';

/** « représentée par son gérant, M. X »: an office of his own in a sale or in the company of the notice, a permanent representative elsewhere. */
export const readRepresentatives = (
  context: Context,
  persons: readonly Finding[],
  main: string | undefined,
): readonly Finding[] => {
  const own = comparable(main ?? '');
  return context.mentions.parties
    .flatMap((represented) => {
      const { representative } = represented;
      if (!representative || !isRepresented(context, represented, persons)) return [];
      const { party, title } = representative;
      if (!party.name.includes(' ') || isPersonOnly(title)) return [];
      const roles =
        isAboutBusiness(context) || comparable(represented.name) === own
          ? rolesIn(
              `${officeOf(title)} ; ${titlesOf(representative).join(' ; ')} ; ${besideName(context, party)}`,
            ).map(({ role }) => role)
          : (['représentant permanent'] as const);
      const named = roles
        .filter((role) => !isOfficer(role))
        .map((role) => finding('person', party, `${role}: ${party.name}`, 0.85));
      const others = (representative.others ?? []).flatMap((one) =>
        named.map(({ value }) =>
          finding('person', one, `${value.slice(0, value.indexOf(': '))}: ${one.name}`, 0.8),
        ),
      );
      return named.length > 0 ? [...named, ...others, ...ownAddress(context, party)] : [];
    })
    .concat(isAboutBusiness(context) ? toldApart(context) : []);
};

/** « représentée par Mr Nicolas X cogérant »: without a comma. */
const BESIDE = new RegExp(`^ (?<role>${ROLE})(?= ?[,;.)\\n]|$| ci[ -])`);
const besideName = ({ source: { folded } }: Context, { end }: Party): string =>
  BESIDE.exec(folded.slice(end, end + 40))?.groups?.role ?? '';

/** « représentée par Messieurs A et B, cogérants »: the title behind the last is that of all. */
const titlesOf = ({ party, others = [] }: NonNullable<Party['representative']>): readonly string[] => [
  ...party.titles,
  ...others.flatMap(({ titles }) => titles).filter((title) => /(?:gerant|president)e?s(?![a-z])/.test(title)),
];

/** « prise en la personne de M. X »: his office is not told; « de son président M. X » tells it. */
const isPersonOnly = (title: string): boolean =>
  /^(?:prise? en|en la personne)/.test(title) && rolesIn(title).length === 0;

const REPRESENTED_BY =
  /(?<![a-z])(?:representee?s?(?: [a-z' ]{1,20})? par|representante?s?(?: ?:|,)?) ?(?<title>(?:son|sa|ses|le|la|l')[a-z' ]{5,40}?,? ?)?$/;

/** « La venderesse était représentée par sa gérante, Mme X »: in a sentence, or on a line, of its own. */
const toldApart = (context: Context): readonly Finding[] =>
  context.mentions.parties.flatMap((party) => {
    const ahead = context.mentions.masked.slice(Math.max(0, party.from - 90), party.from);
    const match = party.company || isCounsel(context, party) ? null : REPRESENTED_BY.exec(ahead);
    if (!match || !party.name.includes(' ')) return [];
    return rolesIn(`${match.groups?.title ?? ''} ; ${party.titles.join(' ; ')}`)
      .filter(({ role }) => !isOfficer(role))
      .slice(0, 1)
      .map(({ role }) => finding('person', party, `${role}: ${party.name}`, 0.75));
  });

/** « présidée par », « gérée par » */
const officeOf = (title: string): string =>
  title
    .replace(/^(?:presidee?s? par|que preside(?:nt)?)/, 'president')
    .replace(/^(?:geree?s? par|que gere(?:nt)?)/, 'gerant')
    .replace(/^co-?geree?s? par/, 'cogerant');

/** A partner that is a company has a representative too, who holds no office: in a notice where it is said to be one. */
const isRepresented = (
  context: Context,
  { representative, company, name }: Party,
  persons: readonly Finding[],
): boolean => {
  if (!representative || !company || isCounsel(context, representative.party)) return false;
  const own = persons.filter((one) => one.name === 'person' && one.value.endsWith(`: ${name}`));
  const holds = own.some(({ value }) => !value.startsWith('associé'));
  if (context.kind === 'statuts' || context.kind === 'decision') return holds;
  return holds || own.length === 0;
};

const ownAddress = ({ source }: Context, { address, name }: Party): readonly Finding[] =>
  address && !address.refers ? [homeFinding(name, address, textOf(source, address), 0.8)] : [];
