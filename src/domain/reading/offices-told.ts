import { before, type Context } from './context.ts';
import { type Group, type Held, isCounsel, isManager, NOT_APPOINTED, type Office } from './offices.ts';
import type { Party } from './party-details.ts';
import { ROLE, rolesIn, titleRoles } from './roles.ts';
import { sentenceAt } from './source.ts';

const HOLDS =
  /^ ?[,(:-]?\s{0,2}(?:l'une? des (?:associee?s|actionnaires)|associee? unique|(?:seule?|unique) (?:associee?|actionnaire)(?= (?:de |d'))|(?:propri[a-z]{1,14}|titulaire)(?= (?:de |d'|des )[.… ]{0,60}(?:\d|la totalite|l'integralite|toutes|[a-z' -]{3,50}(?:parts|actions|capital)))|qui (?:detient|possede)(?= (?:la totalite|l'integralite|toutes|l'ensemble|100 ?%|a (?:elle|lui) seule?))|detent[a-z]{1,14}|detenant|possed[a-z]{1,14}(?! (?:le|un|son|ce) (?:fonds|commerce|bien|immeuble|local))|porteu(?:r|se)s?|agissant en qualite d'associe|(?:pour )?\(?\d[\d .]{0,12} (?:parts?|actions?|titres?)(?! de ))/;
/** « il a été formé entre § et § une société » */
const FOUNDS =
  /(?:form|constitu|cre|fond|institu)ee?s?,? (?:entre|par)(?: :)?[^.]{0,20}(?:§+[^.§]{0,12}(?:et|,) ?)?$/;
const STAYS = new RegExp(
  `^,?[^.;§\\n]{0,30}(?:qui (?:demeure|reste|continue|conserve)|restant|demeurant(?! ?:? ?\\d)|restera)[^.;§\\n]{0,40}?(?<role>${ROLE})`,
);

/** « Paul Mottet », then « Gérant » on the next line. */
const SIGNS = new RegExp(`^ ?\\n(?:le |la |l')?(?<role>${ROLE})(?: de la societe)? ?\\.?(?=\\n|$)`);

/** « Mme X, qui exerçait la gérance, … est nommée liquidatrice » */
const HELD_BEFORE = new RegExp(
  `^,? qui (?:(?:en )?(?:exercait|assurait|assumait|occupait|tenait|etait)(?: jusqu(?:'alors|'ici|e-la)| seule?)? (?:la |le |les fonctions de |le poste de |le mandat de |l')?(?<role>${ROLE})|(?:l'|la |en )(?<verb>gerait|presidait)(?![a-z]))`,
);

const THEN_CHOSEN = new RegExp(
  `^[^.;§]{10,200}, (?:(?:est|a ete|sera) (?:nomm|design|chois|appel|elu|retenu|institu)[a-z]{0,4}(?: (?:comme|en qualite de|aux fonctions de|pour))?|(?:en )?(?:est|sera|devient|deviendra)(?: (?:son|sa|le|la|l'))?) (?<role>${ROLE})`,
);

/** « propriétaire de toutes les parts de la société § et son seul gérant » */
const HOLDS_AND_LEADS = new RegExp(
  `^ ?,? ?(?:propri[a-z]{1,14}|titulaire|detent[a-z]{1,14}|detenant|associee? unique|(?:seule?|unique) (?:associee?|actionnaire)|possed[a-z]{1,14})(?: (?:de |d'|des |du |la |les |l')[^.;:]{2,150}?)?,? et (?:(?:egalement|aussi|en meme temps) )?(?:(?:son|sa|la|le) )?(?:(?:seule?|unique) )?(?<role>${ROLE})(?: (?:de (?:celle-ci|la ?(?:dite|meme)? societe|cette societe)))?(?= ?[,.;\\n]|$| de la societe)`,
);

const replaces = ({ types }: Context): boolean =>
  types.some((type) => /^(?:changement_dirigeant|transformation|dissolution)$/.test(type));

/** The offices told in a clause about somebody: « qui exerçait la gérance », « propriétaire des parts et présidente ». */
const apposedOffices = (context: Context, { reach }: Party): readonly Office[] => {
  const behind = context.mentions.masked.slice(reach, reach + 260);
  const held = replaces(context) ? HELD_BEFORE.exec(behind)?.groups : undefined;
  const former = held?.role ?? (held?.verb && (held.verb === 'gerait' ? 'gerant' : 'president'));
  const then = former ? THEN_CHOSEN.exec(behind)?.groups?.role : undefined;
  const leads = HOLDS_AND_LEADS.exec(behind)?.groups?.role;
  return [
    ...rolesIn(former ?? '').map(({ role }): Office => ({ role, leaves: true, sure: 0.75 })),
    ...rolesIn(then ?? '').map(({ role }): Office => ({ role, leaves: false, sure: 0.75 })),
    ...rolesIn(leads ?? '')
      .filter(({ role }) => isManager(role))
      .map(({ role }): Office => ({ role, leaves: false, sure: 0.8 })),
  ];
};

/** The offices that stand in the words right beside one name. */
export const ownOffices = (context: Context, party: Party): readonly Office[] => {
  if (isCounsel(context, party)) return [];
  const offices = party.titles
    .filter((title) => !/ancien|futur|preced|jusqu|non associe/.test(title))
    .flatMap((title) => titleRoles(title).map(({ role }): Office => ({ role, leaves: false, sure: 0.85 })));
  const left = party.titles
    .filter(
      (title) =>
        replaces(context) &&
        /^(?:ancien|preced|jusqu|ex-|auparavant)| jusqu(?:'(?:a (?:cette date|ce jour|present|la dissolution)|alors|ici)|e-la)$/.test(
          title,
        ),
    )
    .flatMap((title) =>
      rolesIn(title.replace(/^ex-/, 'ex ')).map(({ role }): Office => ({ role, leaves: true, sure: 0.75 })),
    )
    .filter(({ role }) => isManager(role));
  offices.push(...left);
  const ahead = before(context, party.from, 120);
  // « le décès de M. X, président et administrateur »: he leaves all of them.
  if (/(?:deces|disparition)(?: survenue?)?(?: le [^,§]{6,22})? (?:de |d')$/.test(ahead))
    return offices.map((office) => ({ ...office, leaves: isManager(office.role) }));
  if (NOT_APPOINTED.test(ahead.slice(-70))) return offices;
  const behind = context.mentions.masked.slice(party.reach, party.reach + 60);
  const stays = STAYS.exec(behind)?.groups?.role ?? SIGNS.exec(behind)?.groups?.role;
  offices.push(...apposedOffices(context, party));
  offices.push(...rolesIn(stays ?? '').map(({ role }): Office => ({ role, leaves: false, sure: 0.8 })));
  const partner =
    HOLDS.test(behind) ||
    (context.types[0] === 'constitution' && FOUNDS.test(ahead)) ||
    /apportee?s?(?: (?:en numeraire|a parts egales|a egalite|par moitie|integralement|en totalite))? par (?:§+,? et (?:par )?)?$/.test(
      ahead,
    ) ||
    isSigning(context, party);
  return partner ? [...offices, { role: 'associé', leaves: false, sure: 0.85 }] : offices;
};

/** Between « les soussignés » and what they agree to. */
const isSigning = ({ source: { folded }, kind }: Context, { from }: Party): boolean => {
  if (kind !== 'statuts') return false;
  const zone = folded.slice(0, from);
  const start = Math.max(
    ...[
      'soussigne',
      'la requete de',
      'associe fondateur',
      'associee fondatrice',
      'fondateurs',
      'signataires',
      'entre nous',
      '\nentre',
      ', entre :',
      'comparu',
      'comparait',
      'comparants',
    ].map((word) => zone.lastIndexOf(word)),
  );
  if (/representee?s?[^§.;]{0,40}$/.test(zone.slice(-60))) return false;
  return (
    start >= 0 &&
    !/(?:ont|a) (?:etabli|decide|arrete|convenu)|il est convenu|article|ont forme|lesquels|statuts d|ci-apres "l'associe|\ntitre (?:i|l|1|premier)(?![a-z\d])|(?<![a-z])fonde(?:nt)? (?:seule? |ensemble )?(?:la|une) societe|\n(?:[ivxl]{1,4}|\d{1,2}(?:\.\d{1,2})?)[.)]? ?[–—-]? (?:la societe(?:,? de (?:nature|forme)| est| a | prend)|(?:la |le |l'|il |elle )?(?:forme|nom|denomination|objet|but|siege|duree|capital|est)(?![a-z]))/.test(
      zone.slice(start),
    )
  );
};

/** « met fin à son mandat de présidente », « les fonctions du président prennent fin »: by whoever held it last before. */
const FINISHES =
  "(?:s'acheve(?:nt)?|s'arrete(?:nt)?|se termine(?:nt)?|finit|finissent|expirent?|s'eteint|prend(?:ra)?(?: donc| ainsi| alors| egalement)? fin|prennent(?: donc| ainsi| alors| egalement)? fin|prendront fin|ont pris fin|a pris fin|ayant pris fin|cesse(?:nt|ra|ront)?|sont terminee?s)(?![a-z])";
const ENDS = new RegExp(
  `(?:(?:met(?:tre|tent|tant|tra)?|mis) (?:fin|un terme)(?:,[^,.;§]{2,40},)? (?:a|aux?) (?:(?:son|ses|leurs?|mon|mes) (?:mandats?|fonctions) (?:de |d')|(?:mandats?|fonctions) (?:de la |du |de l'))(?<role>${ROLE})(?: du conseil d'administration| du conseil)?(?: et (?:de |d')(?<second>${ROLE}))?(?! ?,? (?:§|m\\. |mme |monsieur |madame ))|(?<!les )(?:(?:son|ses|leurs?|mon|mes|dont les?) (?:mandats?|fonctions) (?:de |d')|(?:les|le) (?:mandats?|fonctions) (?:du |de la |de l'))(?<left>${ROLE}) ${FINISHES}|(?<![a-z])ma (?<own>co-?gerance|gerance|presidence) ${FINISHES}|(?<=^|[.;,\\n] ?|et )(?:le |la |l')(?<self>${ROLE})(?:,? (?:lui|elle)-meme)?,? (?:cesse(?:ra)?|quitte(?:ra)?)(?: alors| donc| ainsi| egalement| par la meme)? (?:ses|toutes(?: ses)?) fonctions)`,
  'g',
);

export const ended = (context: Context, held: readonly Held[]): readonly Held[] =>
  context.kind === 'statuts'
    ? []
    : [...context.source.folded.matchAll(ENDS)].flatMap(({ index, groups }) => {
        const roles = rolesIn(
          `${groups?.role ?? groups?.left ?? groups?.own ?? groups?.self ?? ''} ; ${groups?.second ?? ''}`,
        );
        const [found] = roles;
        if (!found) return [];
        const holder = held.findLast(
          ({ party, office }) => party.start < index && office.role === found.role,
        );
        // « La présidente cessera ses fonctions »: only of somebody who is known by that title.
        const party =
          holder?.party ??
          (groups?.self
            ? undefined
            : context.mentions.parties.findLast((one) => !one.company && one.start < index));
        return party ? roles.map(({ role }) => ({ party, office: { role, leaves: true, sure: 0.75 } })) : [];
      });

/** « elle cesse d'en être gérante », « il n'est plus cogérant », « je quitte la gérance »: said of the person named last. */
const PRONOUN_LEAVES = new RegExp(
  `(?<![a-z])(?:(?:il|elle|celui-ci|celle-ci|ce dernier|cette derniere|je|l'interessee?) |j')(?:ne |n')?(?:cesse|arrete|quitte|abandonne|(?:en )?(?:est|suis) plus|exerce plus)(?: (?:d'en etre|d'etre|d'exercer|d'assurer|ses|son|mes|mon|les|la|le|fonctions?|mandat|poste|de|d')){0,5} ?(?<role>${ROLE})`,
  'g',
);

/** « Elle se nomme liquidatrice et met fin à son mandat de gérante »: the second verb of who is meant by a pronoun. */
const AND_LEAVES = new RegExp(
  `(?<=(?:^|[.;\\n] ?)(?:il|elle|celui-ci|celle-ci|ce dernier|cette derniere) [^.;§\\n]{3,220})(?:,| et)(?: [a-z]{4,14}){0,2} (?:cesse(?:ra)? (?:d'etre|d'exercer|d'assurer)|quitte(?:ra)?|abandonne(?:ra)?|n'est plus|ne sera plus|(?:met(?:tra)?|a mis) (?:fin|un terme)(?: (?:en consequence|de ce fait|par suite|ainsi|aussitot|a compter de ce jour))? a(?:ux)?|depose|resigne|renonce a(?:ux)?)(?: (?:son|ses|les|la|le|fonctions?|mandat|poste|charge|de|d')){0,4} ?(?<role>${ROLE})`,
  'g',
);

export const leftByPronoun = ({ source, mentions: { parties } }: Context): readonly Held[] =>
  [...source.folded.matchAll(PRONOUN_LEAVES), ...source.folded.matchAll(AND_LEAVES)].flatMap(
    ({ index, groups }) => {
      const party = parties.findLast((one) => !one.company && one.reach <= index && one.reach > index - 400);
      return party
        ? rolesIn(groups?.role ?? '')
            .filter(({ role }) => isManager(role))
            .map(({ role }) => ({ party, office: { role, leaves: true, sure: 0.75 } }))
        : [];
    },
  );

/** « et l'a nommé président », « tous deux en sont cogérants »: said of the persons named last. */
const PRONOUN = new RegExp(
  `(?:(?<![a-z])(?:l'a|l'ont|les a|les ont)(?: egalement| ensuite| aussi)? (?:nomm|design|elu|coopt|appel|choisi|investi|confirm)[a-z]{0,6}|(?<![a-z])(?:tous (?:les )?deux|toutes (?:les )?deux|ils|elles|ces derniers|ce dernier|cette derniere|celui-ci|celle-ci|le premier nomme|la premiere nommee|les (?:deux )?epoux|il|elle)(?:, (?:demeurant|domiciliee?)[^.;]{5,90}?,)?(?: (?:en|y|desormais|egalement|est|sont|seront|sera|deviennent|devient|a|ont|ete|nommee?s?|designee?s?|exerce(?:nt|ra|ront)?|assure(?:nt|ra|ront)?|occupe(?:nt|ra|ront)?|prend(?:ra)?|prennent|prendront|reprend|assume(?:nt|ra)?)){1,5})(?: (?:en qualite|aux fonctions|la fonction|les fonctions|comme|la))?(?: (?:de|d'|les|le|la|premiers?|seule?|nouve[a-z]{1,3})){0,2} ?(?<role>(?:${ROLE})(?:-direct(?:eur|rice) general)?)`,
  'g',
);

/** « Elle » is no man, « il » no woman. */
const agrees = ({ source: { folded } }: Context, words: string, [{ from, start }]: Group): boolean => {
  const title = folded.slice(from, start);
  return /^(?:elle|cel?le-ci|cette)/.test(words)
    ? !/^(?:m\.?|mr\.?|monsieur) /.test(title)
    : !/^(?:il|celui|ce )/.test(words) || !/^(?:mme|mlle|madame|mademoiselle)/.test(title);
};

/** « Le mandat de la gérante, Mme X, cesse. Elle devient présidente. » */
const isOther = (office: Office, named: string | undefined): boolean =>
  !rolesIn(named ?? '').some(({ role }) => role === office.role);

export const namedAgain = (
  context: Context,
  groups: readonly Group[],
  held: readonly Held[],
): readonly Held[] =>
  [...context.source.folded.matchAll(PRONOUN)].flatMap(({ index, 0: words, groups: found }) => {
    const first = /^l[ea] premi/.test(words);
    const many = first || /^(?:les|tou|ils|elles|ces )/.test(words);
    const latter = /^(?:ce dern|cette dern|cel)/.test(words);
    const last = groups.findLast((group) => {
      const { reach } = group.at(-1) ?? group[0];
      return (
        reach <= index &&
        reach > index - 400 &&
        (latter || group.length > 1 === many) &&
        (many || agrees(context, words, group)) &&
        group.every(
          (party) =>
            !party.company &&
            // « Mme X quitte la gérance ; elle devient présidente »: of one sentence.
            (!held.some(
              (one) => one.party === party && one.office.leaves && !isOther(one.office, found?.role),
            ) ||
              (index - reach < 60 && !/[.\n]/.test(context.source.folded.slice(reach, index)))),
        )
      );
    });
    return rolesIn(found?.role ?? '')
      .filter(({ role }) => isManager(role))
      .flatMap(({ role }) =>
        (latter ? (last ?? []).slice(-1) : first ? (last ?? []).slice(0, 1) : (last ?? [])).map((party) => ({
          party,
          office: { role, leaves: false, sure: 0.75 },
        })),
      );
  });

/** « Les deux associés susnommés en sont les premiers gérants », « Gérants : les deux associés » */
const ALL_PARTNERS =
  '(?:les (?:deux |trois |quatre )?|tous les |chacun des (?:deux |trois )?)(?:associes|fondateurs|comparants|soussignes)(?: fondateurs)?(?:,? (?:susnommes|prenommes|precites|ci-dessus(?: nommes| designes)?))?';
const PARTNERS_ARE = new RegExp(
  `(?<![a-z])${ALL_PARTNERS},? (?:en )?(?:sont|seront|ont ete|deviennent|est|sera)(?: (?:tous|tous deux|tous les deux|nommes?|designes?|egalement))*(?: (?:les|le|l'))?(?: (?:premiers?|seuls?))? ?(?<role>${ROLE})|(?<=^|[\\n.;] ?)(?:premiers )?(?<label>${ROLE})(?: ?:| sont)? ${ALL_PARTNERS}(?=[,.;\\n]|$)`,
  'g',
);
export const partnersNamed = ({ source }: Context, held: readonly Held[]): readonly Held[] => {
  const partners = held.filter(({ office }) => office.role === 'associé' && !office.leaves);
  return [...source.folded.matchAll(PARTNERS_ARE)].flatMap(({ groups }) =>
    rolesIn(groups?.role ?? groups?.label ?? '')
      .filter(({ role }) => isManager(role))
      .flatMap(({ role }) =>
        partners.map(({ party }) => ({ party, office: { role, leaves: false, sure: 0.75 } })),
      ),
  );
};

/** « L'associé unique exercera les fonctions de liquidateur »: whoever is known by that title. */
const SELF = new RegExp(
  `(?<![a-z])(?:l'|le |la )(?<who>${ROLE})(?:,? (?:lui|elle)-meme,?)? (?:exercera|exerce|assurera|assure|assume|assumera|prend|prendra|remplira|est nommee?|sera|se nomme|se designe|est designee?|est institue)(?: [a-z-]{1,10}){0,3} (?:en qualite de |de |les fonctions de |comme )?(?<role>liquidat(?:eur|rice))(?! judic)`,
  'g',
);

export const selfNamed = (context: Context, held: readonly Held[]): readonly Held[] =>
  [
    ...[...context.source.folded.matchAll(SELF)].map(({ groups }) => {
      const [who] = rolesIn(groups?.who ?? '');
      return held.find(({ office }) => office.role === who?.role && !office.leaves)?.party;
    }),
    ...[...context.source.folded.matchAll(ONESELF)].map(({ index }) => onlyPerson(context, index)),
  ].flatMap((party) =>
    party
      ? [{ party, office: { role: 'liquidateur', leaves: false, sure: 0.75, apart: true } as const }]
      : [],
  );

/** « l'associé unique a prononcé … Il s'est nommé liquidateur : M. X »: he who names himself is the partner. */
const NAMED_HIMSELF =
  /(?:associee?|actionnaire) unique[^§]{10,400}(?:(?:il|elle|et|,) s'est|de se|(?:il|elle|et) se) (?:lui-meme |elle-meme )?(?:designe|nomme|institue|choisi)[er]?e?(?: (?:lui|elle)[ -]meme)? (?:comme |en qualite de )?liquidat(?:eur|rice)(?: amiable)?(?: ?:|,) $/;
export const partnerNamed = ({ mentions: { parties, masked } }: Context): readonly Held[] =>
  parties
    .filter(
      ({ from, company }) => !company && NAMED_HIMSELF.test(masked.slice(Math.max(0, from - 500), from)),
    )
    .map((party) => ({ party, office: { role: 'associé', leaves: false, sure: 0.75 } }));

/** « s'est désigné liquidateur »: the only person whom the sentence names before. */
const ONESELF =
  /(?:s'est (?:lui-meme |elle-meme )?(?:designe|nomme|institue|fait)e?|s'en (?:fait|nomme|institue|designe)|(?:se|me) (?:fait|fais|nomme|designe)|m'institue)(?: (?:lui|elle|moi)-meme)? (?:en qualite de |comme |aux fonctions de )?liquidat(?:eur|rice)(?! judic)|(?<![a-z])(?:(?:il|elle) (?:exercera|exerce|assurera|remplira|assumera|prendra)|j'(?:exercerai?|assurerai?|exerce|assure|assumerai?)|je (?:remplirai|prendrai|prends))(?: desormais| elle-meme| lui-meme| moi-meme| personnellement| seule?)? (?:celles|celle|celui|les fonctions|la mission|le role|la charge) de liquidat(?:eur|rice)(?! judic)|(?<![a-z])en assume(?:ra|rai)?(?: (?:lui|elle|moi)-meme)? la liquidation(?! judic)/g;
const onlyPerson = ({ source, mentions: { parties } }: Context, index: number): Party | undefined => {
  const { start } = sentenceAt(source, index);
  const before = parties.filter((party) => !party.company && party.start >= start && party.start < index);
  // « L'associée unique se nomme elle-même »: whoever is known by that title.
  if (before.length === 0 && /(?:associee?|actionnaire) unique/.test(source.folded.slice(start, index)))
    return undefined;
  const named = before.length > 0 ? before : parties.filter((party) => !party.company && party.start < index);
  return new Set(named.map(({ name }) => name)).size === 1 ? named[0] : undefined;
};
