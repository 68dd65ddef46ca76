import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import type { TextKind } from './text-kinds.ts';

/** The types that stand alone: a text that is one of these is nothing else. */

const LINK_TO_SALE = String.raw`(?:cede|cedent|cedes|cession|vendue?|vends?|vendent|vente|acquis|achete|acquereur|cessionnaire)`;

const BUSINESS = String.raw`(?:fonds (?:de |artisanal|liberal|d'|commercial|agricole)|branche (?:complete )?d'activite|(?:son|leur|mon) commerce de |officine de pharmacie|entreprise individuelle|clientele)`;

const SALE = new RegExp(
  String.raw`(?<![a-z])${LINK_TO_SALE}(?![a-z])[^§]{0,900}${BUSINESS}|fonds (?:de commerce|artisanal|liberal|de [a-z]{4})[^§]{0,300}(?<![a-z])${LINK_TO_SALE}(?![a-z])|(?:cession|vente) (?:de|d'un) fonds`,
);

const LEASE_SOLD =
  /(?:cession|vente|transport) (?:de|du|d'un|des) ?(?:son |le |les |du )?(?:droits? au bail|bail commercial|bail)(?![a-z])|(?<![a-z])(?:ced[a-z]{1,3}|vendu[a-z]{0,2}|vends?|transporte|transfere|transmis|abandonne|acquis|achete|acquereur|cessionnaire|repris)(?![a-z])[^§\n]{0,500} ?(?:droits? au bail|(?:le|son|ses|un|du|au) bail (?:commercial|professionnel|des locaux|du local|dont|qu'))|droits? au bail[^.\n]{0,300}(?:ced[a-z]{1,3}|vendus?|transporte)(?![a-z])/;

/** Who lets a business may call it a lease: « le bail de gérance ». */
const LET = String.raw`(?:location[ -]gerance|gerance libre|(?:bail|contrat|convention) de gerance(?! de la societe| de fait))`;

const LET_ENDED = new RegExp(
  String.raw`${LET}[^\n]{0,900}(?:a|ont|s'est|est) (?:pris fin|cesse|(?:ete )?(?:resilie|rompu|denonce)e?|terminee?|(?:arrivee?|venue?) a (?:son |sa )?(?:terme|expiration|echeance|fin)|achevee?|expire|echue?)|(?:pris fin|resili[a-z]{1,14}|cessation|fin|terme|rompu|rupture)[^.\n]{0,120}${LET}`,
);

const CONSTITUTED =
  /(?:avis de (?:la )?constitution|avis[^.\n]{0,24} de (?:la )?constitution|constitution[^.\n]{0,90} (?:de la|d'une|de l') ?(?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep)(?![a-z])|eurl)|^(?:avis de )?constitution(?:\n|$| de societe)|(?<![a-z])(?:constitution|creation)(?:[^.\n]{0,110}| )(?:de la |d'une |de l'|de |d')(?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep)(?![a-z])|eurl)|(?:il a ete|a ete|est|sont|ete|d'etre|avons|ont|a) (?:constitue|cree|institue)e?[^.\n]{0,120}|il (?:a ete|est) (?:forme|fonde)|(?:a ete|est|ont|avons) (?:forme|fonde|cree)e? (?:entre|par|avec)[^\n]{0,400} une (?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep)(?![a-z])|eurl)|(?<![a-z])(?:s[a-z]{1,5}|eurl|societe)[ !](?:[^.\n]{0,60} )?(?:est nee|a vu le jour|voit le jour|vient de (?:naitre|voir le jour))(?![a-z])|creation d(?:e la|'une|e l') |naissance (?:de la|d'une) (?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep) )|(?:je cree|nous creons|j'ai cree|nous avons cree|(?:je viens|nous venons) de (?:creer|monter|fonder)) |constitution,? [^.]{0,100}d'une |(?:sera|seront) immatriculee? au|en cours de (?:constitution|formation)(?![a-z])|(?:^|[\n.] ?)(?:creation|constitution) (?:s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep)(?![a-z])|eurl|societe)|(?<![a-z])naissance[^.\n]{0,90} (?:de la|d'une) (?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep) ))/;

const RECTIFIED =
  /(?<![a-z])(?:erreurs?|fautes?|coquilles?) (?:s'est|se sont) glissee?s?|(?<![a-z])(?:corrig|rectifi)[a-z]{1,5} (?:l'|notre |cette |la |son )?(?:annonce|avis|insertion|publication|parution)(?![a-z])|contrairement a ce (?:qui|que)[^.,\n]{0,40} (?:publie|annonce|imprime|indique|paru)|rectificati[a-z]{1,3}|erratum|errata|(?<![a-z])lire ?:? ?(?:"[^"\n]{1,300}"|[^"\n]{2,160}?),? (?:et non|au lieu)|(?:une |d'une |des |^)(?:erreure?s?|coquilles?|fautes? de frappe|inexactitudes?|meprise|bevue|inversion de chiffres)(?![a-z])[^.\n]{0,200}(?:annonce|avis|insertion|publication|parution)|(?:annonce|avis|insertion|publication|parution)[^.\n]{0,200}(?:erreur|errone|rectifie|coquille|inexact)|au lieu de[^.\n]{1,200}(?:il (?:faut|fallait|convient|y a lieu)|lire)/;

const JUDGED =
  /(?:liquidation judiciaire|redressement judiciaire|(?<![a-z])sauvegarde|retablissement professionnel|insuffisance d'actif|interdiction de gerer|faillite personnelle)/;

const DISSOLVES =
  /(?:decid|prononc|constat)[a-z]{0,14}[^.\n]{0,90}(?<!lieu a )(?<!lieu a la )(?:dissolution anticipee|dissolution de|dissoudre par anticipation|(?<!(?:pas|point|plus|lieu de|lieu a) )dissoudre (?:la societe|cette|de maniere)|sa dissolution|la dissolution)|(?<![a-z])(?:est|sera|a ete) dissoute (?:par anticipation|a compter|ce jour|(?:au|le|des le) \d)|(?:met(?:tent)?|mis|mettre) fin (?:par anticipation|avant (?:son )?terme|de facon anticipee) (?:a la societe|au contrat de societe|a l'existence de la societe)|(?:la societe|elle) est (?:donc |ainsi )?dissoute(?=[.,;])/;

const CLOSES =
  /(?:valid|arret|ratifi|adopt)[a-z]{1,4} (?:le|les|ces|ses) comptes? (?:definitifs? |finals? |finaux )?de (?:la )?(?:cloture|liquidation)|app?rouv[a-z]{0,14}[^.\n]{0,60}comptes? (?:definitifs? |finals? )?(?:de|du) (?:la )?(?:liquidation|liquidat)|(?<![a-z])(?:a|ont|et|,|puis) (?:definitivement )?(?:clos|cloture) (?:definitivement )?(?:les|ces|ses) operations|(?:homologu|arret|valid)[a-z]{1,4} (?:les|ses|mes|ces) comptes(?: definitifs)?,[^.\n]{0,120}(?:decharg|quitus|liber)|(?:constat|prononc|declar|proclam)(?!era|eront)[a-z]{0,14}[^.\n]{0,60}(?:clotur|operations [^.\n]{0,30}(?<![a-z])(?:closes?|terminees|achevees))/;

const COURT =
  /jugement|ordonnance|tribunal a|juridiction|(?:ouverture|conversion|prononce|cloture)[^.\n]{0,60}(?:sauvegarde|redressement|liquidation judiciaire)|(?:sauvegarde|redressement|liquidation judiciaire)[^§]{0,600}tribunal|tribunal[^§]{0,400}(?:sauvegarde|redressement|liquidation judiciaire)/;

const AUCTIONED =
  /(?:vendra|vendront|(?:sera|seront) (?:vendue?s?|mise?s? en vente|procede a la vente))(?![a-z])[^.\n]{0,90}(?<![a-z])encheres/;

/** « sans création d'une personne morale nouvelle » is said of a transformation. */
const NOT_CREATED =
  /(?:sans|pas|ni|emporte|entrain[a-z]{1,5}|constitue)[^.,;\n]{0,40} (?:creation|creer) [^.,;\n]{0,60}|personne morale nouvelle|etre moral nouveau/g;

/** « durera 50 ans sauf dissolution anticipée ou prorogation » */
const UNLESS = /(?:sauf|hors|hormis|sous reserve)[^.;\n]{0,60}prorog[a-z]{2,8}/g;

type Rule = readonly [AnnouncementTypeName, (folded: string, kind: TextKind) => boolean];

const test = (pattern: RegExp) => (folded: string) => pattern.test(folded);

/** The deed that lets a business says how the lease ends: only its title tells one that ends it. */
const unlessLet = (pattern: RegExp) => (folded: string, kind: TextKind) =>
  kind === 'deed'
    ? /resiliation|(?<![a-z])fin (?:de|du|d'|a|au)(?![a-z])/.test(folded.slice(0, 120))
    : pattern.test(folded);

/** Notices are often headed by their type. */
const titles: readonly (readonly [AnnouncementTypeName, string])[] = [
  [
    'fin_location_gerance',
    "(?:fin|resiliation|cessation|expiration|terme)[a-z' -]{0,12}(?:location[ -]gerance|gerance libre)",
  ],
  ['location_gerance', '(?:mise en )?(?:location[ -]gerance|gerance libre)'],
  ['cession_droit_bail', 'cession[a-z -]{0,8} (?:droits? au bail|bail)'],
  ['cession_fonds', '(?:cession|vente)[a-z -]{0,8} fonds'],
  ['vente_aux_encheres', 'vente (?:aux|sur saisie|par adjudication|judiciaire|publique)'],
  ['liquidation', "(?:avis de )?cloture(?:[a-z' -]{0,18}(?:liquidation|$)|(?=\\. ))"],
  ['scission', 'scission'],
  ['dissolution', 'dissolution'],
  [
    'constitution',
    "(?:constitution|creation|formation)(?: (?:de|d'une|d') ?(?:societe|s[a-z]{1,5}|eurl|entreprise)[a-z ]{0,30})?",
  ],
];

/** The title stands among the first lines; statements elsewhere in the text do not count here. */
const titled = (): readonly Rule[] =>
  titles.map(([name, pattern]) => {
    const line = new RegExp(
      `(?:^|\\n)(?:avis (?:de |d')(?:la )?|annonce (?:de |d'))?(?:${pattern})[^.\\n]{0,40}(?:\\n|$)`,
    );
    return [
      name,
      (folded, kind) =>
        kind === 'notice' &&
        line.test(folded.slice(0, 400)) &&
        !/rectificatif|additif/.test(folded.slice(0, 900)),
    ];
  });

/** The types that stand alone, in the order in which they are tried. */
export const loneTypes: readonly Rule[] = [
  [
    'additif',
    (folded) =>
      /(?<![a-z])additif(?![a-z])|y a lieu d'ajouter|(?:^|[\n.] ?)[^.\n]{0,20}complement (?:a|de|d') ?(?:l'|notre |la |son )?(?:annonce|avis|insertion|publication)|il (?:convient|faut|fallait) d?'?ajouter|(?:il (?:convient|faut|y a lieu) de |vient |est |la presente )complet[a-z]{1,3} (?:par |comme |ainsi )?(?:l'|notre |cette |la )?(?:annonce|avis|insertion|publication)|(?:annonce|avis|insertion|publication)[^.\n]{0,200}(?:en y ajoutant|y ajouter|est complete)|(?:annonce|avis|insertion)(?! de (?:convocation|reunion))[^.\n]{0,90}(?<![a-z])(?:omis|omettait|oublie|oubliait) (?:de |d')/.test(
        folded.slice(0, 900),
      ) && !/rectificatif|au lieu de/.test(folded.slice(0, 900)),
  ],
  ['rectificatif', (folded, kind) => kind === 'notice' && RECTIFIED.test(folded)],
  ['constitution', (_, kind) => kind === 'statuts'],
  ...titled(),
  [
    'vente_aux_encheres',
    (folded, kind) =>
      /vente (?:aux? |par |publique aux? )?(?:voie d')?encheres?|adjudication|mise a prix/.test(folded) ||
      (kind === 'notice' && AUCTIONED.test(folded)),
  ],
  [
    'redressement_judiciaire',
    (folded) =>
      COURT.test(folded) && /redressement judiciaire/.test(folded) && !/liquidation judiciaire/.test(folded),
  ],
  ['procedure_collective', (folded) => COURT.test(folded) && JUDGED.test(folded)],
  [
    'convocation_assemblee',
    (folded, kind) =>
      kind === 'notice' &&
      /(?<![a-z])(?:prie|invite|convie|convoque|attend)(?:nt)? (?:ses|les|tous (?:ses|les)) (?:membres|adherents|societaires|actionnaires|associes|porteurs|cooperateurs)[^§]{0,400}assemblee|(?:etes|sont|serez|seront) (?:attendus?|convies?|invites?|appeles a se reunir)[^.\n]{0,260}assemblee|assemblee[^.\n]{0,260}(?:est|sera|etait) (?:de nouveau |a nouveau |donc |ainsi )?convoquee|(?:sont|seront) (?:de nouveau |a nouveau |donc |ainsi )?(?:convoque|pries|invites a (?:assister|participer|se reunir))[^.\n]{0,120}(?:assemblee|ag[eom]|reunion)|(?:sont|seront) convoque[a-z]{0,2}[^.\n]{0,320} en (?:assemblee|ag[eom](?![a-z]))|assemblee generale[^.\n]{0,250}(?:se tiendra|aura lieu)|avis de (?:seconde |deuxieme |2e |2eme |2nde )?convocation|avis de reunion|(?:se reunir(?:a|ont)|se tiendra)[^.\n]{0,120}(?:assemblee|reunion)|assemblee generale[^.\n]{0,60}(?:le|du) [^.\n]{4,30} a \d{1,2} ?h[^§]{0,400}ordre du jour/.test(
        folded,
      ),
  ],
  [
    'avis_depot_comptes',
    (folded, kind) =>
      kind === 'notice' &&
      /greffe[^\n]{0,120}(?:remis|depos)[a-z]{0,4}[^\n]{0,120}(?<![a-z])(?:bilans?|comptes? de resultat)(?![a-z])|(?:remis|depos|transmis)[a-z]{0,4} [^.\n]{0,30}greffe[^\n]{0,120}(?<![a-z])(?:bilans?|comptes? de resultat)(?![a-z])|(?<![a-z])(?:bilans?|comptes? de resultat)(?![a-z])[^\n]{0,200}(?:remis|depos|transmis)[a-z]{0,4} [^.\n]{0,30}greffe|(?:remis|depos|transmis)[a-z]{0,3} (?:ses|les|leurs) comptes[^.\n]{0,80}greffe|(?<![a-z])(?:comptes|documents comptables) (?:de |pour )(?:l'annee |l'exercice )?(?:20\d\d|clos)[^\n]{0,160}(?:deposes|remis|transmis)[^.\n]{0,20}greffe|documents comptables[^.\n]{0,120}(?:depos|remis|transmis)[a-z]{0,3}[^.\n]{0,20}greffe|depot (?:des|de ses|de leurs) comptes|(?:depos[a-z]{1,4}|depot)[^.\n]{0,80}comptes (?:annuels|sociaux)|comptes (?:annuels|sociaux|consolides|de l'exercice)[^\n]{0,260}(?:deposes|depot|remis au greffe|transmis au greffe)/.test(
        folded,
      ) &&
      !/liquidat/.test(folded),
  ],
  [
    'scission',
    test(
      /(?:projet|traite|operation|acte) de scission|(?:^|\n)avis de scission(?![a-z])|(?<![a-z])scission (?:totale |partielle |integrale )?de (?:la|l')|^scission (?:totale|partielle|integrale) de |societe scindee|(?<![a-z])se scind(?:e|er|era|ent)(?![a-z])|(?<![a-z])la scindee(?![a-z])|(?:app?rouv|vot|constat|ratifi|adopt)[a-z]{1,4} (?:la|cette|sa) scission(?![a-z])|(?:apport|transmi|partag|devol|repart)[^.;\n]{0,40} patrimoine[^.;\n]{0,60} (?:a|entre|aux) (?:deux|trois|quatre|plusieurs) (?:autres )?societes|(?<![a-z])(?:la|cette|de la) scission,? (?:decidee|votee|approuvee|realisee|arretee)|apport partiel d'actif/,
    ),
  ],
  [
    'fusion',
    test(
      /(?:projet|traite|operation|titre|realisation) de (?:la )?fusion|fusion[ -]absorption|fusion par (?:voie d')?absorption|(?<![a-z])(?:la|une) fusion|absorb(?:ee?|e) par|(?<![a-z])absorbe(?:ra|nt)? (?:la|les|sa|ses) (?:societe|sa|filiale)|prime de fusion|absorption (?:de|par)(?! (?:de |des )?pertes)(?! la perte)/,
    ),
  ],
  [
    'constitution',
    (folded, kind) =>
      kind === 'notice' &&
      CONSTITUTED.test(folded.replace(NOT_CREATED, ' ')) &&
      !/(?<![a-z])(?:proroger|prorogation|transferer|transfere|quitt[a-z]{1,4} (?:le|la|l'|son) ?[^.;\n]{4,90} pour (?:s'etablir|s'installer|s'implanter))/.test(
        folded.replace(UNLESS, ' '),
      ),
  ],
  ['fin_location_gerance', unlessLet(LET_ENDED)],
  [
    'location_gerance',
    test(
      /location[ -]gerance|locataires?[ -]gerant|gerance libre|bail de gerance|(?:lou|donn|confi|remi)[a-z]{1,3} en gerance|(?<![a-z])(?:lou|donn|confi)[a-z]{1,3} [^.\n]{0,80}l'exploitation d(?:e son|u|e leur|e ce) fonds/,
    ),
  ],
  [
    'cession_droit_bail',
    (folded, kind) =>
      LEASE_SOLD.test(resolutionsOf(folded, kind)) && !/fonds (?:de commerce|artisanal|de |d')/.test(folded),
  ],
  ['cession_fonds', (folded, kind) => SALE.test(resolutionsOf(folded, kind))],
  [
    'dissolution',
    (folded, kind) =>
      DISSOLVES.test(resolutionsOf(folded, kind).replace(NOT_DISSOLVED, ' ')) &&
      !CLOSES.test(resolutionsOf(folded, kind)),
  ],
  // « a approuvé ses comptes et prononcé la clôture des opérations », of a company in liquidation.
  [
    'liquidation',
    (folded, kind) =>
      kind === 'notice' &&
      CLOSES.test(folded) &&
      /(?<![a-z])en liquidation|liquidat(?:eur|rice)/.test(folded),
  ],
  [
    'liquidation',
    test(
      /(?<![a-z])mis (?:un point final|fin|un terme) (?:a|aux operations de) (?:la )?liquidation(?! judic)|clotur[a-z]{0,14}[^.\n]{0,80}liquidation|liquidation[^.\n]{0,50}(?<![a-z])clotur|comptes? (?:definitifs? )?de (?:fin de )?(?:la )?liquidation|(?<![a-z])clo(?:s|re|t|sent) (?:definitivement )?la liquidation|(?:^|[\n.] ?)fin (?:de|des operations de) (?:la )?liquidation|liquidation[^.\n]{0,30}(?:terminee|achevee|finie)/,
    ),
  ],
  [
    'dissolution',
    (folded, kind) =>
      kind !== 'decision' &&
      /(?<![a-z])(?:dissolution|dissoudre|dissoute)|(?:met(?:tre|tent|s)?|mise?)(?: [a-z']+){1,4} en liquidation(?! judiciaire)|fermeture definitive de (?:la|sa|ma) societe|liquidation amiable|(?:entree|mise|passage) en liquidation(?! judiciaire)|fin anticipee (?:de la|a la|du) (?:societe|contrat de societe)|transmission universelle d[eu] (?:son |l'ensemble du )?patrimoine/.test(
        folded.replace(NOT_DISSOLVED, ' '),
      ),
  ],
  ['cessation_activite', (folded, kind) => kind === 'notice' && CEASED.test(folded)],
];
/** « la société n'exerce plus son activité », « cesse de travailler »: whoever manages it stays. */
const CEASED =
  /^(?:avis de )?cessation(?: d'activite)? ?[.:–—-]|(?<![a-z])activites? (?:[a-z]{4,16}ment )?(?:arretee?|cessee?|interrompue?)s? (?:au|le|depuis|a compter)(?![a-z])|(?:societe|entreprise|etablissement|(?<![a-z])elle|sousignee?|soussignee?) n'(?:exerce|exploite) plus(?! (?:les |ses )?fonctions)[^.;\n]{0,60}activites?|(?<![a-z])cess(?:e|era|ent) (?:de travailler|d'exercer(?! (?:les |ses )?fonctions))/;

export const NOT_DISSOLVED =
  /(?:aucune|nulle|question d'une|eventualite d'une|proposition de|hypothese d'une) dissolution(?: anticipee)?|dissolution (?:anticipee )?eventuelle|sans (?:la |etre |se |pour autant (?:la |etre |se ))?dissou[a-z]{1,4}|(?:refus|ecart|rejet|repouss|exclu|renonc|oppos)[a-z]{0,5} [^.;\n]{0,40}dissol[a-z]{1,6}|n'y (?:a|ait|avoir|avait)[^.;\n]{0,16} lieu (?:a|de) [^.;\n]{0,30}diss[a-z]{3,8}|(?:contre|plutot que) (?:la |de |une )?diss[a-z]{3,8}|(?:n'est|ne sera|n'a|n'etait|ne serait|ne soit)[^.;\n]{0,14} (?:pas|point|nullement|ni|aucunement)[^.;\n]{0,20} dissoute|(?:pas|non|sans|ni|sauf|cas de)(?: [a-z']+){0,5}[ -]dissolution|ni dissou[a-z]{1,4}|(?:serai(?:t|ent)|etre|soit) dissou[a-z]{1,4}|(?:pas|ne pas|ne point|point|non) (?:lieu de |)(?:la )?dissou[a-z]{1,14}|poursuite[^.]{0,80}dissolution|dissolution[^.]{0,40}(?:rejete|ecartee|refusee|repoussee|exclue)/g;
/** Of the minutes of a meeting, what was resolved: not who was there. */
export const resolutionsOf = (folded: string, kind: TextKind): string => {
  const start =
    kind === 'decision'
      ? folded.search(
          /premiere (?:resolution|decision)|resolution n|\ni\. |decisions suivantes|decisions ci-apres/,
        )
      : 0;
  return start > 0 ? folded.slice(start) : folded;
};
