import { before, type Context, isAboutBusiness } from './context.ts';
import { dateByEvidence } from './date-evidence.ts';
import type { FoundDate } from './dates.ts';
import { DOUBTFUL, type FactName, type Finding, finding } from './facts.ts';
import { isFar, isPast, isRetroactive, withoutRecalls } from './recalled-dates.ts';
import { relativeEffects } from './relative-effects.ts';
import { sentenceAt } from './source.ts';

type DateRule = readonly [FactName | 'none', RegExp];

const LINK = String.raw`(?: (?:retroacti(?:f|ve|vement)|anticipee|immediat|fixee?|est|sera|a eu lieu|intervient|interviendra|comptable|fiscale?|social)){0,3}(?: ?(?:le|du|au|a compter du|a la date du|a partir du|en date du|:|des le|dater du|a|de|depuis le)){0,4}[ :]{0,3}$`;

/** What the words right before a date say of it; the first rule that applies decides. */
const rules: readonly DateRule[] = [
  [
    'date.effect',
    new RegExp(
      String.raw`(?:a c(?:om)?pter?|a partir|a effet|effets?|effectifs?|effective|jouissance|prise? de possession|possession|prend(?:ra)? effet|prenant effet|a pris fin|pris fin|ont pris fin|s'est achevee?|est arrivee? a (?:son )?terme|s'est terminee?|a expire|est resiliee?|a cesse|cesse (?:ses|leurs) fonctions|cesse (?:son|toute) activite|realisation definitive|definitivement realisee?|commenc[a-z]{1,14}(?: a courir)?|debut[a-z]{0,14}|prendra fin|date d'effet|date d'application|entree en application|a dater|dissoute(?: de plein droit)?(?:,? sans liquidation)?,?|fin effective|gerance libre|exploitation|transfert de propriete|(?:prise|entree|prises) (?:de|en) fonctions?|prise d'effet|en vigueur|au soir|valoir|pren(?:d|dra|ant) cours|applicables?|valables?|opposables?|mis (?:un terme|fin),?|(?<![^\n])fin(?: du contrat)?)${LINK}`,
    ),
  ],
  [
    'date.effect',
    /ferm[a-z]{1,4}(?: definitivement)? (?:le|au|depuis le) $|, et ce,? (?:au|des le|depuis le) $|(?:realisation|realisee|disparition)[^.§\d;]{0,60} a la date du $|(?<!l')effet(?! de )[^.§\d;]{0,48} (?:le|du|au|:) $|pris fin[^.§\d;]{0,70} (?:le|au|:) $|cess[a-z]{1,5}(?: [a-z']{1,14}){0,4} (?:activites?|exploitation)(?: [a-z]{1,14}){0,3} (?:le|au|depuis le|a la date du|en date du|des le) $/,
  ],
  [
    'date.effect',
    /(?:jouissance|possession)[^.§\d;]{0,50} (?:le|du|au|depuis le|:) $|(?:jouissance|possession) ?:? $|(?:met|mis|mettre|mettant|mettent) (?:fin|un terme)(?: [a-z]{4,12})? (?:au|a (?:son|ses|toute|leur|ce|cette|la|l'activite|l'exploitation))[^.§\d;]{0,90} (?:le|au|a la date du|en date du) $|(?:location[ -]gerance|gerance libre)[^.§\d;]{0,30} depuis le $|(?:n'est|ne sont|n'exerce) plus[^.§\d;]{0,40} depuis le $|(?:install|transf|deplac|fix|situ|etabli|en fonctions?|devenue?|en possession)[^.§\d;]{0,60} depuis le $|activites?[^.§\d;]{0,50}(?:arret|cess|interromp|suspend)[a-z]{1,4}[^.§\d;]{0,20} (?:le|au|depuis le) $/,
  ],
  // « sera définitive le », « s'est trouvée accomplie le », « courent du », « valent dès le », « rétroactivement au »
  [
    'date.effect',
    /(?:definiti(?:f|ve)(?:ment)?|accomplie?s?|consommee?s?|acquise?s?) (?:le|au|depuis le|a la date du|des le) $|(?:court|courent|courra|courront) (?:du|des le|depuis le|a (?:compter|partir) du) $|(?:vaut|valent|valant|vaudr[a-z]{1,3}|s'appliquer?[a-z]{0,4}|operer?[a-z]{0,3}|jouer?[a-z]{0,3}) (?:du|le|des le|depuis le|a (?:compter|partir) du|au) $|(?<![a-z])(?:transporte|transfere|deplace|installe)e? depuis le $|retroactivement (?:au|du|a compter du) $|, et ce,? le $|plus cours depuis le $|(?:clos|close|cloture)[^.§\d;]{0,40} a la date du $|pour (?:celui|celle) d[e'][^.;]{2,60} (?:le|au|des le) $/,
  ],
  [
    'date.effect',
    /(?:dispos|jouit|jouir|occup)[a-z]{0,5} (?:des |du |de la |le |les |la )(?:lieux|fonds|local|locaux|boutique|magasin|commerce)[^.§\d;]{0,20} (?:le|depuis le|des le|a compter du|au) $|(?:cles?|clefs?|clef)[^.§\d;]{0,20} (?:le|depuis le|des le) $|(?:restitu|rend)[a-z]{1,3} (?:au |a la |aux |a )[^.§\d;]{0,30} (?:le|au) $|siege(?: social)? (?:[^.;§]{0,110} )?depuis le $|disponibilite(?: des (?:lieux|locaux)| du (?:local|fonds))? ?:? (?:le )?$|(?:entre|entrera|entrent|entreront) en fonctions?(?: [a-z]{4,14})? (?:le|au|des le) $|(?:arret|cess)[a-z]{1,5}(?: [a-z]{4,14}ment)? (?:son |toute |ses |l')(?:activites?|exploitation)[^.§\d;]{0,90} (?:le|au|depuis le) $/,
  ],
  ['date.effect', /nouv[a-z]{1,4} (?:co-?)?(?:gerant|president|direct)[^.;]{0,200} depuis le $/],
  [
    'date.effect',
    /(?:devenue?|devient|deviendra) definiti(?:f|ve)[a-z]{0,4} (?:le|au|a la date du) $|(?:jouissance|possession)\. ?-? ?elle (?:aura|a eu) lieu le $/,
  ],
  // « est entrée dans les lieux le », « en poste depuis le », « commence son mandat le »
  [
    'date.effect',
    /(?:entre(?:e|es|s)?|entrera|entrent) dans les (?:lieux|locaux|murs)(?: ?:)? ?(?:(?:fixee |prevue )?(?:le|au|depuis le|des le) )?$|(?<![a-z])en (?:dispose|jouit)(?:ra)? (?:depuis le|le|des le|a compter du) $|(?:se demet|se retire|se desiste)[a-z]{0,3}[^.;§\d]{0,60} (?:le|au) $|siege(?: social)? (?:est|sera) (?:fixe|etabli|place|installe|situe),? (?:au|des le|le) $|en (?:poste|charge|place) (?:depuis le|le|des le|a compter du) $|(?:quitt[a-z]{1,4}|laiss[a-z]{1,4}) (?:ses|leurs|cette|sa|son) (?:fonctions?|charge|poste|mandat)[^.;\d]{0,20} (?:le|au) $/,
  ],
  // « a nommé gérant, au 1er juin 2026, M. … », « l'a remplacé, dès le … »
  [
    'date.effect',
    /(?:nomm|design|choisi|elu)[a-z]{0,3}(?:(?!expir|exercice|clos|jusqu|duree|mandat|terme)[^.;\d]){0,60}[ ,](?:au|pour le) $|(?:^|[ ,])des le $/,
  ],
  ['date.effect', /pren(?:d|nent|ant) fin[^.§\d;]{0,40} (?:le|au) $/],
  // « prendra ses fonctions le », « à la place de M. X, dont le mandat s'achève le », « celui de M. X se termine le »
  [
    'date.effect',
    /(?<![a-z])pr(?:end|endra|ennent|endront|enant|is) (?:ses|leurs|son|cette|la|sa|leur) (?:fonctions?|poste|charge|service)(?: [a-z' ]{2,24})? (?:le|au|des le) $|(?:remplacement|place|succession|succeder?[a-z]{0,2}|remplacer?[a-z]{0,2})[^.;]{0,90},? dont (?:le mandat|les fonctions|la mission) (?:s'achev[a-z]{1,5}|se termin[a-z]{1,5}|cess[a-z]{1,5}|finit|finissent|expir[a-z]{1,5}) (?:le|au) $|(?<![a-z])celui d(?:e |')[^.;\d]{2,60} (?:se termine|s'acheve|cesse|finit|expire) (?:le|au) $/,
  ],
  // « lui succède dès le », « l'opération est achevée au », « le contrat part du … et finit le »
  [
    'date.effect',
    /succed(?:e|era|ent|eront)(?:,| a [^.;\d]{2,40})? (?:des le|depuis le|le|a la date du) $|(?:operation|fusion|scission|absorption|apport|division|partage)[^.;§\d]{0,30} (?:est|sont|a ete|s'est trouvee?) (?:achevee?|parfaite?|consommee?|accomplie?|terminee?|realisee?)s? (?:au|le|depuis le|a la date du) $|(?:fusion|scission|operation)[^.;\d]{0,20} (?:est|sera) (?:realisee?|achevee?) [^.;\d]{0,50}, $|(?:contrat|bail|location|gerance|(?<![a-z])il|(?<![a-z])elle) (?:part|court|commence|debute|demarre) (?:du|le|des le|au) $/,
  ],
  [
    'none',
    /paiements (?:ont|avaient) cesse(?: [a-z]{4,12})? (?:le|depuis le|des le) $|(?:dettes|creances)[^.;\d]{0,30} depuis le $/,
  ],
  [
    'date.decision',
    /(?<![a-z])(?:a|ont) (?:decide|convenu|pris la decision|approuve|constate|prononce|autorise|vote|resolu|place|ouvert|arrete|converti|declare|use|fait usage),?(?: en date du| le) $|(?:tribunal|cour)[^.;§\d]{0,90} (?:a|ont),? (?:en date du|le) $/,
  ],
  [
    'date.decision',
    /(?<!qui )(?<!lequel )(?<!laquelle )(?<![a-z])(?:a|ont) ete (?:nomm|design|elu|reconduit|renouvel)[a-z]{0,4}(?: [a-z' ]{3,50})? le $/,
  ],
  // « a approuvé le projet le … »: not the day of the treaty.
  [
    'date.decision',
    /(?<![a-z])(?:a|ont) (?:approuve|adopte|ratifie|vote) (?:le|ce|la|cette|l') ?(?:projet|traite|operation|fusion|scission|convention|apport)(?: de (?:fusion|scission))?,? (?:le|en date du) $/,
  ],
  ['date.decision', /(?<![a-z])(?:j')?(?:ai|avons) (?:pris|arrete|decide),? (?:le|en date du) $/],
  // « a tenu le … son assemblée », « ai pris aujourd'hui, … », « Audience du … »
  [
    'date.decision',
    /(?<![a-z])(?:a|ont) (?:tenu|reuni),? le $|(?<![a-z])(?:ai|a|avons|ont) (?:pris|arrete|decide) (?:ce jour|aujourd'hui),?(?: le)? $|(?<![a-z])audience(?: publique)? du $|assemblee[^.;\d]{0,30} (?:convoquee|appelee|rassemblee)[^.;\d]{0,40} le $/,
  ],
  [
    'date.decision',
    /(?:consultation|scrutin|vote)(?: ecrite?)? (?:close?|cloture|achevee?|terminee?) (?:le|au|en date du) $/,
  ],
  // « décisions unanimes des associés constatées dans un acte du … »: the act only records them.
  [
    'date.decision',
    /(?:decisions?|consultation|deliberations?|consentement|accord|volonte)[^.;§\d]{0,70} (?:constatee?s?|exprimee?s?|consignee?s?|recueillie?s?|resultant|portee?s?) (?:dans|par|d'|a) ?(?:un |l')?acte(?: unanime| sous seing prive| sous signature privee)?(?: en date)? du $/,
  ],
  // « réunis à l'unanimité dans un acte du … », « l'assemblée … a, le … »
  [
    'date.decision',
    /(?:reunis?|l'unanimite)[^.;§\d]{0,30} (?:dans|par) (?:un )?acte(?: en date)? du $|(?:assemblee|associe|actionnaire|conseil|collectivite)[^;]{0,200} (?:a|ont),? (?:le|en date du) $/,
  ],
  // « rompu par convention du … »
  [
    'date.signature',
    /(?<![a-z])(?:avenant|convention|protocole)(?: (?:de resiliation|amiable|signee?|datee?|sous (?:seings?|signatures?) privee?s?|conclue?|en date)){0,3}(?: a [a-z' -]{3,30})? (?:du|le) $/,
  ],
  // What a founder signed with others, the treaty handed to the registry.
  [
    'none',
    /qui (?:a|ont|avait) (?:conclu|signe|passe),? (?:le|en date du) $|(?:exemplaire|copie|traite|projet)[^.;§\d]{0,40} (?:remis|depose|transmis|adresse)e?s?(?: (?:au|a|aux|aupres|pres)[^.;§\d]{2,70})? le $/,
  ],
  // How a founder or a seller came to own, what was done before: not the act of the notice.
  [
    'none',
    /(?:avoir (?:ete )?(?:acqui[a-z]{1,3}|cree|fonde|achete|recu|recueilli|herite|constitue)|(?<!il )(?:a|avait|avaient) ete (?:acqui[a-z]{1,3}|cree)|(?:a|avait|avaient) acquis|origine de propriete)[^.;]{0,200}$|(?:etat des actes|actes accomplis|compte de la societe en formation)[^§]{0,240}$/,
  ],
  [
    'none',
    /(?<![a-z])(?:decede[es]{0,2}(?: [a-z§]+)?(?: a [^,.]{2,40})? le|nee?s?(?: [a-z§]+)?(?: a [^,.]{2,40})? le|nee?s? le|clos(?:e|es|ant)?(?: le| au)?|exercice [^.]{0,30}|arretes?e? au|bodacc[^.]{0,40}|par[ue]{1,2}s?[^.]{0,70}|publie[es]{0,2}[^.]{0,70}|depo[st][^.]{0,70}|cessation des paiements[^.]{0,40}|survenue? (?:a [a-z]{1,14} )?le|jusqu'?au|expir[^.]{0,40}|termine[r]?[^.]{0,20}|convocation[^.]{0,150}|insertion[^.]{0,60}|lettre[^.]{0,110}|courriel[^.]{0,30}|certificat[^.]{0,90}|capital au|bail [^.]{0,80}|(?:loi|decret|arrete|code)(?![a-z])[^.]{0,40}|rappel[^.]{0,80}|visites?[^.]{0,60}|depuis le|cree le fonds le|au plus tard le|adressee? [^.]{0,30}|immatricul[^.]{0,40} le|l'a ete le|annonce[^.]{0,60}|avis [^.]{0,40}paru[^.]{0,40}|mandat[^.]{0,80}|deux mille|arrive a (?:sa fin|expiration|son terme)[^.]{0,10}|contrat de bail[^.]{0,60}|au terme[^.]{0,20}|maries?[^.]{0,60}) ?$/,
  ],
  [
    'date.effect',
    /(?:demiss?ion|cess(?:ation|e|er|ent)|dissolution|dissoudre|transfer[a-z]{1,4}|transfert|fonctions|resili[a-z]{1,8}|prorog[a-z]{1,8})[^.§\d;]{0,130} (?:a la date du|au|des le|a effet du|effet au) $/,
  ],
  ['none', /(?:commande|vente|perte|progression|chiffre)s? [^.;]{0,60}enregistree?s?[^.;]{0,20}$/],
  [
    'date.registration',
    /enregistre(?!e? (?:\d{3} \d{3}|au r\.?c\.?s))(?:[^.]|(?<=(?:^|[^a-z])[a-z])\.){0,160}$/,
  ],
  ['date.registration', /enregistrement[^.]{0,60}$/],
];

const SIGNED =
  /(?:(?<![a-z])(?<!pri[st] )(?<!prend )(?<!prenant )(?<!prennent )(?:actes?|assp|ssp|s\.s\.p|seings?|signatures? privees?|traite|contrat|convention|(?<=a ete )passe|projet|signee?|signe electroniquement|statuts|conclue?|etablie?)(?![a-z])|(?<![a-z])fait a(?= )|fait et passe|fait le|(?:notaire|avocat)[^.]{0,100}$)/g;

const DECIDED =
  /(?<![a-z])(?:decisions?|decidee?|deliberations?|consult[a-z]{2,6}|vot(?:e|es|ent)|assemblee?s?|ag|ag[eoma]|agoa|agoe|proces[ -]verba[a-z]{0,14}|pv|reunie?s?|reunion|jugement|seance|resolutions?|statue|tenue|declaration|prononce|(?:constate|decide|approuve|autorise|adopte|arrete|nomme)e?s?(?=,? le $)|consultation|unanimes?|(?:associes|actionnaires)(?=,? (?:en date du|le) $)|associee? unique|actionnaire unique|(?:gerance|conseil d'administration|directoire)(?=,? (?:en date du|en sa seance du|du|le) $))(?![a-z])/g;

export type Dates = {
  readonly findings: readonly Finding[];
  readonly decided: readonly FoundDate[];
  readonly signed: readonly FoundDate[];
  /** Births, former notices, year ends: dates that are of no mention. */
  readonly explained: readonly FoundDate[];
};

export const readDates = (context: Context): Dates => {
  const findings: Finding[] = [];
  const decided: FoundDate[] = [];
  const signed: FoundDate[] = [];
  const explained: FoundDate[] = [];
  const effects: FoundDate[] = [];
  let floor = 0;
  for (const date of context.dates) {
    const told = namesOf(context, date, floor, decided);
    const names = (told ?? []).filter(
      (name) =>
        !isPast(context, date, name, decided) &&
        // The last day of a lease of which no first day is told does not say when it begins.
        !(name === 'date.effect' && effects.length === 0 && isLastDay(context, date)),
    );
    if (told && names.length === 0) explained.push(date);
    findings.push(...names.map((name) => finding(name, date, date.iso, 0.85)));
    if (names.includes('date.decision')) decided.push(date);
    if (names.includes('date.signature')) signed.push(date);
    if (names.includes('date.effect')) effects.push(date);
    floor = date.end;
  }
  const acts = isAboutBusiness(context) ? [] : decided;
  const last = acts
    .map(({ iso }) => iso)
    .sort()
    .at(-1);
  const own = withoutRecalls(context, decidedAtLast(context, findings, decided));
  const told = own.filter(
    (one) =>
      one.name !== 'date.effect' ||
      !((last && isFar(last, one.value)) || (effects.length > 1 && isRetroactive(context, one))),
  );
  const kept = (name: FactName, dates: readonly FoundDate[]) => {
    const starts = new Set(own.filter((one) => one.name === name).map(({ start }) => start));
    return dates.filter(({ start }) => starts.has(start));
  };
  return {
    findings: [
      ...told.map((one) => (isDoubled(context, one, decided) ? { ...one, sure: DOUBTFUL } : one)),
      ...sameDayDecision(context, decided),
      ...relativeEffects(context, acts, kept('date.signature', signed), kept('date.effect', effects)),
    ],
    decided,
    signed,
    explained,
  };
};

/** « La gérante a transféré le 4 mai 2026 le siège … »: when she decided, or, if that was told before, the day of effect. */
const MOVED_ON = /(?<![a-z])(?:a|ont) (?:transfere|deplace|transporte|installe),? (?:le|en date du) $/;
const movedOn = (
  context: Context,
  { start }: FoundDate,
  decided: readonly FoundDate[],
): FactName | undefined => {
  if (!MOVED_ON.test(context.source.folded.slice(Math.max(0, start - 40), start))) return undefined;
  return decided.length > 0 ? 'date.effect' : 'date.decision';
};

/** « dissoute de plein droit le 30 avril. L'assemblée générale tenue le même jour … »: the day told last. */
const SAME_DAY =
  /(?:assemblee|associes|actionnaires|associee? unique|decision|deliberation)[^.;\d§]{0,50} (?:du|le|ce) (?:meme jour|jour meme)(?= (?:a|ont|de l')(?![a-z]))/;
const sameDayDecision = (context: Context, decided: readonly FoundDate[]): readonly Finding[] => {
  const match = decided.length > 0 || isAboutBusiness(context) ? null : SAME_DAY.exec(context.source.folded);
  const last = match && context.dates.findLast(({ start }) => start < match.index);
  if (!match || !last) return [];
  const end = match.index + match[0].length;
  return [finding('date.decision', { start: end - 'même jour'.length, end }, last.iso, 0.8)];
};

/** « Fait à Berck, le 2 novembre 2026 » at the foot of decisions that tell no other day: they were taken then. */
const decidedAtLast = (
  { kind }: Context,
  findings: readonly Finding[],
  decided: readonly FoundDate[],
): readonly Finding[] =>
  kind === 'decision' && decided.length === 0
    ? findings.map((one) => (one.name === 'date.signature' ? { ...one, name: 'date.decision' } : one))
    : findings;

/** A decision that is signed, or received by a notary, on its own day: the act is but its form. */
const isDoubled = ({ types }: Context, { name, value }: Finding, decided: readonly FoundDate[]): boolean =>
  name === 'date.signature' && !NOT_CHANGING.has(types[0] ?? '') && decided.some(({ iso }) => iso === value);

/** Births and deaths. */
const BIRTH = /(?<![a-z])(?:nee?s?|survenue?|decedee?)(?: (?:a|en|au) [^,;\n]{2,44})?,?(?: le)? ?$/;

const PUBLISHED = /^,? ?(?:publiee?|parue?) /;

/** What a date is; none of the facts if the list is empty, unknown if there is no list. */
const namesOf = (
  context: Context,
  date: FoundDate,
  floor: number,
  decided: readonly FoundDate[],
): readonly FactName[] | undefined => {
  const { source } = context;
  const { folded } = source;
  if (BIRTH.test(folded.slice(Math.max(0, date.start - 60), date.start))) return [];
  const behindName = nameBeside(context, date, decided);
  if (behindName) return [behindName];
  const near = before(context, date.start, 260);
  const ahead = near.slice(Math.max(0, near.length - (date.start - floor)));
  const typical = nameByType(context, ahead, folded.slice(date.end, date.end + 18));
  if (typical) return known(typical);
  if (ACT_BEHIND.test(folded.slice(date.end, date.end + 24))) return ['date.signature'];
  const rule = rules.find(([, pattern]) => pattern.test(ahead));
  if (rule) return known(rule[0]);
  if (folded.startsWith("l'an", date.start)) return [yearFirst(context, date)];
  const isBirth = context.types[0] === 'constitution' && CREATED.test(ahead);
  if (isBirth) return ['date.signature'];
  const { end } = sentenceAt(source, date.start);
  const behind = context.mentions.masked
    .slice(date.end, Math.min(date.end + 700, Math.max(end, date.end + 1)))
    .replace(/§+/g, '§')
    .slice(0, 260);
  const title = ahead.length < 16 ? folded.slice(Math.max(floor, date.start - 190), date.start) : ahead;
  const told = nearestTrigger(context, title, behind) ?? openingDate(context, ahead, behind);
  if (told.length > 0) return told;
  const evidence = dateByEvidence(context, date, ahead, behind);
  return evidence && known(evidence);
};

/** « Le 5 octobre 2026 a été signé un contrat », « … le présent acte » */
const ACT_BEHIND =
  /^ (?:(?:l'|un |le present |cet )acte(?![a-z])|(?:a|ont|avait) ete (?:signe|conclu|passe))/;

/** What the words right beside a date say of it, whatever else its sentence tells. */
const nameBeside = (context: Context, date: FoundDate, decided: readonly FoundDate[]): FactName | undefined =>
  movedOn(context, date, decided) ?? nameBehind(context, date);

/** « se sont vus le 28 février en assemblée », « le 31 mai au soir »: nothing is signed « au soir », something ends. */
const nameBehind = (
  { kind, source: { folded } }: Context,
  { start, end }: FoundDate,
): FactName | undefined => {
  const words = folded.slice(end, end + 18);
  // « a fixé au 1er juin 2026 la dissolution »
  if (
    /(?:fix|report)[a-z]{1,3} (?:au|pour le) $/.test(folded.slice(Math.max(0, start - 24), start)) &&
    /^ (?:la |le |l'|sa |son )(?:dissol|transf|effet|entree|prise|cessat|changem)/.test(words)
  )
    return 'date.effect';
  if (kind === 'notice' && /^,? en (?:assemblee|ag[eom]?(?![a-z]))/.test(words)) return 'date.decision';
  // « dissoute sans liquidation le 23 mars 2026 par déclaration de son associée »
  if (
    /^,? par (?:une )?(?:declar|decis)/.test(words) &&
    /dissou[a-z]{1,3}[^.;\d]{0,40} le $/.test(folded.slice(Math.max(0, start - 60), start))
  )
    return 'date.decision';
  return /^,? (?:au soir|a minuit|inclus)(?![a-z])|^ (?:l'effet|la (?:date|prise) d'eff)/.test(words)
    ? 'date.effect'
    : undefined;
};

const known = (name: FactName | 'none'): readonly FactName[] => (name === 'none' ? [] : [name]);

/** What a date so placed is in a text of this type. */
const nameByType = (
  { types: [main] }: Context,
  ahead: string,
  behind: string,
): FactName | 'none' | undefined => {
  const typical = BY_TYPE.find(([types, , words]) => types.test(main ?? '') && words.test(ahead));
  if (typical) return typical[1];
  const ended = main === 'fin_location_gerance' ? OF_ENDED.find(([, words]) => words.test(ahead)) : undefined;
  if (ended) return ended[0];
  // « du 1er juin 2026 au 31 mai 2027 »: when the lease begins.
  if (main === 'location_gerance' && / du $/.test(ahead) && /^ (?:jusqu')?au (?:\d|[a-z]{2,9} )/.test(behind))
    return 'date.effect';
  if (main === 'location_gerance' && LAST_DAY.test(ahead)) return 'date.effect';
  if (isTreaty(main, ahead, behind)) return 'date.signature';
  const opens = ahead.trim().length < 4 && /^[ ,:-]{1,3}(?:creation|constitution)/.test(behind);
  return main === 'constitution' && opens ? 'date.signature' : undefined;
};

/** What some words mean in the texts of one type only. */
const BY_TYPE: readonly (readonly [types: RegExp, name: FactName, words: RegExp])[] = [
  // « a cédé le 2 mars par acte sous seing privé »
  [/^(?:cession|location)/, 'date.signature', /(?<![a-z])(?:a|ont) (?:cede|vendu|loue|donne|confie),? le $/],
  // « Bail de gérance signé le … »
  [
    /^location/,
    'date.signature',
    /(?:bail|contrat) de gerance[^.;\d]{0,20} (?:signe|conclu|fait|date|passe)[a-z]{0,2} (?:le|du) $/,
  ],
  // « le terme statutaire étant échu le … », « parvenue au terme fixé par ses statuts le … »
  [
    /^dissolution/,
    'date.effect',
    /(?:terme|duree)[^.;§\d]{0,40} (?:echue?|expiree?|atteinte?|arrivee?|parvenue?|survenue?)[^.;§\d]{0,50} (?:le|au) $|(?:parvenue?|arrivee?|venue?) (?:au|a son) terme[^.;§\d]{0,50} (?:le|au) $|(?:arrivee|survenance|echeance|expiration|venue) (?:du|de son|de sa|de la) (?:terme|duree)[^.;§\d]{0,40} (?:le|au|a la date du) $/,
  ],
  // « constaté la clôture des opérations au … »
  [
    /^liquidation/,
    'date.effect',
    /(?:constat|prononc|declar|fix)[a-z]{0,4} (?:(?:la|de la|sa) )?clotur(?:(?!compte|bilan|exercice)[^.;§\d]){0,60} (?:au|a la date du) $/,
  ],
  // « qui est depuis le … une société par actions simplifiée »
  [/^transformation/, 'date.effect', /(?<![a-z])(?:est|devenue|devient|sera),? (?:depuis le|des le|au) $/],
  // « Siège : jusqu'au …, A / depuis le …, B »
  [
    /^transfert_siege/,
    'date.effect',
    /(?:[/;] ?|(?<![a-z])(?:il|celui-ci|siege) (?:est|sera) )(?:depuis le|des le) $/,
  ],
  // « a approuvé le traité le … », « le projet de scission établi le … »
  [
    /^(?:fusion|scission)/,
    'date.decision',
    /(?:approuv|adopt|vot|ratifi)[a-z]{1,3} (?:le|ce|ledit) (?:traite|projet)(?: de (?:fusion|scission))? le $/,
  ],
  [
    /^(?:fusion|scission)/,
    'date.signature',
    /(?:projet|traite)[^.;§\d]{0,40} (?:arrete|etabli|signe|conclu|date)[a-z]{0,2} (?:le|du|en date du) $/,
  ],
];

/** « a arrêté le 11 septembre avec A et B un traité »: two companies sign it, no organ decides. */
const isTreaty = (main: string | undefined, ahead: string, behind: string): boolean =>
  /^(?:fusion|scission)$/.test(main ?? '') && TREATY.test(ahead) && /^,? (?:avec|un|le) /.test(behind);
const TREATY = /(?<![a-z])(?:a|ont) (?:arrete|conclu|signe|etabli|passe),? le $/;

/** « … au 31 mai 2027 », « pour finir le 31 mai 2027 »: the last day of the lease. */
const LAST_DAY =
  /(?:^| )(?:au|(?:pour |a )?(?:finir|se terminer|s'achever|expirer|[sc]e terminer|se termine(?:ra)?|finit?|finira|finiront|finissent|se termineront|prendront fin|s'acheveront|prend(?:ra)? fin|s'acheve(?:ra)?|s'arrete(?:ra)?|expire(?:ra)?)(?: de plein droit)? (?:le|au)|s'achevant le|se terminant le|jusqu'au) $/;

const isLastDay = (context: Context, { start }: FoundDate): boolean =>
  context.types[0] === 'location_gerance' && LAST_DAY.test(before(context, start, 60));

/** « rupture d'un commun accord constatée par acte du … » */
const ENDED_BY_ACT =
  /(?:rupture|resiliation|resilie|fin)[^.;\d]{0,90} (?:par|dans|suivant|selon|aux termes d'un) ?(?:un )?(?:acte|ecrit|ssp)(?: sous [a-z ]{5,24})?(?: en date)? du $/;

const ENDING =
  /(?:se termin[a-z]{1,4}|prendre fin|pren(?:d|nent|dra|dront) fin|finir|expir[a-z]{1,4}|expiration|(?:arriv|ven)[a-z]{1,4} a (?:son |sa )?(?:terme|echeance|expiration|fin)) (?:le|au) $/;

/** « donné en location-gérance pour un an à compter du … »: when the lease that now ends began. */
const BEGUN =
  /(?:donn|consent|confi|conclu|lou|remett|remis|pour une duree|pour une periode)(?![^.;]*(?:resili|fin |cess|expir|terme))[^.;]{0,240}(?:a compter du|a partir du|depuis le|commencant le|debutant le|courant du|prenant effet le) $/;

/** What a date is in a notice that a lease has ended. */
const OF_ENDED: readonly DateRule[] = [
  ['date.effect', ENDING],
  ['none', BEGUN],
  ['date.signature', ENDED_BY_ACT],
];

/** A date that begins its sentence is that of what the sentence tells. */
const openingDate = (context: Context, ahead: string, behind: string): readonly FactName[] => {
  const sold =
    /^,? ?[^.]{0,220}(?:vendu|cede|donne|confie|consenti|concede|transporte|mis en)/.test(behind) &&
    /(?:^|[\n.] ?)le $/.test(ahead);
  if (sold && isAboutBusiness(context)) return ['date.signature'];
  return startsDecision(ahead, behind) ? ['date.decision'] : tableName(ahead);
};

const CREATED =
  /(?:creation|constitution) (?:de la|d'une|de l')[^.;:\d]{2,60} (?:le|en date du) $|(?:constitue|cree|forme|fonde|institue|etabli|constitution|creation|fondation)e?,?(?: le| en date du| a la date du)? ?$/;

/** « L'an deux mille vingt-six, le … » opens minutes, or the act of a notary. */
const yearFirst = ({ kind, source: { folded } }: Context, { end }: FoundDate): FactName =>
  kind === 'statuts' ||
  /recu (?:le present|l'acte)|(?:le )?present acte|par[ -]devant|ont? comparu|dont acte/.test(
    folded.slice(end, end + 700),
  )
    ? 'date.signature'
    : 'date.decision';

/** The act or the decision that is named last before the date. */
const DECIDED_BY_ACT =
  /^,? (?:que )?(?:l'|les |la |le )?(?:associee?s?|actionnaires?|collectivite|assemblee)(?:,? [a-z' ,§]{0,60})?,? (?:a|ont)(?: [a-z' ]{0,20})? (?:decid|redui|augment|transf|modifi|nomm|prorog|prononc|dissou|constat|design|approuv)|^,? [^.;]{0,120}(?:(?:associee?|actionnaire) unique|seule? associee?)(?![a-z])[^.;]{0,120},? (?:a|ont)(?: [a-z' ]{0,20})? (?:decid|prononc|dissou|transf|nomm|approuv)|^,? (?:[a-z' ]{0,14})§(?:[^.;§]{0,60}§){0,2},? (?:a|ont)(?: [a-z' ]{0,20})? (?:decid|prononc|dissou)/;

const ACTED = /^,? (?:a|ont) (?:decid|redui|augment|transf|modifi|nomm|prorog|dissou|constat|design|approuv)/;

const NOT_CHANGING = new Set<string>([
  'constitution',
  'fusion',
  'scission',
  'cession_fonds',
  'cession_droit_bail',
  'location_gerance',
  'fin_location_gerance',
]);

/** « les associés ont, par acte du …, mis un terme » */
const DECIDED_IN_ACT =
  /(?:associee?|actionnaire|collectivite)s?(?: unique| des associes)?[^.;\d]{0,40} (?:a|ont),? (?:par|suivant|selon|dans|aux termes d')(?: ?une?)? ?acte(?: unanime| sous seings? prives?| sous signatures? privees?)?(?: en date)? du $/;

const isDecidedByAct = (title: string, behind: string): boolean =>
  DECIDED_BY_ACT.test(behind) ||
  DECIDED_IN_ACT.test(title) ||
  (/associe|actionnaire|collectivite/.test(title) && ACTED.test(behind));

const nearestTrigger = (
  { kind, types }: Context,
  title: string,
  behind: string,
): readonly FactName[] | undefined => {
  const [signs, decided] = [lastIndex(title, SIGNED), lastIndex(title, DECIDED)];
  if (signs < 0 && decided < 0) return undefined;
  // « Par acte du 22 mai, les associés ont décidé »
  const byAct = !NOT_CHANGING.has(types[0] ?? '') && isDecidedByAct(title, behind);
  if (decided > signs || byAct) return PUBLISHED.test(behind) ? [] : ['date.decision'];
  if (/^[^.]{0,40}contenant (?:decision|deliberation|proces|assemblee)/.test(behind))
    return ['date.signature', 'date.decision'];
  return kind === 'decision' && !/(?<![a-z])fait a |(?<![a-z])signe/.test(title) ? [] : ['date.signature'];
};

const lastIndex = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** « Le 30 avril 2026, l'associé unique a décidé », « En date du 4 mai 2026, l'assemblée … ». */
const startsDecision = (ahead: string, behind: string): boolean =>
  /(?:^|[\n.;§-] ?-? ?)(?:en date du|en date de|le|du|a la date du|suivant)? ?$/.test(ahead.slice(-20)) &&
  /^(?:,? [^.]{0,260}(?:associee? unique|actionnaire unique|assemblee|associes|actionnaires)(?![a-z])[^.]{0,160} (?:a|ont) (?:[a-z]{1,12} (?:et )?)?(?:decid|approuv|prononc|nomm|clos|clotur)|,? ?[^.]{0,140}(?:decid|nomm|pris|approuv|constat|prononc|reuni|se sont|assemble|ouvert)|,? (?:l'|les |la |le |son |sa )?(?:associe|actionnaire|assemblee|collectivite|geran|president|conseil|directoire)[^.;]{0,90} (?:a|ont) (?:[a-z]{1,12}ment )?(?:port|transf|augment|redui|modifi|prorog|dissou|adopt|autoris|vot|fix|ramen|eten|transform|elu|design|resolu|chang|choisi|mis |arret|clos|clotur|deplac)| : (?:revoc|nomin|demiss|transf|modif|augment|reduc|dissol|decis|chang))/.test(
    behind,
  );

const tableName = (ahead: string): readonly FactName[] =>
  /acte[^.]{0,30}date ?:? ?$/.test(ahead) ? ['date.signature'] : [];
