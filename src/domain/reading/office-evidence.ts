import type { Context } from './context.ts';
import { isManager, type Office } from './offices.ts';
import type { Party } from './party-details.ts';
import { isOfficer, type Role, rolesIn } from './roles.ts';
import { sentenceAt } from './source.ts';

type Cue = readonly [weight: number, words: RegExp];

/** Words before a name that speak for an office taken or held (above zero) or left (below). */
const AHEAD: readonly Cue[] = [
  [
    -3,
    /en remplacement(?: de)?|en lieu et place|a la place|au lieu|succed[a-z]{1,3} a |remplac(?:e|er|ant|era) (?!par|dans|a )/g,
  ],
  [-3, /demiss?ion|remerci|revo(?:c|qu)[a-z]{1,6}|deces |decede|depart |cessation|non[- ]renouvel|retrait /g],
  [-3, /(?:fin|terme) (?:au|aux|du|des|a )|pris fin|n'est plus|cess(?:e|ent|era) /g],
  [-3, /(?:retir|enlev)[a-z]{1,3} (?:la|le|les|ses|sa) |la (?:suite|releve|place) de /g],
  [-3, /ancien(?:ne)?s?(?! siege|ne denom|ne form|ne adr)|sortant|precedent|jusqu'(?:alors|ici)|anterieure/g],
  [
    3,
    /remplac[a-z]{1,3} (?:[a-z ]{0,24})?par |pour (?:le|la|les) remplacer|nouve(?:au|lle)s?|(?:lui|leur) succed/g,
  ],
  [
    3,
    /nomm|nomin|design|(?<![a-z])elu|elit |coopt|confi|appele|choisi|institu|attribu|echoit|echeant|install|a (?:sa|leur) suite/g,
  ],
  [2, /assur|assum|exerc|dirig|geree?s? |presidee?s? |revien|desormais|actuel|soumis/g],
  [2, /(?<![a-z])(?:est|sera|sont|c'est) |en qualite|:/g],
];

/** The same behind a name, up to the next one. */
const BEHIND: readonly Cue[] = [
  [
    -3,
    /demiss?ion|sortant|decede|revoqu|quit+e|(?<!activites? (?:a |ont )?)cess(?:e|ent|era|ant)(?! )|(?<!activites?(?: a| ont)?) cess(?:e|ent|era|ant) |n'(?:est|a|ont) plus|ne (?:gere|preside|dirige|administre)(?:nt)? plus|a perdu/g,
  ],
  [-3, /(?:est|a ete|sera) remplac|(?:mandat|fonctions)[^§]{0,30}(?:fin|expir|echu|terme)/g],
  [-2, /ancien|jusqu'alors|precedent/g],
  [
    3,
    /nomm|design|(?<![a-z])elue?s?|coopt|devient|deviendra|appele|choisi|confirm|mainten|reconduit|renouvel/g,
  ],
  [2, /exerc|assur|assum|prend |remplace (?!par)|succede|accepte|reste |conserve|en qualite/g],
];

/** A cue counts by half for each of these signs of distance. */
const HALF = 45;

/** « fin au mandat de président exercé par § »: beside a word of leaving, these say how the office was held. */
const WEAK = 2;

const scoreOf = (
  text: string,
  cues: readonly Cue[],
  distance: (match: RegExpMatchArray) => number,
): number => {
  let [strong, weak, left] = [0, 0, 0];
  for (const [weight, words] of cues)
    for (const match of text.matchAll(words)) {
      const value = weight * 2 ** (-distance(match) / HALF);
      if (weight < 0) left += value;
      else if (weight > WEAK) strong += value;
      else weak += value;
    }
  return left + strong + (left < 0 ? 0 : weak);
};

/**
 * The office of a person or company to whom no known wording gives one: by the words that speak for taking or
 * leaving an office between its neighbours, and by the office that is named nearest to it.
 */
export const officeByEvidence = (
  context: Context,
  party: Party,
): (Office & { readonly beside: boolean }) | undefined => {
  const { source, mentions } = context;
  const { masked } = mentions;
  const { start, end } = sentenceAt(source, party.from);
  const ahead = masked.slice(Math.max(start, party.from - 200), party.from);
  const behind = masked.slice(party.reach, Math.min(end, party.reach + 120));
  const own = ahead.slice(ahead.lastIndexOf('§') + 1);
  const next = behind.indexOf('§');
  const after = next < 0 ? behind : behind.slice(0, next);
  const score =
    (isBeside(own) ? BESIDE : 0) +
    scoreOf(own, AHEAD, ({ index = 0, 0: { length } }) => own.length - index - length) +
    scoreOf(after, BEHIND, ({ index = 0 }) => index);
  // Who represents another company, or would act « en cas d'empêchement », holds no office here.
  if (/represent|en cas d|a defaut d|empechement/.test(own)) return undefined;
  const role = nearestRole(party, ahead, own, after, next >= 0);
  if (!role || Math.abs(score) < 0.7) return undefined;
  return {
    role,
    leaves: score < 0 && isManager(role),
    sure: Math.abs(score) > 1.2 ? 0.7 : 0.6,
    beside: isBeside(own),
  };
};

/** « le rapport du commissaire aux comptes, le cabinet § »: an office right beside the name. */
const BESIDE = 2;
const isBeside = (own: string): boolean => {
  const last = namedIn(own).at(-1);
  return (
    last !== undefined &&
    /^(?: de la societe| du directoire| du conseil d'administration| du conseil de surveillance)?,? ?(?:la |le |l')?$/.test(
      own.slice(last.end),
    )
  );
};

/** Bodies name the office of their members. */
const BODIES: readonly (readonly [Role, RegExp])[] = [
  ['membre du directoire', /(?<![a-z])(?<!presidente? du )directoire/g],
  ['membre du conseil de surveillance', /(?<!presidente? du )conseil de surveillance/g],
  ['administrateur', /(?<!presidente? du )conseil d'administration/g],
  ['président', /(?<![a-z])presid(?:e|ent|ait|era)(?![a-z])(?! (?:la |l')?(?:seance|assemblee|reunion))/g],
  ['gérant', /(?<![a-z])ger(?:e|ent|ait|era)(?![a-z])/g],
];

const namedIn = (
  text: string,
): readonly { readonly role: Role; readonly start: number; readonly end: number }[] =>
  [
    ...rolesIn(text).filter(({ role }) => isManager(role) || isOfficer(role) || role === 'liquidateur'),
    ...BODIES.flatMap(([role, body]) =>
      [...text.matchAll(body)].map(({ index, 0: { length } }) => ({
        role,
        start: index,
        end: index + length,
      })),
    ),
  ].sort((a, b) => a.start - b.start);

const nearestRole = (
  { titles }: Party,
  ahead: string,
  own: string,
  after: string,
  isNext: boolean,
): Role | undefined => {
  const beside = titles.flatMap((title) => namedIn(title))[0];
  if (beside) return beside.role;
  const last = namedIn(own).at(-1);
  // « §, assisté d'un directeur général délégué, § »: the office of the next one.
  const first = namedIn(after).find((one) => !isNext || !/^[ ,:]*$/.test(after.slice(one.end)));
  if (first && /^,? en qualite (?:de |d')$/.test(after.slice(0, first.start))) return first.role;
  if (last && first) return own.length - last.end <= first.start ? last.role : first.role;
  return (last ?? first ?? namedIn(ahead).at(-1))?.role;
};
