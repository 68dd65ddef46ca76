/** The offices that the reader names. */
export type Role =
  | 'gérant'
  | 'cogérant'
  | 'président'
  | 'directeur général'
  | 'directeur général délégué'
  | 'administrateur'
  | 'membre du directoire'
  | 'membre du conseil de surveillance'
  | 'commissaire aux comptes'
  | 'commissaire aux comptes suppléant'
  | 'associé'
  | 'représentant permanent'
  | 'liquidateur'
  | 'mandataire judiciaire'
  | 'administrateur judiciaire'
  | 'liquidateur judiciaire'
  | 'juge-commissaire';

// The longest first.
const patterns: readonly (readonly [Role, string])[] = [
  ['juge-commissaire', 'juges?[ -]commissaires?'],
  ['administrateur judiciaire', 'administrat(?:eur|rice)s? judiciaires?'],
  [
    'mandataire judiciaire',
    'mandataires? judiciaires?|representant des creanciers|(?<=(?:^|[\\n.;:] ?))mandataire(?= ?:|, | (?:scp|selarl|selas|me|maitre) )',
  ],
  ['liquidateur judiciaire', 'liquidat(?:eur|rice)s? judiciaires?|mandataires? liquidateurs?'],
  [
    'commissaire aux comptes suppléant',
    '(?<!sans )(?:commissaires? aux comptes suppleante?s?|c\\.?a\\.?c\\.? suppleante?s?|commissaires? suppleants?|supp?leante?s?)',
  ],
  [
    'commissaire aux comptes',
    'commissaires? aux? comptes?(?: titulaires?)?|commissariat aux comptes|c\\.?a\\.?c\\.?(?: titulaire)?|(?<=(?:^|[\\n:;,*(-] ?))titulaire(?= ?[:)]|\\n(?:cabinet|societe|mm?\\.|mme|monsieur|madame|s[a-z]{2,5} |$)|, (?:la |le |m|[a-z]{2,14} ))(?! ?[:)]? ?(?:de|du|des) )',
  ],
  ['directeur général délégué', 'direct(?:eur|rice)s? general?e?s?[ -]deleguee?s?|dgd'],
  ['directeur général', 'direct(?:eur|rice)s? general?e?s?|generaux|direction generale|dg'],
  ['membre du directoire', 'membres? du directoire|(?<=(?:appele|nomme|elu|entre|coopte)e?s? )au directoire'],
  [
    'membre du conseil de surveillance',
    'membres? du conseil de surveillance|membres? (?:dudit|de ce|du meme) conseil',
  ],
  ['représentant permanent', 'representante?s? permanente?s?'],
  ['cogérant', 'co-?gerante?s?|co-?gerance'],
  [
    'gérant',
    'associee?s?[ -]gerante?s?|(?<!locataire )(?<!locataires )gerante?s?(?! libre)|(?<!location )(?<!en )gerance(?! libre)',
  ],
  [
    'président',
    "(?<!vice-)(?<!vice )presidente?s?(?! de (?:la )?(?:seance|l'assemblee|tribunal)|e? de seance| du tribunal)|presidence(?! de (?:la )?(?:seance|l'assemblee|reunion)| des debats)",
  ],
  [
    'administrateur',
    "administrat(?:eur|rice)s?|membres? du conseil d'administration|(?<=(?:appele|nomme|elu|entre|coopte)e?s? (?:a (?:sieger|entrer) )?)au conseil d'administration",
  ],
  ['liquidateur', 'liquidat(?:eur|rice)s?'],
  ['associé', 'associee?s?(?: uniques?)?|actionnaires?(?: uniques?)?'],
];

/** « rue du Président Kennedy », « place de la Présidence »: a street is named after an office. */
const NO_STREET =
  "(?<!(?:rue|avenue|av\\.?|boulevard|bd|place|pl|square|quai|cours|allees?|pont|impasse|chemin|passage|esplanade|lycee|college|stade|parc) (?:du|de la|de l'|des) ?)";

export const ROLE = `(?<![a-z-])${NO_STREET}(?:${patterns.map(([, pattern]) => pattern).join('|')})(?![a-z])`;

// « président-directeur général » holds both offices; « vice-président » and « locataire-gérant » do not.
const FIND = new RegExp(
  `(?<![a-z]|(?<!(?<!vice-)president(?:e)?)-)${NO_STREET}(?:${patterns.map(([, pattern]) => `(${pattern})`).join('|')})(?![a-z])`,
  'g',
);

export type FoundRole = { readonly role: Role; readonly start: number; readonly end: number };

/** The offices named in a folded text, in order. */
export const rolesIn = (folded: string): readonly FoundRole[] =>
  [...folded.matchAll(FIND)].map((match) => ({
    role: patterns[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'gérant',
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The offices of a title that stands alone: « (titulaire) » is said of an auditor only. */
export const titleRoles = (title: string): readonly { readonly role: Role }[] =>
  title === 'titulaire' ? [{ role: 'commissaire aux comptes' }] : rolesIn(title);

export const isOfficer = (role: Role): boolean =>
  role === 'mandataire judiciaire' ||
  role === 'administrateur judiciaire' ||
  role === 'liquidateur judiciaire' ||
  role === 'juge-commissaire';
