import { changesObject } from './change-types.ts';
import type { ChangeReader } from './company.ts';
import type { Context } from './context.ts';
import { type Finding, finding, textOf } from './facts.ts';
import { NUMBER_WORDS, numberOfWords } from './numbers.ts';
import { objectsByClause } from './object-clauses.ts';
import { type Span, sentenceAt } from './source.ts';
import { findYears } from './statements.ts';

/** The object and the duration before and after a modification. */
const OBJECT = String.raw`objet(?: social)?(?: de la societe)?`;
const ACTIVITIES = String.raw`(?: (?:l'|les |a l'|aux |de l'|des |a |de |d'une )?(?:activites?|operations?) (?:suivantes? ?:? ?|de |d'|du )?)?`;
const OBJECT_NOW = new RegExp(
  String.raw`(?:${OBJECT}[^.\n]{0,140}?(?:devient|deviendra|(?:est|sera|serait) (?:desormais|dorenavant))|${OBJECT}[^.\n]{0,160}?(?:s'enonce|est enonce|se lit|se lira|est redige|est libelle|s'etablit)(?: desormais| dorenavant| maintenant)?(?: ainsi| comme suit)?(?= ?:)|nouv[a-z]{1,4} ${OBJECT}|nouvelle mention|(?:remplac|substitu|modifi|chang)[a-z]{0,14}[^.\n]{0,300}? (?:par )?(?:l'${OBJECT}|le|celui|l'objet) (?:nouveau |ci-apres |)?(?:suivant|qui suit|ci-apres)|aura(?:it)?(?: desormais| dorenavant)? pour ${OBJECT}|${OBJECT}[^.\n;]{0,40}(?:etendu|elargi|complete)[^.\n;:]{0,30}? (?:a|aux|par)(?= )|(?:eten|elargi|complet|adjonction|ajout)[a-z]{0,10}[^.\n;:]{0,40}${OBJECT},? (?:a|aux|par|de)(?= )${ACTIVITIES})(?: ?:)? ?`,
  'g',
);
const OBJECT_THEN = new RegExp(
  String.raw`(?:${OBJECT}[^.\n]{0,40}? (?:qui )?etait|anci[a-z]{1,4} ${OBJECT},?|${OBJECT} (?:ancien|actuel|precedent),? ?(?=[("])|ancienne mention|${OBJECT}[^.\n;]{0,30}(?:limite|consacre|circonscrit|se bornait|se limitait|born[ée]?) (?:a|aux)(?= )|${OBJECT},? (?:jusqu'(?:alors|ici|a present)|auparavant|precedemment|initialement|anterieurement),?(?= ))(?: ?:)? ?`,
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
  if (byClause.length > 0) return byClause;
  return [
    ...statedAfter(context, OBJECT_THEN).map((span) =>
      finding('company.object', span, textOf(context.source, span), 0.88),
    ),
    ...fresh.map((span) => finding('change.object.new', span, textOf(context.source, span), 0.85)),
  ];
};

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
        /;(?= ?nouve)|, (?:ne |n'|ce que|à compter|aux? |à l')|,? et (?:devient|deviendra|est remplac|sera|(?:a |ont )?modifi)|,? (?:devient|deviendra) ?:|, (?:est|sera|a été|a ete) (?:remplac|compl[ée]t|[ée]ten|modif|[ée]larg)|(?:,? et| -|[;,]|[;,] -) (?:de |d')[a-zé]{2,14}(?:er|re|ir) /i,
      );
      const end = start + stated.replace(/(?<![\s.;,])[\s.;,]+$/, '').length;
      return end - start > 4 && !/capital|€|euros/.test(source.folded.slice(start, end))
        ? [{ start, end }]
        : [];
    })
    .slice(0, 1);

/** « fixée à 50 ans, passe à 99 ans »: the first of the two. */
const TURNED =
  /^[^.;]{0,30} (?:pass|port|prolong)[a-z]{1,4} (?:a|jusqu'a) (?=\d|[a-z])|^[^.;§]{0,90}pour (?:la |etre |en )?(?:porter|portee|passer|fixer|fixee)[^.;\d]{0,24} a (?=\d|[a-z])/;
/** « ont porté la durée, fixée à 50 ans et devant expirer le …, à 99 ans »: the second. */
const SECOND =
  /(?:ans|annees) a (?:celle de )?$|(?:port|prorog|prolong|pass)[a-z]{1,5}[^.;]{0,30}duree[^.;]{0,160}(?:ans|annees)[^.;]{0,90}, a $/;

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
const LONGER_BY = /(?:prorog|prolong)[a-z]{1,5}(?: la duree[a-z' ]{0,24})? (?:de|pour)(?: une duree de)? $/;

const isTurned = (ahead: string, behind: string): boolean => TURNED.test(behind) && !LONGER_BY.test(ahead);

const readDurationChange = (context: Context): readonly Finding[] => {
  const {
    source: { folded },
  } = context;
  if (
    !/prorog|prolong|(?:port|modif|fix|allong|nouv)[^.\n]{0,40}duree|duree[^.\n]{0,60}(?:port|modif|pass)/.test(
      folded,
    )
  )
    return [];
  return findYears(context).flatMap(({ start, end, years }) => {
    const ahead = folded.slice(Math.max(0, start - 60), start);
    const old = yearsBefore(ahead, start);
    if (old) return [old, finding('change.duration.new', { start, end }, String(years), 0.85)];
    if (isTurned(ahead, folded.slice(end, end + 140)))
      return [finding('company.duration', { start, end }, String(years), 0.95)];
    if (SECOND.test(folded.slice(Math.max(0, start - 320), start)))
      return [finding('change.duration.new', { start, end }, String(years), 0.85)];
    if (
      !/prorog[a-z]{1,8} (?:de |pour )[^.;]{0,20}$|duree (?:est |sera |fixee |)de $|(?:sera|est) (?:desormais|dorenavant|ainsi|donc)[^.;]{0,20} de $/.test(
        ahead,
      ) &&
      /(?:etait|initial[a-z]{0,6}|a l'origine|anci[a-z]{1,4} duree|apres|precedemment|jusqu'alors|actuell[a-z]{1,6}|expir[a-z]{1,4})[^.;]{0,24}$|(?:port[a-z]{1,5}|pass[a-z]{1,4}|duree)[^.;§\d]{0,60} de $/.test(
        ahead,
      )
    )
      return [finding('company.duration', { start, end }, String(years), 0.95)];
    return /(?:port[a-z]{1,14}|pass[a-z]{1,4}|fixee?|duree (?:de la societe|sociale)|sera|desormais|dorenavant|nouv[a-z]{1,4} duree ?:?)[^.;]{0,34}(?:a|de|:) $/.test(
      ahead,
    ) && !/nouv[a-z]{1,4} duree[^.;]{0,10} de $/.test(ahead)
      ? [finding('change.duration.new', { start, end }, String(years), 0.85)]
      : [];
  });
};
