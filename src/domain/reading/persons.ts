import { after, before, type Context, isAboutBusiness } from './context.ts';
import { comparable, type Finding, finding, textOf } from './facts.ts';
import { fold } from './fold.ts';
import type { Party, Place } from './parties.ts';
import { isOfficer, ROLE, type Role, rolesIn } from './roles.ts';

/** What a text says of one person or company: an office taken, kept or left. */
type Office = { readonly role: Role; readonly leaves: boolean; readonly sure: number };
type Held = { readonly party: Party; readonly office: Office };

/** Persons joined by « et » or commas share what is said before and after them. */
type Group = readonly [Party, ...Party[]];

export const readPersons = (
  context: Context,
  seat: string | undefined,
  main: string | undefined,
  form: string | undefined,
): readonly Finding[] => {
  const isMain = ({ name }: Party) => main !== undefined && comparable(name) === comparable(main);
  const groups = groupsOf(context).flatMap((group): readonly Group[] => {
    const [first, ...others] = group.filter((party) => !isMain(party));
    return first ? [[first, ...others]] : [];
  });
  const held: Held[] = [];
  let previous: readonly Office[] = [];
  for (const group of groups) {
    const offices = officesOf(context, group, previous);
    const own = group.flatMap((party) => ownOffices(context, party));
    if (offices.length > 0 || own.length > 0) previous = [...offices, ...own];
    held.push(
      ...offices.flatMap((office) => group.map((party) => ({ party, office: ownRole(party, office) }))),
    );
    held.push(...group.flatMap((party) => ownOffices(context, party).map((office) => ({ party, office }))));
  }
  const own = withoutContradictions(
    [...held, ...ended(context, held), ...namedAgain(context, groups, held), ...selfNamed(context, held)].map(
      (one) => formerOffice(one, form),
    ),
  ).map((one) => judged(context, one));
  return [
    ...own.flatMap(({ party, office }) => officeFinding(party, office)),
    ...addressFindings(context, groups, own, seat),
  ];
};

/** « les mandats de A, titulaire, et de B, suppléant »: each leaves his own office. */
const ownRole = ({ titles }: Party, office: Office): Office => {
  const own = office.leaves
    ? titles.flatMap((title) => rolesIn(title)).find(({ role }) => isManager(role))
    : undefined;
  return own ? { ...office, role: own.role } : office;
};

const groupsOf = ({ mentions: { parties, masked } }: Context): readonly Group[] => {
  const groups: [Party, ...Party[]][] = [];
  let reached = -1;
  for (const party of parties) {
    const last = groups.at(-1);
    const gap = last ? masked.slice(last.at(-1)?.reach ?? 0, party.from) : '.';
    // Named within the words about another one: a spouse, a representative.
    if (party.start < reached) continue;
    reached = Math.max(reached, party.reach);
    const ahead = last ? masked.slice(Math.max(0, last[0].from - 40), last[0].from) : '';
    if (last && isJoint(gap, ahead) && !isApart(gap, masked.slice(party.reach, party.reach + 40)))
      last.push(party);
    else groups.push([party]);
  }
  return groups;
};

/** « confiée à A, B ayant cessé ses fonctions »: what follows is said of B alone. */
const isApart = (gap: string, behind: string): boolean =>
  (/^,? ?(?:et )?$/.test(gap) && /^,? suppleant/.test(behind)) ||
  (/^, ?$/.test(gap) &&
    /^,? (?:ayant|etant|qui|dont|demiss?ion|quitt|cess|rest(?:ant|e)|demeurant (?:gerant|president)|conserv)/.test(
      behind,
    ));

/** « A et B », « A ; B », « A, B »; but not « en remplacement de A, B ». */
const isJoint = (gap: string, ahead: string): boolean => {
  if (/^ ?(?:et|ainsi que|puis|;) ?(?:de |d'|a |par |la |le |l')?$/.test(gap)) return true;
  // The next line of a list.
  if (/^ ?[.;,]?(?: et)?\n+- ?$/.test(gap)) return true;
  const listed = /^,(?: (?:et|ainsi que|puis))? ?(?:de |d'|a |par |la |le |l')?$/.test(gap);
  return listed && !/(?:remplacement|demission|place|deces|revocation|succession)[^§.]{0,20}$/.test(ahead);
};

const LABEL_GAP = new RegExp(
  `^(?:s|\\(s\\))?(?: (?:titulaires?|statutaires?|uniques?|amiables?|en nom|en exercice|de la societe|de la sas|de la sarl|avec mission d[^,§:]{3,40}|pour (?:une duree|la duree|un mandat|une periode|six|trois|cinq)[a-z\\d' -]{0,60}|sans limitation de duree|nommee?s?|designee?s?|a compter du [a-z\\d/ ]{4,22}|soussignee?|provisoire|et (?:${ROLE})|indefiniment|solidairement|responsables|et)|, (?:indefiniment|nommee?s?|pour|sans|en remplacement)[a-z§' -]{0,80}){0,6},?(?: ?:| est| sont| sera| seront| -){0,3}[ ,:\\n"-]{0,4}(?:(?:moi|lui|elle)-meme, ?|l'associee? unique(?: (?:lui|elle)-meme)?, ?)?(?:la |le |l')?$`,
);
const NAMING =
  /(?:coopt|nomm|nomin|design|elu|elit|confi|renouvel|maint|reconduit|appel|choisi|institu)[a-z]{0,14}/;
const QUALITY = new RegExp(
  `^[^.§]{0,110}?(?:en qualite|comme|aux fonctions|a la fonction|au poste|dans (?:ses|leurs) fonctions|en tant que?|au mandat|la fonction|les fonctions|a la(?= (?:co-?gerance|gerance|presidence|direction))|au(?= (?:conseil|directoire|commissariat)))(?: (?:de|d'|du|que|nouveau|nouvelle|nouveaux|premier|premiere|seul|seule|co))* ?(?<role>${ROLE})`,
);
const NAMED_AFTER = new RegExp(
  `^,? ?(?:qui accepte,? |(?:cesse|quitte) (?:ses|les) fonctions[^.;§]{0,24}? et |cesse d'etre [a-z ]{4,30} et )?(?:(?:devient|deviendra|(?:est|sera)(?= (?:la |le |l')?(?:nouv|seul|premi))|reste|restera|restant|demeure|demeurera|conserve(?:ra)? (?:ses fonctions|son mandat|son poste)(?= de))(?: desormais| dorenavant)?(?: (?:le|la|l'))?|(?:exerce|assure|assume|reprend)(?:ra)?(?: seule?| desormais)?(?: la)(?= (?:gerance|presidence|direction))|(?:exercera|exerce|assurera|assure|remplira|assumera|occupera)(?: desormais| egalement)? (?:les fonctions|la fonction|la mission|le mandat)|(?:(?:a|ont|est|sont|sera)(?: ete| egalement)? )?(?:par ailleurs |aussi |en outre |a cette occasion |pour sa part |a nouveau |a compter de ce jour |quant a (?:lui|elle),? ){0,2}(?:nommee?s?|designee?s?|elue?s?|maintenue?s?|reconduite?s?|renouvelee?s?|confirmee?s?|chargee?s?|institue?e?s?|appelee?s?))(?: [a-z]{1,14})?(?: (?:en qualite|comme|aux fonctions|dans (?:son|ses|leurs?) (?:mandats?|fonctions?)|au poste))?(?: (?:de|d'|du|nouveau|nouvelle|seul|seule|premier|premiere))* ?(?<role>${ROLE})`,
);
const ALL_ARE = new RegExp(
  `^,? (?:qui |lesquels |lesquelles )(?:en )?(?:sont|seront|est|sera)(?: tous (?:les )?deux| toutes (?:les )?deux| nommee?s?)?(?: (?:les|le|la|l'))?(?: premiers?| premiere| seule?)? ?(?<role>${ROLE})(?: et (?<second>${ROLE}))?`,
);
const ACTING = new RegExp(`^[^.;§]{0,50}?en (?:sa |leur )?qualite (?:de |d')(?<role>${ROLE})`);
const BESIDE = new RegExp(`^,? (?:comme |en tant que )?(?<role>${ROLE})`);
/** « confié la liquidation à § », « liquidation menée par § » */
const LIQUIDATES =
  /(?:(?:quitus|decharge)(?: [a-z]{1,9}){0,5} (?:a|au liquidateur,?|a la liquidatrice,?)|(?:confi|charg|remis)[a-z]{0,5}(?: (?:la|de la|des|les|le soin de la|operations|de|mission|l'ensemble)){0,5} liquidation[^.§]{0,30} (?:a|par)|liquidation[^.§]{0,40} (?:confiee|assuree|menee|conduite|suivie|effectuee|realisee)s? (?:a|par)|(?:chargee?|mission) de (?:la |proceder (?:a la |aux operations de ))?liquid(?:ation|er)[^.§]{0,30}) ?(?:la |le )?$/;
const MANAGED =
  /(?:geree?|gerer|(?:gerance|presidence|direction generale)(?: de la societe)?[^.§:]{0,30}(?:assuree?|exercee?|assumee?)|dirigee?|administree?|representee? et dirigee?)(?: et [a-z]{1,14})?(?: par|,)[^.§:]{0,60}$|(?:gerance|presidence|direction generale)[^.§:]{0,30} (?:revient|est confiee|a ete confiee|echoit|est reprise|passe) (?:a|par) $|confi[a-z]{1,4} (?:la |sa )?(?:co-?gerance|gerance|presidence|direction generale)(?![a-z]| libre)[^.§]{0,120}(?:,? a | :)[^.§]{0,30}$/;
const FORMERLY = /etai(?:t|ent)|jusqu'(?:alors|a present|ici)|precedemment/;
const NOT_APPOINTED =
  /(?:epouse? de|conjoint[e]? de|(?:mari|pacs)[a-z]{0,14}[^§.;]{0,60} (?:a|avec)|fils de|fille de|veu(?:f|ve) de|pacsee? (?:a|avec)|pouvoirs? (?:a|est donne|au|sont)[^§]{0,60}|secretaire|notaire|scrutateurs?)[^§]{0,30}$/;

const isCharged = (ahead: string, behind: string): boolean =>
  LIQUIDATES.test(ahead.slice(-120)) ||
  /^,? (?:est |a ete )?chargee? (?:de la |de |des operations de )?liquid/.test(behind);

/** The offices that the words around a group give to all of it. */
const officesOf = (context: Context, group: Group, previous: readonly Office[]): readonly Office[] => {
  const first = group[0];
  const last = group.at(-1) ?? first;
  if (isCounsel(context, first)) return [];
  const [ahead, behind] = [before(context, first.from, 340), after(context, last.reach)];
  if (NOT_APPOINTED.test(ahead.slice(-70))) return [];
  const beside = previous.find(({ leaves, role }) => !leaves && isManager(role));
  // « nomme cogérante §, aux côtés de § »
  if (beside && /(?:aux cotes de|en plus de|conjointement avec|avec) $/.test(ahead)) return [beside];
  const label = labelRole(ahead);
  if (label?.role === 'liquidateur') return [label];
  if (isCharged(ahead, behind)) return [{ role: 'liquidateur', leaves: false, sure: 0.8 }];
  const entering = enteringRole(context, group, ahead, behind);
  if (entering) return [{ role: entering, leaves: false, sure: 0.8 }];
  // « dirigée par Mme X, présidente »: her own title says it better.
  if (
    MANAGED.test(ahead) &&
    group.some(({ titles }) => titles.some((title) => rolesIn(title).some(({ role }) => isManager(role))))
  )
    return [];
  const offices = leaving(context, group, ahead, behind, previous) ?? taking(ahead, behind);
  const turns = /^,? ?(?:cesse|quitte)/.test(behind) ? NAMED_AFTER.exec(behind)?.groups?.role : undefined;
  // « cesse ses fonctions et devient présidente »
  const taken = rolesIn(turns ?? '').map(({ role }): Office => ({ role, leaves: false, sure: 0.8 }));
  return offices.length > 0 ? [...offices, ...taken] : succeeding(ahead, previous);
};

/** « Entrant : § », « § remplace § », « § lui succède »: to the only office that is spoken of. */
const enteringRole = (context: Context, group: Group, ahead: string, behind: string): Role | undefined =>
  /entrante?s? ?: ?$/.test(ahead) ||
  /^,? (?:a |ont )?(?:remplac(?:e|ent|era)|succed(?:e|ent|era) a|(?:lui|leur) succed)(?![a-z]* par)/.test(
    behind,
  )
    ? (rolesIn(/^[^.]{0,120}/.exec(behind)?.[0] ?? '').find(({ role }) => isManager(role))?.role ??
      sentenceRole(context, group))
    : undefined;

/** « ; - nommé en remplacement § »: to the office that the one named before has left. */
const succeeding = (ahead: string, previous: readonly Office[]): readonly Office[] => {
  const left = previous.find(({ leaves }) => leaves);
  return left &&
    /(?:le|la|les) remplacer par[^.§]{0,20}$|nomination (?:en (?:ses|son|leurs?) lieux? et places?|a (?:sa|leur) place|en remplacement) (?:de |d')$|remplacee?s?(?: dans (?:ses|leurs|cette|ces) fonctions?| a ce poste)? par[^.§]{0,20}$|(?:nomm|design|coopt|elu|appel)[a-z]{0,6} (?:en remplacement|pour (?:le|la|les) remplacer|a sa place|pour lui succeder)[^.§]{0,60}$/.test(
      ahead,
    )
    ? [{ role: left.role, leaves: false, sure: 0.75 }]
    : [];
};

/** Notaries, lawyers and secretaries; but not « Liquidateur judiciaire : Me X », who is named to an office. */
const NAMED_OFFICER =
  /^[^.§]{0,60}(?:nomm|design|commis|mainten)[a-z]{0,5}[^.§]{0,40}(?:mandataire|administrateur|liquidateur|juge)/;

const isCounsel = ({ source: { folded } }: Context, { from, titles, reach }: Party): boolean => {
  const ahead = folded.slice(Math.max(0, from - 45), from);
  if (/(?:judiciaire|liquidateur|mandataire|administrateur)[^.§]{0,30}$/.test(ahead)) return false;
  if (/: ?$/.test(ahead) && rolesIn(ahead).length > 0) return false;
  if (titles.some((title) => /liquidat|mandataire|administrateur|juge/.test(title))) return false;
  if (NAMED_OFFICER.test(folded.slice(reach, reach + 140))) return false;
  return (
    /^(?:maitre|mes? |me\. )/.test(folded.slice(from, from + 7)) ||
    titles.some((title) =>
      /notaire|avocat|huissier|commissaire de justice|expert|secretaire|clerc/.test(title),
    )
  );
};

const LEAVING =
  /(?:demiss?ions?(?:, [^,§]{2,40},)?|remplacement(?= de| du| d')|deces|revocation|depart(?: (?:a|en|de) (?:la )?retraite)?|(?<!ses )(?<!son )(?<!leurs? )lieu et place|a la place|cessation|(?<!pour l[ae] )(?<!pour les )remplace(?:r|nt|ra)?|succede a|succeder a|succession|fin (?:au|aux|a son|a ses|des|du)|mandats?|fonctions?|expiration|non-renouvellement|retrait|quitte|depart|partante?s? ?:|sortante?s? ?:|anci[a-z]{1,4} (?:ROLE|direction) ?:|fin de mission)(?: ?(?:de|du|d'|des|a|au|ses|son|sa|la|le|l'|leurs?|fonctions?|mandats?|en date du [\da-z/. ]{6,18}|arrives? a (?:echeance|expiration|son terme)|echu|prennent fin|titulaires?|suppleants?|ROLE)){0,9} ?$/;
const leavingPattern = new RegExp(LEAVING.source.replaceAll('ROLE', ROLE));
const LEFT_AFTER =
  /^[^.§]{0,110}?(?:demiss?ionn|sortante?s?(?![a-z])|(?:n'est|ne sont|n'exerce|n'exercent) plus|dont (?:le|les) mandats?|prennent? fin|cess(?:e|ent|era) (?:ses|leurs) fonctions|cess(?:e|ent|era) d'etre|revoque|(?:n'est|n'a|n'ont|ne sont) pas (?:ete )?renouvele|(?:viennent?|venue?s?) a (?:expiration|echeance)|ne pas (?:les |le |la )?renouveler|decede|quitte(?:nt)? (?:ses|leurs) fonctions|atteinte? (?:par )?(?:la|sa) limite d'age|(?:fait|faisant) valoir (?:ses|leurs) droits|(?:parti|admis|partant)e?s? (?:a|en) (?:la )?retraite|n'ayant pas (?:ete|souhaite)|souhait de ne plus|etant arrive|(?<!duree )de (?:ses|leurs|son) (?:fonctions|mandat))/;

const leaving = (
  context: Context,
  group: Group,
  ahead: string,
  behind: string,
  previous: readonly Office[],
): readonly Office[] | undefined => {
  if (context.kind === 'statuts' || /en cas de [^§]{0,40}$/.test(ahead)) return undefined;
  const match = leavingPattern.exec(ahead.slice(-110))?.[0];
  const left = (match !== undefined && !isRenewed(ahead, match)) || isLeft(context, group, behind);
  if (!left || (match === undefined && FORMER_ONLY.test(behind))) return undefined;
  // « le mandat de gérante de § a été renouvelé »: kept, not left.
  const kept = RENEWED_AFTER.test(behind);
  const role =
    leftRole(context, group, ahead, behind, match ?? '') ?? previous.find((one) => isManager(one.role))?.role;
  return role && isManager(role) ? [{ role, leaves: !kept, sure: 0.85 }] : [];
};

const RENEWED_AFTER =
  /^[^.§]{0,24} (?:a|ont|est|sont) (?:ete )?(?:renouvele|reconduit|proroge|confirme|maintenu)/;

const isManager = (role: Role): boolean =>
  !isOfficer(role) && role !== 'associé' && role !== 'liquidateur' && role !== 'représentant permanent';

/** « renouvelle le mandat de … »: kept, not left. */
const isRenewed = (ahead: string, match: string): boolean => {
  if (/renouvel[a-z]{0,14}[^.§]{0,70}$/.test(ahead))
    return !/(?:ne pas|pas|non)[ -]renouvel[a-z]{0,14}[^.§]{0,70}$/.test(ahead);
  const near = ahead.slice(-60);
  return (
    /^(?:mandats?|fonctions?)/.test(match) &&
    NAMING.test(near) &&
    !/fin|expir|echea|echu|demission/.test(near)
  );
};

const isLeft = ({ source: { folded } }: Context, group: Group, behind: string): boolean => {
  const { end, reach } = group.at(-1) ?? group[0];
  return (
    LEFT_AFTER.test(behind) ||
    /demissionnaire|sortant|decede|de son vivant|\(demission/.test(folded.slice(end, reach))
  );
};

const FORMER_ONLY = /^[^.§]{0,40}(?:liquidateur|de son mandat de liquidat)/;

const leftRole = (
  context: Context,
  group: Group,
  ahead: string,
  behind: string,
  matched: string,
): Role | undefined => {
  const last = group.at(-1) ?? group[0];
  const beside = last.titles.flatMap((title) => rolesIn(title)).find(({ role }) => role !== 'associé');
  const own =
    /^[^.§]{0,60}(?:de|a) (?:ses|son|leurs?) (?:fonctions?|mandats?|poste)[^.§]{0,30}/.exec(behind)?.[0] ??
    '';
  const earlier = rolesIn(ahead).findLast(({ role }) => role !== 'associé');
  const later = rolesIn(/^[^§.]{0,100}/.exec(behind)?.[0] ?? '').find(({ role }) => role !== 'associé');
  const replaced = /^remplacement|place|succe/.test(matched) ? earlier : undefined;
  const found = rolesIn(own)[0] ?? rolesIn(matched)[0] ?? beside ?? replaced ?? later ?? earlier;
  return found?.role ?? sentenceRole(context, group);
};

/** The only office of the sentence, or of the text. */
const sentenceRole = ({ source: { folded } }: Context, [{ from }]: Group): Role | undefined => {
  const near = rolesIn(folded.slice(Math.max(0, from - 300), from + 400)).filter(
    ({ role }) => role !== 'associé' && !isOfficer(role) && role !== 'liquidateur',
  );
  const roles = new Set(near.map(({ role }) => role));
  return roles.size === 1 ? near[0]?.role : undefined;
};

const taking = (ahead: string, behind: string): readonly Office[] => {
  if (/^,? suppleant/.test(behind))
    return [{ role: 'commissaire aux comptes suppléant', leaves: false, sure: 0.8 }];
  const all = ALL_ARE.exec(behind)?.groups;
  const shared = rolesIn(`${all?.role ?? ''} ; ${all?.second ?? ''}`);
  if (shared.length > 0) return shared.map(({ role }) => ({ role, leaves: false, sure: 0.8 }));
  const managed = MANAGED.exec(ahead)?.[0];
  if (managed !== undefined) return [managing(managed, ahead)];
  const label = labelRole(ahead, behind);
  if (!label) return named(ahead, behind);
  return withSecond(ahead, label).map((office) => ({ ...office, role: saidRole(office.role, behind) }));
};

/** « a nommé § gérant », « § a été nommé gérant », « § agissant en qualité de gérant » */
const named = (ahead: string, behind: string): readonly Office[] => {
  const direct = NAMING.test(ahead) ? BESIDE.exec(behind) : null;
  const [beside] = rolesIn(direct?.groups?.role ?? '');
  if (beside) return [{ role: beside.role, leaves: false, sure: 0.8 }];
  const quality =
    NAMED_AFTER.exec(behind) ??
    (NAMING.test(ahead) || /^[^.§]{0,60}(?:nomm|design)/.test(behind) ? QUALITY.exec(behind) : null);
  const acting = quality ?? ACTING.exec(behind);
  const [found] = rolesIn(acting?.groups?.role ?? '');
  if (found) return [{ role: found.role, leaves: false, sure: 0.9 }];
  return appointedBefore(ahead);
};

/** « la présidence est assurée par § », « gérée par § » */
const managing = (words: string, ahead: string): Office => ({
  role: rolesIn(words)[0]?.role ?? 'gérant',
  leaves: FORMERLY.test(ahead.slice(-90)),
  sure: 0.8,
});

/** « Gérance : § et § ont été nommés cogérants »: the verb says more than the label. */
const saidRole = (role: Role, behind: string): Role => {
  const [said] = rolesIn(NAMED_AFTER.exec(behind)?.groups?.role ?? '');
  return said && /^(?:co)?gérant$/.test(role) ? said.role : role;
};

/** « Président : § », « le premier gérant est § », « nommé en qualité de gérant § ». */
const labelRole = (ahead: string, behind = ''): Office | undefined => {
  const roles = rolesIn(ahead);
  const found = roles.at(-1);
  if (!found) return undefined;
  // « en qualité de liquidateur la présidente, Mme X »: the first of the two is the new office.
  const given = roles.findLast(({ end }) =>
    /^(?: est| sera| :)? (?:la|le|l') ?$/.test(ahead.slice(end, found.start)),
  );
  const gap = ahead.slice(found.end);
  const named = found.role === 'liquidateur' && /^(?: amiable)?, ?$/.test(gap);
  if (!LABEL_GAP.test(gap) || (!named && NOT_LABEL.test(ahead.slice(0, found.start)))) return undefined;
  // « l'associé unique, M. X » names the partner; « du gérant M. X » only when he is named so.
  const bound =
    /[:]|est|sont|\n/.test(gap) ||
    // « le gérant M. X a décidé »
    /^,? (?:a|ont) (?:decid|pris|transf|constat|prononc|arret|nomm)/.test(behind) ||
    NAMING.test(ahead) ||
    found.start < 25 ||
    found.role === 'associé' ||
    found.role === 'liquidateur' ||
    /(?:,|premier|premiere|nouveau|nouvelle|pour |comme )/.test(ahead.slice(Math.max(0, found.start - 12)));
  return bound ? { role: (given ?? found).role, leaves: false, sure: 0.9 } : undefined;
};

/** « Associés en nom et gérants : § », « l'associé unique et gérant, § »: both offices. */
const withSecond = (ahead: string, office: Office): readonly Office[] => {
  const roles = rolesIn(ahead.slice(-90));
  const [first, last] = [roles.at(-2), roles.at(-1)];
  const joined =
    first &&
    last &&
    last.role === office.role &&
    /^(?: en nom| unique)? et (?:seule? )?$/.test(ahead.slice(-90).slice(first.end, last.start));
  return joined && first.role !== office.role ? [office, { ...office, role: first.role }] : [office];
};

const NOT_LABEL =
  /(?:rapport|convocation|mains|aupres|agrement|decision|president de seance :|lettre|presence|representee? par (?:son|sa))(?: [a-z']{1,4}){0,3} ?$/;

/** « a nommé en qualité de président, en remplacement de §, § »: the office stands before another person. */
const appointedBefore = (ahead: string): readonly Office[] => {
  if (!NAMING.test(ahead)) return [];
  const found = rolesIn(ahead)
    .filter(({ role }) => role !== 'associé')
    .at(-1);
  if (!found) return [];
  const gap = ahead.slice(found.end);
  const near =
    /^[^.;]{0,60}(?:en remplacement|a la place|en lieu et place|succed)[^.;]*§[^.;§]{0,60}$/.test(gap) ||
    /^[^.;§]{0,240}$/.test(gap) ||
    /§[^;§]{0,140}(?:nomm|design)[a-z]{0,6}[^;§]{0,60}$/.test(gap);
  const named =
    /(?:en qualite|comme|fonctions?|mandats?|est nomm|nomme[es]{0,2}|designe[es]{0,2}|elu[es]{0,2})[^§.]{0,40}$/.test(
      ahead.slice(0, found.start),
    ) || NAMING.test(gap);
  return near && named && !/remplacement (?:de|du|d')[^§]{0,20}$/.test(gap)
    ? [{ role: found.role, leaves: false, sure: 0.75 }]
    : [];
};

const HOLDS =
  /^ ?[,(-]? ?(?:associee? unique|(?:propri[a-z]{1,14}|titulaire)(?= (?:de |d')[.… ]{0,60}(?:\d|la totalite|l'integralite|toutes|[a-z' -]{3,50}(?:parts|actions|capital)))|detent[a-z]{1,14}|detenant|possed[a-z]{1,14}|porteu(?:r|se)s?|agissant en qualite d'associe|(?:pour )?\(?\d[\d .]* (?:parts?|actions?))/;
const STAYS = new RegExp(
  `^,?[^.;§]{0,30}(?:qui (?:demeure|reste|continue|conserve)|restant|demeurant|restera)[^.;§]{0,40}?(?<role>${ROLE})`,
);

const replaces = ({ types }: Context): boolean =>
  types.some((type) => type === 'changement_dirigeant' || type === 'transformation');

/** The offices that stand in the words right beside one name. */
const ownOffices = (context: Context, party: Party): readonly Office[] => {
  if (isCounsel(context, party)) return [];
  const offices = party.titles
    .filter((title) => !/ancien|futur|preced|jusqu'alors/.test(title))
    .flatMap((title) => rolesIn(title).map(({ role }): Office => ({ role, leaves: false, sure: 0.85 })));
  const left = party.titles
    .filter((title) => replaces(context) && /^(?:ancien|preced)/.test(title))
    .flatMap((title) => rolesIn(title).map(({ role }): Office => ({ role, leaves: true, sure: 0.75 })))
    .filter(({ role }) => isManager(role));
  offices.push(...left);
  const ahead = before(context, party.from, 120);
  if (NOT_APPOINTED.test(ahead.slice(-70))) return offices;
  const behind = context.mentions.masked.slice(party.reach, party.reach + 60);
  const stays = STAYS.exec(behind)?.groups?.role;
  offices.push(...rolesIn(stays ?? '').map(({ role }): Office => ({ role, leaves: false, sure: 0.8 })));
  const partner = HOLDS.test(behind) || /apportee?s? par $/.test(ahead) || isSigning(context, party);
  return partner ? [...offices, { role: 'associé', leaves: false, sure: 0.85 }] : offices;
};

/** Between « les soussignés » and what they agree to. */
const isSigning = ({ source: { folded }, kind }: Context, { from }: Party): boolean => {
  if (kind !== 'statuts') return false;
  const zone = folded.slice(0, from);
  const start = Math.max(
    ...['soussigne', 'la requete de', 'associe fondateur', 'associee fondatrice', 'fondateurs'].map((word) =>
      zone.lastIndexOf(word),
    ),
  );
  if (/representee?s?[^§.;]{0,40}$/.test(zone.slice(-60))) return false;
  return (
    start >= 0 &&
    !/(?:ont|a) (?:etabli|decide|arrete|convenu)|article|ont forme|statuts d|ci-apres "l'associe/.test(
      zone.slice(start),
    )
  );
};

/** A transformed company has no place for the offices of its former form: a SAS has no gérant. */
const formerOffice = ({ party, office }: Held, form: string | undefined): Held => {
  const gone = /^(?:SAS|SA|SELAS)/.test(form ?? '')
    ? /gérant/
    : /^(?:SARL|EURL|SNC|SC)/.test(form ?? '')
      ? /^(?:président|directeur)/
      : undefined;
  return gone?.test(office.role) ? { party, office: { ...office, leaves: true } } : { party, office };
};

/** The liquidator named by a court. */
const judged = ({ types }: Context, { party, office }: Held): Held => {
  const court = types[0] === 'procedure_collective' || types[0] === 'redressement_judiciaire';
  const named = court
    ? ({ liquidateur: 'liquidateur judiciaire', administrateur: 'administrateur judiciaire' } as const)[
        office.role as 'liquidateur'
      ]
    : undefined;
  return { party, office: named ? { ...office, role: named } : office };
};

/** « met fin à son mandat de présidente »: by whoever held it last before these words. */
const ENDS = new RegExp(
  `(?:(?:met(?:tre|tent)?|mis) fin (?:a|aux?) (?:son|ses|leurs?) (?:mandats?|fonctions) (?:de |d')(?<role>${ROLE})|(?<!les )(?:son|ses|leurs?) (?:mandats?|fonctions) (?:de |d')(?<left>${ROLE}) (?:prend|prennent|ont pris|a pris|cessent) )`,
  'g',
);

const ended = (context: Context, held: readonly Held[]): readonly Held[] =>
  [...context.source.folded.matchAll(ENDS)].flatMap(({ index, groups }) => {
    const [found] = rolesIn(groups?.role ?? groups?.left ?? '');
    if (!found) return [];
    const holder = held.findLast(({ party, office }) => party.start < index && office.role === found.role);
    const party =
      holder?.party ?? context.mentions.parties.findLast((one) => !one.company && one.start < index);
    return party ? [{ party, office: { role: found.role, leaves: true, sure: 0.75 } }] : [];
  });

/** « et l'a nommé président », « tous deux en sont cogérants »: said of the persons named last. */
const PRONOUN = new RegExp(
  `(?:(?<![a-z])(?:l'a|l'ont|les a|les ont)(?: egalement| ensuite| aussi)? (?:nomm|design|elu|coopt|appel|choisi|investi|confirm)[a-z]{0,6}|(?<![a-z])(?:tous (?:les )?deux|toutes (?:les )?deux|ils|elles|ces derniers|il|elle)(?: (?:en|y|desormais|egalement|est|sont|seront|sera|deviennent|devient|a|ont|ete|nommee?s?|designee?s?|exerce(?:nt|ra|ront)?|assure(?:nt|ra|ront)?|occupe(?:nt|ra|ront)?)){1,5})(?: (?:en qualite|aux fonctions|la fonction|les fonctions|comme|la))?(?: (?:de|d'|les|le|la|premiers?|seule?|nouve[a-z]{1,3})){0,2} ?(?<role>(?:${ROLE})(?:-direct(?:eur|rice) general)?)`,
  'g',
);

const namedAgain = (context: Context, groups: readonly Group[], held: readonly Held[]): readonly Held[] =>
  [...context.source.folded.matchAll(PRONOUN)].flatMap(({ index, 0: words, groups: found }) => {
    const many = /^(?:les|tou|ils|elles|ces)/.test(words);
    const last = groups.findLast((group) => {
      const { reach } = group.at(-1) ?? group[0];
      return (
        reach <= index &&
        reach > index - 400 &&
        group.length > 1 === many &&
        group.every(
          (party) => !party.company && !held.some((one) => one.party === party && one.office.leaves),
        )
      );
    });
    return rolesIn(found?.role ?? '')
      .filter(({ role }) => isManager(role))
      .flatMap(({ role }) =>
        (last ?? []).map((party) => ({ party, office: { role, leaves: false, sure: 0.75 } })),
      );
  });

/** « L'associé unique exercera les fonctions de liquidateur »: whoever is known by that title. */
const SELF = new RegExp(
  `(?<![a-z])(?:l'|le |la )(?<who>${ROLE})(?:,? (?:lui|elle)-meme,?)? (?:exercera|exerce|assurera|assure|remplira|est nommee?|sera|se nomme|se designe|est designee?|est institue)(?: [a-z]{1,9}){0,3} (?:en qualite de |de |les fonctions de |comme )?(?<role>liquidat(?:eur|rice))(?! judic)`,
  'g',
);

const selfNamed = ({ source: { folded } }: Context, held: readonly Held[]): readonly Held[] =>
  [...folded.matchAll(SELF)].flatMap(({ groups }) => {
    const [who] = rolesIn(groups?.who ?? '');
    const holder = held.find(({ office }) => office.role === who?.role && !office.leaves);
    return holder
      ? [{ party: holder.party, office: { role: 'liquidateur', leaves: false, sure: 0.75 } }]
      : [];
  });

/** Who leaves an office does not hold it. */
const withoutContradictions = (held: readonly Held[]): readonly Held[] => {
  const key = ({ party, office }: Held) => `${fold(party.name)} ${office.role}`;
  const left = new Set(held.filter(({ office }) => office.leaves).map(key));
  return held.filter((one) => one.office.leaves || !left.has(key(one)));
};

const officeFinding = (party: Party, { role, leaves, sure }: Office): readonly Finding[] => {
  if (role === 'liquidateur') return leaves ? [] : [finding('liquidator', party, party.name, sure)];
  if (isOfficer(role)) return [finding('officer', party, `${role}: ${party.name}`, sure)];
  return [finding(leaves ? 'person.outgoing' : 'person', party, `${role}: ${party.name}`, sure)];
};

const addressFindings = (
  context: Context,
  groups: readonly Group[],
  held: readonly Held[],
  seat: string | undefined,
): readonly Finding[] => {
  const findings: Finding[] = [];
  let latest: string | undefined;
  for (const { party, place } of placesOf(context, groups)) {
    const value = place.refers
      ? place.refers === 'same'
        ? (latest ?? addressBefore(context, place) ?? seat)
        : seat
      : textOf(context.source, place);
    if (!value) continue;
    if (!party.company) latest = value;
    findings.push(...addressFinding(party, place, value, held));
  }
  return findings;
};

/** The address that the text has last before « même adresse ». */
const addressBefore = ({ source, addresses }: Context, { start }: Place): string | undefined => {
  const last = addresses.findLast(({ end }) => end <= start);
  return last && textOf(source, last);
};

const placesOf = (context: Context, groups: readonly Group[]) =>
  groups.flatMap((group) =>
    group.flatMap((party) => {
      const place = party.address ?? sharedAddress(context, group);
      return place ? [{ party, place }] : [];
    }),
  );

const sharedAddress = ({ source: { folded } }: Context, group: Group): Place | undefined => {
  const last = group.at(-1);
  const said = last ? folded.slice(last.end, last.reach) : '';
  return /ensemble|tous (?:les )?deux|toutes (?:les )?deux|meme adresse|^,? ?(?:nee?[^,]{3,40}, )?(?:demeurant|domicilies)/.test(
    said,
  )
    ? last?.address
    : undefined;
};

const addressFinding = (
  party: Party,
  place: Place,
  value: string,
  held: readonly Held[],
): readonly Finding[] => {
  const own = held.filter((one) => fold(one.party.name) === fold(party.name));
  const here = own.filter((one) => one.party.start === party.start);
  if (own.length === 0 || own.every(({ office }) => isOfficer(office.role))) return [];
  const liquidator = own.some(({ office }) => office.role === 'liquidateur');
  const onlyHere = here.length > 0 && here.some(({ office }) => office.role === 'liquidateur');
  return [
    ...(liquidator ? [finding('liquidator.address', place, value, 0.85)] : []),
    ...(onlyHere || own.every(({ office }) => office.role === 'liquidateur')
      ? []
      : [finding('person.address', place, `${party.name}: ${value}`, 0.85)]),
  ];
};

/** « représentée par son gérant, M. X »: an office of his own in a sale, a permanent representative elsewhere. */
export const readRepresentatives = (context: Context, persons: readonly Finding[]): readonly Finding[] =>
  context.mentions.parties.flatMap((represented) => {
    const { representative } = represented;
    if (!representative || !isRepresented(context, represented, persons)) return [];
    const { party, title } = representative;
    if (!party.name.includes(' ') || /^(?:prise? en|en la personne)/.test(title)) return [];
    const roles = isAboutBusiness(context)
      ? rolesIn(`${officeOf(title)} ; ${party.titles.join(' ; ')}`).map(({ role }) => role)
      : (['représentant permanent'] as const);
    const named = roles
      .filter((role) => !isOfficer(role))
      .map((role) => finding('person', party, `${role}: ${party.name}`, 0.85));
    const others = (representative.others ?? []).flatMap((one) =>
      named.map(({ value }) =>
        finding('person', one, `${value.slice(0, value.indexOf(': '))}: ${one.name}`, 0.8),
      ),
    );
    return named.length > 0 ? [...named, ...others, ...ownAddress(context, party)] : [];
  });

/** « présidée par », « gérée par » */
const officeOf = (title: string): string =>
  title.replace(/^presidee?s? par/, 'president').replace(/^geree?s? par/, 'gerant');

/** In statutes and minutes a partner that is a company has a representative too, who holds no office. */
const isRepresented = (
  context: Context,
  { representative, company, name }: Party,
  persons: readonly Finding[],
): boolean => {
  if (!representative || !company || isCounsel(context, representative.party)) return false;
  if (context.kind !== 'statuts' && context.kind !== 'decision') return true;
  return persons.some(
    (one) => one.name === 'person' && one.value.endsWith(`: ${name}`) && !one.value.startsWith('associé'),
  );
};

const ownAddress = ({ source }: Context, { address, name }: Party): readonly Finding[] =>
  address && !address.refers
    ? [finding('person.address', address, `${name}: ${textOf(source, address)}`, 0.8)]
    : [];
