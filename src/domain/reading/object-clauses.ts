import type { Context } from './context.ts';
import { type Finding, finding, textOf } from './facts.ts';
import { type Span, sentenceAt } from './source.ts';

/**
 * The object before and after a change, by the clause that tells it: what it speaks of, the words that lead to the
 * new object and those that lead to the old one, in whatever order they stand.
 */
export const objectsByClause = (context: Context): readonly Finding[] => {
  for (const clause of clausesOf(context)) {
    const fresh = ledBy(context, clause, TO_NEW);
    if (!fresh) continue;
    const old =
      ledBy(context, { ...clause, end: fresh.start }, TO_OLD) ??
      ledBy(context, { ...clause, start: fresh.end }, TO_OLD);
    return [
      ...(old ? [finding('company.object', old, textOf(context.source, old), 0.88)] : []),
      finding('change.object.new', fresh, textOf(context.source, fresh), 0.85),
    ];
  }
  return [];
};

/** The old object alone, where another wording has told the new one. */
export const oldObjectByClause = (context: Context): readonly Finding[] => {
  for (const clause of clausesOf(context)) {
    const old = ledBy(context, clause, TO_OLD);
    if (old) return [finding('company.object', old, textOf(context.source, old), 0.85)];
  }
  return [];
};

const ABOUT = /(?<![a-z])(?:objet(?: social)?|activites?|article 2)(?![a-z\d])/g;
const SOCIAL = "(?:l'|son |notre )?(?:objet(?: social)?|activites?)(?: sociale?| de la societe)?";
const NOW = '(?: desormais| dorenavant| maintenant)?';
const FORMULA = '(?:suivante?s?|ci-apres|que voici|qui suit)';

/** The sentences, or the points of a list in one, that speak of the object. */
const clausesOf = ({ source }: Context): readonly Span[] =>
  [...source.folded.matchAll(ABOUT)].slice(0, 20).map(({ index }) => {
    const sentence = sentenceAt(source, index);
    const ahead = source.folded.slice(sentence.start, index);
    const start = sentence.start + Math.max(0, ahead.lastIndexOf('; ') + 1, ahead.lastIndexOf('° ') + 1);
    const next = source.folded
      .slice(index, sentence.end)
      .search(
        /; ?(?:\d ?[°)]|(?:le|la|l'|et) ?(?:siege|capital|denomination|raison|duree|gerant|president))/,
      );
    return { start, end: next < 0 ? sentence.end : index + next };
  });

const lead = (...patterns: readonly string[]): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${patterns.join('|')})(?:,? (?:a compter|a partir|avec effet|a effet|a dater) [^,:;."]{3,40}(?= ?:))?(?: ?:)? ?`,
  );

const TO_NEW = lead(
  `${SOCIAL}[^.;:\\n"]{0,60}? devien(?:t|dra)${NOW}`,
  `${SOCIAL}[^.;:\\n"]{0,60}? s'(?:eten|elargi)[a-z]{1,5}${NOW} (?:a|au|aux)(?= )`,
  `(?:substitue|remplacee?|echange)e?s? (?:par |a )?(?:l'activite|les activites|celui|celle|l'objet)(?: ${FORMULA}|-ci)?(?= ?:)`,
  `(?:remplac|substitu|chang|modifi)[a-z]{1,8} [^.;:]{0,160}? par (?:celui-ci|celle-ci|le suivant|la suivante|l'activite suivante|les activites suivantes|ce qui suit)`,
  '(?:remplac|substitu)[a-z]{1,8} [^.;:]{0,160}? par(?= ?:)',
  '(?:d\'|de |et )y substitu[a-z]{1,5}(?= ?[:"])',
  `${SOCIAL} (?:est|sera) (?:desormais|dorenavant|maintenant)`,
  "exercera (?:desormais|dorenavant) l'activite (?:de |d')",
  "(?:ajout[a-z]{1,3}|adjonction|adjoin[a-z]{1,4}) (?:a (?:l'|son )objet(?: social)?|aux activites(?: sociales)?|a ses activites)(?: de la societe)?(?: de)?(?= (?:l'|la |le |les |des ))",
  "(?:extension|elargissement) de (?:l'|son )objet(?: social)?(?: de la societe)? (?:a|au|aux)(?= )",
  `${SOCIAL} ?:(?= [^.\\n]{4,200} au lieu d)`,
  `(?:vis|couvr|compren|inclu|regroup)[a-z]{1,4} (?:desormais|dorenavant|maintenant|egalement)`,
  `(?:sera|est)(?: desormais| dorenavant)? (?:ainsi |comme suit )?(?:concu|libelle|redige|formule|defini)e?(?: ainsi| comme suit)?(?= ?:)`,
  `(?:consiste(?:ra)?|portera?)(?: desormais| dorenavant) (?:en|a|dans|sur)(?= )`,
);
const TO_OLD = lead(
  `(?:remplac|substitu|abandonn)[a-z]{1,6} ${SOCIAL}(?: d'origine| initiale?| actuel(?:le)?)?(?= ")`,
  "(?:au lieu|en lieu et place|en remplacement|a la place) (?:de |d'|du )",
  `${SOCIAL}(?: d'origine| initiale?| ancien(?:ne)?| actuel(?:le)?| precedente?)?,? ?(?=\\()`,
  '(?:limite|consacre|cantonne|borne|circonscrit|reduite?)e? (?:a|au|aux)(?= )',
  'qui se (?:bornait|limitait|cantonnait|resumait) (?:a|au|aux)(?= )',
  "(?:jusqu'(?:alors|ici|a present)|auparavant|precedemment|initialement)(?: (?:limite|consacre|cantonne|libelle|borne|circonscrit|tourne)e?(?: vers| a| au| aux)?)?,?",
  'a (?=(?:la |le |l.)?(?!decide|resolu|vote|pris |modifie|ete )[a-z][^.;:]{3,200} (?:(?:est|sont|sera|seront) (?:desormais )?substitue|s.ajout|s.adjoi))',
);

/** What the words lead to: a quotation, a parenthesis, or the words up to the next lead. */
const ledBy = ({ source }: Context, { start, end }: Span, leads: RegExp): Span | undefined => {
  const zone = source.folded.slice(start, end);
  const match = leads.exec(zone);
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const rest = zone.slice(from);
  const closed = /^" ?([^"]{4,900}?) ?"/.exec(rest) ?? /^\(([^()]{4,400})\)/.exec(rest);
  const words = closed?.[1] ?? rest.slice(0, stopOf(rest));
  const begin = start + from + (closed ? rest.indexOf(words) : 0);
  const kept = words.replace(/(?<![\s.,;:"])[\s.,;:"]+$/, '');
  return isObject(kept) ? { start: begin, end: begin + kept.length } : undefined;
};

const STOP =
  /,? (?:au lieu|en lieu et place|en remplacement|a la place) d|,? (?:est|sont|sera|seront) (?:desormais )?(?:substitue|remplace|ajoute)|,? s'(?:ajout|adjoi)|,? devien(?:t|dra)(?![a-z])|,? (?:a compter|a partir|a effet|avec effet|a dater) |, (?:contre|et non plus) |, (?:d'|de |et )y substitu|; ?(?:- ?)?(?:de |d')[a-z]{3,12}(?:er|re|ir) |"/;
const stopOf = (rest: string): number => {
  const stop = rest.search(STOP);
  return stop < 0 ? rest.length : stop;
};

const isObject = (words: string): boolean =>
  words.length > 5 &&
  words.length < 900 &&
  !/^(?:m\. |mme |mlle |monsieur |madame |compter|partir|effet|l'article|l'unanimite|cette|ce |ces |celui|celle|la societe |suivant)|€|euros|capital|siege/.test(
    words,
  );
