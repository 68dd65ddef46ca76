import type { Context } from './context.ts';
import { type FactName, type Finding, finding } from './facts.ts';
import { NUMBER_WORDS, numberOfWords } from './numbers.ts';
import type { Span } from './source.ts';
import { findYears } from './statements.ts';

/** The duration before and after a modification. */

/** « fixée à 50 ans, passe à 99 ans »: the first of the two. */
const TURNED =
  /^,? (?:et )?(?:venant|arrivant|expirant|devant expirer|qui (?:vient|expire|arriv[a-z]{1,4}))(?![a-z])|^[^.;]{0,30} (?:pass|port|prolong|allong)[a-z]{1,4} (?:a|jusqu'a) (?=\d|[a-z])|^[^.;§]{0,90}pour (?:la |etre |en )?(?:porter|portee|passer|fixer|fixee)[^.;\d]{0,24} a (?=\d|[a-z])/;
/** « ont porté la durée, fixée à 50 ans et devant expirer le …, à 99 ans »: the second. */
const SECOND =
  /(?:ans|annees)(?:,? (?:et|mais|puis)|[,;])(?: elle| celle-ci)? (?:sera|est|devient|deviendra|passe|passera)(?: portee?)?(?: desormais| dorenavant| maintenant)? (?:de|a) $|(?:ans|annees) a (?:celle de )?$|(?:port|prorog|prolong|pass)[a-z]{1,5}[^.;]{0,30}duree[^.;]{0,160}(?:ans|annees)[^.;]{0,90}, a $/;

const FROM_YEARS = new RegExp(String.raw`(?:de|d') (\d{1,2}|${NUMBER_WORDS}) a $`);

/** « de 50 à 99 ans »: the unit is said once. */
const yearsBefore = (ahead: string, start: number): Finding | undefined => {
  const match = FROM_YEARS.exec(ahead);
  const written = match?.[1] ?? '';
  const old = /^\d/.test(written) ? Number(written) : numberOfWords(written);
  if (!match || !old) return undefined;
  const at = start - match[0].length + match[0].indexOf(written);
  return finding('company.duration', { start: at, end: at + written.length }, String(old), 0.96);
};

/** « prorogé de trente ans »: by how much, not from what. */
const LONGER_BY =
  /(?:prorog|prolong)[a-z]{1,5}(?:,? (?:la |sa |cette )?(?:duree|societe)[a-z' ]{0,24})? (?:de|pour)(?: une (?:duree|periode)(?: supplementaire)? de)? $/;

const isTurned = (ahead: string, behind: string): boolean => TURNED.test(behind) && !LONGER_BY.test(ahead);

/** « 99 ans au lieu de 50 ans » */
const insteadOf = (ahead: string, behind: string): FactName | undefined => {
  if (/au lieu de (?:celle de )?$/.test(ahead)) return 'company.duration';
  return /^ au lieu de /.test(behind) ? 'change.duration.new' : undefined;
};

const MOVES =
  /(?:desormais|dorenavant|maintenant) (?:une|sa|d'une) duree|(?:passe(?:ra)?|devient|deviendra|vivra|existera|durera|au lieu)[^.\n]{0,60} (?:ans|annees)|(?:ans|annees) au lieu|prorog|prolong|(?:devait|devant) (?:durer|vivre|exister)|(?:port|modif|fix|allong|nouv|ramen|redui|raccourc|abreg)[^.\n]{0,40}duree|duree[^.\n]{0,130}(?:port|modif|pass|allong)/;

const NOT_FORMER =
  /prorog[a-z]{1,8} (?:de |pour )[^.;]{0,20}$|duree (?:est |sera |fixee |)de $|(?:sera|est) (?:desormais|dorenavant|ainsi|donc)[^.;]{0,20} de $/;
const FORMER =
  /(?:etait|initial[a-z]{0,6}|a l'origine|anci[a-z]{1,4} duree|apres|precedemment|jusqu'alors|actuell[a-z]{1,6}|expir[a-z]{1,4})[^.;]{0,24}$|(?:creee?|constituee?|formee?) pour (?:une duree de )?$|(?:devait|devant) (?:durer|vivre|exister)(?: pendant)? $|(?:port[a-z]{1,5}|pass[a-z]{1,4}|duree)[^.;§\d]{0,60} de $/;
const NEW =
  /(?:desormais|dorenavant|maintenant) (?:une |d'une )duree de $|(?:duree(?: statutaire| sociale| de la societe)? (?:devient|deviendra) (?:de )?|(?:vivra|existera|durera)(?: desormais| dorenavant)? )$|(?:port[a-z]{1,14}|pass[a-z]{1,4}|allong[a-z]{1,4}|fixee?|duree (?:de la societe|sociale)|sera|desormais|dorenavant|nouv[a-z]{1,4} duree ?:?)[^.;]{0,34}(?:a|de|:) $/;
/** « fixée à 30 ans à l'origine, et de la porter à 99 ans »: the nearest word says which it is. */
const CARRIED_TO = /(?<![a-z])(?:porter|portant|portee) a $/;
const NOT_NEW = /nouv[a-z]{1,4} duree[^.;]{0,10} de $/;

/** Whether a number of years is the duration before or after; undefined if it is neither. */
const sideOf = (folded: string, { start, end }: Span): FactName | undefined => {
  const ahead = folded.slice(Math.max(0, start - 60), start);
  const behind = folded.slice(end, end + 140);
  const instead = insteadOf(ahead, behind);
  if (instead) return instead;
  if (isTurned(ahead, behind)) return 'company.duration';
  if (LONGER_BY.test(ahead)) return undefined;
  if (SECOND.test(folded.slice(Math.max(0, start - 320), start))) return 'change.duration.new';
  if (CARRIED_TO.test(ahead)) return 'change.duration.new';
  if (FORMER.test(ahead) && !NOT_FORMER.test(ahead)) return 'company.duration';
  return NEW.test(ahead) && !NOT_NEW.test(ahead) ? 'change.duration.new' : undefined;
};

export const readDurationChange = (context: Context): readonly Finding[] => {
  const { folded } = context.source;
  if (!MOVES.test(folded)) return [];
  return findYears(context).flatMap(({ start, end, years }) => {
    const old = yearsBefore(folded.slice(Math.max(0, start - 60), start), start);
    const side = old ? 'change.duration.new' : sideOf(folded, { start, end });
    if (!side) return [];
    const sure = side === 'company.duration' ? 0.95 : 0.85;
    return [...(old ? [old] : []), finding(side, { start, end }, String(years), sure)];
  });
};
