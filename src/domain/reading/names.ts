import type { Source, Span } from './source.ts';

const CIVILITY =
  /(?:l'epoux |l'epouse )?(?:messieurs|monsieur|mesdames|madame|mesdemoiselles|mademoiselle|mlle|melle|mmes?\.?|mm\.|mr\.?|ms\.?(?= )|m\.?(?= )|maitres?|mes?\.?(?= )|docteurs?|drs?\.?|professeur|pr\.)(?: le docteur)?[ \n](?:et (?:madame|mme) )?(?:(?:veuve|vve) )?/y;

/** The end of a title such as « M. » or « Madame » at this place; undefined if there is none. */
export const civilityEnd = ({ folded }: Source, position: number): number | undefined => {
  CIVILITY.lastIndex = position;
  const match = CIVILITY.exec(folded);
  return match ? position + match[0].length : undefined;
};

const PERSON_WORD = /\p{Lu}\.(?= \p{Lu})|\p{Lu}(?:[\p{L}\p{M}]|['’-](?=\p{L}))*/uy;
const PARTICLE =
  /(?:de la |de l'|de |du |des |d'|le |la |van der |van den |van de |van |von |zu |der |da |dos |das |di |del |della |el |al |ben |bin |ibn |y |o')/y;

const NAME_STOP = new RegExp(
  `^(?:${[
    'demeurant|dmt|et|en|a|au|aux|nee?|pour|sur|qui|domicilie|domiciliee|gerante?s?|gerance|presidente?|avec|est|sera|ont|ete|agissant',
    'adresse|siege|associee?s?|meme|liquidat.*|cogerante?s?|directeur|directrice|elu|elue|par|ou|dont|sa|son|dans|sous|epouse|epoux|veuve',
    'lieu-?dit|residence|lotissement|hameau|fonction|domicile|identite|nationalite|age|agee|titulaire|proprietaire|nomm.*|rcs|siren|objet|duree|capital|avis|le|la|les|l|du|dmt',
    'administrateur|commissaire|notaire|avocate?|huissier|sans|soit|susnomm.*|soussign.*|mandataire|juge|representante?|immatriculation|tel',
    'm|mm|mme|mmes|mr|mlle|mademoiselle|monsieur|madame|mesdames|messieurs|maitre|me|dr|docteur|cabinet|agence|conseil|assemblee|greffe|tribunal',
    'signee?s?|expose|exposent|notifie.*|agrement|des|peut|peuvent|doit|doivent|pourra|participe.*|dispose.*|chaque|droit|voix|exercice|actes?|decide.*|prend|a compter|compter|vente|cession|date|article|pouvoirs?|bon|signature|societe|sarl|sas|sasu|eurl|sci|president.*|admission|clause|cessions?|transmission|depot',
  ].join('|')})$`,
);

/** Words of sentences, which a text all in capitals does not tell from names. */
const SENTENCE_WORD = new RegExp(
  `^(?:${[
    "(?:qu|s|n|j|c)'.*|l'(?:associe.*|assemblee|unanimite|inventaire|agrement|article|ouverture|objet|actionnaire|exercice|effet|annonce|article)|d'une?|l'(?:un|autre)",
    'de|d|des|au|aux|sous|une?|ses|leurs?|nouveau|donne|rend|rendront|lire|relative|sont|seront|ete|etai(?:t|ent)|etant|ont|ayant|se|ce|cet|cette|ces|cela|celui|celle|que|dont|lors|lorsque|lequel|laquelle|lesquel.*|mais|donc|ni|si|ne|pas|plus|tant|tous|tout|toutes?|aucune?|autres?|chacune?|entre|apres|avant|depuis|pendant|jusqu.*|afin|ainsi|ensuite|egalement|conformement|suivant|comme|suit',
    'susvis.*|susdit.*|susmentionn.*|precit.*|ci-apres|ci-dessus|presentes?|somme|personne|physique|prononc.*|constat.*|prennent|prendra|fin|met|mettre|mis|cloture|reunie?s?|soumise?s?|annex.*|convoqu.*|dresse.*|preside|rappelle|attestant|disposant|statuant|ouverte?|depose.*|concernant|erronee?|nomination|design.*|demission.*|fonctions?|mandats?|votes?|mois|jours?|deux|trois|six|exerce.*|continue|publier|annonce|unique|formation|constitution|liquidation|dissolution|remplac.*|denomm.*|appelees?|vendu|cede|acquis|procedure|resolution|unanimite|lesdits?|ledit|ladite|regie|devient|deviendra',
  ].join('|')})$`,
);

const foldedWord = (source: Source, start: number, end: number): string =>
  source.folded.slice(start, end).replace(/\.$/, '');

/** The first and last names from a place on; at least two words, or one if `short`. */
export const personNameAt = (source: Source, start: number, short = false): Span | undefined => {
  let end = start;
  let words = 0;
  let position = start;
  while (words < 7) {
    const next = nameWordEnd(source, position, words);
    if (next === undefined) break;
    words += 1;
    end = next;
    if (source.text[end] !== ' ' || startsAnother(source, start, end)) break;
    position = end + 1;
  }
  return words >= 2 || (short && words === 1) ? { start, end } : undefined;
};

/** « Jean DUVAL Anne MOREL »: the columns of signatures; a first name after a surname in capitals is somebody else's. */
const startsAnother = ({ text }: Source, start: number, end: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) &&
  /\p{Lu}{3}$/u.test(text.slice(Math.max(start, end - 3), end)) &&
  /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3));

const nameWordEnd = (source: Source, position: number, words: number): number | undefined => {
  PARTICLE.lastIndex = position;
  const particle = PARTICLE.exec(source.folded)?.[0] ?? '';
  const own = /\p{Lu}/u.test(source.text[position] ?? '');
  if (particle && (words > 0 || own || particle.startsWith('d') || particle.startsWith('v'))) {
    const after = plainWordEnd(source, position + particle.length);
    if (after !== undefined && !isStop(source, position + particle.length, particle)) return after;
  }
  return plainWordEnd(source, position);
};

// In a text all in capitals « LE », « LA » and « DU » may belong to the name or to the sentence.
const isStop = ({ folded }: Source, end: number, particle: string): boolean =>
  /^(?:le|la|du|des) $/.test(particle) && /^\d/.test(folded.slice(end, end + 1));

const plainWordEnd = (source: Source, position: number): number | undefined => {
  PERSON_WORD.lastIndex = position;
  const word = PERSON_WORD.exec(source.text);
  if (!word) return undefined;
  const end = position + word[0].length;
  const folded = foldedWord(source, position, end);
  return NAME_STOP.test(folded) || SENTENCE_WORD.test(folded.replaceAll('’', "'")) ? undefined : end;
};

const COMPANY_WORD = /[\p{Lu}\d&@+«"“][^\s,;:()"«»“”]*|[&+/](?= )/uy;
const COMPANY_LINK =
  /(?:de|du|des|la|le|les|l'|d'|et|en|au|aux|a|sur|pour|par|chez|of|the|and|the|sous|qui)(?: |(?<='))/y;

const COMPANY_STOP = new RegExp(
  `^(?:${[
    'sas|sasu|sarl|eurl|sci|sa|snc|scp|scm|selarl|selas|scop|gie|s\\.a\\.s\\.?u?\\.?|s\\.a\\.r\\.l\\.?|s\\.c\\.i\\.?|s\\.a\\.|s\\.n\\.c\\.?|sca|scs',
    'forme|siege|rcs|r\\.c\\.s\\.?|siren|siret|immatricul.*|represente.*|ayant|dont|demeurant|sigle|denomination|societe|objet|duree',
    'greffe|decision|statuts|gerance|president|presidente|gerant|gerante|adresse|nom|article|proces-verbal|pv|au(?=capital)|dmt|prise|fonction',
  ].join('|')})$`,
);

/** In a text all in capitals, what is never a word of a company's name. */
const NEVER_OF_COMPANY =
  /^(?:donne|vendu|cede|location-gerance|consenti.*|demeurant|denomm.*|etai(?:t|ent)|devient|deviendra|devenue?|sont|seront|ete|ont|lors|lorsque|concernant|susvis.*|susnomm.*|soussign.*|prononc.*|constat.*|procedure|redressement|sauvegarde|judiciaire|jugement|tribunal|assemblee|l'(?:assemblee|ouverture|objet|associe.*|actionnaire|egard|encontre)|decide.*|approuv.*|transfer.*|nomm.*|suit|ladite|ledit|laquelle|lequel)$/;

/** The name of a company from a place on, quoted or in capitals. */
export const companyNameAt = (source: Source, start: number): Span | undefined =>
  quotedAt(source, start) ??
  (isDay(source, start) || TOWN.test(source.folded.slice(start, start + 7))
    ? undefined
    : capitalisedAt(source, start));

/** « 62400 Béthune » beside a form, in a table: where it is, not its name. */
const TOWN = /^(?:\d{5} [a-z]|n° ?\d|no \d)/;

/** « DU 02.11.2026 » on the line above the form: a day, not a name. */
const isDay = ({ folded }: Source, start: number): boolean =>
  /^(?:(?:du|le|au|en date du) )?\d{1,2}(?:er)?(?:[/. -]\d|[ ](?:janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec))/.test(
    folded.slice(start, start + 24),
  ) && /\d{4}/.test(folded.slice(start, start + 30));

const quotedAt = ({ folded, text }: Source, start: number): Span | undefined => {
  if (folded[start] !== '"' || /[»”]/.test(text[start] ?? '')) return undefined;
  const close = folded.indexOf('"', start + 1);
  if (close < 0 || close - start > 100 || folded.slice(start, close).includes('\n')) return undefined;
  const inner = folded.slice(start + 1, close);
  const lead = inner.length - inner.trimStart().length;
  return { start: start + 1 + lead, end: start + 1 + inner.trimEnd().length };
};

/** « SOCIETE DES EAUX », « CABINET D'EXPERTISE »: the word is part of the name where what it belongs to follows. */
const OWN_WORD = /(?:societe|cabinet|etude|entreprise)(?= (?:des |de |du |d'))/y;

/** « La COMPAGNIE DU PORT a vendu », « Cabinet ROUGERON »: the first word is the sentence's, in its letters. */
const LEADING_WORD =
  /^(?:La|Le|Les|Cabinet|Étude|Etude|Société|Societe|Entreprise|Groupement) (?=\p{Lu}{3}[\p{Lu}'’-]* (?:\p{Lu}{2}|&))/u;
/** « LA SOCIÉTÉ EN SOMMEIL », « QUE LA SOCIÉTÉ SOIT DISSOUTE »: in capitals, words of the sentence. */
const NO_FIRST_WORD =
  /^(?:en|soit|est|sera|serait|etait|ont|avait|et|qui|que|dont|sans|par|pour|ne|se|ayant|avec|sous|devra|pourra|doit|peut|sur|mise?|dissoute|objet|a (?:compter|partir|dater|effet|l'effet|l'unanimite|la date|cet effet))(?= )/;

const capitalisedAt = (source: Source, place: number): Span | undefined => {
  const start = place + (LEADING_WORD.exec(source.text.slice(place, place + 60))?.[0].length ?? 0);
  if (!/[\p{Lu}\d@]/u.test(source.text[start] ?? '')) return undefined;
  if (NO_FIRST_WORD.test(source.folded.slice(start, start + 10))) return undefined;
  OWN_WORD.lastIndex = start;
  const own = OWN_WORD.exec(source.folded)?.[0];
  const end = lastWordEnd(source, own ? start + own.length + 1 : start, own !== undefined);
  const whole = end + (partnersAfter(source, start, end)?.length ?? 0);
  const name = source.text.slice(start, whole).replace(/(?<![.\s&+/-])[.\s&+/-]+$/, '');
  return name.length > 1 && /\p{L}/u.test(name) && !LINK_ONLY.test(name)
    ? { start, end: start + name.length }
    : undefined;
};

/** « HENNEQUIN, DORLÉAC ET ASSOCIÉS », « MAURY ET PONS, GÉOMÈTRES-EXPERTS »: the comma belongs to the name. */
const AFTER_COMMA =
  /^, (?:[\p{Lu}'’-]{3,}(?: [\p{Lu}'’-]{2,}){0,2} (?:ET|&) (?:ASSOCI[ÉE]E?S|CIE|FILS|FILLES?|FR[ÈE]RES)|(?:AVOCATE?S|NOTAIRES|ARCHITECTES|G[ÉE]OM[ÈE]TRES|EXPERTS|M[ÉE]DECINS|INFIRMI[ÈE]RES|V[ÉE]T[ÉE]RINAIRES|PHARMACIENS)(?:-\p{Lu}+)?(?: ASSOCI[ÉE]S)?)(?=[ ,;.(\n]|$)/u;
const partnersAfter = ({ text }: Source, start: number, end: number): string | undefined =>
  /\p{Ll}{3}/u.test(text.slice(Math.max(0, start - 90), end + 120).replace(/[^\p{L} ]/gu, ''))
    ? AFTER_COMMA.exec(text.slice(end, end + 70))?.[0]
    : undefined;

const LINK_ONLY = /^(?:au|aux|à|le|la|les|de|du|des|en|il|elle|une?|et|par|pour|ce|cette|suivant|avis)$/i;

/** Where the words of the name end, from this place on. */
const lastWordEnd = (source: Source, from: number, linked: boolean): number => {
  let end = from;
  let position = from;
  for (let words = linked ? 1 : 0; words < 12; words += 1) {
    const next = companyWordEnd(source, position, words > 0);
    if (next === undefined) break;
    end = next;
    if (endsWithStop(source.text.slice(position, end)) || source.text[end] !== ' ') break;
    position = end + 1;
  }
  return end;
};

/** « BLEU. » ends the name, « S.A. » does not. */
const endsWithStop = (word: string): boolean =>
  word.endsWith('.') && !/\.\S{0,12}\.$/.test(word) && !SHORT_WORD.test(word);
/** « ETS. RENAUD », « STE. DU PORT » */
const SHORT_WORD = /^(?:ETS|Ets|ÉTS|STE|Ste|STÉ|CIE|Cie|ST|St)\.$/;

const companyWordEnd = (source: Source, position: number, linked: boolean): number | undefined => {
  COMPANY_LINK.lastIndex = position;
  const link = linked ? COMPANY_LINK.exec(source.folded) : null;
  if (link && endsName(source.folded, position)) return undefined;
  COMPANY_WORD.lastIndex = position;
  const word = COMPANY_WORD.exec(source.text);
  if (word && /^["«“]/.test(word[0])) return undefined;
  if (word && !(link && word[0].length < 2)) {
    const end = position + word[0].length;
    return endsBefore(source, position, end, linked) ? undefined : end;
  }
  if (!link) return undefined;
  return afterLink(source, position + link[0].length);
};

/** A word that does not belong to the name: a form, a number, the capital, a word of the sentence. */
const endsBefore = (source: Source, position: number, end: number, linked: boolean): boolean => {
  const word = foldedWord(source, position, end);
  return (
    // « 3) de transférer »: the next point of a list.
    (/^\d{1,2}$/.test(word) && source.folded[end] === ')') ||
    COMPANY_STOP.test(word) ||
    NEVER_OF_COMPANY.test(word) ||
    (!isStreetName(source, position, linked) && isRegistrationNumber(source, position)) ||
    STATES_CAPITAL.test(source.folded.slice(position, position + 16))
  );
};

const afterLink = (source: Source, position: number): number | undefined => {
  COMPANY_LINK.lastIndex = position;
  const again = COMPANY_LINK.exec(source.folded);
  const from = again && /\p{Ll}/u.test(source.text[position] ?? '') ? position + again[0].length : position;
  COMPANY_WORD.lastIndex = from;
  const word = COMPANY_WORD.exec(source.text);
  if (!word || /^\d/.test(word[0]) || /^["«“]/.test(word[0])) return undefined;
  const end = from + word[0].length;
  const folded = foldedWord(source, from, end);
  return COMPANY_STOP.test(folded) || NEVER_OF_COMPANY.test(folded) ? undefined : end;
};

const STATES_CAPITAL =
  /^cap\.? ?(?:soc\.? ?)?:? ?(?:de )?\d|^cap\.|^capital(?: ?:| social| de | d'| \d| fixe| variable| initial| siege| rcs|\n|$)/;

/** « au capital », « en liquidation », « a cédé » follow the name and do not belong to it. */
const endsName = (folded: string, position: number): boolean =>
  /^(?:a la place|a partir|au lieu|en lieu|en rempl|au titre|a titre|au profit|a l'un|a transf|a nom|a mod|a augm|a red|a fix|a app|a mis |a pris|a cess|a const|a desig|est (?:dis|tr|nom|a)|au cap|a cap|en liq|en cours|en date|a ced|a ete|a vend|a don|a con|a pro|a dec|pour un|pour la|pour une|sous le|sous la|par dec|par son|par sa|et (?:m|mme|mr|la soc|monsieur|madame)[. ]|au prix|a la soc|le \d|du \d|en qual|a comp|a l'ef|a l'eg|et a |et dont|et nom|et du|et de la soc|et pour)/.test(
    folded.slice(position, position + 13),
  );

/** « Solène BARILLOT 3 rue du Chenal »: the address begins. */
const STREET =
  /^\d{1,4} (?:bis |ter )?(?:rue|avenue|av|boulevard|bd|place|route|rte|chemin|quai|cours|allees?|impasse|square|passage|lieu-dit|mail|faubourg)[ .]/;

/** « la SCI 2 RUE DU BAC », in a sentence in small letters: named after its street. */
const isStreetName = ({ text, folded }: Source, position: number, linked: boolean): boolean =>
  !linked &&
  STREET.test(folded.slice(position, position + 24)) &&
  /^\d{1,4} \p{Lu}{3}/u.test(text.slice(position, position + 8)) &&
  /\p{Ll}{3}/u.test(text.slice(Math.max(0, position - 60), position)) &&
  !/\d{5}/.test(/^[^,;\n]*/.exec(text.slice(position, position + 60))?.[0] ?? '');

const isRegistrationNumber = ({ folded }: Source, position: number): boolean =>
  STREET.test(folded.slice(position, position + 24)) ||
  /^\d{3}[ .]?\d{3}[ .]?\d{3}/.test(folded.slice(position, position + 11)) ||
  /^\d[\d .,]*(?:€| ?euros)/.test(folded.slice(position, position + 16));

/** The capitalised words that end at this place: in « … gérant de FROMAGERIE DU BUIRON », the last three. */
export const nameBefore = (source: Source, end: number, floor: number): Span | undefined => {
  const quoted = quotedBefore(source, end);
  if (quoted) return quoted;
  const from = Math.max(floor, end - 90);
  const words = [...source.text.slice(from, end).matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: from + index,
    word,
  }));
  let start = end;
  for (const { start: place, word } of words.reverse()) {
    if (!continuesBackwards(source, word, place, start === end)) break;
    // « LE REDRESSEMENT DE YONNE FROID »: no name begins with « DE ».
    if (!LOWER_LINK.test(word) && !/^(?:DE|ET|A|À|AU|AUX|PAR|ENTRE)$/.test(word)) start = place;
  }
  const stop = start + source.text.slice(start, end).replace(/(?<![\s.,])[\s.,]+$/, '').length;
  return stop - start > 1 &&
    /[\p{Lu}\d]/u.test(source.text[start] ?? '') &&
    !LINK_ONLY.test(source.text.slice(start, stop)) &&
    !isDay(source, start)
    ? { start, end: stop }
    : undefined;
};

const LOWER_LINK = /^(?:\/|de|du|des|la|le|les|et|en|sur|à|a|au|aux|&|-|d['’]|l['’])$/;
const ANY_LINK = /^(?:\/|de|du|des|la|le|les|et|en|sur|à|a|au|aux|&|pour|par|chez)$/i;

const continuesBackwards = (source: Source, word: string, place: number, last: boolean): boolean => {
  if (
    /[)(:;«»"“”]|^[Nn]°|^\d{4}\/|^\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(word) ||
    (!last && /[,.]$/.test(word) && !SHORT_WORD.test(word))
  )
    return false;
  const folded = source.folded.slice(place, place + word.length).replace(/[.,]$/, '');
  // « LA RUCHE AUX ÉPICES » in a sentence in small letters.
  const link =
    word === 'AUX' && !last && /\p{Lu}{2} $/u.test(source.text.slice(Math.max(0, place - 3), place));
  if ((NOT_NAME.test(folded) && !link) || COMPANY_STOP.test(folded) || NEVER_OF_COMPANY.test(folded))
    return false;
  return /^[\p{Lu}\d&]/u.test(word) || /^[ld]['’]\p{Lu}/u.test(word) || (!last && ANY_LINK.test(word));
};

const NOT_NAME =
  /^(?:ag|age|ago|agm|pv|constitutifs?|constitutive|avis|dossier|reference|ref|constitution|societe|ste|cette|ladite|suivant|par|aux|il|elle|entre|article|dans|notre|votre|nos|mon|ma|monsieur|madame|m|mme|mr|me|maitre)$/;

const quotedBefore = ({ folded }: Source, end: number): Span | undefined => {
  const tail = /" ?,?$/.exec(folded.slice(Math.max(0, end - 3), end))?.[0];
  if (!tail) return undefined;
  const close = end - tail.length;
  const open = folded.lastIndexOf('"', close - 1);
  if (open < 0 || close - open > 90 || folded.slice(open, close).includes('\n')) return undefined;
  const inner = folded.slice(open + 1, close);
  return {
    start: open + 1 + (inner.length - inner.trimStart().length),
    end: open + 1 + inner.trimEnd().length,
  };
};

/** Whether the text around a place is typed without capitals: then names have none either. */
const isTypedLow = ({ text }: Source, position: number): boolean => {
  const near = text.slice(Math.max(0, position - 150), position + 150);
  return near.replace(/[^\p{Lu}]/gu, '').length * 25 < near.length;
};

const NOT_LOW_NAME = /^(?:a|au|en|de|du|est|dont|ayant|par|pour|et|unipersonnelle|sans|qui)(?![a-z])/;
const LOW_NAME_STOP =
  / ?[,(\n]| (?:au |a )?cap(?:ital|\.)| rcs| siege| siren| siret| dont| en liquidation| immatricul| - | : /;

/** « sci les hirondelles au capital de … » */
export const lowNameAt = (source: Source, start: number): Span | undefined => {
  const zone = source.folded.slice(start, start + 60);
  if (!isTypedLow(source, start) || NOT_LOW_NAME.test(zone)) return undefined;
  const length = zone.search(LOW_NAME_STOP);
  const name = zone.slice(0, Math.max(0, length));
  return /^[a-z\d][a-z\d&' -]*$/.test(name) && name.split(' ').length < 7
    ? { start, end: start + length }
    : undefined;
};

const LOW_PERSON =
  /[a-z]{2,20}(?:-[a-z]{2,20})? (?:(?:le|la|de|du|van|ben|el) )?[a-z]{2,20}(?:-[a-z]{2,20})?(?= ?[,;.(\n]| (?:a|est|demeurant|dmt|domicili|ont|et|gerant|president|en qualite|comme|nee?|qui|\d))/y;

/** « m. paul renou a décidé » */
export const lowPersonAt = (source: Source, start: number): Span | undefined => {
  if (!isTypedLow(source, start)) return undefined;
  LOW_PERSON.lastIndex = start;
  const name = LOW_PERSON.exec(source.folded)?.[0];
  return name && !name.split(' ').some((word) => NAME_STOP.test(word) && !/^(?:le|la|du)$/.test(word))
    ? { start, end: start + name.length }
    : undefined;
};
