import type { Context } from './context.ts';
import { comparable, type Finding, finding } from './facts.ts';
import { type Span, sentenceAt } from './source.ts';

const ASSEMBLY = 'assemblee?s? gener[a-z]{1,14}(?: (?:des|de ses) (?:associes|actionnaires))?(?: annuelle)?';

// The longest first.
const organs: readonly (readonly [string, string])[] = [
  [
    'assemblée générale mixte',
    `${ASSEMBLY} (?:mixte|ordinaire (?:annuelle )?et extraordinaire)|ag mixte|assemblee mixte|a\\.?g\\.?(?:m|o\\.?e)\\.?(?![a-z])`,
  ],
  [
    'assemblée générale extraordinaire',
    `${ASSEMBLY} extra[ -]?ordinaire|(?<=(?:en |sous )?(?:la )?(?:forme|session|seance) extra[ -]?ordinaire[^.;]{0,30},? l')${ASSEMBLY}|(?<=statuant (?:extraordinairement|a titre extraordinaire)[^.;]{0,30}, l')${ASSEMBLY}|${ASSEMBLY}(?=[^.;]{0,60} (?:en (?:la )?|sous )(?:forme|session|seance) extra[ -]?ordinaire)|(?<=(?:assembles|reunis|consultes)(?:[^.;]{0,50} (?:en (?:la )?|sous )(?:forme|session|seance) extra[ -]?ordinaire| extraordinairement)[^.;]{0,90}, )les (?:associes|actionnaires)|(?<=(?:(?:reunie?|convoquee?|tenue|consultee?|rassemblee?)s? (?:extraordinairement|a titre extra[ -]?ordinaire)|(?:decision|deliberation|resolution|reunion|seance)s? extra[ -]?ordinaires?)[^.;]{0,50}, l')(?:${ASSEMBLY}|assemblee(?= des associes| a ))|${ASSEMBLY}(?=,? (?:reunie|convoquee|tenue|rassemblee|statuant) (?:extraordinairement|a titre extraordinaire))|reunion extra[ -]?ordinaire(?= des (?:associes|actionnaires))|assemblee extra[ -]?ordinaire|ass(?:emblee|\\.) gen\\.? extra(?:ord)?(?:inaire|\\.)|ag extra[ -]?ordinaire|a\\.?g\\.?e\\.?(?![a-z])`,
  ],
  [
    'assemblée générale ordinaire',
    `${ASSEMBLY} ordinaire|(?<=(?:en |sous )?(?:la )?(?:forme|session|seance) ordinaire[^.;]{0,30},? l')${ASSEMBLY}|(?<=statuant (?:ordinairement|a titre ordinaire)[^.;]{0,30}, l')${ASSEMBLY}|${ASSEMBLY}(?=[^.;]{0,60} (?:en (?:la )?|sous )(?:forme|session|seance) ordinaire)|assemblee ordinaire|ass(?:emblee|\\.) gen\\.? ord(?:inaire|\\.)|ag ordinaire|a\\.?g\\.?o\\.?(?:a\\.?)?(?![a-z])`,
  ],
  [
    'assemblée générale',
    `${ASSEMBLY}|ag(?= (?:du|des|en date|reunie|tenue|annuelle))|assemblee des (?:associes|actionnaires)|(?<=l'|une |cette |^|\\n|[.:] )assemblee(?= (?:du|en date|reunie|tenue|a|des|le|ayant|qui(?! (?:statuera|sera|se prononcera|examinera|approuvera|aura))|s'est|de cloture)(?![a-z]))`,
  ],
  [
    'associé unique',
    "associee? unique|(?<=(?:son|l'|par|sa) ?)unique associee?|seule? associee?(?! (?:en|sous))",
  ],
  ['actionnaire unique', 'actionnaire unique'],
  ["conseil d'administration", "conseil d'administration"],
  ['directoire', 'directoire'],
  ['président', 'presidente?|presidence'],
  ['gérant', 'gerante?s?(?! (?:sortant|demissionnaire|revoque|decede))|gerance'],
  [
    'collectivité des associés',
    "collectivite des associes|(?:les |des |ses |aux )associes|(?:les |des |ses )actionnaires|(?:les |des )(?:porteurs de parts|cooperateurs)|l'actionnariat|(?<=l'unanimite des )associes",
  ],
];

const ORGAN = new RegExp(`(?<![a-z-])(?:${organs.map(([, pattern]) => `(${pattern})`).join('|')})`, 'g');

const DECIDES =
  /^(?: ?:)?[^;:]{0,170}?(?<![a-z])(?:a|ont|avait|il a ete|il resulte|est|decid[a-z]{1,14}|nomme|prend|constate)(?: (?:egalement|donc|ainsi|pris|ete|a l'unanimite|,)| le \d{1,2}(?:er)? [a-z]{3,9} \d{4}|, [^;:]{3,130}?,(?= ))? ?(?:decid|nomm|pris acte|app?rouv|constat|prononc|transf|design|modifi|augment|redu|decide|resolu|adopt|agree|autoris|statu|pris|mis fin|que|:|deleg|proced|elu|elit|choisi|confi|appel|renouvel|revoq|reconduit|fix|vot|ratifi|accept|port|donn|mis|dissou|coopt|agre|institu|valid|ecart|prorog|etend|transform|convert|deplac|rebaptis|fait de|chang|use (?:le|de)|fait usage|dit n'y|arrete(?!s? (?:les|ses) comptes))/;

const HELD =
  /^ ?: \d{1,2}(?:er)?[ /.]|^ \d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?= ?[:,;–—-])|^[^.;]{0,50}(?: (?:du|le|en date|reuni|tenue?|de) ?[a-z ]{0,16}\d| (?:reuni|tenue))|^[^.;]{0,40} s'est (?:tenue|reunie|deroulee)/;

const DECISION_OF =
  /(?:decisions?|deliberations?|proces[ -]verba[a-z]{1,14}|pv|resolutions?|consultation|termes|reunis? en|vote|declaration|decide par|organe ?:|decisions? (?:unanime|collective|extraordinaire)s?)(?: (?:des?|du|de l'|de la|d'une|d'|d'un|les|en date du|unanimes?|collectives?|prises? par|ecrites?|extraordinaires?|ordinaires?|annuelles?|deliberations?|decisions?|l'|la|le|son|sa|ses|leurs?)){0,6} ?:? ?$/;

const NOT_DECIDING =
  /(?:jusqu'a (?:la |une |nouvelle )?(?:decision|deliberation)|en attendant (?:la |une )?decision|appel|initiative|diligence|exer[a-z]{2,5}|assum[a-z]{2,4}|(?:sa|anonyme) a|sous la|sous sa|(?:dirig|ger|administr|represent|assist)ee? par|attente|(?<![a-z])elue?s?|revoqu[a-z]{1,2}|abandonn[a-z]{1,4}|quitt[a-z]{1,4}|ancien(?:ne)?|agrement|ratification|accord|autorisation|convocation|delegation|rapport|convoque|lettre|pouvoirs?|quitus|fonctions?|nomm[a-z]{0,14}|qualite|demission|mandat|remplacement|responsabilite|gestion|presidee?|proposition|par decision extraordinaire|membres?|designe|signature|president du|domicile|avis(?! est donne)|agissant|habilite)(?: [a-z']{1,12}){0,4} ?$/;

export const readOrgans = (context: Context, own: string | undefined): readonly Finding[] => {
  const { source, types, kind } = context;
  const [main] = types;
  if (main === 'constitution' || main === 'rectificatif' || main === 'additif') return [];
  if (main === 'procedure_collective' || main === 'redressement_judiciaire') return courtOrgan(context);
  if (main === 'convocation_assemblee') return calledOrgan(context);
  const found = [...source.folded.matchAll(ORGAN)].flatMap((match) => {
    const value = organs[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? '';
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    if (isNoOrgan(context, span, value)) return [];
    const sure = isOfAnother(context, span, own) ? 0 : decides(context, span, value);
    return sure > 0 ? [finding('organ', span, value, sure)] : [];
  });
  return found.length > 0 ? deciding(kind === 'decision' ? found.slice(0, 12) : found) : likelyOrgan(context);
};

/** « l'associé unique de SILOS DE CHARRON », the company absorbed: it decides for itself. */
const isOfAnother = (
  { source: { folded }, mentions: { parties }, types }: Context,
  { end }: Span,
  main: string | undefined,
): boolean => {
  if (!/^(?:fusion|scission)$/.test(types[0] ?? '') || main === undefined) return false;
  const lead = /^(?: extraordinaire| ordinaire| mixte| unique)? de (?:la (?:societe )?|l'|ladite )?/.exec(
    folded.slice(end, end + 40),
  )?.[0];
  const owner =
    lead === undefined ? undefined : parties.find(({ start }) => Math.abs(start - end - lead.length) < 9);
  return owner?.company === true && comparable(owner.name) !== comparable(main);
};

/** A written consultation, a unanimous act or a collective decision, of which nobody is named. */
const UNANIMOUS =
  /(?<![a-z])(?:consultation ecrite|consulte(?:e)?s? par ecrit|(?:decision|acte|vote|resolution|deliberation)s? unanimes?|unanimement|(?:decision|deliberation|resolution|consultation)s? collectives?(?= (?:du|en date|prises?|datees?) ))(?![a-z])/;
const consulted = ({ source: { folded } }: Context): readonly Finding[] => {
  const match = UNANIMOUS.exec(folded);
  return match
    ? [
        finding(
          'organ',
          { start: match.index, end: match.index + match[0].length },
          'collectivité des associés',
          0.75,
        ),
      ]
    : [];
};

/** Where no known wording says who decides: the first organ in a sentence that decides something. */
const likelyOrgan = (context: Context): readonly Finding[] => {
  for (const match of context.source.folded.matchAll(ORGAN)) {
    const value = organs[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? '';
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    if (!isNoOrgan(context, span, value) && mayDecide(context, span, value))
      return [finding('organ', span, value, 0.7)];
  }
  return consulted(context);
};

const mayDecide = ({ source, kind }: Context, span: Span, value: string): boolean => {
  const { start, end } = sentenceAt(source, span.start);
  const around = (before: number, after: number) =>
    source.folded.slice(Math.max(start, span.start - before), Math.min(end, span.end + after));
  if (NOT_DECIDING.test(source.folded.slice(Math.max(start, span.start - 60), span.start))) return false;
  if (INFORMS.test(around(200, 200))) return false;
  if (kind === 'decision' && span.start < 300 && value.startsWith('assemblée')) return true;
  // A manager may only be spoken of: his own decision stands beside him.
  const manages = ORDINARY.has(value) && value !== 'collectivité des associés';
  return manages ? /decid|decision/.test(around(40, 60)) : DECIDING.test(around(200, 200));
};

const DECIDING =
  /(?<![a-z])(?:decid|decision|delib|resol|unanim|vote|statu|transfer|nomm|design|modifi|augment|redui|prorog|dissou|approuv|constat)/;

/** Who tells the public does not decide. */
const INFORMS = /inform|porte a la connaissance|fait (?:savoir|connaitre)|avise|rapport|convoqu/;

const isNoOrgan = ({ source, mentions: { masked } }: Context, { start, end }: Span, value: string): boolean =>
  // « l'âge de 67 ans »
  /^[âÂ]/.test(source.text[start] ?? '') ||
  // « M. X, gérant, a été désigné »: the manager is named, he does not decide.
  ((value === 'président' || value === 'gérant') && masked[start] === '§') ||
  (value === 'gérant' && /^ ?(?:et )?associee? unique/.test(source.folded.slice(end, end + 20)));

const decides = (context: Context, { start, end }: Span, value: string): number => {
  const { source } = context;
  const sentence = sentenceAt(source, start);
  const ahead = source.folded.slice(Math.max(sentence.start, start - 70), start);
  const behind = context.mentions.masked
    .slice(end, Math.min(sentence.end, end + 700))
    .replace(/§+/g, '§')
    .slice(0, 240);
  if (isToldBefore(value, ahead, behind)) return 0.8;
  if (NOT_DECIDING.test(ahead) || isFormal(context, start, value)) return 0;
  if (isDecisionOf(context, { start, end }, value, ahead)) return 0.9;
  if (isManaging(value) && (context.kind === 'decision' || INDEFINITE.test(ahead))) return 0;
  if (carriesOut(context, value, behind)) return 0;
  return decidesBehind(value, ahead, behind) ? 0.8 : 0;
};

const isManaging = (value: string): boolean => value === 'président' || value === 'gérant';

/** « par l'assemblée », « s'est tenue l'assemblée », « en qualité d'associée unique » */
const isToldBefore = (value: string, ahead: string, behind: string): boolean =>
  (/^assemblée/.test(value) && (BY.test(ahead) || IN_MEETING.test(ahead))) ||
  TURNED.test(ahead) ||
  (/(?:en (?:sa )?qualite d'|agissant comme (?:l')?)$/.test(ahead) &&
    (/^[^.§]{0,110}decid/.test(behind) || DECIDES.test(behind)));

/** « la société est dirigée par un président », « gérée par un ou plusieurs gérants »: the office, not who holds it. */
const INDEFINITE =
  /(?<![a-z])(?:une?|plusieurs|tout|toute|chaque|aucune?|deux|trois)(?: (?:ou plusieurs|seule?|nouve[a-z]{1,3}|premiere?s?|autre))? $/;

/** « l'associé unique a autorisé …, la présidente a constaté que … »: who only records it does not decide. */
const carriesOut = ({ source: { folded } }: Context, value: string, behind: string): boolean =>
  (isManaging(value)
    ? /^[ ,§]*(?:a|ont)(?: ensuite)? constate (?:le meme jour |ce jour |aussitot )?(?:que|la|l')(?![^.;]{0,6}\d)/.test(
        behind,
      )
    : /^(?:conseil|directoire)/.test(value) &&
      /^(?:,[^.;§]{0,70},)? (?:a|ont) (?:ensuite )?constate (?:que )?(?:la |l')(?:souscription|realisation|liberation|accomplissement|levee|bonne fin)/.test(
        behind,
      )) &&
  /assemblee|(?<![a-z])a\.?g\.?[eom]?\.?(?![a-z])|associee? unique|actionnaire unique|(?:les|collectivite des) (?:associes|actionnaires)/.test(
    folded,
  );

const isDecisionOf = (context: Context, span: Span, value: string, ahead: string): boolean =>
  DECISION_OF.test(ahead) || LABELLED.test(ahead) || isHeading(context, span, value);

/** « ASSEMBLÉE GÉNÉRALE ORDINAIRE ANNUELLE »: a line of its own at the head of minutes. */
const isHeading = ({ kind, source }: Context, { start, end }: Span, value: string): boolean =>
  kind === 'decision' &&
  start < 600 &&
  value.startsWith('assemblée') &&
  (start === 0 || source.text[start - 1] === '\n') &&
  /^(?: annuelle| reunie| du [^\n]{4,30})?\n/.test(source.folded.slice(end, end + 40));

/** « Date et organe de la décision : 2 juillet 2026, » */
const LABELLED = /^[^:]{0,30}(?:decision|organe)(?! \d)[^:]{0,20} ?: ?[^:;§]{0,40}$/;

const IN_MEETING =
  /(?:associes?|actionnaires?|collectivite)[^.;§]{0,90},? en $|(?<![a-z])(?:a|ont) (?:vote|decide|adopte|prononce|resolu|approuve)(?: [^.;]{0,40})?,? en $|(?<![a-z])(?:se sont|s'etant) (?:reunis|retrouves|assembles)(?: [^.;]{0,40})?,? en $/;
const BY = /(?:^|[ ,'])(?:par|selon|suivant|lors de|apres|issue de|et de|puis de) ?(?:l'|une |la |cette )?$/;

/** « s'est tenue l'assemblée », « ainsi qu'en a décidé la gérante »: the verb before. */
const TURNED =
  /(?:s'est (?:tenue|reunie)|a eu lieu|a ete tenue|(?<![a-z])(?:en |l')(?:a|ont) (?:decid|arret|choisi)[a-z]{1,3}) (?:l'|une |la |le |les )?$/;

/** Minutes name the manager who called the meeting and older meetings; only their opening says who decides. */
const isFormal = ({ kind, source: { folded } }: Context, start: number, value: string): boolean =>
  kind === 'decision' &&
  (/dissoute?s? (?:par|aux termes|suivant)[^.]{0,40}$/.test(folded.slice(Math.max(0, start - 60), start)) ||
    (start > 900 &&
      (value === 'président' ||
        value === 'gérant' ||
        /proces[ -]verbal de (?:l'|la )$/.test(folded.slice(Math.max(0, start - 24), start)))));

/** Words that often stand in a notice without deciding anything. */
const ORDINARY = new Set(['président', 'gérant', 'collectivité des associés', 'directoire']);

const decidesBehind = (value: string, ahead: string, behind: string): boolean =>
  ORDINARY.has(value)
    ? decidesAlone(ahead, behind) ||
      (value === 'collectivité des associés' && /^[^.]{0,200} (?:s'est|se sont) reunie?s? le /.test(behind))
    : DECIDES.test(behind) || HELD.test(behind);

const decidesAlone = (ahead: string, behind: string): boolean =>
  // « le président, par décision du 31 juillet 2026, a déclaré la réduction définitive »
  (/(?:^|[ ,.\n])(?:le|la|son|sa|l') ?$/.test(ahead) &&
    /^,? (?:par|suivant|aux termes d'une|selon) (?:une |sa )?decisions? (?:du|en date du) [^,;§]{4,30}, (?:a|ont) /.test(
      behind,
    )) ||
  // « Par décision du 10 septembre 2026, la gérance informe les tiers »
  (/decisions? (?:du|en date du) [^.§;]{4,30}, (?:la|le|son|sa) $/.test(ahead) &&
    /^(?:,? ?§+,?)? (?:informe|fait (?:savoir|connaitre)|declare|annonce|porte a la connaissance)/.test(
      behind,
    )) ||
  (DECIDES.test(behind) &&
    /(?:^|[ ,.])$/.test(ahead) &&
    (!/^,? ?§/.test(behind) ||
      (/(?:^|[ ,.\n])(?:le|la|son|sa) $/.test(ahead) &&
        /^,? ?§+,? (?:a|ont) (?:decid|pris|transf|constat|arret)/.test(behind))));

/** The most precise names only: « l'assemblée » and « les associés » repeat the extraordinary meeting. */
const deciding = (found: readonly Finding[]): readonly Finding[] => {
  const values = new Set(found.map(({ value }) => value));
  const precise = [
    'assemblée générale mixte',
    'assemblée générale extraordinaire',
    'assemblée générale ordinaire',
  ].some((value) => values.has(value));
  const single = values.has('associé unique') || values.has('actionnaire unique');
  return found.filter(({ value }) => {
    if (value === 'assemblée générale') return !precise && !single;
    if (value === 'collectivité des associés')
      return !precise && !single && !values.has('assemblée générale');
    return true;
  });
};

const courtOrgan = ({ source: { folded } }: Context): readonly Finding[] => {
  const match = /(?<![a-z])tribunal(?![a-z])/.exec(folded);
  return match ? [finding('organ', { start: match.index, end: match.index + 8 }, 'tribunal')] : [];
};

/** The meeting that is called: « convoqués en assemblée générale », « l'assemblée générale se tiendra ». */
const calledOrgan = ({ source: { folded } }: Context): readonly Finding[] => {
  for (const match of folded.matchAll(ORGAN)) {
    const value = organs[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? '';
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    const called =
      CALLED.test(folded.slice(Math.max(0, span.start - 90), span.start)) ||
      /^[^.]{0,250}(?:se tiendra|aura lieu)/.test(folded.slice(span.end, span.end + 280));
    if (called && value.startsWith('assemblée')) return [finding('organ', span, value)];
  }
  return namedMeeting(folded);
};

/** The only kind of meeting that the notice names. */
const namedMeeting = (folded: string): readonly Finding[] => {
  const named = [...folded.matchAll(ORGAN)].flatMap((match) => {
    const value = organs[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? '';
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    return value.startsWith('assemblée') ? [finding('organ', span, value, 0.7)] : [];
  });
  const precise = named.filter(({ value }) => value !== 'assemblée générale');
  const kept = precise.length > 0 ? precise : named;
  return new Set(kept.map(({ value }) => value)).size === 1 ? kept.slice(0, 1) : [];
};

const CALLED =
  /(?:convoqu|convi|pri|invit)[a-z]{1,4}[^.]{0,60}(?:en|a l'|a une|a cette|pour l'|assister a l') ?$|^(?:avis de )?convocation[^.]{0,30}$/;
