/** A fact that was read in a text (domain/reading), as far as a mention looks at it. */
export type StatedFact = { readonly name: string; readonly value: string };

/**
 * What shows that a text has a mention: a fact of this name, these words (of the text in lower case and without
 * accents), or the fact that a look at all of them finds. One is enough. `value`: where none of these is there, a
 * value of this kind of which nothing else is known may be the mention: then it is not claimed missing.
 */
export type Evidence =
  | string
  | RegExp
  | { readonly value: 'date' | 'address' | 'amount' | 'party' }
  | (<Read extends StatedFact>(facts: readonly Read[]) => Read | undefined);

const DATE: Evidence = { value: 'date' };
const ADDRESS: Evidence = { value: 'address' };
const AMOUNT: Evidence = { value: 'amount' };
const PARTY: Evidence = { value: 'party' };

/** Somebody who trades in his own name has neither a form nor a capital. */
const INDIVIDUAL =
  /entreprise individuelle|entrepreneure? individuel|auto-?entrepren|micro-?entrepr|(?:artisane?|commercante?|exploitante?)(?: individuel)?(?![a-z])|en nom propre|(?<![a-z])ei(?![a-z])/;

const GIVES =
  /vendeur|cedant|loueur|bailleur|(?:a|ont) (?:cede|vendu|donne|confie|loue|concede|consenti)|(?:consentie?|cedee?|donnee?|vendue?)[^.]{0,90} par/;

/**
 * The evidence of each mention by its key, where it does not depend on the type. A key without evidence is a matter
 * of custom, or is not always there (a departing manager): the reader never claims that a text lacks it.
 */
export const evidenceOf: Readonly<Record<string, readonly Evidence[]>> = {
  companyName: [
    'company.name',
    /"[a-z\d]|denommee|denomination[^.\n]{0,30}[:"] ?[a-z"]|(?<![a-z])(?:societe|sarl|sasu?|eurl|sci|snc|selarl|selas)(?! (?:par|en|a|au|dont|anonyme|civile|est|sera|ayant|avec|sous)(?![a-z])) "?[a-z]{3}/,
    PARTY,
  ],
  companyForm: [
    'company.form',
    /(?<![a-z])(?:s\.?a\.?r\.?l|s\.?a\.?s|e\.?u\.?r\.?l|s\.?c\.?i|s\.?n\.?c|selarl|selas|societe (?:par|a|anonyme|civile|en|d'))/,
    INDIVIDUAL,
  ],
  capital: [
    'company.capital',
    /(?<![a-z])cap(?:ital|\.)[^.\n]{0,80}(?:\d|mille|cent|euro)/,
    INDIVIDUAL,
    AMOUNT,
  ],
  address: ['company.seat', /(?<!\d)\d{5},? [a-z]|\(\d{5}\)/],
  siret: ['company.siren', /(?<!\d)\d{3}[ .]\d{3}[ .]\d{3}(?!\d)/],
  rcs: ['company.rcs.city', /r\.?c\.?s\.? ?[a-z]|registre du commerce|immatricul[a-z]{1,3} a [a-z]/],
  organ: [
    'organ',
    /assemblee?|associe|actionnaire|president|geran|conseil|directoire|(?<![a-z])ag[eom]?(?![a-z])/,
  ],
  decisionDate: [
    'date.decision',
    'date.signature',
    'date.effect',
    /(?:decision|decid|assemblee|(?<![a-z])ag[eomx]?|proces|(?<![a-z])pv|reuni|statu|acte)[^§]{0,90}?(?<!\d)\d{1,2}(?:er)?(?:[ /.-]{1,2}(?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)|[/. -]\d{1,2}[/. -]\d{2})/,
    DATE,
  ],
  actDate: ['date.signature', 'date.decision', /(?<![a-z])(?:acte|assp|ssp)[^\n]{0,120}\d{2}/, DATE],
  effectDate: [
    'date.effect',
    /effet|a c(?:om)?pter|a partir|immediat|ce jour|ce meme jour|jour meme|a dater/,
    DATE,
  ],
  oldAddress: ['change.seat.old', /(?<!\d)\d{5}(?!\d)[^§]{1,1500}(?<!\d)\d{5}(?!\d)/, ADDRESS],
  oldCapital: [
    'change.capital.old',
    'company.capital',
    /ancien|(?:porte|ramene|passe)[a-z]{0,2} de |cap(?:ital|\.)[^.\n]{0,40}\d[^§]{1,900}cap(?:ital|\.)[^.\n]{0,80}\d/,
    AMOUNT,
  ],
  increase: ['change.capital.new', /augment[^.\n]{0,120}\d/, AMOUNT],
  reduction: ['change.capital.new', /redui|reduc|ramen/, AMOUNT],
  oldName: ['change.name.old', /ancien|etait|au lieu|remplac|devient|devenant|changer|par ?"/],
  oldForm: ['change.form.old', 'company.form'],
  continuity: [
    /ne change|pas (?:de |d'autre )?(?:changement|modif|change)|aucun(?:e autre)? (?:changement|modification)|identique|maintenu|subsist|inchange|sans changement|reste|demeur|conserv|modifi/,
  ],
  purpose: [
    'company.object',
    /(?<![a-z])objet(?: social)? ?(?::|est|\n)|pour objet|activite|(?<![a-z])(?:fera|exercera|exploitera|proposera|vocation|specialis|pour but|se consacr)/,
  ],
  admission: [/(?<![a-z])vot(?:e|er|ant)(?![a-z])|(?<![a-z])vo(?:ix|ie)(?![a-z])|assembles?|assemblees?/],
  approval: [/agrement|agree|cessib|cession|transmission|preempt|autoris/],
  liquidator: [
    (facts) => named(facts, 'liquidator.address') && named(facts, 'liquidator'),
    /transmission universelle|1844-5|liquidat(?:eur|rice)[^§]{0,250}?(?:demeurant|dmt|domicili|\d{5})/,
    PARTY,
    ADDRESS,
  ],
  correspondence: [
    'liquidation.seat',
    /correspondance|siege de (?:la )?liquidation|transmission universelle|1844-5/,
    ADDRESS,
  ],
  filingCourt: ['court', /(?<![a-z])greffe|transmission universelle|1844-5/],
  closingDate: ['date.decision', 'date.effect', /(?:le|du) \d{1,2}[ /.e]/, DATE],
  closingPlace: [
    'meeting.place',
    /tribunal[^.\n]{0,80}(?:prononc|clotur)|jugement|au siege|a l'adresse|(?:en|dans|chez|a|au) (?:l'|le |les |la )?(?:etude|office|cabinet|bureaux|locaux|domicile|mairie|salle)|(?:reuni|tenu|prise)[^.\n]{0,60} (?:a|au|chez|en l') ?/,
    ADDRESS,
  ],
  registration: [
    'date.registration',
    /enregistr|authentique|actes? notarie|recu(?:e|s)? (?:par|en|le)|(?<![a-z])recu(?![a-z])/,
  ],
  seller: ['seller', GIVES, PARTY],
  lessor: ['seller', GIVES, PARTY],
  assignor: ['seller', GIVES, PARTY],
  nature: ['business.nature', /fonds (?:de commerce |artisanal |liberal )?(?:de |d'|: )/],
  businessAddress: [
    'business.address',
    /(?:sise?|situee?|exploit|fonds)[^§]{0,160}(?:\d{5}| a [a-z]{3})/,
    ADDRESS,
  ],
  premises: [
    'business.address',
    /(?:sis|situe|local|locaux|boutique|magasin|bureau|bail)[^\n]{0,120}\d{5}/,
    ADDRESS,
  ],
  price: ['price', /prix[^.\n]{0,90}(?:\d|euros)/, AMOUNT],
  opposition: ['opposition.address', /opposition/],
  startDate: [
    'date.effect',
    /a compter|a partir|effet|debut|depuis le|(?<![a-z])du \d{1,2}[^.\n]{0,24} au \d/,
    DATE,
  ],
  endDate: ['date.effect', /fin[^.\n]{0,80}\d|resili|(?:cesse|terme|echeance|expir)[^.\n]{0,80}\d/, DATE],
  contractDate: ['date.signature', /(?:acte|contrat|assp|ssp)[^\n]{0,160}\d{2}/, DATE],
  cessationDate: ['date.effect', /(?:cess|arret|sommeil|fin|terme|ferm)[^.\n]{0,200}\d{4}/, DATE],
  court: ['court', /tribunal/],
  judgmentDate: [
    'date.decision',
    /(?:jugement|ordonnance|prononc|ouver)[^.\n]{0,60}(?:du|le|en date) [^.\n]{0,14}\d/,
    DATE,
  ],
  activity: ['company.object', /activite|exploit|commerce de|profession|entrepris/],
  trustee: [
    'officer',
    /(?:liquidateur|mandataire)[^.\n]{0,40}(?:(?<![a-z])me |maitre|selarl|selas|scp)/,
    PARTY,
  ],
  claimsDeadline: [/creance|declar|observation/],
  procedure: [/liquidation|sauvegarde|redressement|retablissement/],
  yearEnd: [/exercice|(?<![a-z])clos(?![a-z])/],
  filingDate: [/depo[st]/],
  holder: [
    (facts) => atHome(facts, /^commissaire/),
    /(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))[^§]{0,200}(?:\d{5}|demeurant|domicili|cabinet)/,
    PARTY,
  ],
  meetingKind: ['organ', /assemblee|(?<![a-z])ag[eom]?(?![a-z])/],
  meetingDate: [
    'meeting.date',
    /(?:convoqu|reuni|assemblee|tiendra)[^.]{0,200}(?:le|au) [a-z]{0,9} ?\d{1,2}/,
    DATE,
  ],
  meetingTime: ['meeting.hour', /\d ?h|heures?/],
  meetingPlace: ['meeting.place', /au siege|a l'adresse|salle|visioconference|distance/, ADDRESS],
  agenda: [/ordre du jour(?! (?:est|reste|demeure) inchange)|deliberer sur/],
  postalVote: [/correspondance|procuration|distance|pouvoir/],
  officer: [/commissaire|huissier|avocat|notaire|maitre|(?<![a-z])me /],
  goods: ['business.nature', /lot|materiel|appartement|maison|immeuble|vehicule|stock/],
  saleDate: ['meeting.date', /(?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi) \d{1,2}/, DATE],
  salePlace: ['meeting.place', /(?<!\d)\d{5} [a-z]|\(\d{5}\)/, ADDRESS],
  reserve: ['price', /prix/, AMOUNT],
  faultyDate: ['reference.faulty', /(?:parue?|publiee?|inseree?)[^.\n]{0,90}\d/, DATE],
  wrong: ['correction.old', /au lieu|et non/],
  right: ['correction.new', /lire|et non|au lieu|rectifi[a-z]{1,3} (?:comme|ainsi|en)/],
  added: ['correction.new', /ajouter|complet|complement|precis|omis|oubli/],
  absorbed: [/absorb|apport/],
  beneficiaries: [
    /beneficiaire|apport|transm(?:et|is|ission)|(?:deux|trois|quatre|plusieurs) societes|au profit de/,
  ],
  draftDate: ['date.signature', /projet|traite/, DATE],
  assets: [/actif|patrimoine|realis|definitiv|apport net/],
  liabilities: [/passif|actif net|patrimoine|realis|definitiv|apport net/],
};

const named = <Read extends StatedFact>(facts: readonly Read[], name: string): Read | undefined =>
  facts.find((fact) => fact.name === name);

const MANAGES = /^(?:gérant|cogérant|président|directeur|administrateur|membre|commissaire)/;

/** At least one manager, and a home for one of them: a shared or foreign address may escape the reader. */
const managersAtHome = <Read extends StatedFact>(facts: readonly Read[]): Read | undefined =>
  atHome(facts, MANAGES);

const atHome = <Read extends StatedFact>(facts: readonly Read[], office: RegExp): Read | undefined => {
  const managers = facts.filter(({ name, value }) => name === 'person' && office.test(value));
  const names = managers.map(({ value }) => value.slice(value.indexOf(': ') + 2));
  return facts.find(
    ({ name, value }) =>
      name === 'person.address' && names.some((manager) => value.startsWith(`${manager}:`)),
  );
};

/** The managers with their homes. */
export const managerEvidence: readonly Evidence[] = [
  managersAtHome,
  /(?:geran|president|directeur|directrice|administrat)[^§]{0,160}?(?:demeurant|dmt|domicili|\d{5}|meme adresse)/,
  PARTY,
  ADDRESS,
];
