import type { Context } from './context.ts';
import type { FoundDate } from './dates.ts';
import type { FactName } from './facts.ts';

type Told = FactName | 'none';
type Cue = readonly [Told, number, RegExp];

/** Words before a date that speak for what it is. */
const AHEAD: readonly Cue[] = [
  ['date.effect', 3, /a\/c|compter|effets?(?![a-z])|a partir|dater|jouissance|possession|des le|au soir/g],
  [
    'date.effect',
    2,
    /commenc|debut|cess|quitt|install|depuis|realis|echea|demarr|s'acheve|finir|prend(?:ra)? fin|resili/g,
  ],
  [
    'date.decision',
    3,
    /statuant|delib|decid|decis|reuni|consult|seance|assembl|(?<![a-z])vot|resol|unanim|jugement|(?<![a-z])ag[eom](?![a-z])/g,
  ],
  [
    'date.signature',
    3,
    /(?<![a-z])fait (?:a|aux?|en|le)|signe|(?<![a-z])acte|contrat|conclu|(?<![a-z])passe|statuts/g,
  ],
  ['date.signature', 2, /cree|constitu|etabli|redig/g],
  [
    'none',
    3,
    /par[ue]{1,2}(?![a-z])|publi|depo[st]|(?<![a-z])nee?s?(?![a-z])|clos|exercice|lettre|courri|(?<![a-z])bail|rappel|precedent|jusqu'au|avant le|plus tard|visite|cessation des paiements|observation/g,
  ],
];

/** The same behind a date. */
const BEHIND: readonly Cue[] = [
  ['date.effect', 3, /^ (?:au soir|a minuit|inclus)/],
  [
    'date.decision',
    3,
    /^,? (?:l'|les |la |le )?(?:associe|actionnaire|assemblee|collectivite|geran|president|conseil|a\.?g\.?[eom]|directoire)/,
  ],
];

/** A cue counts by half for each of these signs of distance. */
const HALF = 40;
const ENOUGH = 1.2;

/** What a date is of which no known wording says it: by the words around it. */
export const dateByEvidence = (
  { kind, source: { folded } }: Context,
  { start, end }: FoundDate,
  ahead: string,
  behind: string,
): Told | undefined => {
  if (kind === 'decision') return opensMinutes(folded, start, behind) ? 'date.decision' : undefined;
  // Long acts recall others: only their last lines.
  if (kind !== 'notice') return isSigned(folded, start, end) ? 'date.signature' : undefined;
  const [best, second] = scoresOf(ahead, behind);
  return best && best[1] >= ENOUGH && best[1] > 1.5 * (second?.[1] ?? 0) ? best[0] : undefined;
};

/** What the words around a date speak for, the strongest first. */
const scoresOf = (ahead: string, behind: string): readonly (readonly [Told, number])[] => {
  const scores = new Map<Told, number>();
  const add = (told: Told, score: number) => scores.set(told, (scores.get(told) ?? 0) + score);
  for (const [told, weight, words] of AHEAD)
    for (const match of ahead.matchAll(words))
      add(told, weight * 2 ** (-(ahead.length - match.index - match[0].length) / HALF));
  for (const [told, weight, words] of BEHIND) if (words.test(behind)) add(told, weight);
  return [...scores].sort(([, one], [, other]) => other - one);
};

/** « À Gérardmer, le 10 octobre 2026 » among the last lines of an act. */
const isSigned = (folded: string, start: number, end: number): boolean =>
  folded.length - end < 260 &&
  /(?:^|\n|\. )(?:(?:fait|signe|passe)(?![a-z])[^\n.]{0,50}|(?:a |aux? )?[a-z'-]{2,24}(?: [a-z'-]{2,20}){0,3})(?:, en [a-z\d]{1,8} (?:exemplaires|originaux))?,?\s(?:le )?$/.test(
    folded.slice(Math.max(0, start - 90), start),
  ) &&
  !/(?:enregistr|publi|depo|delib|assembl)[^.\n]{0,60}$/.test(folded.slice(Math.max(0, start - 90), start));

/** « Le 14 septembre 2026, à 18 heures, au siège. » */
const opensMinutes = (folded: string, start: number, behind: string): boolean =>
  start < 900 &&
  /(?:^|\n)(?:le |l'an [^\n]{0,40}, )(?:[a-z]{5,8}di )?$/.test(
    folded.slice(Math.max(0, start - 60), start),
  ) &&
  /^,? (?:a |vers )/.test(behind);
