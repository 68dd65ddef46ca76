import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { amountsIn } from './amount-evidence.ts';

/** The changes that a text may tell, several at a time. */

export type Change = readonly [AnnouncementTypeName | 'objet' | 'duree', RegExp];

const changes: readonly Change[] = [
  [
    'transformation',
    /(?<![a-z])(?:a|ont|avoir) (?:fait|converti|mue?)(?: de)? (?:celle-ci|la societe|cette societe|cette derniere|elle)(?: en)? (?:une )?(?:s(?:arl|asu?|ci|nc|a)(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|transform(?:ation|er|e|ee|es)(?![a-z])[^.\n]{0,90} en (?:une )?(?:s|e|societe|entreprise|gie|selarl)[^.\n]{2}|(?<![a-z])(?:pren[a-z]{1,5}|pris|adopt[a-z]{1,5}|opt[a-z]{1,5} pour|revet[a-z]{0,4}|choisi[a-z]{0,4})(?![a-z])[^.;\n]{0,200} (?:la forme|le statut|le regime) (?:juridique |sociale )?(?:d'une|de|d'|des) ?(?:la )?(?:s|e)|(?:devient|deviendra) (?:sarl|sasu?|eurl|snc|sci|sa|selarl|selas)(?=[.;]|,? (?:par|a compter|a partir|a effet|avec effet|au|le|suivant|selon|sans) )|(?:est devenue|devient|deviendra) une (?:s[a-z]{1,5}|eurl|societe (?:par|a|en|anonyme|civile))(?![a-z])|(?<!(?:l'an|annee|mois|exercice) )(?:passage|passe|passer|passera)[^.\n]{0,50} (?:sous|a|en) (?:la |une )?(?:forme (?:juridique |sociale )?(?:de |d'une? |d'))?(?:s[a-z]{1,5}(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|(?:devient|deviendra|devenue), [^.;\n]{3,90}, (?:une )?(?:s(?:arl|asu?|nc|ci|a)(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|(?:convert[a-z]{1,3}|conversion|muee?|mutation|change[er]?e?)[^.;\n]{0,40} en (?:une )?(?:s(?:arl|asu?|nc|ci|a)(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|(?<![a-z])forme (?:de |d')[^.;\n]{2,60} celle (?:de |d'une? )(?:la )?(?:s(?:arl|asu?|nc|ci|a)(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|(?<![a-z])(?:a|ont|avoir) opte[^.;\n]{0,40} pour (?:la forme |le statut )?(?:de |d'une? )?(?:la )?(?:s(?:arl|asu?|nc|ci|a)(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))|(?<![a-z])forme(?: juridique| sociale)? ?: ?[^.;\n(]{2,50}\((?:auparavant|precedemment|anciennement|jusqu'ici|jusqu'alors)|chang[a-z]{1,5} (?:de|sa|la) forme|modifi[a-z]{1,7} (?:de |sa |la )?forme (?:juridique|sociale)|(?:est |etait )?deven(?:ue|ir|ant),? (?:une |desormais )?(?:s[a-z]{1,5}(?![a-z])|eurl|societe (?:par|a|en|anonyme|civile))/,
  ],
  [
    'changement_denomination',
    /(?:raison sociale|nom social|appellation|denomination)[^.;\n]{0,80} (?:devient|deviendra|est (?:abandonne|delaisse|echange)|cede la place|laisse (?:la )?place)|(?<![a-z])(?:un autre|d'un autre|un nouveau) nom(?! commercial)|(?:on lira|il faut lire|se lira) (?:desormais|dorenavant)[^.;\n]{0,90}(?:lieu|remplace)|(?:la societe|celle-ci|(?<![a-z])elle) (?:se (?:de)?nommera|s'appellera|s'intitulera|sera (?:re)?(?:denommee|nommee|baptisee|appelee)|prendra le nom|portera le nom)|(?:nouvelle|ancienne|nouveau|ancien) (?:denomination|raison sociale|nom(?: social)?(?! commercial))|denomination(?: sociale)?[^.\n]{0,120}(?:devient|sera desormais|est desormais|remplacee|modifiee|pour devenir)|changement (?:de (?:la )?denomination|d'appellation|de nom(?! commercial))|se denommera|(?:aura|avoir)(?: desormais| dorenavant)? pour (?:nouvelle )?(?:denomination|nom(?! commercial))|(?:prend|prendra|porte|portera|prenant|portant) (?:desormais |dorenavant )?(?:la denomination|le nom(?! commercial))|(?:prend|prendra|prenant|aura) pour (?:nouvelle )?(?:denomination|nom(?! commercial))|(?:remplac|substitu)[a-z]{0,14}[^.\n]{0,60}denomination|(?:modifi[a-z]{0,14}|chang[a-z]{1,3}|adopt[a-z]{1,4})[^.\n]{0,60}(?:denomination|raison sociale)|change(?:r)? d(?:e (?:nom|denomination)|'appellation)(?! commerciale?)|(?<![a-z])la societe (?:devient|deviendra),? (?!desormais une|une? |s[a-z]{1,5}(?![a-z])|eurl|societe|la |le |l'|propriet|associe|filiale|actionnaire|unipers|pluripers|titulaire|locataire|membre)|s'appell[a-z]{1,6} (?:desormais|dorenavant|maintenant)|se (?:de|re)?nomm[a-z]{1,6} (?:desormais|dorenavant|maintenant)|(?:mutation|modification) d[eu] nom(?! commercial)|(?<![a-z])(?:le|son) nom(?: social| de la societe)? (?:est desormais|devient|deviendra)(?= )(?! (?:suivi|precede|complete|celui))|(?:connue|designee)[^.;\n]{0,20} (?:desormais|dorenavant)[^.;\n]{0,20} sous (?:le nom(?! commercial)|la denomination)|(?:quitt|abandonn|delaiss)[a-z]{1,6} (?:le|son|sa|la) (?:nom(?! commercial)|denomination)|(?:de|a) (?:l'appeler|la renommer|la rebaptiser|la denommer)|(?<![a-z])ne (?:s'appell|se (?:de)?nomm|s'intitul)[a-z]{1,6} plus [^.;\n]{2,90} mais |(?:renomm|rebaptis)[a-z]{1,4}/,
  ],
  [
    'transfert_siege',
    /siege(?: social)?[^.;\n]{0,60} (?:quitt[a-z]{1,6}|demenag[a-z]{1,5}|(?:est|sera|a ete)(?: desormais)? (?:transporte|translate|relocalise|ramene))(?![a-z])|(?<![a-z])transport[a-z]{1,4} (?:le|son|leur|du) siege|(?<![a-z])(?:la societe|elle|celle-ci|l'entreprise) (?:sera|va etre|est desormais|est dorenavant)(?: desormais| dorenavant)? (?:installe|transferee?|implante|domicilie|base|etabli)e? |de (?:l'|la )(?:installer|transferer|transporter|domicilier|implanter|etablir) |siege(?: social)? (?:est|se trouve|se situe) [^.;\n]{6,90}depuis le \d|transfer[a-z]{0,14}[^.\n]{0,90}siege|(?:port|deplac|fix|install|implant)[a-z]{1,4} (?:ledit|dudit|son|leur) siege|siege(?: social)?[^.\n]{0,70}(?<!etre )(?<!peut )transfere|nouveau siege|ancien siege|nouvelle adresse du siege|ancienne nouvelle\nsiege|(?:a compter|decision|decid|assemblee|associe|president|gerant|effet|(?<![a-z])ag[eom]?(?![a-z])|deliberation|resolution|consultation|proces[ -]verbal)[^.\n]{0,140}(?<!dont le )(?<!ayant son )(?<!ayant leur )siege(?: sociale?)?(?: de la societe)? (?:est|a ete|sera|serait) (?:fixe|etabli|deplace|porte)|siege(?: sociale?)?[^.\n]{0,60}(?:desormais|dorenavant|deplace|deplacement)|(?:decid|resolu)[a-z]{0,4}[^.\n]{0,40}(?:fixer|etablir|installer|porter|implanter|mettre|placer|domicilier) (?:le|son) (?:nouveau )?siege|(?:de |d'|a )(?:fixer|etablir|installer|mettre|placer|domicilier|implanter|ramener|porter) (?:desormais |dorenavant |maintenant )?(?:le|son) siege|a compter du [^.\n]{4,40},? le siege(?: social)? sera(?= ?:| a | au | \d| sis| situe)|(?<!dont )(?<!ayant )(?:le|son) siege(?: social)? (?:est|sera) (?:desormais )?(?:fixe|etabli|place|installe|situe), (?:au|a|des|avec) [^.\n]{4,40}, |demenagement d(?:u|e son) siege|(?:etabli[a-z]{0,3}|fixe|install[a-z]{1,3}|place) (?:desormais|dorenavant|maintenant) (?:le|son) siege|siege(?: social)? (?:est|a ete|sera) (?:porte|deplace|installe|implante|(?:fixe|etabli) non plus)|siege[^.\n]{0,160}se trouv(?:ait|e)(?![a-z])[^.\n]{0,120}(?:depuis le|a compter|desormais|dorenavant)|(?<![a-z])(?:install|transfer|deplac|implant|domicili)[a-z]{1,4} (?:la|notre|sa|cette) societe|(?<![a-z])demenag(?:e|ent|eons|era)(?![a-z])|deplac[a-z]{1,6}[^.\n]{0,40}siege|(?:changement|modification)[^.\n]{0,20} siege|changement d'adresse|quitt[a-z]{1,4} (?:le|la|son|ses|l') ?(?:\d|siege|locaux|adresse)|(?:la societe|(?<![a-z])elle|celle-ci|l'entreprise) quitt[a-z]{1,4} [^.;\n]{2,90} pour (?:s'installer|s'etablir|s'implanter|emmenager|rejoindre)|siege(?: social)?[^.\n]{0,30} (?:va|passe|part|demenage|s'installe|est maintenant) (?:au|a|du|en)(?![a-z])/,
  ],
  [
    'augmentation_capital',
    /capital(?: social)?[^.\n]{0,60} s'(?:est|en trouve|accroit|eleve desormais)(?: trouve| ainsi| donc)? ?(?:accru|augmente|eleve|releve|majore)?(?<=accru|augmente|eleve|releve|majore|accroit) de (?=\d)|capital(?: social)?[^.\n]{0,60} (?:est|a ete|sera)(?: ainsi| donc| alors)? (?:monte|remonte|releve|accru|hausse|majore) (?:a|de|d'|jusqu)|(?:relev|hauss|major|accroi)[a-z]{1,4} (?:le|son|ce) capital|augment[a-z]{0,14}[^.\n]{0,70}capital|incorpor(?:e|er|ant|ation)s? (?:au|dans le) capital|capital[^.;\n]{0,80} (?:le|celui-ci) (?:porter|augmenter|elever)|capital[^.\n]{0,240}(?:puis|ensuite)[^.\n]{0,40} augment|apport[a-z]{0,3} (?:en|de)[^.\n]{0,120}capital[^.\n]{0,60}(?:port|elev|pass|augment)|capital[^.\n]{0,60}(?:a ete |est |ete |trouve |ainsi )(?:augmente|porte|eleve)|(?:port|elev)[a-z]{1,3} (?:aussitot |ensuite |immediatement |alors )?(?:le|son|leur|ce|ledit) capital|capital[^.\n;]{0,160};[^.\n;]{0,12} l'(?:a|ont) (?:ensuite |aussitot )?augment|capital(?: social)?,? (?:porte|eleve|augmente)e?(?= (?:de|d'|a)(?![a-z]))|(?:souscription|emission|creation) (?:de|d')[^.\n]{0,40}(?:actions|parts)(?: sociales)? nouvelles|(?:incorporation|emission|souscription|apports? (?:en|de))[^.\n]{0,140}(?:nouveau (?:montant du )?capital|capital[^.\n]{0,30}(?:ressor|s'elev|s'etabli|atteint|passe))|capital[^.\n]{0,60}(?:desormais|dorenavant|s'etablit|s'eleve|ressort)[^\n]{0,140}(?:apport|souscri|emission|incorporation)/,
  ],
  [
    'reduction_capital',
    /capital(?: social)?[^.\n]{0,60} (?:est|a ete|sera|descend|tombe)(?: ainsi| donc| alors)? ?(?:abaisse|descendu|retombe)?(?<=abaisse|descendu|descend|tombe|retombe)(?= )|abaiss[a-z]{1,4} (?:le|son|ce) capital|(?:reduction|reduire|reduit|diminu[a-z]{1,5})[^.\n]{0,70}capital|capital[^.\n]{0,60}(?:desormais|dorenavant|s'etablit|ressort)[^\n]{0,140}(?:pertes|rachat|annulation)|ramen[a-z]{1,3} (?:le|son|leur|ce) capital|capital(?: social)?,? (?:ramene|reduit|diminue)(?= (?:de|d'|a)(?![a-z]))|capital[^.\n]{0,60}(?:a ete |est |ete |trouve |ainsi )(?:reduit|ramene|diminue)|reduction par (?:rachat|annulation)|capital[^.\n]{0,60}n'est plus que|capital[^.;\n]{0,80} (?:le|celui-ci) (?:ramener|reduire)|(?:rachat|annulation)[^.\n]{0,60} (?:parts|actions)[^\n]{0,300}capital/,
  ],
  [
    'changement_dirigeant',
    /(?:nomm|nomin|design|elu|demission|revoc|choisi|remplac|renouvel|fin des fonctions|fin du mandat|confie)[^.\n]{0,200}(?<![a-z])(?:co-?gerante?s?|gerante?s?|gerance|presidente?|direct(?:eur|rice)s? genera[a-z]{0,14}|administrat(?:eur|rice)s?(?! judic)|membres? du directoire|membres? du conseil)(?![a-z])|(?<![a-z])(?:co-?gerante?s?|gerante?|gerance|presidence|direction generale|presidente?|direct(?:eur|rice)s? genera[a-z]{0,14}|administrat(?:eur|rice)s?)(?![a-z])[^.\n]{0,150}(?:nomm|design|demission|revoq|remplac|succed)|fonctions? de (?:co-?gerant|president|directeur)|(?:gerance|presidence|direction generale) ?:[^.\n]{0,160}(?:(?:au|en) lieu|en remplacement|a la place|demission)|\ngerante? m|(?<![a-z])(?:gerance|presidence|direction generale) (?:passe|passera|revient|reviendra|echoit) a (?=m|la |l')|(?:pren(?:d|nent|dra|dront)|repren(?:d|dra)) la (?:co-?gerance|gerance|presidence|direction generale)|(?:(?:co-?)?gerante?|presidente?|direct(?:eur|rice) generale?)[^.\n]{0,60} (?:cede|cedera|laisse|laissera) (?:la|sa) place|gerance[^.\n]{0,60}(?:assuree|exercee|assumee|confiee)|cess[a-z]{1,4} (?:ses|leurs) fonctions|(?:fin|cessation|entree|prise) (?:de|en) fonctions?(?![a-z])|(?:changement|remplacement|depart) (?:de|du|de la|d') ?(?:(?:co-?)?gerant|president|dirigeant|directeur|direction|gerance)|(?:devient|deviendra|devenue?) (?:le |la |l')?(?:nouve[a-z]{1,4} |seule? )?(?:(?:co-?)?gerant|president|directeur|directrice)|(?:ancien|nouve)[a-z]{0,4} (?:(?:co-?)?gerant|president|dirigeant|direct)/,
  ],
  [
    'nomination_commissaire',
    /(?:controle legal|certification (?:legale )?des comptes|commissariat aux comptes)[^.\n]{0,80}confie|mandat du cabinet[^\n]{0,160}(?:nomm|design|choisi)[a-z]{0,3} (?:a sa place|pour (?:lui succeder|le remplacer)),? pour (?:les|six|\d)[^.\n]{0,20}exercices|(?:confi|charg|investi)[a-z]{1,3}[^.\n]{0,60}(?:controle|audit|certification|verification)(?: legale?)? des comptes|commissaires? aux comptes[^\n]{0,400}(?:nomm|design|elit|elu|choisi)[a-z]{0,3}[^.\n]{0,30} pour (?:lui|la|le|les|leur) (?:succeder|remplacer)|(?:nomm|design|choisi|elus?(?![a-z]))[^\n]{0,120}exercices[^\n]{0,120}(?<![a-z])titulaire(?![a-z])[^\n]{0,400}(?<![a-z])suppleante?(?![a-z])|(?:nomm|nomin|design|choisi|retenu|elu(?![a-z])|confie|investi|(?<!re)nouve)[^.\n]{0,220}(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))|(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))[^.\n]{0,300}(?:nomm|design|remplac|succed|desormais exerce)/,
  ],
  [
    'objet',
    /(?<![a-z])objet(?: social)? ?\(avant\) ?:|donn[a-z]{1,3} a (?:l'|son )objet(?: social)? (?:la|une) (?:nouvelle )?redaction|(?:redefini|reecri|recri|reformul)[a-z]{0,4} (?:l'|son )objet|(?:recentr|restrei|restrein|limit|circonscri|cantonn)[a-z]{1,3} (?:l'|son )objet(?: social)?(?: de la societe)? (?:a|au|aux|sur) |adjoin[a-z]{1,4} a (?:l'|son )objet|(?:ajout|adjoin)[a-z]{1,4} (?:aux|a ses) activites (?:de la societe |sociales |)(?=(?:l'|la |le |les |des |celle)[a-z])|(?<![a-z])(?:s'ajout|s'adjoi)[a-z]{1,5}[^.\n]{0,200}(?<![a-z])objet(?: social)?(?: de la societe)? (?:est|sera|devient)|objet(?: social)?, qui (?:est|sera) (?:desormais|maintenant|dorenavant)|(?:^|\n)[^\n]{0,6}objet(?: social)?: avant ?:|(?:^|\n)[^\n]{0,6}objet(?: social)?\n ?avant ?:|(?<![a-z])objet(?: social)? ?: avant|(?<![a-z])objet(?: social)? (?:desormais|dorenavant) ?:|(?<![a-z])objet(?: social)?,? [^.;\n]{4,160}(?<![a-z])y substitu|(?<![a-z])objet(?: social)?, [^.;,\n]{4,60}, (?:est|sera) (?:desormais|dorenavant|maintenant)|(?:vis|couvr|compren)[a-z]{1,3} (?:desormais|dorenavant|maintenant)|exercera (?:desormais|dorenavant) l'activite|(?:objet(?: social)?|activite) (?:est|sera) (?:desormais|maintenant|dorenavant)|(?<![a-z])(?:objet(?: social)?|activite) ?:[^.\n]{4,200} au lieu d|(?<![a-z])(?:objet(?: social)?|(?:l'|son )activite)(?: de la societe| sociale)?,? (?:(?!siege|capital|geran|duree)[^.;\n]){0,90}(?<![a-z])(?:devient|deviendra|s'eten[a-z]{1,5}|s'elargi[a-z]{1,4}|est (?:etendu|elargi|remplac|modifi|complet|substitu|redefini)[a-z]{0,2}|sera ainsi (?:concu|redige|libelle))(?![a-z])|(?:substitu|remplac)[a-z]{1,5} (?:par )?l'activite|article \d{1,2}[^.\n]{0,40} (?:desormais|dorenavant) (?:ainsi )?(?:redige|libelle|concu)[^.\n]{0,60}objet|objet(?: social)?[^.\n]{0,80}(?:etendu|elargi|(?:a ete|est) modifie|devient|complete|est remplace)|aura(?:it)? (?:desormais )?pour objet|(?:remplac|substitu|chang)[a-z]{0,14}[^.\n]{0,40}objet(?! (?:de la presente|des presentes))|objet(?: social)?,? (?:(?!siege|capital|geran|duree)[^.\n;]){0,90}(?:s'enonce|serait (?:desormais|dorenavant)|est remplace)|(?:modif|etend|exten|adjonc|ajout|elargi)[a-z]{0,14}[^.\n]{0,50}objet|nouv(?:el|eau) objet|adopt[a-z]{1,4} [^.\n]{0,30}objet/,
  ],
  [
    'duree',
    /(?:desormais|dorenavant|maintenant) (?:une |d'une )duree|duree(?: statutaire| sociale| de la societe)? (?:passe(?:ra)?|devient|deviendra|est (?:desormais|dorenavant|ramenee|fixee desormais))|duree[^.\n]{0,40} (?:ans|annees) au lieu|(?:vivra|existera|durera)[^.\n]{0,40} (?:au lieu|desormais|dorenavant)|(?:vivra|existera|durera) (?:desormais|dorenavant)|creee? pour \d{1,2} ans, (?:existera|vivra|durera)|prorog[a-z]{0,14}|(?:prolong|allong)[a-z]{0,14}[^.\n]{0,50}duree|duree[^\n]{0,140}(?:prolong|prorog)|duree[^.\n]{0,60}(?:portee|modifiee|allongee|reduite)|(?:porter|allonger|modifier|nouvelle) (?:la )?duree|(?:modifi|ramen|raccourci|abreg|redui)[a-z]{0,4} (?:la |sa )duree(?! (?:du|des|de l'exercice|de (?:la )?location))|(?:devait|devant) (?:durer|vivre|exister)[^.\n]{0,60}(?:durera|vivra|existera)|(?:prolong|allong)[a-z]{1,4}[^.;\n]{0,30} (?:la vie|l'existence) (?:sociale|de la societe)/,
  ],
];

/** Whether the text changes the object of the company. */
export const changesObject = (folded: string): boolean =>
  OBJECT_PAIR.test(folded) ||
  changes.some(([name, pattern]) => name === 'objet' && pattern.test(folded.replace(/:\n[ -]{0,3}/g, ': ')));

/** « Objet », then « avant : A » and « après : B » */
const OBJECT_PAIR = /(?<![a-z])objet(?: social)?[ \n:(]{1,3}avant\)? ?:/;
/** The same of another mention: then the values of the head tell which. */
const OTHER_PAIR =
  /(?<![a-z])(?:denomination|nom|siege|capital|gerant|duree)(?: sociale?)?[ \n:(]{1,3}avant\)? ?:/;

/** « Dénomination, objet et durée demeurent inchangés » changes nothing. */
const UNCHANGED =
  /inchange|sans changement|rien ne change|ne sont pas modifi|non modifie|n'est pas modifi|demeure(?:nt)? fixe|n'est pas (?:nomme|designe)|aucun commissaire|maintenue? dans|confirm[a-z]{1,3}[^.\n]{0,90} dans (?:ses|leurs) fonctions/;
/** « LE PHARE devient LE GRAND PHARE » */
const RENAMED =
  /(?:^|\n)(?<old>\p{Lu}[\p{Lu}\d'’ &-]{3,60}) (?:devient|deviendra|DEVIENT) (?:« ?)?(?<fresh>\p{Lu}[\p{Lu}\d'’&-]+(?: [\p{Lu}\d'’&-]+){0,8})/u;

/** « « A » n'existe plus, vive « B » » */
const TURNED =
  /[Nn]e dites plus,? « ?(?:S[A-Z]{2,5} )?(?<gone>\p{Lu}[^«»\n]{2,60}?) ?»,? dites(?: désormais)? « ?(?<come>\p{Lu}[^«»\n]{2,60}?) ?»|« ?(?<old>\p{Lu}[^«»\n]{2,60}?) ?»,? (?:n['’]existe plus|n['’]est plus|dispara[iî]t|laisse (?:la )?place|c[eè]de (?:la|sa) place|fait place|FAIT PLACE)[^«».\n]{0,40}« ?(?<fresh>\p{Lu}[^«»\n]{2,60}?) ?»/u;

/** A name and the one that takes its place, where the text says nothing but that. */
export const renamedIn = (text: string): { readonly old: string; readonly fresh: string } | undefined => {
  const { old, fresh, gone, come } = (RENAMED.exec(text) ?? TURNED.exec(text))?.groups ?? {};
  const [before, after] = [old ?? gone, fresh ?? come];
  return before && after ? { old: before, fresh: after } : undefined;
};

const CAPITAL_MOVE =
  /capital(?!(?: social)? (?:variable|minimum|autorise))[^.\n\d]{0,60}(?:de |d')(\d[\d .]{0,14}?)(?:,\d\d)?(?: ?€| ?euros)? a (\d[\d .]{0,14})/;

const CAPITAL_ROWS =
  /\nancien capital(?: social)? ?: ?(\d[\d .]{0,14})[^\n]{0,60}\nnouveau capital(?: social)? ?: ?(\d[\d .]{0,14})/;

/** « réduit le capital de 8 000 €, pour le porter de 48 000 € à 40 000 € » */
const CARRIED_TO =
  /capital[^.\n\d]{0,60}(?:de |d')\d[\d .]{0,14}(?:,\d\d)?(?: ?€| ?euros)?,? (?:pour|afin de) le (?:porter|faire passer|ramener) de (\d[\d .]{0,14}?)(?:,\d\d)?(?: ?€| ?euros)? a (\d[\d .]{0,14})/;

/** « le capital passe de A à B »: more or less. */
export const capitalMove = (folded: string, pattern = CAPITAL_MOVE): AnnouncementTypeName | undefined => {
  const move = pattern.exec(folded);
  const [before, after] = [move?.[1], move?.[2]].map((amount) => Number((amount ?? '').replace(/\D/g, '')));
  if (!before || !after || before === after) return undefined;
  return after > before ? 'augmentation_capital' : 'reduction_capital';
};

/** « les pertes ont réduit les capitaux propres à moins de la moitié du capital » reduces no capital. */
const LOSS =
  /(?:capitaux|fonds) propres[^.;\n]{0,90}moitie d(?:u|e son) capital(?: social)?|article l\. ?22[35]-(?:42|248)/;
const LOSSES = new RegExp(`[^,;.\\n]{0,60}${LOSS.source}`, 'g');

export const tellsLosses = (folded: string): boolean => LOSS.test(folded);

/** The words before are looked for in a text that tells losses only: from every place of it, they take sixty times as long. */
const withoutLosses = (folded: string): string =>
  tellsLosses(folded) ? folded.replace(LOSSES, ' ') : folded;

/** The sentences that state something, each whole. */
export const statements = (folded: string): string =>
  withoutLosses(
    folded
      // A list after « : » belongs to its sentence.
      .replace(/:\n[ -]{0,3}/g, ': ')
      .replace(/;\n[ -]{0,3}/g, '; '),
  )
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
export const changesIn = (folded: string, text: string): readonly Change[0][] => {
  const told = changes.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (told.length === 0 && OBJECT_PAIR.test(folded) && !OTHER_PAIR.test(folded)) return ['objet'];
  const moved = capitalMove(text) ?? capitalMove(text, CARRIED_TO);
  // « réduit le capital de 8 000 €, pour le porter de 48 000 € à 40 000 € »: carried down, nothing rises.
  const own =
    moved === 'reduction_capital' && !RAISED.test(text)
      ? told.filter((name) => name !== 'augmentation_capital')
      : told;
  const rows =
    capitalMove(folded, CAPITAL_ROWS) ?? summedCapital(text) ?? (own.length > 0 ? moved : undefined);
  return rows && !own.includes(rows) ? inOrder([...own, rows]) : own;
};

/** The changes in the order of the list above. */
const inOrder = (names: readonly Change[0][]): readonly Change[0][] =>
  changes.flatMap(([name]) => (names.includes(name) ? [name] : []));

const RAISED =
  /augment|elev[a-z]{1,5} |hauss|accr[ou]|major|incorpor|souscri|emission|nouvelles? (?:parts|actions)|(?:parts|actions) nouvelles/;

export const named = (
  found: readonly (AnnouncementTypeName | 'objet' | 'duree')[],
): readonly AnnouncementTypeName[] =>
  found.flatMap((name) => (name === 'objet' || name === 'duree' ? [] : [name]));
