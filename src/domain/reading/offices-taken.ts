import type { Office } from './offices.ts';
import { type FoundRole, ROLE, type Role, rolesIn } from './roles.ts';

const LABEL_GAP = new RegExp(
  `^(?:s|\\(s\\))?(?: (?:en la personne de|titulaires?|statutaires?|uniques?|amiables?|en nom|en exercice|en fonctions?|en place|actuelle?s?|inchangee?s?|entrante?s?|de la societe|du directoire|du conseil d'administration|du conseil de surveillance|du conseil(?=,| ?:)|de la sas|de la sarl|\\((?:avec )?(?:une )?mission [^()§\\n]{3,80}\\)|avec (?:une )?mission d[^,§:]{3,90}|chargee?s? (?:de |d'|des )[^,§:.;]{3,50}|pour (?:une duree|(?:toute )?la duree|un mandat|une periode|les exercices|l'exercice|[a-z]{2,6} (?:ans|annees|exercices))[a-z\\d' -]{0,60}|sans limitation de duree|nommee?s?|designee?s?|a compter du [a-z\\d/ ]{4,22}|soussignee?|provisoire|et (?:${ROLE})|indefiniment|solidairement|responsables|et)|, (?:indefiniment|nommee?s?|pour|sans|en remplacement|avec|ayant|chargee?|mission)[a-z§' -]{0,80}){0,6},?(?: ?:| est|,? c'est| sont| sera| seront| reste(?:nt)?| demeure(?:nt)?| -){0,3}[ ,:\\n"(-]{0,4}(?:(?:moi|lui|elle)-meme, ?|c'est (?:moi|nous)(?: ?:|,)? |l'associee? unique(?: (?:lui|elle)-meme)?, ?)?(?:(?:ma|mon|sa|son|notre|leur) (?:soeur|frere|fille|fils|epouse|epoux|femme|mari|mere|pere|niece|neveu|cousine?|conjointe?|associee?|compagne|compagnon),? )?(?:la |les? |l')?$`,
);
export const NAMING =
  /(?:coopt|nomm|nomin(?!al)|design|elu|elit|confi|renouvel|maint|reconduit|appel|choisi|institu)[a-z]{0,14}/;
const QUALITY = new RegExp(
  `^[^.§]{0,110}?(?:en qualite|comme|aux fonctions|a la fonction|au poste|dans (?:ses|leurs) fonctions|en tant que?|au mandat|la fonction|les fonctions|a la(?= (?:co-?gerance|gerance|presidence|direction))|au(?= (?:conseil|directoire|commissariat)))(?: (?:de|d'|du|que|nouveau|nouvelle|nouveaux|premier|premiere|seul|seule|co))* ?(?<role>${ROLE})`,
);
export const NAMED_AFTER = new RegExp(
  `^,? ?(?:qui (?:l')?accepte(?: [a-z]{1,12}){0,3},? |qui (?=(?:exerce|assure|assume|reprend|prend|tient|tiendra)(?:ra)? )|dont (?:les fonctions|le mandat|la gerance|la presidence)[^.;,§]{2,50}, |(?:cesse|quitte) (?:ses|les|ces) fonctions[^.;§]{0,24}? et |cesse d'etre [a-z ]{4,70} et |(?:quitte|laisse|delaisse|abandonne) la (?:co-?gerance|gerance|presidence|direction generale)(?: de la societe)?(?: le d[^.;,§]{5,18})?,? (?:et|pour|puis) |quitte (?:cette (?:charge|fonction)|ce poste|ces fonctions|ce mandat)[^.;§]{0,24}? et )?(?:(?:devient|deviendra|(?:est|sont) devenue?s?|(?:l'|les )(?:assiste|seconde|epaule)(?:nt|ra|ront)?(?= (?:comme|en qualite|aux fonctions))|(?:est|sera)(?= (?:desormais |dorenavant |maintenant |(?:la |le |l')?(?:nouv|seul|premi)))|reste|restera|restant|demeure|demeurera|conserve(?:ra)? (?:ses fonctions|son mandat|son poste|son siege|sa place|sa qualite)(?= d[e']))(?: desormais| dorenavant)?(?: (?:le|la|l'))?|(?:(?:exerce|assure|assume|reprend|conserve|garde)(?:ra)?|tient|tiendra|prend(?:ra|re)?|recoit|accede a|accedera a)(?: seule?| desormais)?(?: la)(?= (?:gerance|presidence|direction))|(?:exercera|exerce|assurera|assure|remplira|assumera|occupera)(?: desormais| egalement)? (?:les fonctions|la fonction|la mission|le mandat)|(?:recoit|prend|recevra|prendra) (?:celles?|celui|les fonctions|la fonction|le mandat|la charge|le poste|la qualite|le titre)(?= d[e'])|(?:(?:(?:a|ont)(?: egalement)? ete|est|sont|sera|seront|etant|ayant)(?: ete| egalement)? )?(?:par ailleurs |aussi |en outre |a cette occasion |pour sa part |a nouveau |a compter de ce jour |quant a (?:lui|elle),? ){0,2}(?:nommee?s?|designee?s?|elue?s?|maintenue?s?|reconduite?s?|renouvelee?s?|confirmee?s?|chargee?s?|institue?e?s?|appelee?s?|faite?s?|promue?s?|investie?s?|choisie?s?|retenue?s?))(?: [a-z]{1,14})?(?: (?:en qualite|comme|aux fonctions|dans (?:son|ses|leurs?) (?:mandats?|fonctions?)|au poste))?(?: (?:de|d'|du|nouveau|nouvelle|seul|seule|premier|premiere))* ?(?<role>${ROLE})`,
);
const ALL_ARE = new RegExp(
  `^,? (?:qui |lesquels |lesquelles )(?:en )?(?:sont|seront|est|serai?|suis)(?: tous (?:les )?deux| toutes (?:les )?deux| nommee?s?)?(?: (?:les|le|la|l'))?(?: premiers?| premiere| seule?)? ?(?<role>${ROLE})(?: et (?<second>${ROLE}))?`,
);
/** « M. X, susnommé, est gérant. » */
const IS = new RegExp(
  `^,? (?:(?:de|d'|a) ?[a-z' -]{3,30}, )?(?:en )?(?:est|sera|sont|seront)(?: egalement| desormais| dorenavant| le seul| la seule| tous(?: les)? deux| les seuls)? (?:le |la |l'|les )?(?<role>${ROLE})(?=[.,;]|$| (?:pour|sans|avec|a compter|de la societe))`,
);
const ACTING = new RegExp(
  `^[^.;§]{0,50}?(?:en (?:sa |leur )?qualite (?:de |d')|agissant (?:(?:aussi|egalement|ici|en outre|tant) )?(?:comme|en tant qu[e']) ?(?:l'|seule? |unique )?|presid(?:e|ait) (?:la seance |l'assemblee |la reunion )?(?:en tant que |comme ))(?<role>${ROLE})`,
);
const BESIDE = new RegExp(`^,? (?:comme |en tant que )?(?<role>${ROLE})`);
export const MANAGED =
  /(?:geree?|gerer|(?:(?:co-?)?gerance|presidence|direction generale)(?: de la societe)?[^.§:]{0,30}(?:assuree?|exercee?|assumee?)|dirigee?|administree?|(?<!(?:assemblee|seance|reunion)(?: [a-z]{3,14}){0,3} )presidee?(?! par (?:un|une|le|l'|la) )|representee? et dirigee?)(?: et [a-z]{1,14})?(?: par|,)[^.§:]{0,60}$|(?:gerance|presidence|direction generale)[^.§:]{0,30} (?:revient|appartient|appartiendra|incombe|va|est confiee|a ete confiee|echoit|est reprise|passe)(?:,? (?:pour|a compter|sans)[^,.§:]{2,40},)? (?:a|par) $|(?:gerance|presidence|direction generale)(?! libre)[^.;:]{0,120}(?:a ete|est|sera) (?:devolue|transmise|attribuee|remise|confiee|cedee) a $|(?:port|appel|elu|nomm|design)[a-z]{0,4} a (?:sa|la) (?:co-?gerance|gerance|presidence|direction generale)(?: de la societe| du conseil(?: d'administration)?)?(?:, [^,.;§]{3,40})?,? (?:(?:sa|son|leur) (?:fille|fils|epouse|epoux|femme|mari|soeur|frere|mere|pere|neveu|niece|associee?), )?$|confi[a-z]{1,4} (?:le |la |son )?(?:controle (?:des|de ses) comptes|controle legal|mission de controle|audit legal|commissariat aux comptes)(?![a-z])[^.§]{0,80}(?:,? au? | :)(?:la |l')?$|(?:controle legal|controle des comptes|commissariat aux comptes)[^.§:]{0,40} (?:est|a ete|sera) (?:[a-z]{4,14}ment )?(?:confiee?|assuree?|exercee?) (?:a|par) (?:la |l')?$|(?:confi[a-z]{1,4}|ced(?:e|er|ent)|transmet(?:tent)?|laiss(?:e|ent)|pass(?:e|ent)|remet(?:tent)?) (?:la |sa )?(?:co-?gerance|gerance|presidence|direction generale)(?![a-z]| libre| d[eu] (?:son |ce |leur )?fonds)[^.§]{0,120}(?:,? a | :)[^.§]{0,30}$|(?:assuree?|exercee?|confiee?|assumee?) (?:a|par) [^.;]{0,240}§,? et (?:la |sa )(?:co-?gerance|presidence|direction generale) (?:a|par) $|(?<=^|[.;\n] ?)(?:en |y )?(?:preside|gere|dirige)(?:nt|ra|ront)?(?: desormais| maintenant)? (?:la |cette |ladite )(?:societe|sarl|sasu?|eurl|sci|snc)(?:,? (?:sans|pour|a compter|des|depuis|avec)(?![a-z])[^.;:§]{2,60}?,?)?(?: ?:)? $|(?:nomm|design|chois|appel)[a-z]{0,4} pour (?:la |l')(?:gerer|administrer|diriger|presider)(?:,? [^.§:]{0,60})?(?: ?:|,)? $/;
const FORMERLY = /etai(?:t|ent)|jusqu'(?:alors|a present|ici)|precedemment/;
/** The offices that are taken or kept, by the words before and after a person. */
export const taking = (ahead: string, behind: string): readonly Office[] => {
  if (
    /^,? (?:suppleant|(?:le|la) suppleera(?![a-z])|(?:sera|est) (?:son|sa) suppleant)/.test(behind) ||
    // « et choisi pour le suppléer § »
    /pour (?:le |la |l')suppleer,? $/.test(ahead)
  )
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

/** « §, administrateur, a désigné comme représentant permanent § »: the one who names takes no office. */
const NAMES_ANOTHER =
  /^[^.§]{0,60}(?<![a-z])(?:a|ont) (?:[a-z]{4,14} )?(?:nomm|design|chois|appel)[a-z]{1,2}(?![a-z])/;

/** « a porté § à la présidence », « a mis § à la tête de la société comme président » */
const RAISED = /(?<![a-z])(?:a|ont) (?:porte|place|mis|hisse|eleve) $/;

/** « a nommé § gérant », « § a été nommé gérant », « § agissant en qualité de gérant » */
const named = (ahead: string, behind: string): readonly Office[] => {
  const direct = NAMING.test(ahead) ? BESIDE.exec(behind) : null;
  const beside = wholeOffice(direct, behind);
  if (beside.length > 0) return beside.map(({ role }) => ({ role, leaves: false, sure: 0.8 }));
  const quality =
    NAMED_AFTER.exec(behind) ??
    IS.exec(behind) ??
    (!NAMES_ANOTHER.test(behind) &&
    (NAMING.test(ahead) || RAISED.test(ahead) || /^[^.§]{0,60}(?:nomm|design)/.test(behind))
      ? QUALITY.exec(behind)
      : null);
  const found = wholeOffice(quality ?? ACTING.exec(behind), behind);
  if (found.length > 0) return found.map(({ role }) => ({ role, leaves: false, sure: 0.9 }));
  const own = rolesIn(SPEAKS.exec(behind)?.groups?.role ?? '');
  if (own.length > 0 && /sous?signee?s?,? $/.test(ahead))
    return own.map(({ role }) => ({ role, leaves: false, sure: 0.8 }));
  const charged = entrusted(ahead, behind);
  return charged.length > 0 ? charged : appointedBefore(ahead);
};

/** « § gère désormais seule la société » */
const LEADS =
  /^,? (?:qui )?(?<verb>gere|preside)(?:nt|ra|ront)?(?: (?:desormais|dorenavant|maintenant|seule?s?|ensemble|actuellement)){0,3} (?:la |cette |ladite )(?:societe|sarl|sasu?|eurl|sci|snc)(?![a-z])/;

/** « Un directeur général l'assiste : § est désigné en cette qualité » */
const THAT_OFFICE =
  /^,? (?:est|sont|a ete|ont ete|sera|seront) (?:nomm|design|elu|chois|appel)[a-z]{0,4} (?:en cette qualite|a (?:cette fonction|ce poste|ces fonctions|ce titre)|a cet effet)/;

/** « Je soussigné § gérant informe les tiers »: without any comma. */
const SPEAKS = new RegExp(`^ (?:en tant que |comme )?(?<role>${ROLE})(?= [a-z])`);

/** « président-directeur général »: two offices. */
const wholeOffice = (match: RegExpExecArray | null, behind: string): readonly FoundRole[] => {
  const role = match?.groups?.role ?? '';
  const end = match ? match.index + match[0].length : 0;
  const joined = role && /^-direct(?:eur|rice) generale?/.exec(behind.slice(end, end + 24))?.[0];
  return rolesIn(role + (joined || '')).slice(0, joined ? 2 : 1);
};

/** « a confié la mission de titulaire à §, et celle de suppléant à § » */
const ENTRUSTED = new RegExp(
  `(?:confi|donn|attribu)[^.]{0,300}(?:celle|celui|mission|mandat|fonctions?|poste) (?:de |d')(?<role>${ROLE})(?: [^.;§]{0,40})?,? (?:a|au) (?:la |l')?$`,
);
const entrusted = (ahead: string, behind: string): readonly Office[] =>
  leading(behind) ?? given(ahead, behind);

const leading = (behind: string): readonly Office[] | undefined => {
  const verb = LEADS.exec(behind)?.groups?.verb;
  return verb === undefined ? undefined : [{ role: plainRole(verb), leaves: false, sure: 0.75 }];
};

const given = (ahead: string, behind: string): readonly Office[] =>
  (THAT_OFFICE.test(behind) ? rolesIn(ahead) : rolesIn(ENTRUSTED.exec(ahead)?.groups?.role ?? ''))
    .slice(-1)
    .map(({ role }) => ({ role, leaves: false, sure: 0.8 }));

/** « a coopté, pour la durée du mandat de son prédécesseur, § »: only the members of a board are. */
const COOPTED = /coopt[a-z]{1,6}(?![a-z])(?:,? [^.;§]{0,120})?,? $/;
export const coopted = (ahead: string, text: string): readonly Office[] =>
  COOPTED.test(ahead) && rolesIn(ahead.slice(ahead.lastIndexOf('coopt'))).length === 0
    ? [
        {
          role: /conseil de surveillance/.test(text) ? 'membre du conseil de surveillance' : 'administrateur',
          leaves: false,
          sure: 0.75,
        },
      ]
    : [];

const plainRole = (words: string): Role => {
  if (/contr|audit/.test(words)) return 'commissaire aux comptes';
  return /presid/.test(words) ? 'président' : 'gérant';
};

/** « la présidence est assurée par § », « gérée par § » */
const managing = (words: string, ahead: string): Office => ({
  role: rolesIn(words)[0]?.role ?? plainRole(words),
  leaves: FORMERLY.test(ahead.slice(Math.max(0, ahead.lastIndexOf('§'), ahead.length - 90))),
  sure: 0.8,
});

/** « Gérance : § et § ont été nommés cogérants »: the verb says more than the label. */
const saidRole = (role: Role, behind: string): Role => {
  const [said] = rolesIn(NAMED_AFTER.exec(behind)?.groups?.role ?? '');
  return said && /^(?:co)?gérant$/.test(role) ? said.role : role;
};

/** « Président : § », « le premier gérant est § », « nommé en qualité de gérant § ». */
export const labelRole = (ahead: string, behind = ''): Office | undefined => {
  const roles = rolesIn(ahead);
  const found = roles.at(-1);
  if (!found) return undefined;
  // « en qualité de liquidateur la présidente, Mme X »: the first of the two is the new office.
  const given = roles.findLast(({ end }) =>
    /^(?: est| sera| :)? (?:la|le|l') ?$|^ (?:est |sera )?(?:adjointe? (?:a la |au |a l')|(?:assiste|seconde|epaule)(?:ra)? (?:la |le |l'))$/.test(
      ahead.slice(end, found.start),
    ),
  );
  const gap = ahead.slice(found.end);
  const named = found.role === 'liquidateur' && /^(?: amiable)?, ?$/.test(gap);
  // « le rapport du commissaire aux comptes (cabinet §) »
  const bracketed = / ?\((?:la |le )?$/.test(gap);
  if (!LABEL_GAP.test(gap) || (!named && !bracketed && NOT_LABEL.test(ahead.slice(0, found.start))))
    return undefined;
  // « l'associé unique, M. X » names the partner; « du gérant M. X » only when he is named so.
  const bound =
    bracketed ||
    /[:]|est|sont|demeure|\n/.test(gap) ||
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
  if (
    last?.role === office.role &&
    /^associee?s?[ -]gerant/.test(ahead.slice(-90).slice(last.start, last.end))
  )
    return [office, { ...office, role: 'associé' }];
  const joined =
    first &&
    last &&
    last.role === office.role &&
    /^(?: en nom| unique)? et (?:seule? )?$|^-$/.test(ahead.slice(-90).slice(first.end, last.start));
  return joined && first.role !== office.role ? [office, { ...office, role: first.role }] : [office];
};

const NOT_LABEL =
  /(?:rapport|proposition|demande|initiative|convocation|mains|aupres|agrement|decision|president de seance :|lettre|presence|representee? par (?:son|sa))(?: [a-z']{1,4}){0,3} ?$/;

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
    ? withChair(ahead, found).map((role) => ({ role, leaves: false, sure: 0.75 }))
    : [];
};

/** « président-directeur général »: both offices. */
const withChair = (ahead: string, { role, start }: FoundRole): readonly Role[] =>
  role === 'directeur général' && /(?<!vice-)presidente?-$/.test(ahead.slice(Math.max(0, start - 16), start))
    ? ['président', role]
    : [role];
