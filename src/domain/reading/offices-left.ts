import type { Context } from './context.ts';
import type { Finding } from './facts.ts';
import { type Group, isManager, type Office } from './offices.ts';
import { NAMING } from './offices-taken.ts';
import type { Party } from './party-details.ts';
import { isOfficer, ROLE, type Role, rolesIn } from './roles.ts';

const LEAVING =
  /(?:(?:demiss?ions?|deces|revocation|departs?|cessation|fin)(?![a-z])[^.;]{0,200}(?:et|ainsi que)(?: de| d'| a| du)? ?cel(?:le|les|ui|ux)(?= de| d'| du)|(?:demiss?ions?)(?: que| remise par| presentee par| donnee par| notifiee par| adressee par| recue)|au lieu(?= de| d')|(?:fin|cessation) de (?:fonctions?|mandat) ?:|depart ?:|(?:demiss?ions?|deces?|revocation|depart)(?:, [^,§]{2,50},)?|remplacement(?= de| du| d')|depart(?: (?:a|en|de) (?:la )?retraite)?|(?<!ses )(?<!son )(?<!leurs? )lieu et place|a la place|cessation|(?<!pour l[ae] )(?<!pour les )remplace(?:r|nt|ra)?|succed(?:e|ent|era|eront|er) a|succession|(?:fin|terme) (?:au|aux|a la|a son|a ses|des|du)|mandats?|fonctions?|expiration|non-renouvellement|retrait|quitte|depart|partante?s? ?:|sortante?s?(?: ?:|,)|(?:ROLE) (?:sortant|demissionnaire|partant)e?s?|(?:demiss?ion|revocation|depart|deces) (?:du |de la |de l')?(?:ROLE) ?:|(?:retir|enlev)[a-z]{1,4} (?:la |le |les |ses |sa )(?:ROLE|fonctions?(?: de (?:ROLE))?|mandats?(?: de (?:ROLE))?)(?= a)|(?:prise?|prend(?:re|ra)?|prennent|repris|reprend) la (?:suite|releve|place)(?= de| d'| du)|anci[a-z]{1,4} (?:ROLE|direction)(?: du conseil(?: d'administration| de surveillance)?| du directoire| de la societe)? ?:|fin de mission)(?: ?(?:de|du|d'|des|a|au|ses|son|sa|la|le|l'|notre|nos|leurs?|fonctions?|mandats?|en date du [\da-z/. ]{6,18}|arrives? a (?:echeance|expiration|son terme)|echu|prennent fin|titulaires?|suppleants?|ROLE)){0,9} ?$/;
const leavingPattern = new RegExp(LEAVING.source.replaceAll('ROLE', ROLE));
const LEFT_AFTER =
  /^[^.§]{0,110}?(?:demiss?ionn|sortante?s?(?![a-z])|(?:n'est|ne sont|n'exerce|n'exercent) plus|n'(?:a|ont) plus (?:la qualite|le titre|les? fonctions?|la fonction|la charge)|ne (?:gere|preside|dirige|administre)(?:nt)? plus|dont (?:le|les) mandats?(?!(?:, [^,.§]{3,40},)? (?:se poursui|contin|court|courent|courr|rest|demeur|commenc|debut|demarr|dur|pren(?:d|nent|dra|dront|ant) (?:effet|cours)|partira|entre en|est (?:maintenu|renouvel|confirm|sans|d'une|fixe|de |illimite|a duree|conclu|prevu|gratuit|remunere)|n'est pas (?:limite|remunere)|sont (?:maintenu|renouvel)|sera |seront |expirera))|prennent? fin|cess(?:e|ent|era|eront|ait|aient)(?: [a-z]{4,14}){0,2} (?:ses|leurs|toutes?)(?: [a-z]{4,9})? fonctions|(?:se demet|s'(?:en )?(?:est|etant) (?:demise?|retiree?)|(?:remis|remet(?:tant)?|present(?:e|ant)|donne|donnant|notifie|adresse) sa demission|se retir[a-z]{1,4}|renonc[a-z]{1,4} (?:a (?:ses|son|la)|aux)|(?:depos|remet|remis|rend)[a-z]{0,4} (?:son|ses) mandats?)(?![a-z])|cess(?:e|ent|era) d'etre|(?:quitt|abandonn|delaiss|resign)[a-z]{1,4} (?:la |sa |le |son |ses )?(?:co-?gerance|gerance|presidence|direction|poste|conseil|societe)|(?:quitt|abandonn|delaiss|resign)[a-z]{1,4} (?:cette (?:charge|fonction)|ce poste|ces fonctions|ce mandat)|(?<!(?:a|ont) )revoque|(?:n'est|n'a|n'ont|ne sont) pas (?:ete )?renouvell?e|(?:viennent?|venue?s?) a (?:expiration|echeance)|ne pas (?:les |le |la )?renouveler|(?<!(?:mari|epoux|epouse|pere|mere|conjointe?|frere|soeur) )decede|(?:ced|laiss)[a-z]{1,4} (?:la|sa) place|arrivee? au terme de son mandat|(?:quitt|resign|abandonn)[a-z]{1,5}(?: [a-z]{4,14}){0,2} (?:ses|leurs|mes) (?:fonctions|mandats?|postes?)|(?:ced|transmet|pass)[a-z]{0,3} la (?:co-?gerance|gerance(?! libre| d[eu] (?:son |ce )?fonds)|presidence|direction generale)(?= a)|atteinte? (?:par )?(?:la|sa) limite d'age|(?:fait|faisant) valoir (?:ses|leurs) droits|(?:parti|admis|partant|part|s'en va|s'en allant)e?s? (?:a|en) (?:la )?retraite|s'en (?:va|allant)(?![a-z])|n'ayant pas (?:ete|souhaite)|(?:souhait|volonte|desir|intention|decision) de (?:ne plus|quitter|cesser|se retirer)|etant arrive|(?<!duree )de (?:ses|leurs|son) (?:fonctions|mandat))/;

/** « met un terme aux fonctions du gérant, § », « la révocation de la présidente, § » */
const ENDED_OFFICE = new RegExp(
  `(?:(?:fin|terme|expiration|echeance|cessation) (?:a |aux? |des |du |de )(?:la )?(?:fonctions?|mandats?|mission) (?:de la |du |de l'|des )|(?:revocation|demiss?ion|depart|deces) (?:de la |du |de l'|des ))(?:${ROLE})(?: de la societe)?(?: en exercice| en place| actuelle?)?, ?(?:la |le |l')?$`,
);

/** « a révoqué § de sa gérance », « décharge § de ses fonctions de présidente » */
const REMOVES =
  /(?<![a-z])(?:revoqu|decharg|relev|demis|demet|destitu|ecart|evinc|releve)[a-z]{0,4},? (?:[^.;§,]{3,40}, )?(?:la |le |l')?$/;
const FROM_OFFICE = new RegExp(
  `^,? (?:de |d'|des )(?:sa |la |ses |son |leurs? )?(?:(?:fonctions?|mandats?|postes?|charge) (?:de |d'))?(?!liquid)(?:${ROLE})`,
);

/** « Les fonctions de la gérante, §, cessent à cette date. » */
const isEnded = (ahead: string, behind: string): boolean =>
  ENDED_OFFICE.test(ahead) ||
  (REMOVES.test(ahead) && FROM_OFFICE.test(behind)) ||
  // « n'a pas reconduit § », « ne renouvelle pas §, suppléant »
  /(?:n'(?:a|ont) pas (?:reconduit|renouvele|maintenu)|ne (?:reconduit|renouvelle|maintient) pas) $/.test(
    ahead,
  ) ||
  (/(?:fonctions?|mandats?|(?<!location[ -])gerance|presidence) (?:de|du|d')[^.§]{0,40}$/.test(ahead) &&
    ENDING.test(behind));

/** « § démissionne de son mandat de président et § de celui de directeur général » */
const OF_THE_OTHER = new RegExp(
  `^,? (?:(?:de|a|pour sa part de) (?:celui|celle|celles)|des siennes|du sien) (?:de |d')(?<role>${ROLE})`,
);

/** « quitte, le 14 juillet 2026, son poste »: when, between the verb and what is left. */
const INSERTED_DAY =
  /(?<=[a-z]), (?:le|des le|au|a compter du|a effet du|avec effet au) \d[^,§.;]{4,24},(?= )/;

const otherLeft = (behind: string, previous: readonly Office[]): readonly Office[] | undefined =>
  previous.some(({ leaves }) => leaves) && OF_THE_OTHER.test(behind)
    ? rolesIn(OF_THE_OTHER.exec(behind)?.groups?.role ?? '').map(({ role }) => ({
        role,
        leaves: true,
        sure: 0.8,
      }))
    : undefined;

/** The office that a group leaves; undefined if it leaves none. */
export const leaving = (
  context: Context,
  group: Group,
  ahead: string,
  behind: string,
  previous: readonly Office[],
): readonly Office[] | undefined =>
  otherLeft(behind, previous) ?? ownLeft(context, group, ahead, behind, previous);

const ownLeft = (
  context: Context,
  group: Group,
  ahead: string,
  told: string,
  previous: readonly Office[],
): readonly Office[] | undefined => {
  const behind = told.replace(INSERTED_DAY, '');
  if (context.kind === 'statuts' || /en cas de [^§]{0,40}$/.test(ahead)) return undefined;
  const match = leavingPattern.exec(ahead.slice(-110))?.[0];
  const isTold = isEnded(ahead, behind);
  const left = (match !== undefined && !isRenewed(ahead, match)) || isLeft(context, group, behind) || isTold;
  if (!left || (match === undefined && !isTold && FORMER_ONLY.test(behind))) return undefined;
  // « le mandat de gérante de § a été renouvelé »: kept, not left.
  const kept = isKept(context, group, behind, match);
  const role =
    leftRole(context, group, ahead, behind, match ?? '') ?? previous.find((one) => isManager(one.role))?.role;
  if (!role || !(isManager(role) || role === 'représentant permanent')) return [];
  return [role, ...jointRoles(behind, role)].map((one) => ({ role: one, leaves: !kept, sure: 0.85 }));
};

/** « Mes fonctions de présidente s'arrêtent ce jour », « je quitte mes fonctions de gérant »: who writes leaves. */
const MINE_ENDED = new RegExp(
  `(?<![a-z])(?:mes fonctions|mon mandat) (?:de |d')(?<ended>${ROLE})(?: de la societe)? (?:s'arrete|cesse|prend fin|prennent fin|prendr(?:a|ont) fin|s'acheve|se termine|expire)|(?<![a-z])je (?:cesse|quitte|mets fin a|mets un terme a|demissionne de|me demets de|renonce a|depose|resigne) (?:mes fonctions|mon mandat|mon poste) (?:de |d')(?<left>${ROLE})|(?<![a-z])je (?:cesse d'etre|ne suis plus|ne serai plus) (?:le |la )?(?<was>${ROLE})(?![a-z])`,
);
export const withMineEnded = (
  { source: { folded } }: Context,
  findings: readonly Finding[],
): readonly Finding[] => {
  const groups = MINE_ENDED.exec(folded)?.groups;
  const role = rolesIn(groups?.ended ?? groups?.left ?? groups?.was ?? '')[0]?.role;
  const holders = findings.filter(
    ({ name, value }) => /^person(?:\.outgoing)?$/.test(name) && value.startsWith(`${role}: `),
  );
  // With two of them in office, the text does not tell here who writes.
  return new Set(holders.map(({ value }) => value)).size === 1
    ? findings.map((one) => (holders.includes(one) ? { ...one, name: 'person.outgoing' as const } : one))
    : findings;
};

/** « de ses fonctions d'administratrice et de directrice générale »: both are left. */
const JOINT = new RegExp(
  `^[^.§]{0,60}(?:ses|leurs) (?:fonctions?|mandats?|postes?) (?:de |d')(?<first>${ROLE})(?: du conseil d'administration| de la societe)?(?:,| et|, et| ainsi que) (?:de |d'|(?:de )?celles?(?:, [a-z]{4,16},)? (?:de |d')|celui de )(?<second>${ROLE})`,
);
/** « de ses fonctions de président-directeur général » */
const CHAIRS_AND_DIRECTS =
  /^[^.§]{0,60}(?:ses|son) (?:fonctions?|mandats?|postes?) de presidente?-direct(?:eur|rice) general/;
const jointRoles = (behind: string, role: Role): readonly Role[] => {
  if (role === 'président' && CHAIRS_AND_DIRECTS.test(behind)) return ['directeur général'];
  const groups = JOINT.exec(behind)?.groups;
  return rolesIn(`${groups?.first ?? ''} ; ${groups?.second ?? ''}`)
    .map((one) => one.role)
    .filter((one) => one !== role && isManager(one));
};

/** « celui qui assurait la gérance, § », « la gérance, que tenait § » */
const HELD_UNTIL = new RegExp(
  `(?:(?:assur|exerc|assum|occup|dirige)ai(?:t|ent)|tenai(?:t|ent))(?: (?:seule?|jusqu'alors|jusqu'ici))? (?:la |le |les fonctions de |le poste de |le mandat de )?(?<role>${ROLE})(?: de la societe)?, ?$|(?<turned>${ROLE})(?: de la societe)?, (?:que|qu') ?(?:tenai(?:t|ent)|(?:assur|exerc|assum|occup)ai(?:t|ent)) (?:jusqu'alors |jusqu'ici )?$`,
);
/** « Celle qui la gérait, § », « celui qui présidait la société, § » */
const LED =
  /(?:celui|celle) qui (?:l'|la |en )?(?<verb>ger|presid)(?:ait|era)(?: (?:la|cette) societe)?(?: jusqu'(?:alors|ici)| jusque-la)?, ?$/;
export const heldUntil = (ahead: string): readonly Office[] => {
  const verb = LED.exec(ahead)?.groups?.verb;
  if (verb) return [{ role: verb === 'ger' ? 'gérant' : 'président', leaves: true, sure: 0.8 }];
  const groups = HELD_UNTIL.exec(ahead)?.groups;
  return rolesIn(groups?.role ?? groups?.turned ?? '').map(({ role }) => ({ role, leaves: true, sure: 0.8 }));
};

const RENEWED_AFTER =
  /^[^.§]{0,24} (?:a|ont|est|sont) (?:ete )?(?:renouvell?e|reconduit|proroge|confirme|maintenu)|^ ?:? ?(?:renouvell?e|reconduit|proroge|maintenu)|^[^.§]{0,40},? (?:se poursui(?:t|vent|vra)|contin(?:ue|uent|uera)|reste(?:nt)? en cours|court(?: encore| toujours)?|demeure(?:nt)? inchange)/;

/** « Le mandat de § vient à son terme. L'assemblée le renouvelle. », « Il est reconduit. »: told in the next sentence. */
const RENEWED_NEXT =
  /^[^.;§]{0,70}[.;] (?:(?:l'assemblee(?: generale)?|elle|on|l'associee? unique|l'actionnaire unique|les associes|les actionnaires|la collectivite des associes|le conseil)(?: (?:decide(?:nt)? de|a decide de|ont decide de))? (?:le|la|les|ce mandat|ces mandats)|(?:il|elle|ils|elles|celui-ci|celle-ci|ce mandat|ce dernier|son mandat) (?:est|sont|a ete|ont ete|sera)(?: aussitot| donc)?) (?:renouvel|reconduit|reconduire|reconduisent|prorog|reeli|reelu|maintien|maintenu)/;

/** « Le mandat de gérante de §, …, prend effet le … »: it begins; a resignation takes effect too. */
const BEGINS_AFTER =
  /^[^.;§]{0,120},? (?:commence(?:nt|ra|ront)?|debute(?:nt|ra|ront)?|demarre(?:nt|ra)?|pren(?:d|dra|nent|dront) (?:effet|cours))(?![a-z])/;
const begins = (behind: string, match = ''): boolean =>
  /^(?:mandats?|fonctions?)/.test(match) && BEGINS_AFTER.test(behind);

const isKept = ({ mentions: { masked } }: Context, group: Group, behind: string, match?: string): boolean => {
  const { reach } = group.at(-1) ?? group[0];
  return (
    RENEWED_AFTER.test(behind) || begins(behind, match) || RENEWED_NEXT.test(masked.slice(reach, reach + 220))
  );
};

/** « décide de ne pas renouveler », « il n'y a pas lieu de renouveler » */
const NOT_RENEWED =
  /(?:ne (?:pas|plus)|pas|non|sans)(?: lieu)?(?: (?:de|d'|a|au))?(?: (?:le|la|les|proceder|souhait[a-z]{1,4}|voulu)){0,3}[ -]renouvel[a-z]{0,14}[^.§]{0,70}$/;

/** « renouvelle le mandat de … »: kept, not left. */
const isRenewed = (ahead: string, match: string): boolean => {
  if (/renouvel[a-z]{0,14}[^.§]{0,70}$/.test(ahead)) return !NOT_RENEWED.test(ahead);
  const near = ahead.slice(-110);
  return (
    /^(?:mandats?|fonctions?)/.test(match) &&
    NAMING.test(near) &&
    !/(?<![a-z])fin(?![a-z])|expir|echea|echu|demission|revo[cq]/.test(near)
  );
};

const isLeft = ({ source: { folded } }: Context, group: Group, behind: string): boolean => {
  const { end, reach } = group.at(-1) ?? group[0];
  return (
    LEFT_AFTER.test(
      behind.split(/en remplacement|a la place|en lieu et place|pour (?:le|la) remplacer/, 1)[0] ?? '',
    ) ||
    /demissionnaire|sortant|decede|de son vivant|\(demission|terme de son mandat|mandat (?:echu|expire|arrive a (?:son )?(?:terme|echeance))/.test(
      folded.slice(end, reach),
    )
  );
};

const ENDING =
  /^,? (?:cess[a-z]{1,4}|pren(?:d|nent|dront) fin|(?:a|ont) (?:pris fin|cesse)|s'acheve|expire|se termine)/;

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
  const earlier = rolesIn(ahead).findLast(
    ({ role }) => role !== 'associé' && !(/^remplacement/.test(matched) && role === 'représentant permanent'),
  );
  // « La gérance de § prend fin ; il est nommé président »
  if (earlier && /(?:gerance|presidence) (?:de |d')$/.test(ahead)) return earlier.role;
  const speaker = SPEAKS.test(ahead);
  const later = rolesIn(/^[^§.]{0,100}/.exec(behind)?.[0] ?? '').find(({ role }) => role !== 'associé');
  const replaced = /^remplacement|place|succe/.test(matched) ? earlier : undefined;
  const found = rolesIn(own)[0] ?? rolesIn(matched)[0] ?? beside ?? replaced ?? later;
  const told = found ?? (speaker ? undefined : earlier);
  return told?.role ?? knownRole(context, last) ?? (speaker ? undefined : sentenceRole(context, group));
};

/** « Le gérant explique que § souhaite se retirer »: the office is that of who speaks. */
const SPEAKS =
  /(?:expliqu|expos|indiqu|rappel|annonc|inform|signal|precis|declar|ajout|soulign|observ|fait (?:savoir|part|connaitre|etat))[a-z]{0,4}(?: [^.;§]{0,40})? (?:que|qu') ?$/;

/** « Le mandat du cabinet X n'est pas renouvelé »: the office by which the text calls X elsewhere. */
const knownRole = ({ mentions: { parties } }: Context, { name }: Party): Role | undefined => {
  const roles = parties
    .filter((party) => party.name === name)
    .flatMap(({ titles }) => titles.flatMap((title) => rolesIn(title)))
    .filter(({ role }) => isManager(role));
  return new Set(roles.map(({ role }) => role)).size === 1 ? roles[0]?.role : undefined;
};

/** The only office of the sentence, or of the text. */
export const sentenceRole = ({ source: { folded } }: Context, [{ from }]: Group): Role | undefined => {
  const near = rolesIn(folded.slice(Math.max(0, from - 300), from + 400)).filter(
    ({ role }) => role !== 'associé' && !isOfficer(role) && role !== 'liquidateur',
  );
  const roles = new Set(near.map(({ role }) => role));
  return roles.size === 1 ? near[0]?.role : undefined;
};
