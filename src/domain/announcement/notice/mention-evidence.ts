/** A fact that was read in a text (domain/reading), as far as a mention looks at it. */
export type StatedFact = { readonly name: string; readonly value: string };

type Look = <Read extends StatedFact>(facts: readonly Read[]) => Read | undefined;

/**
 * What shows that a text has a mention: a fact of this name, these words (of the text in lower case and without
 * accents), or the fact that a look at all of them finds. One is enough. `value`: where none of these is there, a
 * value of this kind of which nothing else is known may be the mention: then it is not claimed missing. `near`: nor
 * where the text has such words or facts, which come near it. `nearInCapitals`: the same for words of the text with
 * its capitals and accents.
 */
export type Evidence =
  | string
  | RegExp
  | { readonly value: 'date' | 'address' | 'amount' | 'party' | 'words' }
  | { readonly near: RegExp | Look }
  | { readonly nearInCapitals: RegExp }
  | Look;

const DATE: Evidence = { value: 'date' };
const ADDRESS: Evidence = { value: 'address' };
const AMOUNT: Evidence = { value: 'amount' };
const PARTY: Evidence = { value: 'party' };
/** Words that no notice has of itself: a trade, a name, a town. */
const WORDS: Evidence = { value: 'words' };
const near = (words: RegExp | Look): Evidence => ({ near: words });

/** Somebody who trades in his own name has neither a form nor a capital. */
const INDIVIDUAL =
  /entreprise individuelle|entreprene(?:ur|ure|use)s? individuel|auto-?entrepren|micro-?entrepr|(?:artisane?|commercante?|exploitante?)(?: individuel)?(?![a-z])|en nom (?:propre|personnel)|a son (?:propre )?compte(?! courant)|travaille(?:ur|use) independant|(?<![a-z])ei(?![a-z])/;

/** An association has neither a capital nor a registry of commerce, nor the rules of a company's meetings. */
const ASSOCIATION = /(?:^|\n|(?<![a-z])(?:l'|une ))association (?:"|regie|loi|declaree|dite|denommee)/;

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
    WORDS,
    near(
      /(?<![a-z])(?:sarl|sasu?|eurl|sci|snc|selarl|selas|societe)(?! (?:par|en|a|au|dont|anonyme|civile|est|sera|ayant|avec|sous|et|ou|ne|se|le \d)(?![a-z])) [\d"a-z]/,
    ),
  ],
  companyForm: [
    'company.form',
    /(?<![a-z])(?:s\.?a\.?r\.?l\.?u?|s\.?a\.?s\.?u?|e\.?u\.?r\.?l|s\.?c\.?i|s\.?n\.?c|selarlu?|selasu?|cooperative|groupement|mutuelle|fondation|syndicat|gie|gaec|earl|scea|scop|scic|scicv|sccv|scs|sica|cuma)(?![a-z])|(?<![a-z])societe (?:par act|a resp|anonyme|civile|en (?:nom|commandite|participation)|d'(?:exercice|economie|interet)|cooperative|publique|mixte)/,
    // « sa » is also the possessive, and « SCP Durand » a notary: these are forms where only a form can stand.
    /(?<![a-z])(?:sa|sem|scp|scm|sca)(?= ?[,;:()"]|\.| -| (?:au|a) cap| en liq)|forme(?: juridique| sociale)? ?:? ?(?:d'une )?(?:sa|sem|scp|scm|sca|association)(?![a-z])/,
    INDIVIDUAL,
    near(/(?:(?<![a-z])(?:l'|une |cette )|^|\n)association(?![a-z])|(?:^|\n)(?:sem|scp|scm|sca)(?![a-z])/),
    { nearInCapitals: /(?<=\p{Ll} )S\.?A\.? (?=\p{Lu})/u },
  ],
  capital: [
    'company.capital',
    /(?<![a-z])cap(?:ital|\.)[^.\n]{0,80}(?:\d|mille|cent|euro)/,
    INDIVIDUAL,
    ASSOCIATION,
    AMOUNT,
    near(/capital[^.\n]{0,30} (?:libere|divise|compose|fixe|minimum|initial)/),
  ],
  address: ['company.seat', /(?<!\d)\d{5},? [a-z]|\(\d{5}\)/],
  siret: [
    'company.siren',
    /(?<!\d)(?<!(?<!\d)0[ .])\d{3}[ .]\d{3}[ .]\d{3}(?!\d| ?(?:€|eur))/,
    // The length of a SIREN or a SIRET, which unlike a telephone number do not begin with 0.
    near(/(?<!\d[ .-]?)[1-9](?:[ .-]?\d){8}(?:(?:[ .-]?\d){5})?(?![ .-]?\d| ?(?:€|eur))/),
  ],
  rcs: [
    'company.rcs.city',
    // The registry with its city: « sous le numéro … » tells none.
    /(?<![a-z])(?:r\.?c\.?s\.?|registre du commerce(?: et des societes)?) ?:? ?(?:de |d'|du |des )?(?!sous|et |en cours|la societe|competent|numero|concern|d[eu] )[a-z]|immatricul[a-z]{1,3} a [a-z]/,
    ASSOCIATION,
    near(
      /(?<![a-z[])r ?[.,;]? ?c ?[.,;]? ?s(?![a-z\]]| sous)|commerce et des societes(?! sous)|immatricul[a-z]{1,9} (?:a|au|de|pres)(?![a-z]| registre| rcs| r\.c)|inscrit[a-z]{0,3} (?:a|au)(?![a-z]| registre| rcs| r\.c)/,
    ),
  ],
  organ: [
    'organ',
    /assemblee?|associe|actionnaire|president|geran|conseil|directoire|(?<![a-z])ag[eom]?(?![a-z])/,
    near(/deliber|collectiv|societaire|porteurs? de parts|membres|fondat|proprietaire|administrat/),
  ],
  decisionDate: [
    'date.decision',
    'date.signature',
    'date.effect',
    /(?:decision|decid|assemblee|(?<![a-z])ag[eomx]?|proces|(?<![a-z])pv|reuni|statu|acte)[^§]{0,90}?(?<!\d)\d{1,2}(?:er)?(?:[ /.-]{1,2}(?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)|[/. -]\d{1,2}[/. -]\d{2})/,
    DATE,
    near(/ce jour|en date du|(?<![a-z])hier(?![a-z])/),
  ],
  actDate: [
    'date.signature',
    'date.decision',
    /(?<![a-z])(?:acte|assp|ssp)[^\n]{0,120}\d{2}/,
    DATE,
    near(
      /(?:cree|constitue|fonde|forme|monte|signe|etabli|redige|statuts)[a-z]{0,2}[^.\n]{0,60}(?<!\d)(?:19|20)\d\d(?!\d)/,
    ),
  ],
  effectDate: [
    'date.effect',
    /effet|(?:a|pour) c(?:om)?pter|cette (?:derniere )?date|seance tenante|a partir|immediat|ce jour|ce meme jour|jour meme|a dater/,
    DATE,
    near(
      /(?<![a-z])des (?:le \d|ce jour|sa |la signature|l'immatriculation)|depuis|a l'issue|meme date|retroacti|lendemain|minuit|entr(?:e|ant|era|ee) en (?:vigueur|fonction|application)|prend[a-z]{0,3} cours|a la date|aussitot|sans delai/,
    ),
  ],
  oldAddress: [
    'change.seat.old',
    /(?<!\d)\d{5}(?!\d)[^§]{1,1500}(?<!\d)\d{5}(?!\d)/,
    ADDRESS,
    near(/(?<![a-z])meme (?:ville|commune|localite|code postal)/),
  ],
  oldCapital: [
    'change.capital.old',
    'company.capital',
    /ancien|(?:porte|ramene|passe)[a-z]{0,2} de |cap(?:ital|\.)[^.\n]{0,40}\d[^§]{1,900}cap(?:ital|\.)[^.\n]{0,80}\d/,
    AMOUNT,
  ],
  increase: ['change.capital.new', /augment[^.\n]{0,120}\d/, AMOUNT],
  reduction: ['change.capital.new', /redui|reduc|ramen/, AMOUNT],
  oldName: [
    'change.name.old',
    /ancien|etait|au lieu|remplac|devient|devenant|changer|par ?"/,
    PARTY,
    WORDS,
    near(/jusqu'(?:alors|ici|a present)|precedem|avant|initial|ex-|s'appelait|se nommait|connue/),
  ],
  oldForm: ['change.form.old', 'company.form'],
  continuity: [
    /ne (?:change|bouge|varie)|rien (?:d'autre )?ne|pas (?:de |d'autre )?(?:changement|modif|change)|aucun(?:e autre)? (?:changement|modification)|identique|maintenu|subsist|inchange|sans changement|reste|demeur|conserv|modifi/,
    // All named in a row: what is said of them may be cut or badly scanned.
    near(
      /(?:(?:l')?objet|duree|siege|capital|nom|denomination)(?:,| et)(?: (?:l'|la |le |son |sa )?(?:objet|duree|siege|capital|nom|denomination)(?: social)?(?:,| et)?){2,5}/,
    ),
  ],
  purpose: [
    'company.object',
    /(?<![a-z])objet(?: social)? ?(?::|est|\n)|pour objet|activite|(?<![a-z])(?:fera|exercera|exploitera|proposera|vocation|specialis|pour but|se consacr)/,
    WORDS,
  ],
  admission: [
    /(?<![a-z])vot(?:e|er|ant)(?![a-z])|(?<![a-z])vo(?:ix|ie)(?![a-z])|assembles?|assemblees?/,
    near(
      /particip|droits? egaux|proportionne|siege(?:r|nt) aux|decisions collectives|action[^.\n]{0,40}(?:donne|confere|droit|vaut)/,
    ),
  ],
  approval: [
    /agrement|agree|cessib|cession|transmission|preempt|autoris/,
    near(
      /libre|tiers|restrict|prealable|consentement|accord des associes|(?:vend|ced|transme)[a-z]{1,5} (?:de )?(?:ses|leurs|des|les|son) (?:actions?|titres?)/,
    ),
  ],
  liquidator: [
    (facts) => named(facts, 'liquidator.address') && named(facts, 'liquidator'),
    /transmission universelle|1844 ?- ?5|liquidat(?:eur|rice)[^§]{0,250}?(?:demeurant|dmt|domicili|\d{5})/,
    PARTY,
    ADDRESS,
    WORDS,
  ],
  correspondence: [
    'liquidation.seat',
    /correspondance|siege de (?:la )?liquidation|transmission universelle|1844 ?- ?5/,
    ADDRESS,
    near(
      /(?<![a-z])ecrire|courrier|chez (?:lui|elle|le liquidateur|la liquidatrice)|domicile (?:du|de la) liquidat|son domicile|(?:siege|adresse)[^.\n]{0,60}liquidation/,
    ),
  ],
  filingCourt: ['court', /(?<![a-z])greffe|transmission universelle|1844 ?- ?5/],
  closingDate: ['date.decision', 'date.effect', /(?:le|du) \d{1,2}[ /.e]/, DATE],
  closingPlace: [
    'meeting.place',
    /tribunal[^.\n]{0,80}(?:prononc|clotur)|jugement|au siege|a l'adresse|(?:en|dans|chez|a|au) (?:l'|le |les |la )?(?:etude|office|cabinet|bureaux|locaux|domicile|mairie|salle)|(?:reuni|tenu|prise)[^.\n]{0,60} (?:a|au|chez|en l') ?/,
    ADDRESS,
    near(/siege|locaux|visio|consultation ecrite/),
  ],
  registration: [
    'date.registration',
    /enregistr|authentique|actes? notarie|recu(?:e|s)? (?:par|en|le)|(?<![a-z])recu(?![a-z])/,
    near(
      /(?<![a-z])(?:sde|sie|spfe|spf|bordereau|folio|volume)(?![a-z])|service departemental|impots|notaire|dossier \d/,
    ),
  ],
  seller: ['seller', GIVES, PARTY, WORDS],
  lessor: ['seller', GIVES, PARTY, WORDS],
  assignor: ['seller', GIVES, PARTY, WORDS],
  nature: [
    'business.nature',
    /fonds (?:de commerce |artisanal |liberal )?(?:de |d'|: )/,
    WORDS,
    near(/(?<!fonds )(?<!commerce )(?<!artisanal ) (?:exploitee?s?|sise?s?|situee?s?)(?![a-z])/),
  ],
  businessAddress: [
    'business.address',
    /(?:sise?|situee?|exploit|fonds)[^§]{0,160}(?:\d{5}| a [a-z]{3})/,
    ADDRESS,
    near(
      /(?<![a-z])(?:du|au|a l'adresse|meme adresse|sur place|a) (?:\d{1,4}(?: bis| ter)?,? [a-z]|du fonds|precitee?)|(?<![a-z])meme adresse|(?:numero|n°) ?\d{1,4}|(?:ladite|cette|meme|susdite) (?:rue|avenue|place|route|voie|ville|commune)/,
    ),
  ],
  premises: [
    'business.address',
    /(?:sis|situe|local|locaux|boutique|magasin|bureau|bail)[^\n]{0,120}\d{5}/,
    ADDRESS,
  ],
  price: [
    'price',
    /prix[^.\n]{0,90}(?:\d|euros)/,
    AMOUNT,
    near(/(?:pour|moyennant|contre|la somme de) [a-z -]{3,60}(?:cents?|mille|millions?)(?: d'| )euros/),
  ],
  opposition: [
    'opposition.address',
    /opposition/,
    near(/creanciers|election de domicile|domicile elu|sequestre|domicile est elu/),
  ],
  startDate: [
    'date.effect',
    /a compter|a partir|effet|debut|depuis le|(?<![a-z])du \d{1,2}[^.\n]{0,24} au \d/,
    DATE,
    near(/commenc|prend[a-z]{0,3} (?:effet|cours)|des le|entree en/),
  ],
  endDate: [
    'date.effect',
    /fin[^.\n]{0,80}\d|resili|(?:cesse|terme|echeance|expir|rompu|rupture|denonc|plus cours)[^.\n]{0,80}\d/,
    DATE,
  ],
  contractDate: [
    'date.signature',
    /(?:acte|contrat|assp|ssp)[^\n]{0,160}\d{2}/,
    DATE,
    near(
      /(?:bail|convention|location|gerance)[^.\n]{0,40} (?:passe|signe|conclu|consenti|convenu|dat|du |en date)[^.\n]{0,60}(?<!\d)(?:19|20)\d\d(?!\d)/,
    ),
  ],
  cessationDate: [
    'date.effect',
    /(?:cess|arret|sommeil|fin|terme|ferm)[^.\n]{0,200}\d{4}/,
    DATE,
    near(/ce jour|a compter|depuis|a partir/),
  ],
  court: ['court', /tribunal/],
  judgmentDate: [
    'date.decision',
    /(?:jugement|ordonnance|prononc|ouver)[^.\n]{0,60}(?:du|le|en date) [^.\n]{0,14}\d/,
    DATE,
    near(/ce jour|audience du/),
  ],
  activity: ['company.object', /activite|exploit|commerce de|profession|entrepris/, WORDS],
  trustee: [
    'officer',
    /(?:liquidateur|mandataire)[^.\n]{0,40}(?:(?<![a-z])me |maitre|selarl|selas|scp)/,
    PARTY,
    WORDS,
  ],
  claimsDeadline: [/creance|declar|observation|clotur|insuffisan|mis (?:fin|un terme)/],
  procedure: [/liquidation|sauvegarde|redressement|retablissement/],
  yearEnd: [
    /exercice|(?<![a-z])clos(?![a-z])/,
    near(/(?:comptes|annuels|sociaux|annee) (?:(?:de|pour) )?(?:l'annee )?20\d\d|31[ /.-](?:decembre|12)/),
  ],
  filingDate: [/depo[st]/, near(/remis|transmis|adress|teletransm|greffe/)],
  holder: [
    (facts) => atHome(facts, /^commissaire/),
    /(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))[^§]{0,200}(?:\d{5}|demeurant|domicili|cabinet)/,
    PARTY,
    WORDS,
  ],
  meetingKind: ['organ', /assemblee|(?<![a-z])ag[eom]?(?![a-z])/],
  meetingDate: [
    'meeting.date',
    /(?:convoqu|reuni|assemblee|tiendra)[^.]{0,200}(?:le|au) [a-z]{0,9} ?\d{1,2}/,
    DATE,
  ],
  meetingTime: ['meeting.hour', /\d ?h|heures?/, near(/midi|matin|apres-midi|soir/)],
  meetingPlace: [
    'meeting.place',
    /au siege|a l'adresse|salle|visioconference|distance/,
    ADDRESS,
    WORDS,
    near(/siege|locaux|bureaux|adresse|mairie|hotel|etude|cabinet/),
  ],
  agenda: [
    /a titre (?:extra)?ordinaire ?:|ordre du jour(?! (?:est|reste|demeure) inchange)|deliberer sur|(?<![a-z])y (?:debattra|traitera|discutera|seront (?:traite|debattu|aborde|examine|discute))/,
    near(/se prononcer|resolutions?|statuer sur|voter(?! par| a distance| ou )|examiner|a l'effet de/),
  ],
  postalVote: [/correspondance|procuration|distance|pouvoir/, ASSOCIATION],
  officer: [/commissaire|huissier|avocat|notaire|maitre|(?<![a-z])me /],
  goods: ['business.nature', /lot|materiel|appartement|maison|immeuble|vehicule|stock/, WORDS],
  saleDate: ['meeting.date', /(?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi) \d{1,2}/, DATE],
  salePlace: [
    'meeting.place',
    /(?<!\d)\d{5} [a-z]|\(\d{5}\)/,
    ADDRESS,
    WORDS,
    near(/sur place|audience|palais|tribunal|etude|hotel des ventes|en ligne|internet/),
  ],
  reserve: ['price', /prix/, AMOUNT, near(/estimation|sans reserve|(?<!\d)\d[\d .]{2,12} ?(?:e|€)/)],
  faultyDate: [
    'reference.faulty',
    /(?:parue?|publiee?|inseree?)[^.\n]{0,90}\d/,
    DATE,
    near(/(?:annonce|avis|insertion|publication|parution) (?:du|le|en date du) \d{1,2}(?:er)?[ /.-]/),
  ],
  wrong: ['correction.old', /au lieu|et non/, WORDS],
  right: ['correction.new', /lire|et non|au lieu|rectifi[a-z]{1,3} (?:comme|ainsi|en)/, WORDS],
  added: ['correction.new', /ajouter|complet|complement|precis|omis|oubli/, WORDS],
  absorbed: [/absorb|apport/, near(/(?:transmis|apport)[a-z]{0,5} (?:de|du|par)/)],
  beneficiaries: [
    /beneficiaire|apport|transm(?:et|is|ission)|(?:reparti[a-z]{0,2}|partag[a-z]{1,4}|divis[a-z]{1,4}|scind[a-z]{1,3})(?: [^.\n]{1,40})? entre|(?:patrimoine|biens et dettes)[^.\n]{0,30} (?:va|vont|echoi[a-z]{1,3}|revien[a-z]{1,4}|(?:est|sont|a ete|ont ete) (?:devolu|attribue|remis|repri|cede|confie))|(?<![a-z])(?:passe|revient|echoit)(?:nt)?[^.\n]{0,80} a la (?:sas|sarl|sa|snc|sci|societe)|(?:deux|trois|quatre|plusieurs) societes|au profit de/,
    near(
      /branche[^.\n]{0,60} (?:va|vont|revien[a-z]{1,4}|echoi[a-z]{1,3}|passe|passent) a |se (?:partag|divis|scind)[a-z]{1,4}[^.\n]{0,60} entre/,
    ),
  ],
  draftDate: ['date.signature', /projet|traite/, DATE, near(/traite|projet|convention/)],
  assets: [
    /actif|patrimoine|realis|definitiv|apport net|biens et dettes|ensemble d(?:e ses|es) biens/,
    near(/(?:€|euros) de biens/),
  ],
  liabilities: [/passif|dettes|actif net|patrimoine|realis|definitiv|apport net/],
};

const named = <Read extends StatedFact>(facts: readonly Read[], name: string): Read | undefined =>
  facts.find((fact) => fact.name === name);

const MANAGES = /^(?:gérant|cogérant|président|directeur|administrateur|membre|commissaire)/;

/** At least one manager, and a home for one of them: a shared or foreign address may escape the reader. */
const managersAtHome = <Read extends StatedFact>(facts: readonly Read[]): Read | undefined =>
  atHome(facts, MANAGES);

const atHome = <Read extends StatedFact>(
  facts: readonly Read[],
  office: RegExp,
  kind = 'person',
): Read | undefined => {
  const managers = facts.filter(({ name, value }) => name === kind && office.test(value));
  const names = managers.map(({ value }) => value.slice(value.indexOf(': ') + 2));
  return facts.find(
    ({ name, value }) =>
      name === 'person.address' && names.some((manager) => value.startsWith(`${manager}:`)),
  );
};

/** The managers with their homes. */
export const managerEvidence: readonly Evidence[] = [
  managersAtHome,
  // The home of somebody who leaves is seldom told: he may be the one who comes.
  near((facts) => atHome(facts, /./, 'person.outgoing')),
  /(?:geran|president|directeur|directrice|administrat)[^§]{0,160}?(?:demeurant|dmt|domicili|\d{5}|meme adresse)/,
  PARTY,
  ADDRESS,
];
