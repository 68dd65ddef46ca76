import type { Context } from './context.ts';
import { isCounsel } from './offices.ts';
import type { Party } from './party-details.ts';

/**
 * The partners and shareholders that a text names, whatever its sentence: persons and companies in a row of which
 * somebody is called a partner, before it or behind it, or of which each is told with his shares.
 */
export const partnersOf = (context: Context): readonly Party[] =>
  rowsOf(context).flatMap((row) => {
    const told = row.filter((party) => hasShares(context, party));
    if (told.length === 0 && !isCalledPartners(context, row)) return [];
    return row.filter(
      (party) =>
        /\p{Lu}/u.test(party.name) &&
        !isCounsel(context, party) &&
        // No auditor may be a partner of the company whose accounts he certifies.
        (told.includes(party) || !party.titles.some((title) => /commissaire|secretaire/.test(title))),
    );
  });

/** What may stand between two of a row: signs, numbers, shares, « d'une part ». No verb. */
const IN_ROW =
  /^(?:[\s\d,;:.()°/§–-]|(?:et|ainsi que|puis|la|le|l'|de|(?:leurs?|sa|son|mes|ma|mon) (?:filles?|fils|epou(?:x|se)|mari|femme|conjointe?|freres?|soeurs?|mere|pere|enfants?)|d'une part|d'autre part|parts?|actions?|voix|titres?|sociales?|proprietaire|titulaire|detenant|detent(?:rice|eur)|porteu(?:r|se)|pour|chacune?|soit|presente?s?|representee?s?|en pleine propriete)(?![a-z]))*$/;

const rowsOf = ({ mentions: { parties, masked } }: Context): readonly (readonly Party[])[] => {
  const rows: Party[][] = [];
  let reached = -1;
  for (const party of parties) {
    // Named within the words about another one: a spouse, a representative.
    if (party.start < reached) continue;
    const last = rows.at(-1);
    const gap = masked.slice(reached, party.from);
    if (last && gap.length < 70 && IN_ROW.test(gap)) last.push(party);
    else rows.push([party]);
    reached = Math.max(reached, party.reach);
  }
  return rows;
};

const CALLED = /(?<![a-z])(?:associee?s?|actionnaires?|comparante?s?)(?![a-z])(?<gap>[^§.;]{0,80})$/;
/** What may stand between the word and the row; a verb makes of it another statement: « l'associée unique révoque § ». */
const LEADS_TO =
  /^(?:[\s\d,:().°-]|(?:uniques?|en nom|tenu[es]{0,2}|indefiniment|solidairement|responsables?|et|ou|a savoir|savoir|suivante?s?|presente?s?|representee?s?|seule?s?|ci-apres|fondat(?:eur|rice)s?|actions|parts|voix|sont|etaient la|premiers?|premieres?|(?:co-?)?gerante?s?|qui en sont(?: aussi| egalement)?(?: les)?(?: premiers)? (?:co-?)?gerante?s|d'une part|la|le|l'|societe)(?![a-z]))*$/;
const CALLED_BEHIND =
  /^(?:,? ?|\.\n)(?:(?:tous|toutes|seule?s|uniques?|les|deux|trois|plus (?:forts|gros|importants)|principaux|en leur qualite (?:de |d')) ?){0,4}(?:associe|actionnaire)e?s(?![a-z])/;
const FOUNDED =
  /(?:form|constitu|cre|fond|institu)ee?s?,? entre(?: (?:les )?(?:proprietaires|titulaires|porteurs|soussignes)[^.§]{0,70}?(?:a savoir|savoir)?)?(?: :|,)?[ \n\d°).-]*(?:la |le )?$/;

/** « A et B ont formé entre eux une société », « A fonde seule la société » */
const FOUNDS =
  /^,? ?(?:(?:ont|a) (?:[a-z]{1,9} ){0,3}(?:form|constitu|cre|fond|institu|etabli)[a-z]{1,4}|(?:fond|constitu|cre|institu)(?:e|ent)) (?:(?:seule?|ensemble|entre (?:eux|elles)|ce jour|par (?:le present acte|les presentes)) ){0,2}(?:une|la|cette|un|le) (?:§|societe|s[a-z]{2,5} |exploitation|entreprise|groupement)/;

/** « A et B ont établi les statuts d'une société », « A ; B. Lesquels ont arrêté ainsi qu'il suit les statuts » */
const ADOPTS =
  /^[,.;]?\s{0,2}(?:lesquels |lesquelles |ils |elles |qui )?(?:(?:ont|a|avons|ai) (?:[a-z]{1,9} ){0,3}(?:etabli|arrete|adopte|redige|signe|dresse)|(?:etabliss|adopt|arret)ent)(?: ainsi qu'il suit| comme suit| ensemble| entre (?:eux|elles)| ce jour|,? (?:le|par acte du) \d{1,2}(?:er)? [a-z]{3,9} \d{4},?){0,2} (?:les|ses|leurs|des) (?:presents )?statuts/;

const isFounding = (ahead: string, behind: string): boolean =>
  FOUNDED.test(ahead) || FOUNDS.test(behind) || ADOPTS.test(behind);

/** « l'associée unique de la société §, la société § » */
const SOLE_OF = /(?:associee?|actionnaire) unique de (?:la |l')?§+, ?(?:la |le |l')?$/;

const isCalledPartners = ({ mentions: { masked }, kind, types }: Context, row: readonly Party[]): boolean => {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return false;
  const ahead = masked.slice(Math.max(0, first.from - 110), first.from);
  const behind = masked.slice(last.reach, last.reach + 90);
  if (types[0] === 'constitution' && isFounding(ahead, behind)) return true;
  const isSole = SOLE_OF.test(masked.slice(Math.max(0, first.from - 300), first.from));
  if (isSole || (row.length > 1 && CALLED_BEHIND.test(behind))) return true;
  const gap = CALLED.exec(ahead)?.groups?.gap;
  if (gap === undefined || !LEADS_TO.test(gap)) return false;
  // In a notice « associé » alone may be said of anybody: a row, or the sole partner who decides.
  return kind !== 'notice' || row.length > 1 || /^ unique, ?(?:la |le |l')?$/.test(gap);
};

const SHARES =
  /^,? qui en (?:a|ont|detient|possede|avait|compte) \d|^ ?[,:(–-]? ?(?:(?:a (?:qui|laquelle|lequel) appartiennent|qui (?:en )?(?:a|ont|avait|detient|detiennent|possede|possedent|apporte)(?![a-z])|propri[a-z]{1,14}|titulaire|detenant|detent[a-z]{1,8}|possedant|porteu[a-z]{1,3}|pour|a concurrence|apporte)(?: de| d')?[^§\d.;\n]{0,30} )?\d[\d .]{0,12} (?:parts?|actions?|titres?|droits sociaux)(?! nouvelles)/;
const BY_SHARES =
  /(?<=[,:(] ?|soit |dont |savoir |et )\d[\d ]{0,9} (?:parts?|actions?)(?: sociales)? (?:a|pour) (?:la |l')?$|\d (?:parts?|actions?)(?: sociales)? (?:de|detenues? par|appartenant a|propriete de) (?:la |l')?$/;
/** « M. X 260 260 » under « Associés présents Parts Voix ». */
const COLUMNS = /^ (?:- )?\d[\d ]{0,12}(?=\n|$)/;
const HEADED = /(?:^|\n)[^\n§]*(?:associe|actionnaire|nom)[^\n§]*(?:parts|actions|voix|titres)[^\n§]*\n/;

const hasShares = ({ source: { folded }, mentions: { masked }, kind }: Context, party: Party): boolean => {
  const behind = masked.slice(party.reach, party.reach + 70);
  if (SHARES.test(behind) || SHARES.test(folded.slice(party.end, Math.min(party.reach, party.end + 70))))
    return true;
  const ahead = masked.slice(Math.max(0, party.from - 400), party.from);
  if (BY_SHARES.test(ahead)) return true;
  return kind !== 'notice' && COLUMNS.test(behind) && HEADED.test(ahead);
};
