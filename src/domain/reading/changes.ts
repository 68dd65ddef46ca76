import type { Company } from './company.ts';
import type { Context } from './context.ts';
import { comparable, type Finding, finding, textOf } from './facts.ts';
import { changesObject, RENAMED } from './kinds.ts';
import { companyNameAt } from './names.ts';
import { type Amount, amountAt, amountWithin, figuresOf } from './numbers.ts';
import { addressAt } from './places.ts';
import { oneLine, type Source, type Span, sentenceAt } from './source.ts';
import { findYears } from './statements.ts';

/** The old and new values of what the text changes; the company as it was before may be corrected by them. */
export type Changes = { readonly findings: readonly Finding[]; readonly company: Company };

type Reader = (context: Context, company: Company) => Changes;

export const readChanges = (context: Context, company: Company): Changes => {
  const readers: readonly (readonly [boolean, Reader])[] = [
    [context.types.includes('transfert_siege'), readSeat],
    [
      context.types.includes('augmentation_capital') ||
        context.types.includes('reduction_capital') ||
        // A merger moves the capital too; only where both amounts are told.
        (/fusion|scission|modification/.test(context.types[0] ?? '') && movesCapital(context, company)),
      readCapital,
    ],
    [context.types.includes('changement_denomination'), readName],
    [context.types.includes('transformation'), readForm],
    [context.types.includes('modification'), readObjectAndDuration],
  ];
  return readers.reduce<Changes>(
    (changes, [applies, reader]) => {
      if (!applies) return changes;
      const read = reader(context, changes.company);
      return { findings: [...changes.findings, ...read.findings], company: read.company };
    },
    { findings: [], company },
  );
};

const FROM_TO =
  /(?:(?<![a-z])de ?:|du|de l'adresse|de l'ancien siege|initialement|anciennement|precedemment|jusqu'alors|jusqu'ici|jusque-la|depuis|ancienne? (?:adresse|siege)|qui etait|etait|se trouvait|quitt[a-z]{1,4})(?: le| la| l')?(?: siege)?(?: social)?(?: sise?| situee?| fixee?| etablie?| installee?| :| au){0,2} ?$|(?:siege(?: social)?(?: de la societe| statutaire)?|transfer[a-z]{1,4}|transfert),? de $/;
const NEW_SEAT =
  /(?:quitt[a-z]{1,4}|s'etabli[a-z]{1,3}|s'install[a-z]{1,4}|nouveau siege(?: social)?|nouvelle adresse(?: du siege)?|transfer[a-z]{0,14}|deplac[a-z]{1,6}|(?:fixer|etablir|installer|porter|implanter|mettre|placer|domicilier) (?:le|son) (?:nouveau )?siege|demenag[a-z]{1,4}|siege(?: social)?[^.\n]{0,140}(?:fixe|desormais|dorenavant|porte|installe|etabli|implante|maintenant|se trouve)|siege(?: social)?[^.\n]{0,30} (?:va|passe|part) (?:au|a)(?![a-z])|(?:install|implant|domicili)[a-z]{1,4} (?:la|notre|sa|cette) societe)/g;

const readSeat: Reader = (context, company) => {
  const { source, addresses } = context;
  const known = company.seat ? comparable(textOf(source, company.seat)) : '';
  const zone = transferZone(context);
  const own = company.seat;
  const inZone = addresses.filter(
    ({ start, end }) =>
      zone.some((span) => start >= span.start && start < span.end) &&
      !isHome(context, start) &&
      // Not a part of the seat itself.
      !(own && start > own.start && end <= own.end) &&
      // Nor its city alone, said again.
      !(
        own &&
        /^\d/.test(source.text[start] ?? '') &&
        /^\d{5}/.test(source.text.slice(start, start + 5)) &&
        comparable(textOf(source, own)).endsWith(comparable(source.text.slice(start, end)))
      ),
  );
  const old = inZone.find(({ start }) => {
    const ahead = source.folded.slice(Math.max(0, start - 44), start);
    return (
      FROM_TO.test(ahead) &&
      !/nouv[a-z]{1,4} [^.;]{0,30}$/.test(ahead) &&
      // « transfert du siège au … » tells the new one.
      !/transfer[a-z]{1,3} (?:du|de son|de leur|le|son) siege(?: social)?(?: de la societe)? (?:au|a) $/.test(
        ahead,
      )
    );
  });
  const announced = old ?? company.seat;
  const oldValue = announced ? comparable(textOf(source, announced)) : '';
  const fresh =
    inZone.find(
      (span) =>
        comparable(textOf(source, span)) !== oldValue && span !== old && span.start !== company.seat?.start,
    ) ?? announcedSeat(context, oldValue);
  const seat =
    old && comparable(textOf(source, old)) !== known && fresh && comparable(textOf(source, fresh)) === known
      ? old
      : (company.seat ?? old);
  return {
    company: seat ? { ...company, seat } : company,
    findings: [
      ...(seat && fresh ? [finding('change.seat.old', seat, textOf(source, seat))] : []),
      ...(fresh ? [finding('change.seat.new', fresh, textOf(source, fresh))] : []),
    ],
  };
};

/** An address that is somebody's home. */
const isHome = ({ mentions: { parties } }: Context, place: number): boolean =>
  parties.some(({ company, from, reach }) => !company && place >= from && place < reach);

/** The sentences that speak of the move, and the line after one that ends with « : ». */
const transferZone = ({ source }: Context): readonly Span[] =>
  [...source.folded.matchAll(NEW_SEAT)].slice(0, 40).map(({ index }) => {
    const { start, end } = sentenceAt(source, index);
    const next = /:\s*$/.test(source.text.slice(start, end))
      ? sentenceAt(source, Math.min(end + 1, source.text.length - 1)).end
      : end + (OLD_AND_NEW.exec(source.folded.slice(end, end + 260))?.[0].length ?? 0);
    return { start: Math.max(start, index - 200), end: next };
  });

/** « De : … », then « À : … » on the lines after. */
const OLD_AND_NEW =
  /^\n(?:de|du|ancien)[^:\n]{0,20} ?: ?[^\n]{8,110}\n(?:a|au|nouveau|vers)[^:\n]{0,20} ?: ?[^\n]{8,110}/;

const announcedSeat = ({ source }: Context, old: string): Span | undefined => {
  for (const { index, 0: words } of source.folded.matchAll(
    /(?:transferer?|transfere|nouveau siege|nouvelle adresse)[^.\n]{0,60}?(?: au| a| :|suivante :) /g,
  )) {
    const span = addressAt(source, index + words.length, { announced: true });
    if (span && comparable(textOf(source, span)) !== old) return span;
  }
  return undefined;
};

const readCapital: Reader = (context, company) => {
  const { folded } = context.source;
  const moved = movedCapital(folded);
  const fresh = moved.fresh;
  const old = moved.old ?? (company.capital?.start === fresh?.start ? undefined : company.capital);
  if (!fresh) return { company, findings: old ? [finding('change.capital.old', old, old.value, 0.7)] : [] };
  const capital = moved.old && company.capital?.value === fresh.value ? moved.old : (company.capital ?? old);
  return {
    company: capital ? { ...company, capital } : company,
    findings: [
      ...(old ? [finding('change.capital.old', old, old.value)] : []),
      finding('change.capital.new', fresh, fresh.value),
    ],
  };
};

/** A merger that says « porté à 700 000 € » only has told the old amount with the company. */
const movesCapital = ({ source: { folded }, types }: Context, company: Company): boolean => {
  const known = types[0] === 'modification' ? undefined : company.capital;
  const { old = known, fresh } = movedCapital(folded);
  return old !== undefined && fresh !== undefined && old.value !== fresh.value;
};

const CARRIED =
  /(?<![a-z])(?<!s')(?:port(?:er|e|ee|ant)|ramen(?:er|e|ee|ant)|pass(?:er|e|ant)|fix(?:er|e)|elev(?:er|e|ant)|redui(?:re|te?|sant)|augment(?:er|ee?|ant)|etabli(?:t|r|ssant)?|ressort)(?![a-z])(?: (?:ainsi|desormais|donc|le capital|le capital social|son capital|son capital social|le montant|son montant|est|a nouveau|de ce fait|celui-ci|ce dernier|respectivement|de la societe|social|montant|du capital|du capital social))*,?(?: en raison de [^,;.\d]{3,40},)? ?/g;

/** « augmenté de 13 000 € par voie d'apport en nature pour s'élever à 50 000 € »: how, then the new amount. */
const MEANS =
  /^,? (?:par|au moyen|a la suite|suite a|en|via)[^.\n\d]{3,120}? (?:pour|afin de|et) (?:le |l'|etre |se )?(?:s'elever|s'etablir|atteindre|port[a-z]{1,3}|ramen[a-z]{1,3}|amener|fix[a-z]{1,3}|etre|trouver)(?: ainsi| desormais| porte| ramene| fixe)? (?:a )?(?:la somme de )?(?=\d)/;

const TOWARDS =
  /^,? ?(?:et |puis )?(?:(?:pour|afin de) (?:le |l'|etre )?(?:port|ramen|amen|elev|augment|fix)[a-z]{1,4} )?(?:(?:pour |afin d'|et )?(?:atteindre|atteint|s'etablir(?: a)?|s'elever(?: a)?|s'etablissant(?: a)?|s'elevant(?: a)?|s'eleve(?: a)?) |a (?:la somme (?:de |d')|un montant de |hauteur de )?|jusqu'a )/;

/** What leads to the new amount, from the place after the verb and the old one. */
const ledTo = (folded: string, from: number): string | undefined =>
  TOWARDS.exec(folded.slice(from, from + 46))?.[0] ?? MEANS.exec(folded.slice(from, from + 200))?.[0];

const movedCapital = (folded: string): { readonly old?: Amount; readonly fresh?: Amount } => {
  const labels = labelledCapital(folded);
  const both = risen(folded);
  if (both) return both;
  for (const { index, 0: words } of folded.matchAll(CARRIED)) {
    const position = index + words.length;
    const from = /^(?:de |d')/.exec(folded.slice(position, position + 3))?.[0];
    const old = from ? amountOrBare(folded, position + from.length) : undefined;
    const next = old ? old.end : position;
    const to = ledTo(folded, next);
    const fresh = to === undefined ? undefined : amountAt(folded, next + to.length);
    if (!fresh || isFormer(words, fresh, labels.fresh) || isNominal(folded, index)) continue;
    return { ...labels, ...(isStart(to) && old && { old }), fresh };
  }
  return labels;
};

/** « De 200 000 euros, le capital a été élevé à 700 000 euros. » */
const RISEN = /(?<![a-z])(?:de|d'|initialement de|precedemment de|fixe a) (?=\d)/g;
const risen = (folded: string): { readonly old: Amount; readonly fresh: Amount } | undefined => {
  for (const { index, 0: words } of [...folded.matchAll(RISEN)].slice(0, 60)) {
    const old = amountAt(folded, index + words.length);
    const then =
      old &&
      /^,? (?:le|son|ce) (?:capital|montant|dernier)(?: social)?[^.\n]{0,60}? (?:a|jusqu'a) (?=\d)/.exec(
        folded.slice(old.end, old.end + 110),
      );
    const fresh = old && then ? amountAt(folded, old.end + then[0].length) : undefined;
    if (old && fresh) return { old, fresh };
  }
  return undefined;
};

/** « augmenté de 30 000 € pour être porté à 130 000 € »: the first amount is the difference. */
const isStart = (words = ''): boolean => !/pour|attein|s'e/.test(words);

/** « Le capital, fixé à 37 000 €, est désormais de 55 500 € » */
const isFormer = (words: string, amount: Amount, fresh: Amount | undefined): boolean =>
  words.startsWith('fix') && fresh !== undefined && fresh.value !== amount.value;

/** « la valeur nominale des actions, ramenée de 20 € à 4 € »: of each share, not of the capital. */
const isNominal = (folded: string, index: number): boolean =>
  /^(?:ramen|port|pass|elev|fix|redui)[a-z]{0,3} de /.test(folded.slice(index, index + 14)) &&
  /nominal(?:e|es)?(?: [^.;\d]{0,60})?(?:\d[\d .]{0,9} (?:actions|parts)(?: [a-z]{1,14})?)?[ ,]{1,2}(?:est |etant |qui est )?$/.test(
    folded.slice(Math.max(0, index - 90), index),
  );

const amountOrBare = (folded: string, start: number): Amount | undefined =>
  amountAt(folded, start) ?? bareAmount(folded, start);

/** « de 7 500 à 5 000 euros »: the currency is said once. */
const bareAmount = (folded: string, start: number): Amount | undefined => {
  const written = /^\d[\d .,]{0,14}(?= a (?:la somme de )?[\da-z])/.exec(
    folded.slice(start, start + 40),
  )?.[0];
  const value = written === undefined ? undefined : figuresOf(written.trim());
  return written === undefined || value === undefined
    ? undefined
    : { start, end: start + written.length, value: String(value), currency: 'EUR' };
};

const labelledCapital = (folded: string): { readonly old?: Amount; readonly fresh?: Amount } => {
  const after = (pattern: RegExp) => {
    const match = pattern.exec(folded);
    return match ? amountWithin(folded, match.index + match[0].length, 60) : undefined;
  };
  const table = /(?:^|\n)capital (?=\d)/.exec(folded);
  const first =
    table && /nouvelle/.test(folded) ? amountAt(folded, table.index + table[0].length) : undefined;
  const second = first ? amountAt(folded, first.end + 1) : undefined;
  const old =
    after(
      /anci[a-z]{1,4} (?:montant du )?capital(?: social)?|capital(?: social)?,? (?:qui )?(?:s'elevait|etait|jusqu'alors|jusqu'ici|precedemment|initialement|actuellement)(?= [^.\n\d]{0,30}\d)|capital (?:social )?(?:ancien|avant)|ancienne mention ?: (?=[^.]{0,30}capital)/,
    ) ??
    (second && first);
  const fresh =
    after(
      /capital(?: social)? ?: ?ancien[^.\n]{0,60}?nouveau(?: montant)?|(?:port|elev|ramen|redui|augment|fix)[a-z]{1,3} (?:son|leur) capital(?: social)? (?:a|jusqu'a)(?= (?:la somme de )?\d)|nouv[a-z]{1,4} (?:montant du )?capital(?: social)?|capital (?:social )?(?:nouveau|apres)|nouvelle mention ?: (?=[^.]{0,30}capital)|capital (?:social )?(?:est |sera |s'eleve |s'etablit |ressort )?(?:desormais|dorenavant)|capital(?: social)?[^.\n]{0,60}? (?:est|sera|s'eleve|ressort|s'etablit) (?:desormais|dorenavant|ainsi|donc|des lors|maintenant)(?= (?:a|de|porte|fixe) )|capital[^.\n]{0,60}? n'est plus que|(?:desormais|dorenavant),? (?:le |un )?capital|(?:reduction|augmentation|diminution)[^.;\n\d]{0,70}capital(?: social)?(?: de la societe)? (?:a|jusqu'a)(?= \d)/,
    ) ?? second;
  return { ...(old && { old }), ...(fresh && { fresh }) };
};

const SOCIAL = '(?:denomination|raison|appellation)(?: sociale)?(?: de la societe)?';
/** What may stand between the words that announce a name and the name. */
const WHEN = String.raw`(?:,? (?:a compter|a partir|a effet|avec effet|a dater)[^:.\n"]{0,40}?(?=[:"]| :|,)|,)?`;
const ANNOUNCED = String.raw`,?(?: est| sera| la suivante| suivante| de| celle de| celui de)?(?: ?:)? ?(?=["a-z\d])`;
const newNames: readonly RegExp[] = [
  `nouv[a-z]{1,4} (?:${SOCIAL}|nom(?: social)?)${WHEN}`,
  `(?:aura|a|ayant|avoir)(?: desormais| dorenavant)? pour (?:nouvelle )?(?:${SOCIAL}|nom)`,
  '(?<![a-z])nouvelle(?= ?:)',
  String.raw`(?:${SOCIAL}|nom social)[^.\n]{0,160}?nouvelle mention`,
  "(?:l'appeler|la (?:re)?nommer|la denommer|la rebaptiser|(?:re)?nommer la societe|rebaptis[a-z]{1,4}(?: la societe)?|renomm[a-z]{1,3})(?: desormais| dorenavant)?",
  String.raw`(?:${SOCIAL}|nom social)[^.\n]{0,120}?(?:deviendra|devient|(?:sera|est) (?:desormais|dorenavant)|pour devenir|suivante)${WHEN}`,
  String.raw`${SOCIAL}[^.\n]{0,120}? (?:par|en|pour)(?= )(?: celle)?`,
  `(?:prend|prendra|adopte|adoptera|porte|portera) (?:desormais |dorenavant )?(?:la ${SOCIAL}|le nom)`,
  "(?:se denomme|s'appelle|s'intitule)(?:ra)?(?: desormais| dorenavant)?",
  String.raw`adopt(?:er|ee?|ion)(?![a-z])[^.\n]{0,140}?(?:${SOCIAL}|le nom)`,
  '(?<![a-z])devenant(?: desormais)?',
  '(?:la societe|celle-ci|elle) (?:devient|deviendra)(?: desormais)?',
  '(?:denommee|nommee|appelee) (?:desormais|dorenavant)|(?:desormais|dorenavant) (?:denommee|nommee|appelee)',
].map((pattern) => new RegExp(pattern + ANNOUNCED, 'g'));
const oldNames: readonly RegExp[] = [
  `anci[a-z]{1,4} (?:${SOCIAL}|nom(?: social)?)`,
  '(?<![a-z])ancienne(?= ?:)',
  String.raw`(?:${SOCIAL}|nom social)[^.\n]{0,60}?ancienne mention`,
  "qui etait|au lieu(?: et place)? de|en (?:remplacement|lieu et place) de|a la place de|(?:anciennement|precedemment|jusqu'alors|jusqu'ici)(?: denommee)?",
  String.raw`(?:remplac|modifi|chang)[a-z]{1,5} (?:la |sa )?${SOCIAL}`,
].map((pattern) => new RegExp(pattern + ANNOUNCED, 'g'));

const readName: Reader = (context, company) => {
  const { source } = context;
  const renamed = RENAMED.exec(source.text)?.groups;
  if (renamed?.old && renamed.fresh) {
    const at = source.text.indexOf(renamed.old);
    const old = { start: at, end: at + renamed.old.length, value: renamed.old };
    const from = source.text.indexOf(renamed.fresh, old.end);
    return {
      company: { ...company, name: old },
      findings: [
        finding('change.name.old', old, renamed.old),
        finding('change.name.new', { start: from, end: from + renamed.fresh.length }, renamed.fresh),
      ],
    };
  }
  const isOld = (span: Span) => comparable(textOf(source, span)) === comparable(company.name?.value ?? '');
  const fresh = newNames.flatMap((pattern) => namesAfter(context, pattern)).find((span) => !isOld(span));
  const written = oldNames
    .flatMap((pattern) => namesAfter(context, pattern))
    // « remplacer la dénomination A par B »
    .map((span) => firstOfTwo(source, span))
    .find((span) => !fresh || comparable(textOf(source, span)) !== comparable(textOf(source, fresh)));
  const old = written ?? company.name;
  if (!fresh) return { company, findings: [] };
  if (!old) return { company, findings: [finding('change.name.new', fresh, textOf(source, fresh))] };
  const swapped = company.name && comparable(company.name.value) === comparable(textOf(source, fresh));
  const name = swapped || !company.name ? { ...old, value: textOf(source, old) } : company.name;
  return {
    company: { ...company, name },
    findings: [
      finding('change.name.old', old, oneLine(textOf(source, old))),
      finding('change.name.new', fresh, textOf(source, fresh)),
    ],
  };
};

const firstOfTwo = ({ text }: Source, { start, end }: Span): Span => {
  const cut = text.slice(start, end).search(/ (?:par|en|pour|PAR) (?=[\p{Lu}«"])/u);
  return { start, end: cut > 0 ? start + cut : end };
};

const namesAfter = ({ source }: Context, pattern: RegExp): readonly Span[] =>
  [...source.folded.matchAll(pattern)].flatMap(({ index, 0: words }) => {
    const start = index + words.length;
    if (!/["«\p{Lu}\d]/u.test(source.text[start] ?? '')) return [];
    return companyNameAt(source, start) ?? [];
  });

const readForm: Reader = ({ source: { folded }, found: { forms } }, company) => {
  const into = [
    ...folded.matchAll(
      /transform[a-z]{0,14}[^.\n]{0,90}? en (?:une |un )?|(?:prend|prendra|adopt[a-z]{1,4}|opt[a-z]{1,3} pour)(?: desormais| a l'unanimite)? la forme (?:de |d'une |d'un |d')(?:la )?|(?:sous|a) (?:la |une )?forme (?:juridique |sociale )?(?:de |d'une? |d')(?:la )?|(?:passage|passe|passer|passera)[^.\n]{0,50}? (?:en|a) (?:une )?|(?:devient|deviendra|devenue|devenir|devenant),?(?: desormais)? (?:une )?|nouvelle forme(?: juridique| sociale)? ?:? ?/g,
    ),
  ]
    .map(({ index, 0: words }) => forms.find(({ start }) => start === index + words.length))
    .find(Boolean);
  if (!into) return { company, findings: [] };
  const old =
    oldForm(folded, forms, into) ??
    (company.form?.value === into.value
      ? forms.find(({ value, start }) => value !== into.value && start < into.start)
      : company.form);
  const { form: _new, ...formless } = company;
  return {
    // The new form is not that of the company before.
    company: old ? { ...company, form: old } : company.form?.value === into.value ? formless : company,
    findings: [
      ...(old ? [finding('change.form.old', old, old.value)] : []),
      finding('change.form.new', into, into.value),
    ],
  };
};

const oldForm = (folded: string, forms: Context['found']['forms'], into: { readonly value: string }) => {
  const match = /ancienne forme(?: juridique| sociale)? ?:? ?/.exec(folded);
  const found = match && forms.find(({ start }) => start === match.index + match[0].length);
  return found && found.value !== into.value ? found : undefined;
};

const OBJECT = String.raw`objet(?: social)?(?: de la societe)?`;
const ACTIVITIES = String.raw`(?: (?:l'|les |a l'|aux |de l'|des |a |de |d'une )?(?:activites?|operations?) (?:suivantes? ?:? ?|de |d'|du )?)?`;
const OBJECT_NOW = new RegExp(
  String.raw`(?:${OBJECT}[^.\n]{0,140}?(?:devient|deviendra|(?:est|sera) (?:desormais|dorenavant))|nouv[a-z]{1,4} ${OBJECT}|nouvelle mention|(?:remplac|substitu|modifi|chang)[a-z]{0,14}[^.\n]{0,300}? (?:par )?(?:l'${OBJECT}|le|celui|l'objet) (?:nouveau |ci-apres |)?(?:suivant|qui suit|ci-apres)|aura(?:it)?(?: desormais| dorenavant)? pour ${OBJECT}|${OBJECT}[^.\n;]{0,40}(?:etendu|elargi|complete)[^.\n;:]{0,30}? (?:a|aux|par)(?= )|(?:eten|elargi|complet|adjonction|ajout)[a-z]{0,10}[^.\n;:]{0,40}${OBJECT},? (?:a|aux|par|de)(?= )${ACTIVITIES})(?: ?:)? ?`,
  'g',
);
const OBJECT_THEN = new RegExp(
  String.raw`(?:${OBJECT}[^.\n]{0,40}? (?:qui )?etait|anci[a-z]{1,4} ${OBJECT},?|${OBJECT} (?:ancien|actuel|precedent),? ?(?=[("])|ancienne mention|${OBJECT}[^.\n;]{0,30}(?:limite|consacre|circonscrit) (?:a|aux)(?= ))(?: ?:)? ?`,
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

const readObjectAndDuration: Reader = (context, company) => ({
  company,
  findings: [...readObjectChange(context), ...readDurationChange(context)],
});

const readObjectChange = (context: Context): readonly Finding[] => {
  const {
    source: { folded },
  } = context;
  if (!changesObject(folded)) return [];
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
  return [
    ...statedAfter(context, OBJECT_THEN).map((span) =>
      finding('company.object', span, textOf(context.source, span), 0.88),
    ),
    ...[...statedAfter(context, OBJECT_WHOLE), ...statedAfter(context, OBJECT_NOW)]
      .slice(0, 1)
      .map((span) => finding('change.object.new', span, textOf(context.source, span), 0.85)),
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
        /;(?= ?nouvelle)|, (?:ne |n'|ce que|à compter)|,? et (?:devient|deviendra|est remplac|sera|(?:a |ont )?modifi)|,? (?:devient|deviendra) ?:|(?:,? et| -|[;,]|[;,] -) (?:de |d')[a-zé]{2,14}(?:er|re|ir) /i,
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
    // « de 50 à 99 ans »: the unit is said once.
    const from = /(?:de|d') (\d{1,2}) a $/.exec(ahead);
    if (from?.[1]) {
      const at = start - from[0].length + from[0].indexOf(from[1]);
      return [
        finding('company.duration', { start: at, end: at + from[1].length }, from[1], 0.95),
        finding('change.duration.new', { start, end }, String(years), 0.85),
      ];
    }
    if (TURNED.test(folded.slice(end, end + 140)))
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
