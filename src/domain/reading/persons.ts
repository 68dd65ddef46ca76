import { beginsAddress } from './addresses.ts';
import type { Known } from './addresses-meant.ts';
import { after, before, type Context, isAboutBusiness } from './context.ts';
import { comparable, DOUBTFUL, type Finding, finding } from './facts.ts';
import { fold } from './fold.ts';
import { officeByEvidence } from './office-evidence.ts';
import {
  type Group,
  type Held,
  isCounsel,
  isManager,
  NOT_APPOINTED,
  type Office,
  respectively,
} from './offices.ts';
import { heldUntil, leaving, sentenceRole } from './offices-left.ts';
import { coopted, labelRole, MANAGED, NAMED_AFTER, taking } from './offices-taken.ts';
import {
  ended,
  leftByPronoun,
  namedAgain,
  ownOffices,
  partnerNamed,
  partnersNamed,
  selfNamed,
} from './offices-told.ts';
import { partnersOf } from './partners.ts';
import type { Party } from './party-details.ts';
import { addressFindings } from './person-addresses.ts';
import { isOfficer, ROLE, type Role, rolesIn, titleRoles } from './roles.ts';
import { sentenceAt } from './source.ts';

export const readPersons = (
  context: Context,
  known: Known,
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
      ...respectively(group, offices).map(({ party, office }) => ({ party, office: ownRole(party, office) })),
    );
    held.push(...group.flatMap((party) => ownOffices(context, party).map((office) => ({ party, office }))));
    held.push(...sharedTitle(group));
    held.push(...offices.flatMap((office) => group.flatMap((party) => alsoLeft(context, party, office))));
  }
  held.push(
    ...partnersOf(context)
      .filter((party) => !isMain(party))
      .map((party) => ({ party, office: { role: 'associé', leaves: false, sure: 0.8 } as const })),
  );
  held.push(...unread(context, groups, held));
  const own = withoutContradictions(
    [
      ...held,
      ...ended(context, held),
      ...leftByPronoun(context),
      ...namedAgain(context, groups, held),
      ...selfNamed(context, held),
      ...partnerNamed(context),
      ...partnersNamed(context, held),
    ].map((one) => formerOffice(one, form)),
  )
    .map((one) => judged(context, one))
    .filter(({ office }) => !isJudgesDeputy(context, office))
    .map((one, _index, all) => wound(context, one, all));
  return [
    ...own.flatMap(({ party, office }) => officeFinding(party, office)),
    ...addressFindings(context, groups, own, known),
  ];
};

/** Those to whom no wording above gives an office: a notice names nobody without a reason. */
const unread = (context: Context, groups: readonly Group[], held: readonly Held[]): readonly Held[] => {
  if (context.kind === 'statuts' || isAboutBusiness(context)) return [];
  const known = new Set(held.map(({ party }) => fold(party.name)));
  const left = groups.flat().filter((party) => !known.has(fold(party.name)) && !isNotary(context, party));
  const lone = loneLiquidator(context, left, held);
  if (lone) return [{ party: lone, office: { role: 'liquidateur', leaves: false, sure: 0.65 } }];
  const reporter = reportingLiquidator(context, left, held);
  if (reporter) return [{ party: reporter, office: { role: 'liquidateur', leaves: false, sure: 0.7 } }];
  return left.flatMap((party) => {
    const office = officeByEvidence(context, party);
    // Minutes name many: only an office right beside the name.
    return office && (context.kind === 'notice' || office.beside) ? [{ party, office }] : [];
  });
};

/** « Mme X, 4 quai Vauban …, mènera la liquidation »: the only person of a dissolution. */
const loneLiquidator = (
  { types }: Context,
  left: readonly Party[],
  held: readonly Held[],
): Party | undefined => {
  const [only] = left.filter(({ company }) => !company);
  return types[0] === 'dissolution' &&
    only?.address &&
    left.every(({ name }) => name === only.name) &&
    !held.some(({ office }) => office.role === 'liquidateur')
    ? only
    : undefined;
};

/** « Après lecture du rapport de Mme X, les associés ont approuvé les comptes de liquidation »: who winds up reports. */
const REPORTS =
  /(?:rapport|compte[ -]rendu|expose|explications|comptes (?:presentes|etablis|rendus|dresses|soumis) par|rapport (?:etabli|presente|fait|redige) par|rapport)(?: (?:final|definitif|ecrit|oral))?(?: de| d'| par)? ?$/;
const reportingLiquidator = (
  { types, source: { folded }, mentions: { masked } }: Context,
  left: readonly Party[],
  held: readonly Held[],
): Party | undefined => {
  const reporters = left.filter(
    ({ company, from }) => !company && REPORTS.test(masked.slice(Math.max(0, from - 60), from)),
  );
  return types[0] === 'liquidation' &&
    /liquidat(?:eur|rice)/.test(folded) &&
    reporters.length === 1 &&
    !held.some(({ office }) => office.role === 'liquidateur')
    ? reporters[0]
    : undefined;
};

const isNotary = ({ source: { folded } }: Context, { from, titles, reach }: Party): boolean =>
  titles.some((title) => /notaire|avocat|huissier|commissaire de justice|expert|clerc/.test(title)) ||
  (/^(?:maitre|mes? )/.test(folded.slice(from, from + 7)) &&
    !/^,? en qualite/.test(folded.slice(reach, reach + 12)));

/** « les mandats de A, titulaire, et de B, suppléant »: each leaves his own office. */
const ownRole = ({ titles }: Party, office: Office): Office => {
  const own = office.leaves
    ? titles.flatMap((title) => titleRoles(title)).find(({ role }) => isManager(role))
    : undefined;
  if (own) return { ...office, role: own.role };
  // « § a été nommée commissaire aux comptes, et §, commissaire suppléant »: his own title says which.
  const deputy = office.role === 'commissaire aux comptes' && titles.some((title) => /suppleant/.test(title));
  return deputy ? { ...office, role: 'commissaire aux comptes suppléant' } : office;
};

/** « le départ de §, administrateur et directeur général »: both are left, unless the text says which. */
const alsoLeft = (context: Context, party: Party, office: Office): readonly Held[] => {
  if (
    !office.leaves ||
    /^[^.§]{0,60}(?:fonctions?|mandats?|postes?) (?:de |d')/.test(after(context, party.reach))
  )
    return [];
  return party.titles
    .map((title) => rolesIn(title).filter(({ role }) => isManager(role)))
    .filter((roles) => roles.length > 1 && roles.some(({ role }) => role === office.role))
    .flat()
    .map(({ role }) => ({ party, office: { ...office, role } }));
};

/** « A, 3 rue Basse, et B, même adresse, cogérants »: a title in the plural is that of all. */
const PLURAL =
  /^(?:comme |en qualite (?:de |d'))?(?:(?:tous|toutes|les) )?(?:(?:deux|trois|seule?s) )?(?:egalement |aussi |par ailleurs )?(?:co-?gerante?s|gerante?s|associee?s|actionnaires|administrat(?:eur|rice)s|presidente?s)(?![a-z])/;
const sharedTitle = (group: Group): readonly Held[] => {
  const title = group.at(-1)?.titles.find((one) => PLURAL.test(one));
  if (title === undefined || group.length < 2) return [];
  return rolesIn(title).flatMap(({ role }) =>
    group.slice(0, -1).map((party) => ({ party, office: { role, leaves: false, sure: 0.8 } })),
  );
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
  (/^,? ?(?:et )?$|^ ?; ?$/.test(gap) && /^,? (?:suppleant|l[ea] suppleera)/.test(behind)) ||
  (/^, ?$/.test(gap) &&
    /^,? (?:ayant|etant|s'(?:en )?(?:etant|est)|qui|dont|demiss?ion|quitt|cess|rest(?:ant|e)|demeurant (?:gerant|president)|conserv|demeure (?:seule?|gerant|president|direct)|devien|est (?:nomm|design|elu)|a ete (?:nomm|design|elu)|sera |remplace |succede )/.test(
      behind,
    ));

/** « assumée par A, et par sa fille B » */
const KIN =
  /^,? ?et (?:de |d'|a |par )?(?:sa|son|leur) (?:fille|fils|epoux|epouse|mari|femme|conjointe?|frere|soeur|mere|pere|neveu|niece),? ?$/;

/** « A et B », « A ; B », « A, B »; but not « en remplacement de A, B ». */
const isJoint = (gap: string, ahead: string): boolean => {
  if (/^ ?(?:et|ainsi que|puis|;) ?(?:de |d'|a |par )?(?:la |le |l')?$/.test(gap)) return true;
  if (KIN.test(gap)) return true;
  // The next line of a list.
  if (/^ ?[.;,]?(?: et)?\n+- ?$|^ ?[;,]?(?: et)? (?:\d|[a-d])[)°] ?$/.test(gap)) return true;
  if (/^, ?$/.test(gap) && /(?:depart|retrait|cessation)[^§.]{0,20}$/.test(ahead)) return false;
  const listed = /^,(?: (?:et|ainsi que|puis))? ?(?:de |d'|a |par )?(?:la |le |l')?$/.test(gap);
  return listed && !/(?:remplacement|demission|place|deces|revocation|succession)[^§.]{0,20}$/.test(ahead);
};

/** « confié la liquidation à § », « liquidation menée par § » */
const LIQUIDATES =
  /(?:(?:quitus|decharge)(?: [a-z]{1,9}){0,5} (?:a|au liquidateur,?|a la liquidatrice,?)|(?:confi|charg|remis)[a-z]{0,5}(?: (?:la|de la|des|les|le soin de la|operations|de|mission|l'ensemble)){0,5} liquidation[^.§]{0,30} (?:a|par)|liquidation[^.§]{0,40} (?:confiee|assuree|menee|conduite|suivie|effectuee|realisee)s? (?:a|par)|soin de (?:la |sa )?liquid(?:er|ation)[^.§]{0,30} (?:a|par)|(?:chargee?|mission) de (?:la |proceder (?:a la |aux operations de ))?liquid(?:ation|er)[^.§]{0,30}) ?(?:la |le )?$/;

const isCharged = (ahead: string, behind: string): boolean =>
  LIQUIDATES.test(ahead.slice(-120)) ||
  /^,? (?:agissant|intervenant|statuant)[^.;§]{0,30} (?:comme|en (?:sa )?qualite de|en tant que) liquidat|^,? (?:est |a ete )?chargee? (?:de la |de |des operations de )?liquid|^,? (?:liquidera|menera|conduira|assurera|procedera a|realisera|effectuera|suivra)(?: elle-meme| lui-meme)? (?:la (?:societe|liquidation)|les operations de liquidation|sa liquidation)|^,? pour (?:proceder|conduire|mener|assurer|realiser)[^.§]{0,40}liquidation/.test(
    behind,
  );

const BESIDE_NAME = new RegExp(`^ (?<role>${ROLE})(?=[,.;\\n]|$)`);

/** Offices that one expression tells: a liquidator, a successor, somebody who stays beside another. */
const plainOffice = (
  context: Context,
  group: Group,
  ahead: string,
  behind: string,
  previous: readonly Office[],
): Office | undefined => {
  const beside = previous.find(({ leaves, role }) => !leaves && isManager(role));
  // « nomme cogérante §, aux côtés de § »: who was there before may be « gérant » still.
  if (beside && !hasTitle(group) && /(?:aux cotes de|en plus de|conjointement avec|avec) $/.test(ahead))
    return {
      ...beside,
      sure: beside.role === 'cogérant' && /cotes de $/.test(ahead) ? DOUBTFUL : beside.sure,
    };
  // « Mme X lui est adjointe en la même qualité »
  if (
    beside &&
    /^,? (?:lui|leur) (?:est|sont|sera|seront) (?:adjointe?s?|associee?s?) (?:en (?:la|cette) meme qualite|dans (?:ces|les memes|ses) fonctions)/.test(
      behind,
    )
  )
    return beside;
  // « Mme X juge-commissaire »: what stands beside the name is more than what was said of the one before.
  const court = BESIDE_NAME.exec(behind)?.groups?.role;
  const officer = rolesIn(court ?? '').find(({ role }) => isOfficer(role));
  if (officer) return { role: officer.role, leaves: false, sure: 0.85 };
  const label = labelRole(ahead);
  if (label?.role === 'liquidateur') return label;
  if (isCharged(ahead, behind)) return { role: 'liquidateur', leaves: false, sure: 0.8 };
  const entering = enteringRole(context, group, ahead, behind);
  return entering && { role: entering, leaves: false, sure: 0.8 };
};

/** « nommée présidente, M. X étant son représentant permanent »: the office is the company's, not his. */
const REPRESENTS =
  /^,? (?:en )?(?:etant|est|sera|devient|agissant comme|agira comme|intervenant comme)(?: designee?| nommee?)? (?:son |le |la |sa )?representante? permanente?(?![a-z])/;
const certainOffice: typeof plainOffice = (context, group, ahead, behind, previous) =>
  REPRESENTS.test(behind)
    ? { role: 'représentant permanent', leaves: false, sure: 0.8 }
    : plainOffice(context, group, ahead, behind, previous);

/** The offices that the words around a group give to all of it. */
const officesOf = (context: Context, group: Group, previous: readonly Office[]): readonly Office[] => {
  const first = group[0];
  const last = group.at(-1) ?? first;
  if (isCounsel(context, first)) return [];
  const [ahead, behind] = [before(context, first.from, 340), after(context, last.reach)];
  if (isNotNamed(context, group, ahead)) return [];
  const certain = certainOffice(context, group, ahead, behind, previous);
  if (certain) return [certain, ...heldUntil(ahead)];
  // « dirigée par Mme X, présidente »: her own title says it better.
  if (hasTitle(group) && rolesIn(MANAGED.exec(ahead)?.[0] ?? 'president').length === 0) return [];
  const former = heldUntil(ahead);
  if (former.length > 0) return [...former, ...turning(former, behind)];
  const elected = coopted(ahead, context.source.folded);
  if (elected.length > 0) return elected;
  const offices = leaving(context, group, ahead, behind, previous) ?? taking(ahead, behind);
  if (offices.length > 0) return [...offices, ...turning(offices, behind)];
  return (
    succeeding(group, ahead, previous) ??
    givenOffice(context, group, ahead, previous) ??
    appointedByTitle(context, first, ahead, behind)
  );
};

/** « § juge-commissaire, la SCP §, administrateur »: in a judgment each has the office that follows the name. */
const isOfficerByTitle = ({ types }: Context, group: Group): boolean =>
  /^(?:procedure_collective|redressement_judiciaire)$/.test(types[0] ?? '') &&
  group.every(({ titles }) =>
    titles.some((title) => /^(?:mandataire|administrat(?:eur|rice)|liquidat(?:eur|rice)|juge)/.test(title)),
  );

/** The words before a group give it no office. */
const isNotNamed = (context: Context, group: Group, ahead: string): boolean =>
  NOT_APPOINTED.test(ahead.slice(-70)) ||
  UNCERTAIN.test(ahead) ||
  isSignature(context, group[0]) ||
  isOfficerByTitle(context, group) ||
  // « aux côtés de §, gérante »: her own title says it.
  (/aux cotes de $/.test(ahead) && hasTitle(group));

/** « cesse ses fonctions et devient présidente » */
const turning = (offices: readonly Office[], behind: string): readonly Office[] => {
  const left = offices.some(({ leaves }) => leaves) ? THEN_NAMED.exec(behind) : null;
  const named = /^,? ?(?:cesse|quitte)/.test(behind) ? NAMED_AFTER.exec(behind) : left;
  return rolesIn(named?.groups?.role ?? '').map(({ role }) => ({ role, leaves: false, sure: 0.8 }));
};

const hasTitle = (group: Group): boolean =>
  group.some(({ titles }) => titles.some((title) => rolesIn(title).some(({ role }) => isManager(role))));

/** « En cas de décès de M. X, Mme Y exercera la gérance »: not yet. */
const UNCERTAIN = /(?:^|[.;\n] ?)(?:en cas d|au cas ou|dans le cas ou|a defaut d|si )[^.;]{0,160}$/;

/** « LE PRÉSIDENT   LE DIRECTEUR GÉNÉRAL   F. CASTEL »: the columns of signatures are mixed. */
const isSignature = ({ source: { text, folded } }: Context, { start }: Party): boolean =>
  /^\p{Lu}\. \p{Lu}/u.test(text.slice(start, start + 4)) &&
  rolesIn(folded.slice(Math.max(0, start - 60), start)).length > 1;
/** « …, gérant dont les fonctions ont pris fin, est nommé président » */
const THEN_NAMED = new RegExp(
  `^[^.;§]{0,90}(?:,| et) (?:est|a ete|sera) (?:nomm|design|elu)[a-z]{0,4} (?:en qualite de |comme |aux fonctions de )?(?<role>${ROLE})`,
);

/** « Commissaire aux comptes. Est nommé pour six exercices § »: the title of the article says to what. */
const APPOINTS =
  /^(?:est|sont|a ete|ont ete|il est|l'assemblee|les associes)?[^.;§]{0,40}(?:nomm|design)[a-z]{1,4}(?![a-z])[^.;§]{0,60}$/;
const appointedByTitle = (
  { source }: Context,
  { from }: Party,
  ahead: string,
  behind: string,
): readonly Office[] => {
  if (!APPOINTS.test(ahead) || rolesIn(`${ahead} ; ${behind}`).length > 0) return [];
  const { start } = sentenceAt(source, from);
  const title = /(?<=^|[\n.:] ?|[-–—] ?)[^.\n:]{4,50}[.:]?\s{1,2}$/.exec(
    source.folded.slice(Math.max(0, start - 60), start),
  )?.[0];
  const roles = rolesIn(title ?? '').filter(({ role }) => isManager(role));
  if (roles.length === 1 && roles[0]) return [{ role: roles[0].role, leaves: false, sure: 0.75 }];
  // « La société est administrée par un ou plusieurs gérants. Est nommé § »
  const governed = GOVERNED.exec(source.folded.slice(Math.max(0, start - 160), start))?.[0] ?? '';
  return rolesIn(governed)
    .slice(0, 1)
    .map(({ role }) => ({ role, leaves: false, sure: 0.75 }));
};
const GOVERNED =
  /(?:administree|dirigee|geree|presidee|conduite|representee)(?: et [a-z]{6,12})? par (?:une?|des|deux|trois)(?![a-z])[^.]{0,110}\. ?$/;

/** « Entrant : § », « § remplace § », « § lui succède »: to the only office that is spoken of. */
const enteringRole = (context: Context, group: Group, ahead: string, behind: string): Role | undefined =>
  /(?:(?:entrant|arrivant)e?s?(?: ?:|,)|(?<=^|[.;\n] ?)nouve(?:au|lle|aux|lles)(?: titulaires?)? ?:|gerante? entrante?|presidente? entrante?|(?:(?:entree|prise) (?:en|de) fonctions?|arrivee) ?:|(?:(?:mon|son|leur|notre) )(?:success(?:eur|rice)|remplacante?)(?: (?:est|sera)| ?:|,)) ?$/.test(
    ahead,
  ) ||
  // « à ALPHA AUDIT succède § »
  /(?<![a-z])succed(?:e|ent|era|eront) (?:la |le |l')?$/.test(ahead) ||
  /^,? (?:a |ont )?(?:remplac(?:e|ent|era)|(?:prise?|prend(?:ra)?|prennent|repris|reprend) (?:la (?:suite|releve|succession|place) d|(?:sa|leur) (?:suite|releve|succession|place)(?![a-z]))|succed(?:e|ent|era) a|(?:lui|leur) succed)(?![a-z]* par)/.test(
    behind,
  )
    ? (rolesIn(/^[^.]{0,120}/.exec(behind)?.[0] ?? '').find(({ role }) => isManager(role))?.role ??
      sentenceRole(context, group))
    : undefined;

/** « ; - nommé en remplacement § »: to the office that the one named before has left. */
const succeeding = (
  group: Group,
  ahead: string,
  previous: readonly Office[],
): readonly Office[] | undefined => {
  // « pour lui succéder : A et B, comme cogérants »: their own title says it better.
  const left = hasTitle(group) ? undefined : previous.find(({ leaves }) => leaves);
  return left &&
    /(?:le|la|les) remplacer par[^.§]{0,20}$|(?:lui|leur) (?:a|ont) substituee?s? (?:la |l')?$|l'(?:a|ont) (?:donnee?|confiee?|attribuee?|remise?)(?:,? [^.;§]{3,40},)? a (?:la |l')?$|remplac(?:e|er|ent|era) [^.;]{0,160}§[^.;§]{0,40},? par (?:la |l')?$|pour (?:lui succeder|leur succeder|le remplacer|la remplacer|les remplacer),? [^.;§]{0,40}(?:chois|nomm|design|elit|appel|retien)[a-z]{0,6} $|(?:choisi|appel|elu|elir|nomm|design|retenu)[a-z]{0,4} (?:[a-z' ]{0,30})?(?:pour (?:le|la|les) (?:remplacer|suppleer)|pour (?:lui|leur) succeder),?[^.§]{0,60}$|(?:election|designation|choix|arrivee|nomination),? (?:a (?:sa|leur) place|en (?:ses|son|leurs?) lieux? et places?|pour (?:le|la|les) remplacer),? (?:de |d')(?:la |l')?$|nomination en remplacement(?:, [^.;§]{3,40},)? (?:de |d')(?:la |l')?$|(?:lui|leur) (?:succed(?:e|ent|era|eront)|fait suite)[^.;§]{0,120} $|remplacee?s?(?: dans (?:ses|leurs|cette|ces) fonctions?| a ce poste)?(?:, [^.;,§]{3,40},)? par[^.§]{0,20}$|(?:nomm|design|coopt|elu|appel)[a-z]{0,6} (?:en remplacement|pour (?:le|la|les) remplacer|a sa place|pour lui succeder|a (?:cette|ces|ce) (?:fonctions?|postes?|mandats?))[^.§]{0,160}$/.test(
      ahead,
    )
    ? [{ role: left.role, leaves: false, sure: 0.75 }]
    : undefined;
};

/** « a confié cette charge à § », « ce poste revient à § », « ces fonctions sont désormais exercées par § » */
const THAT_OFFICE =
  '(?:cette (?:meme )?(?:charge|fonction|mission|responsabilite)|ce (?:meme )?(?:poste|mandat)|ces (?:memes )?(?:fonctions|responsabilites))';
const GIVES_OFFICE = new RegExp(
  `(?:(?:confi|donn|attribu|remi|devol|transm|accord)[a-z]{0,4} ${THAT_OFFICE}(?:,? (?:des|a compter|a partir|pour|sans|le|au|avec)(?![a-z])[^.;:§]{2,70}?,?)?|${THAT_OFFICE} (?:(?:est|sont|a ete|ont ete|sera|seront)(?: desormais| maintenant| aussitot| ensuite)? (?:confi|donn|attribu|remis|repris|exerc|assur|assum|tenu|occup|devol|rempli)[a-z]{0,4}|revien(?:t|nent|dra)|revenant|echoi(?:t|ent)|passe(?:nt|ra)?)(?:,? (?:des|a compter|a partir|pour|sans|le|au|avec)(?![a-z])[^.;:§]{2,70}?,?)?|(?:mandat|poste|gerance|presidence)(?![a-z])[^.;]{0,160}; (?:il|elle) (?:est|a ete|sera) (?:confie|repris|attribue|assure|donne)e?) (?:a|par) (?:la |l')?$`,
);
const givenOffice = (
  context: Context,
  group: Group,
  ahead: string,
  previous: readonly Office[],
): readonly Office[] | undefined => {
  if (hasTitle(group) || !GIVES_OFFICE.test(ahead)) return undefined;
  const role = previous.find(({ leaves }) => leaves)?.role ?? sentenceRole(context, group);
  return role ? [{ role, leaves: false, sure: 0.75 }] : undefined;
};

/** A transformed company has no place for the offices of its former form: a SAS has no gérant. */
const formerOffice = ({ party, office }: Held, form: string | undefined): Held => {
  const gone = /^(?:SASU?|SA|SELAS|SCA)$/.test(form ?? '')
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

/** « Juge-commissaire : A ; suppléant : B »: no auditor. */
const isJudgesDeputy = ({ types, source: { folded } }: Context, { role }: Office): boolean =>
  role === 'commissaire aux comptes suppléant' &&
  /^(?:procedure_collective|redressement_judiciaire)$/.test(types[0] ?? '') &&
  !/aux comptes/.test(folded);

/** The manager of a company that is dissolved, named its liquidator: whether he still manages is not said. */
const wound = ({ types }: Context, { party, office }: Held, all: readonly Held[]): Held =>
  /^(?:dissolution|liquidation)$/.test(types[0] ?? '') &&
  isManager(office.role) &&
  !office.leaves &&
  all.some((one) => one.office.role === 'liquidateur' && fold(one.party.name) === fold(party.name))
    ? { party, office: { ...office, sure: DOUBTFUL } }
    : { party, office };

/** Who leaves an office does not hold it. */
const withoutContradictions = (held: readonly Held[]): readonly Held[] => {
  const key = ({ party, office }: Held) => `${fold(party.name)} ${office.role}`;
  const left = new Set(held.filter(({ office }) => office.leaves).map(key));
  const joint = new Set(
    held
      .filter(({ office }) => office.role === 'cogérant' && !office.leaves)
      .map(({ party }) => fold(party.name)),
  );
  return held.filter(
    (one) =>
      one.office.leaves ||
      // « Gérance : A et B, cogérants »: one office, told twice.
      !(left.has(key(one)) || (one.office.role === 'gérant' && joint.has(fold(one.party.name)))),
  );
};

const officeFinding = (party: Party, { role, leaves, sure }: Office): readonly Finding[] => {
  // « Président | Rue du Moulin »: the cell beside is an address.
  if (!party.company && beginsAddress(fold(party.name), 0)) return [];
  if (role === 'liquidateur') return leaves ? [] : [finding('liquidator', party, party.name, sure)];
  if (isOfficer(role)) return [finding('officer', party, `${role}: ${party.name}`, sure)];
  return [finding(leaves ? 'person.outgoing' : 'person', party, `${role}: ${party.name}`, sure)];
};
