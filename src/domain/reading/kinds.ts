import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { amountsIn } from './amount-evidence.ts';
import { typeByWords } from './likely-type.ts';
import type { Source } from './source.ts';
import type { TextKind } from './text-kinds.ts';

const LINK_TO_SALE = String.raw`(?:cede|cedent|cedes|cession|vendue?|vends?|vendent|vente|acquis|achete|acquereur|cessionnaire)`;

const BUSINESS = String.raw`(?:fonds (?:de |artisanal|liberal|d'|commercial|agricole)|branche (?:complete )?d'activite|(?:son|leur|mon) commerce de |officine de pharmacie|entreprise individuelle|clientele)`;

const SALE = new RegExp(
  String.raw`(?<![a-z])${LINK_TO_SALE}(?![a-z])[^§]{0,900}${BUSINESS}|fonds (?:de commerce|artisanal|liberal|de [a-z]{4})[^§]{0,300}(?<![a-z])${LINK_TO_SALE}(?![a-z])|(?:cession|vente) (?:de|d'un) fonds`,
);

const LEASE_SOLD =
  /(?:cession|vente|transport) (?:de|du|d'un|des) ?(?:son |le |les |du )?(?:droits? au bail|bail commercial|bail)(?![a-z])|(?<![a-z])(?:ced[a-z]{1,3}|vendu[a-z]{0,2}|vends?|transporte|transfere|transmis|abandonne|acquis|achete|acquereur|cessionnaire|repris)(?![a-z])[^§\n]{0,500} ?(?:droits? au bail|(?:le|son|ses|un|du|au) bail (?:commercial|professionnel|des locaux|du local|dont|qu'))|droits? au bail[^.\n]{0,300}(?:ced[a-z]{1,3}|vendus?|transporte)(?![a-z])/;

const CONSTITUTED =
  /(?:avis de (?:la )?constitution|avis[^.\n]{0,24} de (?:la )?constitution|constitution[^.\n]{0,90} (?:de la|d'une|de l') ?(?:societe|s[a-z]{1,5}(?![a-z])|eurl)|^(?:avis de )?constitution(?:\n|$| de societe)|(?<![a-z])(?:constitution|creation)(?:[^.\n]{0,110}| )(?:de la |d'une |de l'|de |d')(?:societe|s[a-z]{1,5}(?![a-z])|eurl)|(?:il a ete|a ete|est|sont|ete|d'etre|avons|ont|a) (?:constitue|cree|institue)e?[^.\n]{0,120}|il (?:a ete|est) forme|creation d(?:e la|'une|e l') |naissance (?:de la|d'une) (?:societe|s[a-z]{1,5} )|(?:je cree|nous creons|j'ai cree|nous avons cree|(?:je viens|nous venons) de (?:creer|monter|fonder)) |constitution,? [^.]{0,100}d'une |(?:sera|seront) immatriculee? au|en cours de (?:constitution|formation)(?![a-z])|(?:^|[\n.] ?)(?:creation|constitution) (?:s[a-z]{1,5}(?![a-z])|eurl|societe)|(?<![a-z])naissance[^.\n]{0,90} (?:de la|d'une) (?:societe|s[a-z]{1,5} ))/;

const RECTIFIED =
  /rectificati[a-z]{1,3}|erratum|errata|(?<![a-z])lire ?:? ?(?:"[^"\n]{1,300}"|[^"\n]{2,160}?),? (?:et non|au lieu)|(?:une |d'une |^)erreure?s?[^.\n]{0,200}(?:annonce|avis|insertion)|(?:annonce|avis|insertion)[^.\n]{0,200}(?:erreur|errone|rectifie)|au lieu de[^.\n]{1,200}(?:il (?:faut|fallait|convient|y a lieu)|lire)/;

const JUDGED =
  /(?:liquidation judiciaire|redressement judiciaire|(?<![a-z])sauvegarde|retablissement professionnel|insuffisance d'actif|interdiction de gerer|faillite personnelle)/;

const DISSOLVES =
  /(?:decid|prononc|constat)[a-z]{0,14}[^.\n]{0,90}(?<!lieu a )(?<!lieu a la )(?:dissolution anticipee|dissolution de|dissoudre par anticipation|(?<!(?:pas|point|plus|lieu de|lieu a) )dissoudre (?:la societe|cette|de maniere)|sa dissolution|la dissolution)/;

const CLOSES =
  /app?rouv[a-z]{0,14}[^.\n]{0,60}comptes? (?:definitifs? |finals? )?(?:de|du) (?:la )?(?:liquidation|liquidat)|(?:constat|prononc|declar)(?!era|eront)[a-z]{0,14}[^.\n]{0,60}clotur/;

const COURT =
  /jugement|ordonnance|tribunal a|juridiction|(?:ouverture|conversion|prononce|cloture)[^.\n]{0,60}(?:sauvegarde|redressement|liquidation judiciaire)|(?:sauvegarde|redressement|liquidation judiciaire)[^§]{0,600}tribunal|tribunal[^§]{0,400}(?:sauvegarde|redressement|liquidation judiciaire)/;

const AUCTIONED =
  /(?:vendra|vendront|(?:sera|seront) (?:vendue?s?|mise?s? en vente|procede a la vente))(?![a-z])[^.\n]{0,90}(?<![a-z])encheres/;

/** « sans création d'une personne morale nouvelle » is said of a transformation. */
const NOT_CREATED =
  /(?:sans|pas|ni|emporte|entrain[a-z]{1,5}|constitue)[^.,;\n]{0,40} (?:creation|creer) [^.,;\n]{0,60}|personne morale nouvelle|etre moral nouveau/g;

type Rule = readonly [AnnouncementTypeName, (folded: string, kind: TextKind) => boolean];

const test = (pattern: RegExp) => (folded: string) => pattern.test(folded);

/** The deed that lets a business says how the lease ends: only its title tells one that ends it. */
const unlessLet = (pattern: RegExp) => (folded: string, kind: TextKind) =>
  kind === 'deed' ? /resiliation|fin (?:de|du)/.test(folded.slice(0, 120)) : pattern.test(folded);

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
  ['liquidation', "(?:avis de )?cloture[a-z' -]{0,18}(?:liquidation|$)"],
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
const single: readonly Rule[] = [
  [
    'additif',
    (folded) =>
      /(?<![a-z])additif(?![a-z])|y a lieu d'ajouter|(?:^|[\n.] ?)[^.\n]{0,20}complement (?:a|de|d') ?(?:l'|notre |la |son )?(?:annonce|avis|insertion|publication)|il (?:convient|faut|fallait) d?'?ajouter/.test(
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
      /assemblee[^.\n]{0,260}(?:est|sera|etait) (?:de nouveau |a nouveau |donc |ainsi )?convoquee|(?:sont|seront) (?:de nouveau |a nouveau |donc |ainsi )?(?:convoque|pries|invites a (?:assister|participer|se reunir))[^.\n]{0,120}(?:assemblee|ag[eom]|reunion)|assemblee generale[^.\n]{0,250}(?:se tiendra|aura lieu)|avis de (?:seconde |deuxieme |2e |2eme |2nde )?convocation|avis de reunion|(?:se reunir(?:a|ont)|se tiendra)[^.\n]{0,120}(?:assemblee|reunion)|assemblee generale[^.\n]{0,60}(?:le|du) [^.\n]{4,30} a \d{1,2} ?h[^§]{0,400}ordre du jour/.test(
        folded,
      ),
  ],
  [
    'avis_depot_comptes',
    (folded, kind) =>
      kind === 'notice' &&
      /depot (?:des|de ses|de leurs) comptes|(?:depos[a-z]{1,4}|depot)[^.\n]{0,80}comptes (?:annuels|sociaux)|comptes (?:annuels|sociaux|consolides|de l'exercice)[^\n]{0,260}(?:deposes|depot|remis au greffe|transmis au greffe)/.test(
        folded,
      ) &&
      !/liquidat/.test(folded),
  ],
  [
    'scission',
    test(
      /(?:projet|traite|operation) de scission|(?<![a-z])scission de la|societe scindee|apport partiel d'actif/,
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
      !/(?<![a-z])(?:proroger|prorogation|transferer|transfere)/.test(folded),
  ],
  [
    'fin_location_gerance',
    unlessLet(
      /(?:location[ -]gerance|gerance libre)[^\n]{0,900}(?:a|ont|s'est|est) (?:pris fin|cesse|(?:ete )?(?:resilie|rompu|denonce)e?|terminee?|(?:arrivee?|venue?) a (?:son |sa )?(?:terme|expiration|echeance|fin)|achevee?|expire|echue?)|(?:pris fin|resili[a-z]{1,14}|cessation|fin|terme)[^.\n]{0,120}(?:location[ -]gerance|gerance libre)/,
    ),
  ],
  [
    'location_gerance',
    test(
      /location[ -]gerance|locataires?[ -]gerant|gerance libre|(?:lou|donn|confi|remi)[a-z]{1,3} en gerance/,
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
      DISSOLVES.test(resolutionsOf(folded, kind)) && !CLOSES.test(resolutionsOf(folded, kind)),
  ],
  [
    'liquidation',
    test(
      /clotur[a-z]{0,14}[^.\n]{0,80}liquidation|liquidation[^.\n]{0,50}(?<![a-z])clotur|comptes? (?:definitifs? )?de (?:fin de )?(?:la )?liquidation|(?<![a-z])clo(?:s|re|t|sent) (?:definitivement )?la liquidation|(?:^|[\n.] ?)fin (?:de|des operations de) (?:la )?liquidation|liquidation[^.\n]{0,30}(?:terminee|achevee|finie)/,
    ),
  ],
  [
    'dissolution',
    (folded, kind) =>
      kind !== 'decision' &&
      /(?<![a-z])(?:dissolution|dissoudre|dissoute)|(?:met(?:tre|tent|s)?|mise?)(?: [a-z']+){1,4} en liquidation(?! judiciaire)|fermeture definitive de (?:la|sa|ma) societe|liquidation amiable|(?:entree|mise|passage) en liquidation(?! judiciaire)|fin anticipee (?:de la|a la|du) (?:societe|contrat de societe)/.test(
        folded.replace(NOT_DISSOLVED, ' '),
      ),
  ],
];

const NOT_DISSOLVED =
  /(?:pas|non|sans|ni|sauf|cas de)(?: [a-z']+){0,5}[ -]dissolution|(?:serai(?:t|ent)|etre|soit) dissou[a-z]{1,4}|(?:pas|ne pas|ne point|point|non) (?:lieu de |)(?:la )?dissou[a-z]{1,14}|poursuite[^.]{0,80}dissolution|dissolution[^.]{0,40}(?:rejete|ecartee)/g;

type Change = readonly [AnnouncementTypeName | 'objet' | 'duree', RegExp];

const changes: readonly Change[] = [
  [
    'transformation',
    /transform(?:ation|er|e|ee|es)(?![a-z])[^.\n]{0,90} en (?:une )?(?:s|e|societe|entreprise|gie|selarl)[^.\n]{2}|(?:prend|prendra|adopt[a-z]{1,4}|opt[a-z]{1,3} pour) (?:desormais |a l'unanimite )?la forme (?:d'une|de|d') ?(?:la )?(?:s|e)|(?:est devenue|devient|deviendra) une (?:s[a-z]{1,5}|eurl|societe (?:par|a|en|anonyme|civile))(?![a-z])|(?:passage|passe|passer|passera)[^.\n]{0,50} (?:sous|a|en) (?:la |une )?(?:forme (?:juridique |sociale )?(?:de |d'une? |d'))?(?:s[a-z]{1,5}(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|chang[a-z]{1,5} (?:de|sa|la) forme|modifi[a-z]{1,7} (?:de |sa |la )?forme (?:juridique|sociale)|(?:est |etait )?deven(?:ue|ir|ant),? (?:une |desormais )?(?:s[a-z]{1,5}(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))/,
  ],
  [
    'changement_denomination',
    /(?:nouvelle|ancienne|nouveau|ancien) (?:denomination|raison sociale|nom(?: social)?(?! commercial))|denomination(?: sociale)?[^.\n]{0,120}(?:devient|sera desormais|est desormais|remplacee|modifiee|pour devenir)|changement de (?:la )?denomination|se denommera|(?:aura|avoir)(?: desormais| dorenavant)? pour (?:nouvelle )?(?:denomination|nom(?! commercial))|(?:prend|prendra|porte|portera|prenant|portant) (?:desormais |dorenavant )?(?:la denomination|le nom(?! commercial))|(?:prend|prendra|prenant|aura) pour (?:nouvelle )?(?:denomination|nom(?! commercial))|(?:remplac|substitu)[a-z]{0,14}[^.\n]{0,60}denomination|(?:modifi[a-z]{0,14}|chang[a-z]{1,3}|adopt[a-z]{1,4})[^.\n]{0,60}(?:denomination|raison sociale)|change(?:r)? de (?:nom|denomination)(?! commercial)|(?<![a-z])la societe (?:devient|deviendra),? (?!desormais une|une? |s[a-z]{1,5}(?![a-z])|eurl|societe|la |le |l'|propriet|associe|filiale|actionnaire|unipers|pluripers|titulaire|locataire|membre)|s'appell[a-z]{1,6} (?:desormais|dorenavant|maintenant)|(?:quitt|abandonn|delaiss)[a-z]{1,6} (?:le|son|sa|la) (?:nom(?! commercial)|denomination)|(?:de|a) (?:l'appeler|la renommer|la rebaptiser|la denommer)|(?:renomm|rebaptis)[a-z]{1,4}/,
  ],
  [
    'transfert_siege',
    /transfer[a-z]{0,14}[^.\n]{0,90}siege|(?:port|deplac|fix|install|implant)[a-z]{1,4} (?:ledit|dudit|son|leur) siege|siege(?: social)?[^.\n]{0,70}(?<!etre )(?<!peut )transfere|nouveau siege|ancien siege|nouvelle adresse du siege|ancienne nouvelle\nsiege|(?:a compter|decision|decid|assemblee|associe|president|gerant|effet)[^.\n]{0,140}(?<!dont le )(?<!ayant son )(?<!ayant leur )siege(?: sociale?)?(?: de la societe)? (?:est|a ete|sera|serait) (?:fixe|etabli|deplace|porte)|siege(?: sociale?)?[^.\n]{0,60}(?:desormais|dorenavant|deplace|deplacement)|(?:decid|resolu)[a-z]{0,4}[^.\n]{0,40}(?:fixer|etablir|installer|porter|implanter|mettre|placer|domicilier) (?:le|son) (?:nouveau )?siege|(?:de|a) (?:fixer|etablir|installer|mettre|placer|domicilier) (?:le|son) siege|siege(?: social)? (?:est|a ete|sera) (?:porte|deplace|installe|implante)|siege[^.\n]{0,160}se trouv(?:ait|e)(?![a-z])[^.\n]{0,120}(?:depuis le|a compter|desormais|dorenavant)|(?<![a-z])(?:install|transfer|deplac|implant|domicili)[a-z]{1,4} (?:la|notre|sa|cette) societe|(?<![a-z])demenag(?:e|ent|eons|era)(?![a-z])|deplac[a-z]{1,6}[^.\n]{0,40}siege|(?:changement|modification)[^.\n]{0,20} siege|changement d'adresse|quitt[a-z]{1,4} (?:le|la|son|ses|l') ?(?:\d|siege|locaux|adresse)|siege(?: social)?[^.\n]{0,30} (?:va|passe|part|demenage|s'installe|est maintenant) (?:au|a|du|en)(?![a-z])/,
  ],
  [
    'augmentation_capital',
    /augment[a-z]{0,14}[^.\n]{0,70}capital|capital[^.;\n]{0,80} (?:le|celui-ci) (?:porter|augmenter|elever)|capital[^.\n]{0,240}(?:puis|ensuite)[^.\n]{0,40} augment|apport[a-z]{0,3} (?:en|de)[^.\n]{0,120}capital[^.\n]{0,60}(?:port|elev|pass|augment)|capital[^.\n]{0,60}(?:a ete |est |ete |trouve |ainsi )(?:augmente|porte|eleve)|(?:port|elev)[a-z]{1,3} (?:le|son|leur|ce) capital|capital(?: social)?,? (?:porte|eleve|augmente)e?(?= (?:de|d'|a)(?![a-z]))|(?:souscription|emission|creation) (?:de|d')[^.\n]{0,40}(?:actions|parts)(?: sociales)? nouvelles|(?:incorporation|emission|souscription|apports? (?:en|de))[^.\n]{0,140}(?:nouveau (?:montant du )?capital|capital[^.\n]{0,30}(?:ressor|s'elev|s'etabli|atteint|passe))|capital[^.\n]{0,60}(?:desormais|dorenavant|s'etablit|s'eleve|ressort)[^\n]{0,140}(?:apport|souscri|emission|incorporation)/,
  ],
  [
    'reduction_capital',
    /(?:reduction|reduire|reduit|diminu[a-z]{1,5})[^.\n]{0,70}capital|capital[^.\n]{0,60}(?:desormais|dorenavant|s'etablit|ressort)[^\n]{0,140}(?:pertes|rachat|annulation)|ramen[a-z]{1,3} (?:le|son|leur|ce) capital|capital(?: social)?,? (?:ramene|reduit|diminue)(?= (?:de|d'|a)(?![a-z]))|capital[^.\n]{0,60}(?:a ete |est |ete |trouve |ainsi )(?:reduit|ramene|diminue)|reduction par (?:rachat|annulation)|capital[^.\n]{0,60}n'est plus que|capital[^.;\n]{0,80} (?:le|celui-ci) (?:ramener|reduire)|(?:rachat|annulation)[^.\n]{0,60} (?:parts|actions)[^\n]{0,300}capital/,
  ],
  [
    'changement_dirigeant',
    /(?:nomm|nomin|design|elu|demission|revoc|choisi|remplac|renouvel|fin des fonctions|fin du mandat|confie)[^.\n]{0,200}(?<![a-z])(?:co-?gerante?s?|gerante?s?|gerance|presidente?|direct(?:eur|rice)s? genera[a-z]{0,14}|administrat(?:eur|rice)s?(?! judic)|membres? du directoire|membres? du conseil)(?![a-z])|(?<![a-z])(?:co-?gerante?s?|gerante?|presidente?|direct(?:eur|rice)s? genera[a-z]{0,14}|administrat(?:eur|rice)s?)(?![a-z])[^.\n]{0,150}(?:nomm|design|demission|revoq|remplac|succed)|fonctions? de (?:co-?gerant|president|directeur)|(?:gerance|presidence|direction generale) ?:[^.\n]{0,160}(?:(?:au|en) lieu|en remplacement|a la place|demission)|\ngerante? m|gerance[^.\n]{0,60}(?:assuree|exercee|assumee|confiee)|cess[a-z]{1,4} (?:ses|leurs) fonctions|(?:fin|cessation|entree|prise) (?:de|en) fonctions?(?![a-z])|(?:changement|remplacement|depart) (?:de|du|de la|d') ?(?:(?:co-?)?gerant|president|dirigeant|directeur|direction|gerance)|(?:devient|deviendra|devenue?) (?:le |la |l')?(?:nouve[a-z]{1,4} |seule? )?(?:(?:co-?)?gerant|president|directeur|directrice)|(?:ancien|nouve)[a-z]{0,4} (?:(?:co-?)?gerant|president|dirigeant|direct)/,
  ],
  [
    'nomination_commissaire',
    /(?:nomm|nomin|design|choisi|retenu|elu(?![a-z])|confie|investi|(?<!re)nouve)[^.\n]{0,220}(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))|(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))[^.\n]{0,300}(?:nomm|design|remplac|succed|desormais exerce)/,
  ],
  [
    'objet',
    /objet(?: social)?[^.\n]{0,80}(?:etendu|elargi|(?:a ete|est) modifie|devient|complete|est remplace)|aura(?:it)? (?:desormais )?pour objet|(?:remplac|substitu|chang)[a-z]{0,14}[^.\n]{0,40}objet(?! (?:de la presente|des presentes))|objet(?: social)?,? (?:(?!siege|capital|geran|duree)[^.\n;]){0,90}(?:s'enonce|serait (?:desormais|dorenavant)|est remplace)|(?:modif|etend|exten|adjonc|ajout|elargi)[a-z]{0,14}[^.\n]{0,50}objet|nouv(?:el|eau) objet|adopt[a-z]{1,4} [^.\n]{0,30}objet/,
  ],
  [
    'duree',
    /prorog[a-z]{0,14}|(?:prolong|allong)[a-z]{0,14}[^.\n]{0,50}duree|duree[^\n]{0,140}(?:prolong|prorog)|duree[^.\n]{0,60}(?:portee|modifiee|allongee|reduite)|(?:porter|allonger|modifier|nouvelle) (?:la )?duree/,
  ],
];

/** Whether the text changes the object of the company. */
export const changesObject = (folded: string): boolean =>
  changes.some(([name, pattern]) => name === 'objet' && pattern.test(folded.replace(/:\n[ -]{0,3}/g, ': ')));

/** « Dénomination, objet et durée demeurent inchangés » changes nothing. */
const UNCHANGED =
  /inchange|sans changement|ne sont pas modifi|non modifie|n'est pas modifi|demeure(?:nt)? fixe|n'est pas (?:nomme|designe)|aucun commissaire|maintenue? dans|confirm[a-z]{1,3}[^.\n]{0,90} dans (?:ses|leurs) fonctions/;

/** The types of notice that the text is, or calls for, the main one first. Where no rule knows, its words tell. */
export const typesOf = (source: Source, kind: TextKind): readonly AnnouncementTypeName[] => {
  const ruled = typesByRules(source, kind);
  const likely = ruled[0] === 'autre' ? typeByWords(source.folded) : undefined;
  return likely ? [likely] : ruled;
};

const typesByRules = (source: Source, kind: TextKind): readonly AnnouncementTypeName[] => {
  const { folded } = source;
  const [alone] = single.find(([, applies]) => applies(folded, kind)) ?? [];
  if (!alone && kind === 'notice' && isCreation(folded)) return ['constitution'];
  if (alone) return [alone];
  const found = changedTypes(folded, kind);
  if (found[0] !== 'autre') return found;
  if (kind !== 'notice') return found;
  return RENAMED.test(source.text) ? ['changement_denomination'] : likeliest(folded);
};

/** « LE PHARE devient LE GRAND PHARE » */
export const RENAMED =
  /(?:^|\n)(?<old>\p{Lu}[\p{Lu}\d'’ &-]{3,60}) (?:devient|deviendra|DEVIENT) (?:« ?)?(?<fresh>\p{Lu}[\p{Lu}\d'’&-]+(?: [\p{Lu}\d'’&-]+){0,8})/u;

/** What is spoken of and what happens to it, in one sentence, in either order. */
const near = (subject: string, event: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${subject})[^.\\n]{0,200}(?<![a-z])(?:${event})|(?<![a-z])(?:${event})[^.\\n]{0,200}(?<![a-z])(?:${subject})`,
  );

const SOLD = 'vend|ced|rachet|achet|acqui|repri|vente|cession|dessaisi|adjug|successeur';

const LEADERS =
  '(?:co-?)?geran(?:t|ce)|president?|presidence|direct(?:eur|rice) general|direction generale|administrat(?:eur|rice)s?(?! judic)|dirigeant';

const NOW = 'nouve|desormais|dorenavant|au lieu de|remplac|chang|substitu';

/** Where no rule recognises the sentence: the words of the subject and of the event are enough. */
const weakSingle: readonly (readonly [AnnouncementTypeName, RegExp])[] = [
  ['cession_fonds', near("fonds|branche d'activite|clientele|officine|commerce d", SOLD)],
  ['cession_droit_bail', near('bail|droits? locatifs?', SOLD)],
  [
    'cession_fonds',
    near(
      "(?:leur|son|mon|notre|un|le|l'|d'un) ?(?:magasin|boutique|salon|restaurant|bar|garage|atelier|cabinet|etablissement|institut|hotel|camping|laboratoire|officine|boulangerie|epicerie|cafe)",
      'vend(?:u|ent|re)?(?![a-z])|ced(?:e|ent|er|ee)(?![a-z])|achet|acqui|rachet|repri(?:s|se)(?![a-z])',
    ),
  ],
  [
    'cession_fonds',
    near('exploit|etablissement|entreprise|commerce|boutique|restaurant', 'oppositions?|jouissance'),
  ],
  ['liquidation', near('liquidation', 'clos|clotur|termine|acheve|radi')],
  ['dissolution', /dissolu|dissou|liquidat(?:eur|rice)(?! judiciaire)|fermeture de (?:la|ma|notre) societe/],
  ['convocation_assemblee', near('assemblee|reunion', "convo|ordre du jour|invit|priee?s d'assister")],
];

/** What only the sale of a business has all together. */
const SALE_WORDS = [
  /opposition/,
  /prix|moyennant|euros|€/,
  /exploit|jouissance|possession|etablissement|enseigne|clientele/,
];

const weakChanges: readonly Change[] = [
  ['transformation', near('forme (?:juridique|sociale)', `${NOW}|adopt|pass`)],
  [
    'changement_denomination',
    near('denomination|raison sociale|nom (?:social|de la societe)', `${NOW}|ancien|devien`),
  ],
  [
    'transfert_siege',
    near(
      'siege|adresse|locaux',
      `${NOW}|transf|demenag|deplac|install|implant|jusqu'(?:alors|ici|a present)|precedemment|anciennement`,
    ),
  ],
  ['augmentation_capital', near('capital', 'augment|eleve de|releve')],
  ['reduction_capital', near('capital', 'redui|reduc|diminu|ramen|abaiss')],
  [
    'changement_dirigeant',
    near(
      LEADERS,
      `${NOW}|ancien|n'est plus|ne sont plus|n'exerce plus|revient a|succed|nomm|nomin|demission|quitt|cess|depart|devien|confi|reprend|elu|elect|ced(?:e|ent|er) (?:la|sa)|transmet|passe la main|prend la (?:tete|suite)|a la place de|desormais|maintenant`,
    ),
  ],
  [
    'nomination_commissaire',
    near('commissaires? aux? comptes?|cac', `${NOW}|nomm|nomin|design|confi|succed|mandat`),
  ],
  ['objet', near('objet social|objet de la societe', `${NOW}|modif|eten|elargi|ajout|complet`)],
  ['duree', near('duree de la societe', `${NOW}|modif|prolong|port`)],
];

const CAPITAL_MOVE = /capital[^.\n\d]{0,60}(?:de |d')(\d[\d .]{0,14}?)(?: ?€| ?euros)? a (\d[\d .]{0,14})/;

const CAPITAL_ROWS =
  /\nancien capital(?: social)? ?: ?(\d[\d .]{0,14})[^\n]{0,60}\nnouveau capital(?: social)? ?: ?(\d[\d .]{0,14})/;

/** « le capital passe de A à B »: more or less. */
const capitalMove = (folded: string, pattern = CAPITAL_MOVE): AnnouncementTypeName | undefined => {
  const move = pattern.exec(folded);
  const [before, after] = [move?.[1], move?.[2]].map((amount) => Number((amount ?? '').replace(/\D/g, '')));
  if (!before || !after || before === after) return undefined;
  return after > before ? 'augmentation_capital' : 'reduction_capital';
};

/** Words that no other kind of notice has together, wherever they stand. */
const TOGETHER: readonly (readonly [AnnouncementTypeName, readonly RegExp[]])[] = [
  ['convocation_assemblee', [/assemblee|reunion/, /ordre du jour/, /vote|pouvoir|mandat/]],
  [
    'dissolution',
    [
      /(?<![a-z])liquid(?:ation|er)(?! judic)/,
      /(?:menera|mener|conduir|charge|assurer)[a-z]{0,3}|liquidat(?:eur|rice)/,
      /courrier|correspondance|notifi|greffe/,
    ],
  ],
];

const NUMBER_OF_REGISTRY = /(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/;

/** A company without a number that will last so long, and will be registered: it is founded. */
const FOUNDED: readonly RegExp[] = [
  /(?<![a-z\d])(?:[2-9]\d|(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)[a-z-]{0,24}) (?:ans|annees)(?![a-z])/,
  /(?<![a-z])(?:rcs|r\.c\.s|registre du commerce|greffe)/,
  /(?<![a-z])(?:gerant|geranc|president|dirig)/,
  /(?<![a-z])(?:acte|statuts|pacte social|contrat de societe|notaire)/,
];

const likeliest = (folded: string): readonly AnnouncementTypeName[] => {
  if (!NUMBER_OF_REGISTRY.test(folded) && FOUNDED.every((sign) => sign.test(folded))) return ['constitution'];
  const text = statements(folded);
  const [alone] = weakSingle.find(([, pattern]) => pattern.test(text.replace(NOT_DISSOLVED, ' '))) ?? [];
  if (alone) return [alone];
  const [whole] = TOGETHER.find(([, signs]) => signs.every((sign) => sign.test(folded))) ?? [];
  if (whole) return [whole];
  if (SALE_WORDS.every((word) => word.test(folded))) return ['cession_fonds'];
  const moved = capitalMove(folded);
  const found = weakChanges.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const all = moved && !found.includes(moved) ? [...found, moved] : found;
  if (all.length === 0) return ['autre'];
  const own = named(all);
  return all.length > 1 || own.length === 0 ? ['modification', ...own] : own;
};

/** Of the minutes of a meeting, what was resolved: not who was there. */
const resolutionsOf = (folded: string, kind: TextKind): string => {
  const start =
    kind === 'decision'
      ? folded.search(
          /premiere (?:resolution|decision)|resolution n|\ni\. |decisions suivantes|decisions ci-apres/,
        )
      : 0;
  return start > 0 ? folded.slice(start) : folded;
};

/** The sentences that state something, each whole. */
const statements = (folded: string): string =>
  folded
    // A list after « : » belongs to its sentence.
    .replace(/:\n[ -]{0,3}/g, ': ')
    .replace(/;\n[ -]{0,3}/g, '; ')
    // « M. » does not end a sentence.
    .replace(/(?<![a-z])(mm?|mr|me|dr|st|art|av|bd)\./g, '$1')
    .replace(
      /(?:decid[a-z]{1,4} )?(?:de |qu'il n'y a )?(?:ne )?pas (?:lieu (?:de|a) )?(?:nomm|design|renouvel)[a-z]{1,5}(?:(?! et (?:a|ont|de|nomme|designe) )[^,;.\n]){0,80}/g,
      ' ',
    )
    .split(/(?<=[.;\n])/)
    .filter((sentence) => !UNCHANGED.test(sentence))
    .join('');

/** « le capital, qui s'élevait à 80 000 €, a été accru de 45 000 € …, fixé à 125 000 € »: what adds up. */
const summedCapital = (text: string): AnnouncementTypeName | undefined => {
  const sentence = text
    .split(/(?<=[.\n])(?!\d)/)
    .find((one) => /(?<![a-z])capital/.test(one) && one.length < 1500);
  const amounts = amountsIn(sentence ?? '').map(({ value }) => Number(value));
  const [first = 0, second = 0, third = 0] = amounts;
  if (amounts.length !== 3 || second === 0 || first === third) return undefined;
  if (first + second === third) return 'augmentation_capital';
  return first - second === third ? 'reduction_capital' : undefined;
};

/** The changes that the sentences tell, and that of the capital which only the rows of a table show. */
const changesIn = (folded: string, text: string): readonly Change[0][] => {
  const told = changes.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const rows = capitalMove(folded, CAPITAL_ROWS) ?? summedCapital(text);
  return rows && !told.includes(rows) ? [rows, ...told] : told;
};

const changedTypes = (folded: string, kind: TextKind): readonly AnnouncementTypeName[] => {
  const text = statements(resolutionsOf(folded, kind));
  const found = changesIn(folded, text);
  const besides = named(found).filter((name) => !follows.has(name));
  if (found.includes('transformation'))
    return [
      ...(besides.length > 0 ? ['modification' as const] : []),
      'transformation',
      ...(besides.length === 0 && found.some((name) => name === 'objet' || name === 'duree')
        ? ['modification' as const]
        : []),
      ...besides,
    ];
  if (found.length === 0 && RENEWED_AUDITOR.test(text)) return ['nomination_commissaire'];
  if (found.length === 0) return cessation(folded);
  const own = named(found);
  return found.length > 1 || own.length === 0 ? ['modification', ...own] : own;
};

const RENEWED_AUDITOR = /renouvel[^.\n]{0,220}(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))/;

/** What a new company states, and hardly any other text states together. */
const CREATION_SIGNS: readonly RegExp[] = [
  /(?<![a-z])(?:objet|activites?)(?: sociale?| principale?)? ?:|pour objet|(?<![a-z])elle (?:fera|exercera|detiendra|gerera|aura)/,
  /(?<![a-z])dur(?:ee|era)(?![a-z])/,
  /(?<![a-z])cap(?:ital|\.)/,
  /(?<![a-z])(?:president|gerant|gerance|cogerant)/,
  /(?<![a-z])siege/,
  /(?:etabli|signe|redige|arrete|recu)[a-z]{0,4}[^.\n]{0,40} statuts|statuts (?:etablis|signes|rediges|recus)|acte constitutif/,
  /immatricul|(?<![a-z])(?:rcs|r\.c\.s\.|greffe)/,
];

const ENOUGH_SIGNS = 6;

const CREATION_LABELS = CREATION_SIGNS.slice(0, 4);

const isCreation = (folded: string): boolean => {
  const signs = CREATION_SIGNS.filter((sign) => sign.test(folded)).length;
  const numbered = /(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/.test(folded);
  const labelled =
    CREATION_LABELS.every((label) => label.test(folded)) &&
    // The number of a company that manages it, where the act that founds it is told.
    (/(?<![a-z])(?:acte|statuts|ssp|assp)(?![a-z])/.test(folded) || !numbered);
  return (
    (labelled || (signs >= ENOUGH_SIGNS && !numbered)) &&
    !/prorog|transform|anci[a-z]{1,4} |liquidat|modifi|assemblee generale|remplac/.test(folded)
  );
};

/** What a transformation always brings with it. */
const follows = new Set<AnnouncementTypeName>([
  'transformation',
  'changement_dirigeant',
  'nomination_commissaire',
]);

const named = (
  found: readonly (AnnouncementTypeName | 'objet' | 'duree')[],
): readonly AnnouncementTypeName[] =>
  found.flatMap((name) => (name === 'objet' || name === 'duree' ? [] : [name]));

const cessation = (folded: string): readonly AnnouncementTypeName[] =>
  /(?:cess[a-z]{0,14}|arret)[^.\n]{0,50}(?<![a-z])(?:activites?|exploitation)|(?:mise?|mettre|placee?|met|mettent)[^.\n]{0,40} en sommeil|(?:met(?:tre|tent|s)?|mis|mettant) (?:fin|un terme) a (?:son|ses|toute|leur|l'|mon)[^.\n]{0,16}activites?|(?:arret|ferm)[a-z]{0,4} [^.\n]{0,30}activite|(?<![a-z])activites?[^.\n]{0,50}(?:arrete|cesse|interrompu|suspendu|pris fin)|(?:entreprise|societe|etablissement|commerce|magasin|boutique)[^.\n]{0,60}(?<![a-z])(?:ferme|cesse)(?![a-z])/.test(
    folded,
  )
    ? ['cessation_activite']
    : ['autre'];
