import { isAcronymOf } from './acronyms.ts';
import { changesObject } from './change-types.ts';
import type { Context } from './context.ts';
import { type Finding, finding, textOf } from './facts.ts';
import { NUMBER_WORDS, numberOfWords } from './numbers.ts';
import { type Source, type Span, sentenceAt } from './source.ts';

/** The object, the duration and the acronym of the company. */
export const readStatements = (context: Context): readonly Finding[] => [
  ...readObject(context),
  ...readDuration(context),
  ...readAcronym(context),
];

const OBJECT =
  /(?:(?<![a-z])(?:[a-z]{3,10}ra|exerce)(?:nt|it)?,?(?: [^.:;\n]{0,70})? (?:les |aux |l'|a l'|pour )(?:seules? )?activites? (?:principales? )?(?:suivantes?|que voici|ci-apres|qui suivent)[^.:;\n]{0,30} ?: ?|(?<![a-z'])objets?(?: social| sociaux)?(?: ?\([a-z ]{3,20}\))? ?: ?|pour objet(?: social)?,? (?:tant )?(?:en france|directement|tant)[^,:;.\n]{0,50}, (?=[a-z])|(?:^|\n|[.;-] ?|, )(?:l'|son )?(?:objet(?: social)?(?: principal| sommaire| de la societe)?(?: en france et a l'etranger)?|activites?(?: principale| exercee| sociale)?),? ?(?:: ?|(?:c')?est ?:? ?|sera (?=(?:l'|la |le |les )[a-z])|\n)|(?:^|\n|, )objet(?: social)? (?=[a-z])(?!(?:de |du |des |d')[^:\n]{2,40} ?:)|(?:^|\n|[.°)–—-] ?)objet(?: social)?\.(?: ?-)? (?=[a-z])|(?<![a-z])objet(?: social)?,? qui (?:demeure|reste|est)(?: inchange)?(?: ?:)? (?=")|(?:l'|dont l'|son )objet(?: social)? (?:demeure|reste)(?: toujours)? (?=(?:l'|la |le |les )[a-z])(?!l'identique|la meme|le meme)|(?:(?:a|ayant|et|avec|donnee?|fixee?|assigne|prend|prendra|aura) pour (?:objet(?: social)?|activites?(?= ?[,:]))|(?<=, )pour objet(?: social)?|pour objet(?: social)? ?:)[^:.;\n]{0,90}?(?: ?:[ \n-]{0,3}|(?<=objet)(?! (?:principal|exclusif|essentiel|unique|social)(?![a-z])) |(?<=social)(?! (?:principal|exclusif)) |(?<=principal|exclusif|essentiel|unique) ))/g;
const ACTIVITY =
  /(?:(?:cess|arret|suspend|interromp)[a-z]{0,6} (?:toute |son |ses |l')(?:exploitation|activites?)[^.:;\n]{0,60} : (?=[a-z])|(?:fin|terme) a (?:son |ses |l')activites? (?:de |d'|du )|(?:ayant|avec|et|a) pour activites? (?:principale )?|(?<=, )activite (?:principale )?(?:de |d'|du )|dont l'(?:activite(?: principale)?|objet)(?:,| est| etait| consiste en)? |(?:l'objet(?: social)?|l'activite), (?:soit|a savoir|savoir) |specialisee? (?:dans|en) |exer[a-z]{1,5},? [^.;\n]{0,110}?, (?=la profession d)|(?<![a-z])(?:elle va (?=(?:acheter|acquerir|louer|gerer|vendre|exploiter|fabriquer|produire|proposer) )|la societe fera(?! (?:l'(?:objet|actif|apport|acquisition)|la (?:demande|publicite|declaration)|le (?:necessaire|depot|point)|les (?:formalites|frais|demarches)))|elle (?:fera|exploitera|realisera|proposera|vendra|commercialisera|fabriquera|assurera|detiendra et gerera)(?! l'actif)|(?:je|nous) (?:fais|ferai|ferons|faisons|vendrons|vendrai|proposerons|exploiterons|fabriquerons)) (?=la |le |l'|les |des |de |tou)|(?:la societe|elle) se propose,?(?: ?:)? (?:(?:tant )?en france[^,;:.\n]{0,40}(?:,| ?:) )?(?:de ?: |de |d'|pour objet )?(?:exercer |exploiter )?(?=[a-z])|(?:son|l')activite (?:consiste(?:ra)? (?:en|dans|a)|comprend(?:ra)?|couvr(?:e|ira)|recouvre|englobe) ?:? ?(?=[a-z])|(?:la societe|elle) a (?:en vue|pour but|pour mission) ?:? ?(?:de |d')?(?=[a-z])|(?:la societe|elle) (?:se consacre(?:ra)?|s'occupe(?:ra)?|se livre(?:ra)?|s'adonne(?:ra)?|se voue(?:ra)?) (?:a |de |d'|au |aux (?!activites))|(?:la societe|elle) (?:a|aura) pour vocation (?=la |le |l'|les )|(?:l'|son )objet(?: social)? (?:porte(?:ra)? sur|consiste(?:ra)? (?:en|dans)|comprend(?:ra)?|couvr(?:e|ira)|recouvre) (?=[a-z])|(?:creee?|fondee?|constituee?|formee?) pour (?=(?:la|le|l'|les) ?[a-z])(?!(?:la )?duree|le temps|la periode)|(?:a|aura|ayant) comme (?:activite|objet)(?: principale?)? (?=[a-z])|(?:ses|son|l'|les) ?activites?(?: principales?)? (?:seront|sera|sont) (?=(?:la |le |l'|les )[a-z])|se livr(?:e|era) a (?=(?:la |l'|le |des |toute))|(?:la societe|elle) (?:servira|sert) a (?=[a-z]{2,14}(?:er|ir|re)(?![a-z]))|(?<![a-z])(?:on|et|elle|qui|la societe|l'entreprise) fera (?:du |de la |de l'|des )|(?:la societe|elle) (?:vendait|vend|fabriquait|fabrique|proposait|propose|exploitait|faisait|produisait|produit|louait|reparait) (?:des |du |de la |de l')|elle exploitera (?=une? )|(?:la societe|elle) (?:a|aura)(?: pour)? vocation,? (?:a |de |d')(?:exploiter |exercer )?|exer[a-z]{1,14} (?:l'|une |les |des )activites? (?:suivantes?|ci-apres) ?: ?(?=[a-z])|exer[a-z]{1,14}(?: plus)?(?: depuis (?:le )?[\da-z/ ]{4,20}?)? (?:l'|une |son )activite (?:de |d'|du )|(?<=(?:societe|susdite|precitee|sarl|sasu?|eurl),? )qui (?:exerce|exploite|pratique) (?=(?:la |le |l'|les )(?!activite|profession|fonds))|(?<=, )qui (?:concoit|fabrique|vend|commercialise|produit|distribue|restaure|repare|importe) (?:des |du |de la |de l')|(?:cess|arret)[a-z]{0,14}(?: [a-z]{1,14}){0,4} (?:son |l'|toute |d')activites? (?:de |d'|du )(?!la |le |l'|les |ladite|cette)|cess[a-z]{0,5}(?: [a-z]{1,14}){0,3} l'exploitation (?:de |d')(?!(?:son|sa|ladite|cette|l'etablissement|l'entreprise|la societe|fonds))|(?:arret|cessation) (?:complete?|totale?|definiti(?:f|ve)) (?:de la |de l'|des |du |d')(?!activite|exploitation|la societe|exercice)(?=[^.;\n]{4,120}, (?:seule|unique) activite)|(?<=[),] )entreprise (?:de |d')(?=[a-z])|(?:objet(?: social)?|activites?) \((?=[a-z]{4})(?!inchang|mise|article|art)|poursui[a-z]{1,5} (?:son |l')activite (?:de |d')(?!la |le |l'|les |ladite)|(?:son |l')activite (?:de |d')(?!la |le |l'|les |ladite)(?=[a-z' ]{4,80}(?: n'est| n'a | ne | a compter|,)))/g;

/** « Vente de cycles et de pièces : voilà ce qu'elle fera », « Vente de cycles : activité arrêtée » */
const TOLD_AFTER =
  /(?<=^|\n|\. )(?<object>[^.:\n§]{8,200}?) ?: (?:voila|tel(?:le)?s? (?:est|sont)|tel(?:le)?s? (?:sera|seront)|c'est)[^.:\n]{0,30}(?:fera|fait|activite|objet|metier|vocation|proposera|vendra)|(?<=^|\n|\. )(?<ended>[a-z][^.:\n§]{7,200}?) ?: activite(?: [a-z]{4,16}ment)? (?:arretee|cessee|terminee|abandonnee)(?![a-z])/;
const objectBefore = ({ source }: Context): readonly Finding[] => {
  const match = TOLD_AFTER.exec(source.folded);
  const words = match?.groups?.object ?? match?.groups?.ended;
  if (!match || !words || !isObject(words)) return [];
  const span = { start: match.index, end: match.index + words.length };
  return [finding('company.object', span, textOf(source, span), 0.8)];
};

const readObject = (context: Context): readonly Finding[] => {
  const { source } = context;
  for (const { index, 0: words } of source.folded.matchAll(OBJECT)) {
    if (
      /(?:realisation de son|realise son|article|modifi[a-z]{0,14}|conforme a l'|nouv[a-z]{1,4}|anci[a-z]{1,4}) ?$/.test(
        source.folded.slice(Math.max(0, index - 16), index),
      )
    )
      continue;
    const start = skipBullets(source.folded, index + words.length);
    const span = { start, end: objectEnd(context, start) };
    if (!isObject(source.folded.slice(span.start, span.end))) continue;
    // « L'article 2 est désormais rédigé ainsi : la société a pour objet … »: the new one.
    const fresh =
      changesObject(source.folded) &&
      /(?:desormais|dorenavant|redig|libell|redaction suivante|nouv[a-z]{1,4} (?:redaction|objet|mention)|comme suit|ainsi (?:modifi|qu'il))[^§]{0,120}$/.test(
        source.folded.slice(Math.max(0, index - 160), index + words.length),
      );
    if (fresh) return [finding('change.object.new', span, textOf(source, span), 0.85)];
    return [finding('company.object', span, textOf(source, span), 0.85)];
  }
  const activity = ACTIVITY.exec(source.folded);
  ACTIVITY.lastIndex = 0;
  if (activity) return activityFrom(source, activity.index + activity[0].length);
  const others = [...objectBefore(context), ...procedureActivity(context), ...bracketed(context)];
  return others.length > 0 ? others.slice(0, 1) : doneActivity(context);
};

/** Where an activity that a sentence tells ends: the address, the day, the verb, the next clause. */
const ACTIVITY_END =
  /\)| \(|[,;] (?:sa |la )?duree(?![a-z])|, (?:le |la )?(?:gerante?|geree|presidente?|au capital|capital)(?![a-z])|, \d{1,4},? (?:bis |ter )?(?:rue|avenue|av\.|boulevard|bd|place|route|chemin|quai|cours|allee|impasse)(?![a-z])[^.;\n]{2,50}\d{5}|,? et (?:la |sa |une )?duree|, le terme|,? (?:inform|avis|annonc|declar)(?:e|ent)(?![a-z])|,? fait (?:savoir|part|connaitre)| a (?:[a-z]{4,14}ment )?(?:baisse|diminue|chute|cesse|ete|pris)(?![a-z])| (?:le|au) \d| a compte| (?:de|par) (?:la|ladite|notre|cette) societe| a la date| a dater| a partir (?:du \d|de ce jour|du (?:meme|dit) jour)|,? pour (?:une duree|la duree|\d)| pour (?:cause|depart|raison|motif|cessation)| en raison| par suite| n'[a-z]| ne | sans |[.;\n]| depuis | au \d| et dont |, (?:apres avoir |immatricul|rcs|affaire|a |ont |est |sera |seront |fera |feront |devra |cessera |qui |dont |sise?|situe|install|exerce|base|etabli|domicili|menee?|cess|pren|ne |n'|seule |unique |et |en date|exploite|representee)|(?<=,) ?(?:a|ont) cesse/;
const activityFrom = (source: Source, start: number): readonly Finding[] => {
  const stop = source.folded.slice(start, start + 400).search(ACTIVITY_END);
  const span = { start, end: start + stop };
  return stop > 3 && !TOLD.test(source.folded.slice(span.start, span.end))
    ? [finding('company.object', span, textOf(source, span), 0.75)]
    : [];
};

/** « Elle pratiquera la vente de tuiles »: what a company is founded to do, or did until it ceased. */
const DOES =
  /(?<![a-z])(?:la societe|elle) (?:fait|faisait) (?=(?:la |le |l'|les )[a-z])(?!(?:la |le |l'|les )(?:objet|present|demande|choix|meme|publicite|necessaire|declaration|constat|depot))|(?<![a-z])(?:la societe|elle|celle-ci|cette societe|l'entreprise|on y|on|qui|et) (?:(?:entend|compte|souhaite|va|veut|pourra) )?(?:exer[cç]|pratiqu|exploit|realis|vend|fabriqu|propos|assur|produi|commercialis|repar|offr|fourni|concev|distribu|import|constru|restaur|entretien|organis|anim|edit|cultiv|transform)(?:[a-z]{0,3}(?:era|ira|ra|ait|er|ir|re)|e|t|it|d)(?:nt)? (?:du |des |de la |de l')?(?=(?:la |le |l'|les |une? )?[a-z])(?!(?:la |le |l'|les |ses |son |sa |leurs? |toute |toutes |tous |en |a |au |aux |sur |par |pour |de |d'|ce |cette |ces |une? )?(?:fonction|gerance|presidence|liquidat|mandat|direction|fonds|siege|capital|publi|formalit|frais|represent|pouvoir|activite|societe|actif|passif|parts?(?![a-z])|actions?(?![a-z])|droit|administration|compte|suite|totalite|charge|responsab|creance|immeuble|bail|commerce|deux|trois|augment|redu|dissol|transfer|apport))/g;
const doneActivity = ({ source, types }: Context): readonly Finding[] => {
  if (!/^(?:constitution|cessation|procedure|redressement)/.test(types[0] ?? '')) return [];
  for (const { index, 0: words } of [...source.folded.matchAll(DOES)].slice(0, 6)) {
    const [read] = activityFrom(source, index + words.length);
    if (read) return [{ ...read, sure: 0.7 }];
  }
  return [];
};

/** « EURL L'AIGUILLE BLEUE (retouches, couture), capital … »: what the company does, in brackets behind its name. */
const BRACKETED =
  /^,? \((?<activity>(?!(?:en |ci-apres|anciennement|ex |ex-|sans |nouvelle |ancienne |susvise|susdit|dite? |sigle|sous |au capital|capital|siege|une |la |le |les |l'|a |par |pour |et |non |dont |dissoute|radiee|inscrite|immatricul|exercice|article)(?![a-z]{0,2}\d))[a-z][a-z', -]{7,110})\)/;
const bracketed = ({ source, types, mentions: { parties } }: Context): readonly Finding[] => {
  if (/^(?:cession|location|fin_location|vente)/.test(types[0] ?? '')) return [];
  const company = parties.find((party) => party.company);
  if (!company || company.from > 200) return [];
  for (const place of [company.end, company.form?.end ?? company.end]) {
    const words = BRACKETED.exec(source.folded.slice(place, place + 130))?.groups?.activity;
    const start = place + source.folded.slice(place, place + 4).indexOf('(') + 1;
    if (!words || !isLow(source.text[start]) || !isActivity(words) || !TRADE.test(words)) continue;
    const span = { start, end: start + words.length };
    return [finding('company.object', span, textOf(source, span), 0.75)];
  }
  return [];
};
/** A list, or a noun of doing. */
const TRADE =
  /,|(?<![a-z])(?:[a-z]{3,}(?:tion|age|erie|ture|ment|culture)|vente|negoce|commerce|conseil|travaux|transport|entretien|restaurant|taxi|coiffure|location|bar|hotel)s?(?![a-z])/;

/** In a court notice the activity may stand alone after the address: « …, 69007 Lyon, messagerie, fret, RCS Lyon ». */
const procedureActivity = ({ source, types, mentions: { parties } }: Context): readonly Finding[] => {
  if (!/procedure|redressement|cessation/.test(types[0] ?? '')) return [];
  const company = parties.find(
    (party) =>
      party.company &&
      ((party.address && !party.address.refers) || (party.form && party.titles.length === 0)),
  );
  if (!company) return [];
  const after = [
    ...(company.form ? [company.form.end] : []),
    ...(company.capital ? [company.capital.end] : []),
    company.end,
    ...(company.address && !company.address.refers ? [company.address.end] : []),
    ...(company.registration ? [company.registration.end] : []),
  ].sort((a, b) => a - b);
  const pattern =
    /^(?:, | \(| - |\n)([a-z][a-z', -]{4,110}?)(?=\)| - |, (?:\d{1,4},? (?:bis |ter )?[a-z]|rcs|r\.c\.s|siren|\d{3} \d{3} \d{3}|immatricul|a la date|a compter|depuis|represent)|[.;\n])/;
  const end =
    after.find(
      (place) =>
        isActivity(pattern.exec(source.folded.slice(place, place + 150))?.[1]) &&
        isWritten(source, place, pattern.exec(source.folded.slice(place, place + 150))?.[1] ?? ''),
    ) ?? -1;
  const match = end < 0 ? null : pattern.exec(source.folded.slice(end, end + 150));
  if (!match?.[1]) return statedAlone(source, company.registration?.end);
  const start = end + match[0].indexOf(match[1]);
  const span = { start, end: start + match[1].length };
  return [finding('company.object', span, textOf(source, span), 0.7)];
};

/** « RCS Amiens 512 345 678. Culture de l'osier, vannerie. »: a sentence of its own behind the identity. */
const ALONE =
  /^\. (?<activity>(?!(?:pour|le|la|les|l'|a|au|par|mention|depot|vu|date|cessation|juge|mandat|sans|avec|creances|declar)(?![a-z]))[a-z]{4,20} (?:de |d'|des |du |et )[a-z][a-z', -]{3,110}?)\. /;
const statedAlone = (source: Source, from: number | undefined): readonly Finding[] => {
  const words = from === undefined ? undefined : ALONE.exec(source.folded.slice(from, from + 160))?.groups;
  if (from === undefined || !words?.activity || !isActivity(words.activity)) return [];
  const span = { start: from + 2, end: from + 2 + words.activity.length };
  return [finding('company.object', span, textOf(source, span), 0.7)];
};

/** In small letters; or, on a line of its own and in a text all in capitals, in words that name a trade. */
const isWritten = ({ text }: Source, place: number, words: string): boolean =>
  isLow(text.slice(place, place + 4).replace(/^[ ,(-]+/, '')[0]) ||
  (TRADE.test(words) &&
    (text[place] === '\n' || !/\p{Ll}{2}/u.test(text.slice(Math.max(0, place - 150), place + 100))));

const isLow = (sign: string | undefined): boolean => /\p{Ll}/u.test(sign ?? '');
const isActivity = (segment: string | undefined): boolean =>
  segment !== undefined &&
  !TOLD.test(segment) &&
  !/^(?:et |societe )|(?<![a-z])(?:design[a-z]{1,3}|maitre|mandataire|administrateur|a (?:ete|cesse|decide|nomme|ouvert|prononce|fait|mis|pour)|ont|est|sont|ete|rcs|siege|represente|demeurant|geran|president|immatricul|inscri[a-z]{1,4}|date|jugement|n°|nomme|liquidation|sarl|sas)(?![a-z])/.test(
    segment,
  );

const skipBullets = (folded: string, start: number): number =>
  start +
  (/^(?:[\s:-]|"(?= )|(?:le|la) suivante? ?: |(?:la societe|elle) (?:se propose(?:,? (?:tant )?en france[^,;:.\n]{0,40}(?:,| ?:))?(?: de| d')?|a (?:en vue|pour (?:but|mission|objet)(?: de)?)) |(?:la societe|elle) fait,? [^:.\n]{0,40}: |(?:l'|son )activite (?:consiste en|comprend(?:ra)?|couvre|recouvre) )*/.exec(
    folded.slice(start, start + 110),
  )?.[0].length ?? 0);

const objectEnd = ({ source: { folded, text }, source }: Context, start: number): number => {
  const end = listEnd(source, start);
  // The lines of a list are one statement.
  const zone = folded.slice(start, end).replace(/\n/g, ' ');
  const stop = zone.search(
    / ?; ?(?:- ?)?(?=(?:(?:la |le |l'|son |sa |pour une )?(?:duree|siege|capital|geran|president|denomination|forme|immatricul|rcs|apports?|sigle|admission|agrement|cessions?|transmission|direct|exercice|clause|nom|code|ape|au capital)|et (?:plus generalement|toutes)|plus generalement|le tout|toutes operations))|\n| - (?=[a-z]{1,14}(?: [a-z]{1,14})? ?:)|,? (?:(?:la |le )?(?:gerance|gerante?s?|cogerante?s?|presidente?|direct(?:eur|rice) generale?|siege|capital|forme|sigle|denomination|cessions?|transmission|admission|agrement|clause|apports?|immatriculation|acces|associes?|exercice)(?: [a-z']{1,14}){0,5} ?:)|,? (?:et )?pour (?:une |la )?duree|,? et pour (?:(?:premiere? )?(?:co-?)?(?:gerant|president|direct)|siege|capital|denomination|nom |sigle)|[,;.] (?:et )?(?:la |sa )?duree|,? acte (?:s\.?s\.?p|sous (?:seing|signature)|du \d|recu)| duree(?= ?:| (?:de la societe|sociale|est|\d|[a-z-]{4,24} (?:ans|annees)))|,? (?:et,? )?(?:(?:plus generalement|d'une maniere generale|d'une facon generale),? (?:toutes?|tous|l'accomplissement|effectuer|la realisation|la participation|de)(?![a-z])|generalement toutes)|,? (?:le )?tout (?:directement|cela|ce)|,? et (?:a |ont )?(?:proroge|transfere|nomme|modifie|porte|augmente|reduit|change|decide)(?![a-z])|,? (?:et )?(?:devient|deviendra|sera desormais|est remplace)(?![a-z])|, (?:a|ont|est) (?:cesse|decide|ete|transf|mis|nomm|pris)|, (?:(?:le |son |au |ayant son )?siege(?: social)?(?: [a-z]{1,4})? (?=\d|[a-z-]{2,12} [a-z])|capital(?: social)?(?: de| fixe a)? (?=\d))|,? et (?:la |sa |une )duree|, (?:install|exerc|base|etabli|domicili|situe)[a-z]{1,3}(?![a-z])|, (?:fera|feront|sera|seront|cesse|cessera|transfere|devra)(?![a-z])|,? et ce, soit|, pourvu que|,? (?:dont le siege|ayant son siege|constituee? pour|dont la duree)|, sise? | sise? (?=\d)|, pour (?:une duree|un capital|siege|capital|denomination|duree)|, au capital|, immatricul| ainsi que toutes operations|\. (?=[a-z]{1,14} ?:)|" ?(?:\(|$)/,
  );
  const cut = start + (stop > 0 ? stop : zone.length);
  return start + text.slice(start, cut).replace(/(?<![\s.,;»"])[\s.,;»"]+$/u, '').length;
};

/** The end of the sentence, and of the lines of its list. */
const listEnd = (source: Source, start: number): number => {
  let { end } = sentenceAt(source, start);
  for (let line = 0; line < 12; line += 1) {
    const next = source.text.indexOf('\n', end - 1) < 0 ? '' : source.folded.slice(end, end + 4);
    if (!/[;,] ?$/.test(source.text.slice(Math.max(0, end - 2), end)) || !/^\n(?:- ?|[a-z])/.test(next))
      break;
    end = sentenceAt(source, end + 1).end;
  }
  return end;
};

/** Verbs of a notice: no activity has them. */
const TOLD =
  /(?<![a-z])(?:inform(?:e|ent) |fait savoir|doivent|devront|(?:a|ont) (?:decide|nomme|transfere|cesse)|est nommee?|a qui |aupres de )/;

const isObject = (words: string): boolean =>
  words.length > 3 &&
  !/^(?:la )?(?:sarl|sasu?|eurl|sci|snc|selarl|selas) /.test(words) &&
  !TOLD.test(words.slice(0, 160)) &&
  !/insertion|annonce|publication|publier|parution|(?<![a-z])svp(?![a-z])|devis|facture|demande d/.test(
    words,
  ) &&
  !/^(?:(?:l'associee? unique|l'assemblee|les associes|approbation)(?![a-z])|(?:changement|modification|transfert|nomination|dissolution|augmentation|reduction|cession) (?:de|du|d')|la societe |l'objet |l'entreprise |l'activite telle|l'article \d|(?:a |par )?l'ancien objet|a l'objet|et (?:le |la |son |sa )?(?:capital|duree|siege|denomination|nom)(?![a-z])|demeure|inchange|desormais|dorenavant|ainsi |le suivant|remplace|est |la duree|siege|a ete|social|de la presente|modifi|dans les|duree|rcs|capital|les dates)/.test(
    words,
  );

const YEARS = new RegExp(
  String.raw`(?<number>\d{1,3}|${NUMBER_WORDS})(?: ?\(\d{1,2}\))? ?(?:ans|annees?)(?![a-z])`,
  'g',
);

/** A company lives 99 years at most from its foundation or its last extension. */
const LONGEST = 198;

/** Durations in years and what is said before each. */
export const findYears = ({ source: { folded } }: Context): readonly (Span & { readonly years: number })[] =>
  [...folded.matchAll(YEARS)].flatMap(({ index, 0: words, groups }) => {
    const written = groups?.number ?? '';
    const years = /^\d/.test(written) ? Number(written) : numberOfWords(written);
    const inside = /[a-z\d-]$/.test(folded.slice(Math.max(0, index - 1), index));
    return years && years <= LONGEST && !inside ? [{ start: index, end: index + words.length, years }] : [];
  });

const OTHER_TERM =
  /(?:(?<!de)nomm|mandat|gerance|location|bail|fonction|renouvel|delai|pendant|inalienab|prolong|prorog|portant|porter|periode|(?<![a-z])agee?(?![a-z])|exercices?|duree (?:du|de la location|du contrat)|contrat)/;

/** « Créé sans capital pour 30 ans » */
const FOR_YEARS = /(?<![a-z])(?:creee?|fondee?|formee?|instituee?)(?: sans capital)?,? pour (?:les )?$/;

/** The words that say whose years these are, from the nearest one that speaks of the company's; undefined if none does. */
const aboutYears = (context: Context, ahead: string, sentence: number): string | undefined => {
  if (FOR_YEARS.test(ahead)) return '';
  if (/(?:duree|constitue|forme entre|forme par)/.test(ahead))
    return ahead.slice(Math.max(...['duree', 'constitue', 'forme '].map((word) => ahead.lastIndexOf(word))));
  return isDurationArticle(context, sentence) ? ahead : undefined;
};

const readDuration = (context: Context): readonly Finding[] => {
  const { source } = context;
  for (const { start, end, years } of findYears(context)) {
    const sentence = sentenceAt(source, start);
    const ahead = source.folded
      .slice(Math.max(sentence.start, start - 260), start)
      .replace(/(?:sauf|hors|hormis)[^.;]{0,30} (?:prorogation|prolongation)[^,.;]{0,40}/, '');
    const near = aboutYears(context, ahead, sentence.start);
    if (
      near === undefined ||
      // A mandate, a lease or a sleep; no company is founded for so short a time.
      years < 5 ||
      / de \d{1,2} a $/.test(ahead) ||
      OTHER_TERM.test(near) ||
      /prolong|prorog/.test(ahead) ||
      /(?:(?<!de)nomm|mandat|geran[a-z]{1,14} (?:est|pour))[^.]{0,200}$/.test(
        ahead.slice(0, Math.max(0, ahead.lastIndexOf('duree'))),
      ) ||
      /;/.test(near) ||
      /(?:contrat|convention|bail|distribution|option|mandat|fonctions?|nomm[a-z]{1,3})[^.;]{0,40}d'une $/.test(
        ahead.slice(0, Math.max(0, ahead.lastIndexOf('duree'))),
      )
    )
      continue;
    return [finding('company.duration', { start, end }, String(years), 0.9)];
  }
  const table = tableDuration(context);
  return table.length > 0 ? table : loneDuration(context);
};

/** No mandate and no lease of a new company is so long: the only such number of years is its own. */
const LONG = 20;
const loneDuration = (context: Context): readonly Finding[] => {
  if (context.types[0] !== 'constitution') return [];
  const long = findYears(context).filter(({ years }) => years >= LONG);
  const [only] = long;
  return only && long.every(({ years }) => years === only.years)
    ? [finding('company.duration', only, String(only.years), 0.75)]
    : [];
};

/** « 5. DURÉE », then « 99 ans … » on the next line. */
const isDurationArticle = ({ source: { folded } }: Context, start: number): boolean =>
  /duree(?: de la societe)?(?:\n+|\. )$/.test(folded.slice(Math.max(0, start - 26), start));

/** A table of which only the words are left: « Siège social Durée », then « … VALBONNE 99 ». */
const tableDuration = ({ source: { folded } }: Context): readonly Finding[] => {
  const match =
    /duree(?: \((?:en )?(?:ans|annees)\))?\n[^\n]{0,150} (\d{2})(?=\n|$)/.exec(folded) ??
    /(?<![a-z])duree(?: \((?:en )?(?:ans|annees)\))? ?:? ?(\d{2})(?=\n|$|\.| [a-z])(?! (?:mois|jours|exerc))/.exec(
      folded,
    );
  if (!match?.[1]) return [];
  const end = match.index + match[0].length;
  return [finding('company.duration', { start: end - 2, end }, match[1], 0.8)];
};

const readAcronym = ({ source }: Context): readonly Finding[] => {
  const match =
    /(?<![a-z])(?:sigle(?: (?:est|social))?|par abreviation|en abrege|en abreviation|abregee? en) ?:? ?"? ?/.exec(
      source.folded,
    );
  const ahead = ABBREVIATED.exec(source.text);
  if (ahead?.groups?.short) {
    const from = ahead.index + ahead[0].indexOf(ahead.groups.short);
    return [
      finding('company.sigle', { start: from, end: from + ahead.groups.short.length }, ahead.groups.short),
    ];
  }
  if (!match) return acronymBeside(source);
  const start = match.index + match[0].length;
  const zone = source.text.slice(start, start + 30);
  const quoted = match[0].includes('"') ? /^[\p{Lu}\d][\p{Lu}\d.& -]{1,22}(?= ?[»"”])/u.exec(zone) : null;
  const written = (quoted ?? /^[\p{Lu}\d][\p{Lu}\d.&-]{1,14}(?![\p{L}\d])/u.exec(zone))?.[0]
    .trim()
    .replace(/\.$/, '');
  return written ? [finding('company.sigle', { start, end: start + written.length }, written)] : [];
};

/** « PHOTOSYNTHÈSE 8, ou P8 en abrégé »: the acronym before the word. */
const ABBREVIATED =
  /(?:, | |\()(?:ou|soit|dite?|alias) (?:« ?)?(?<short>\p{Lu}[\p{Lu}\d.&-]{1,14})(?: ?»)?,? (?:en abrégé|en abrege|en abréviation|par abréviation|pour abréger|EN ABRÉGÉ|EN ABREGE)/u;

/** « COOPÉRATIVE OUVRIÈRE DU BÂTIMENT TARNAIS - C.O.B.T. » at the head, or with the acronym in brackets. */
const HEADED =
  /(?<=^|\n)(?<long>[^\n,;:.]{8,100}?) ?[-–—(] ?(?:« ?)?(?<short>(?:\p{Lu}\.?){2,8})(?= ?»|\)|\n|,|$)/u;
/** « LES BOIS DU MORVAN, société anonyme, dite « LBM », » */
const CALLED =
  /^(?<long>[^\n,;:.]{8,100}),[^\n.;]{0,90}? (?:dite?|désignée? par|connue? sous le nom de) « ?(?<short>(?:\p{Lu}\.?){2,8})(?= ?»)/u;
const acronymBeside = (source: Source): readonly Finding[] => {
  const head = source.text.slice(0, 400);
  const match = HEADED.exec(head) ?? CALLED.exec(head);
  const { long = '', short = '' } = match?.groups ?? {};
  if (!match || !isAcronymOf(short, long.replace(/^L['’]association /i, ''))) return [];
  const end = match.index + match[0].length;
  return [finding('company.sigle', { start: end - short.length, end }, short, 0.8)];
};
