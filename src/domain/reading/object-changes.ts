import { changesObject } from './change-types.ts';
import type { ChangeReader } from './company.ts';
import type { Context } from './context.ts';
import { readDurationChange } from './duration-changes.ts';
import { type Finding, finding, textOf } from './facts.ts';
import { objectsByClause, oldObjectByClause } from './object-clauses.ts';
import { type Span, sentenceAt } from './source.ts';

/** The object before and after a modification; the duration is read beside. */
const OBJECT = String.raw`objet(?: social)?(?: de la societe)?`;
/** « a modifié l'objet (article 2). Ancienne rédaction : A. Nouvelle rédaction : B. »: of nothing else between. */
const AFTER_OBJECT = String.raw`(?<=${OBJECT}(?:(?!siege|denomination|capital|duree)[^\n]){0,300}[ .;,])`;
const ACTIVITIES = String.raw`(?: (?:l'|les |a l'|aux |de l'|des |a |de |d'une )?(?:activites?|operations?) (?:suivantes? ?:? ?|de |d'|du )?)?`;
const OBJECT_NOW = new RegExp(
  String.raw`(?:${OBJECT}[^.\n]{0,140}?(?:devient|deviendra|(?:est|sera|serait) (?:desormais|dorenavant))|${OBJECT}[^.\n]{0,160}?(?:s'enonce|est enonce|se lit|se lira|est redige|est libelle|s'etablit)(?: desormais| dorenavant| maintenant)?(?: ainsi| comme suit)?(?= ?:)|${OBJECT}[^.\n]{0,200}? (?:est|sera|a ete) (?:remplace|substitue) par(?: le suivant| celui-ci| ce qui suit)?(?= ?:)|${OBJECT}[^.\n]{0,220}? l'(?:a|ont) (?:redige|libelle|formule|defini|reecrit|recrit)e?s? (?:comme suit|ainsi)(?= ?:)|${OBJECT} (?:desormais|dorenavant)(?= ?:)|(?<=${OBJECT}(?:\n| )[^\n]{0,200}[\n ;.(] ?)apres\)?(?= ?:)|${OBJECT},? qui (?:est|sera) (?:desormais|dorenavant|maintenant)|de sorte que l'${OBJECT} (?:est|sera|devient)|(?<=a (?:l'|son ))${OBJECT} (?:la|une) (?:nouvelle )?redaction (?:suivante|que voici|ci-apres)(?= ?:)|(?:redefini|reecri|recri|reformul)[a-z]{0,4} (?:l'|son )${OBJECT} (?:comme suit|ainsi)(?= ?:)|nouv[a-z]{1,4} ${OBJECT}|(?:recentr|restrei|restrein|limit|circonscri|cantonn)[a-z]{1,3} (?:l'|son )${OBJECT} (?:a|au|aux|sur)(?= )|nouvelle mention|${AFTER_OBJECT}(?:nouvelle (?:redaction|version|formulation)|nouveau (?:texte|libelle))(?= ?:)|(?:remplac|substitu|modifi|chang)[a-z]{0,14}[^.\n]{0,300}? (?:par )?(?:l'${OBJECT}|le|celui|l'objet) (?:nouveau |ci-apres |)?(?:suivant|qui suit|ci-apres)|aura(?:it)?(?: desormais| dorenavant)? pour ${OBJECT}|${OBJECT}[^.\n;]{0,40}(?:etendu|elargi|complete)[^.\n;:]{0,30}? (?:a|aux|par)(?= )|(?:eten|elargi|complet|adjonction|ajout)[a-z]{0,10}[^.\n;:]{0,40}${OBJECT},? (?:a|au|aux|par|de)(?= )${ACTIVITIES})(?: ?:\n?)? ?`,
  'g',
);
const OBJECT_THEN = new RegExp(
  String.raw`(?:${OBJECT}[^.\n]{0,40}? (?:qui )?etait|anci[a-z]{1,4} ${OBJECT},?|(?<=${OBJECT}[\n :]? ?\(?)avant\)?(?= ?:)|${OBJECT} (?:ancien|actuel|precedent),? ?(?=[("])|(?:remplac|substitu|abandonn)[a-z]{1,6} (?:l'|son )${OBJECT},?(?= ")|ancienne mention|${AFTER_OBJECT}(?:ancienne (?:redaction|version|formulation)|ancien (?:texte|libelle))(?= ?:)|${OBJECT}[^.\n;]{0,30}(?:limite|consacre|circonscrit|se bornait|se limitait|born[ée]?) (?:a|au|aux)(?= )|${OBJECT},? (?:jusqu'(?:alors|ici|a present)|auparavant|precedemment|initialement|anterieurement),?(?= ))(?: ?:)? ?`,
  'g',
);
/** « l'objet, jusqu'alors limité à A, à B » */
const OBJECT_BOTH = new RegExp(
  String.raw`${OBJECT},? [^.\n;,]{0,24}(?:limite|consacre|circonscrit) (?:a|aux) (?:" ?)?(?<old>[^.\n;]{5,240}?)(?: ?")?, (?:a|aux) (?=[a-z])`,
);

/** « L'objet sera désormais : "B" »: whole, wherever it stands. */
const OBJECT_WHOLE = new RegExp(
  String.raw`${OBJECT}[^.\n"]{0,40}?(?:devient|deviendra|(?:est|sera) (?:desormais|dorenavant|ainsi))(?: [a-z' ]{1,30})?(?: ?:)? ?(?=")`,
  'g',
);

/** « remplace l'objet "A" par "B" » */
const OBJECT_SWAPPED =
  /objet(?: social)?,? ?" ?(?<old>[^"\n]{3,400}?) ?",? [^.\n"]{0,30}(?<![a-z])par (?:celui-ci |le suivant |celui qui suit )?:? ?" ?(?<fresh>[^"\n]{3,900}?) ?"/;

export const readObjectAndDuration: ChangeReader = (context, company) => ({
  company,
  findings: [...readObjectChange(context), ...readDurationChange(context)],
});

const readObjectChange = (context: Context): readonly Finding[] => {
  const {
    source: { folded },
  } = context;
  if (!changesObject(folded)) return [];
  const quoted = quotedObjects(context);
  if (quoted.length > 0) return quoted;
  const both = OBJECT_BOTH.exec(folded);
  const swapped = OBJECT_SWAPPED.exec(folded)?.groups;
  if (swapped?.old && swapped.fresh) {
    const from = folded.indexOf(swapped.old);
    const next = folded.indexOf(swapped.fresh, from + swapped.old.length);
    const [old, fresh] = [
      { start: from, end: from + swapped.old.length },
      { start: next, end: next + swapped.fresh.length },
    ];
    return [
      finding('company.object', old, textOf(context.source, old), 0.88),
      finding('change.object.new', fresh, textOf(context.source, fresh), 0.85),
    ];
  }
  if (both?.groups?.old !== undefined) {
    const start =
      both.index + both[0].indexOf(both.groups.old, both[0].search(/(?:limite|consacre|circonscrit)/));
    const old = { start, end: start + both.groups.old.length };
    const from = both.index + both[0].length;
    const sentence = sentenceAt(context.source, from);
    const fresh = statedAfter(context, OBJECT_WHOLE)[0] ?? {
      start: from,
      end: from + (folded.slice(from, sentence.end).search(/[.;]?$/) || 0),
    };
    return [
      finding('company.object', old, textOf(context.source, old), 0.88),
      finding('change.object.new', fresh, textOf(context.source, fresh), 0.85),
    ];
  }
  const fresh = [...statedAfter(context, OBJECT_WHOLE), ...statedAfter(context, OBJECT_NOW)].slice(0, 1);
  const byClause = fresh.length === 0 ? objectsByClause(context) : [];
  const former = statedAfter(context, OBJECT_THEN).map((span) =>
    finding('company.object', span, textOf(context.source, span), 0.88),
  );
  if (byClause.length > 0)
    return byClause.some(({ name }) => name === 'company.object') ? byClause : [...former, ...byClause];
  return [
    ...formerObject(context, former, fresh),
    ...fresh.map((span) => finding('change.object.new', span, textOf(context.source, span), 0.85)),
  ];
};

/** What no wording of its own tells may stand in the clause that tells the new object. */
const formerObject = (context: Context, former: readonly Finding[], fresh: readonly Span[]) =>
  former.length > 0 || fresh.length === 0 ? former : oldObjectByClause(context);

/** Two quotations in the sentence that changes the object: the old one, then the new one. */
const quotedObjects = ({ source }: Context): readonly Finding[] => {
  const word =
    /(?:modif|eten|exten|remplac|substitu|desormais|jusqu'|elargi|complet|adjonc|chang)[^.\n]{0,80}objet|objet(?: social)?[^.\n]{0,200}(?:modif|eten|remplac|desormais|elargi|complet|jusqu')/.exec(
      source.folded,
    );
  if (!word) return [];
  const { start, end } = sentenceAt(source, word.index);
  const quotes = [...source.folded.slice(start, end).matchAll(/" ?([^"\n]{6,600}?) ?"/g)].map(
    ({ index, 0: all, 1: inner = '' }) => {
      const from = start + index + all.indexOf(inner);
      return { start: from, end: from + inner.length };
    },
  );
  const [old, fresh] = quotes;
  if (!old || !fresh || quotes.length !== 2) return [];
  return [
    finding('company.object', old, textOf(source, old), 0.88),
    finding('change.object.new', fresh, textOf(source, fresh), 0.85),
  ];
};

const statedAfter = ({ source }: Context, pattern: RegExp): readonly Span[] =>
  [...source.folded.matchAll(pattern)]
    .slice(0, 20)
    .flatMap(({ index, 0: words }) => {
      const told = index + words.length;
      // « étendu l'objet, à compter du même jour, aux activités de … »
      const when =
        /^(?:a )?(?:compter|partir|effet|dater) [^,;:.\n]{2,40}, (?:a l'activite (?:de |d')|aux activites (?:de |d'|suivantes ?:? ?)|a |aux )/.exec(
          source.folded.slice(told, told + 90),
        )?.[0].length ?? 0;
      if (when === 0 && /^(?:compter|partir|effet|dater) /.test(source.folded.slice(told, told + 8)))
        return [];
      const start = told + when;
      const zone = source.folded.slice(start, start + 910);
      const quoted = /^" ?([^"\n]{3,900}?) ?"/.exec(zone) ?? /^\(([^()\n]{3,300})\)/.exec(zone);
      if (quoted?.[1])
        return [
          {
            start: start + quoted[0].indexOf(quoted[1]),
            end: start + quoted[0].indexOf(quoted[1]) + quoted[1].length,
          },
        ];
      const sentence = source.text.slice(start, sentenceAt(source, start).end);
      const [stated = ''] = sentence.split(
        /[;.,]? (?:apr[eè]s)(?= ?:)|;(?= ?(?:nouve|objet))|, (?:comprend|couvr|vis|englob)[a-z]{1,4} (?:desormais|dorenavant)|;(?= ?\([ivx\d])|;(?= ?(?:\d ?[°)]|[a-z]\)))|,? et l'(?:a|ont) |[;,] et (?:a |ont )(?=[a-zé])|, (?:ne |n'|ce que|à compter|aux? |à l')|,? qui (?:devient|deviendra|(?:est|sera) (?:désormais|desormais|dorénavant|dorenavant))|,? et (?:devient|deviendra|est remplac|sera|(?:a |ont )?modifi)|,? (?:devient|deviendra) ?:|, (?:est|sera|a été|a ete) (?:remplac|substitu|compl[ée]t|[ée]ten|modif|[ée]larg)|(?:,? et| -|[;,]|[;,] -) (?:de |d')[a-zé]{2,14}(?:er|re|ir) /i,
      );
      const end = start + stated.replace(/(?<![\s.;,])[\s.;,]+$/, '').length;
      return end - start > 4 && !/capital|€|euros/.test(source.folded.slice(start, end))
        ? [{ start, end }]
        : [];
    })
    .slice(0, 1);
