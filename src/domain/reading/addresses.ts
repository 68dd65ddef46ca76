import { CITY_STOP, cityAt, isCapital, withoutRegistry, wordAt } from './cities.ts';
import { type Source, type Span, sentenceAt } from './source.ts';

const WAY =
  'rue|avenue|av|boulevard|bd|bld|bvd|blvd|place|pl|chemin|chem|ch|che|route|rte|impasse|imp|allees?|alle|all|quai|cours|square|sq|passage|pass|sentier|sente|montee|ruelle|faubourg|fg|fbg|esplanade|promenade|mail|rond[ -]point|traverse|villa|cite|cour|voie|hent|grand[ -]?rue|grande[ -]rue|venelle|parvis|residence|res|lotissement|lot|hameau|ham|lieu[ -]?dit|ld|domaine|chateau|ferme|mas|moulin|quartier|qua|zone|zi|za|zac|zae|z\\.i|z\\.a|parc|pa|technopole|centre|cc|port|immeuble|imm|batiment|bat|tour|bp|cs|rn|rd|c/o|chez|pole|le bourg|bourg|espace|galerie|clos|cale|plage|carrefour|levee|degre|corniche|chaussee|halle|pepiniere|halles|rocade|peripherique|carriere|cote|digue|jetee|embarcadere|terrasse|bastide|manoir|maison|hotel|enclos|plateau|plaine|vallon|ravine|morne|pointe|anse|ile|presqu.ile|site|campus|village|usine|gare|marche|au village|rampe|escalier|drailles?|draye|traboule|autoroute|aerodrome|aeroport|pont|chalet|abbaye|prieure|presbytere|relais|camping|pavillon|ecluse|entrepot|hangar|base nautique|section(?! [a-z]{1,2}(?![a-z]))';
/** « 30 juin 2026, 14 place Masséna »: a day begins no address. */
const MONTH_WORDS =
  'janv(?:ier)?|fevr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?';
const PART = new RegExp(
  `(?<!\\d ?h(?:eures)? ?)(?:(?!0\\d a[ ,])\\d{1,5}(?=[ ,]|-\\d|bis|ter|b |t )(?!,\\d|[ ]?[€%]| ?h(?:eures)?[ ,\\d]| ?(?:ans|annees|parts|actions|mois|jours|ha)(?![a-z])|(?: ?er)? (?:${MONTH_WORDS})\\.? \\d| (?:dans|et|par|pour|avec|en|qui|sous|entre|dont|il|elle|inclus)(?![a-z]))|(?:(?:anciens?|ancienne|vieux|vieille|grande?|petite?|haute?|basse?) )?(?:${WAY})(?![a-z]))`,
  'y',
);

/** Whether what stands at a place can begin an address: a number or the name of a way. */
export const beginsAddress = (folded: string, position: number): boolean => {
  PART.lastIndex = position;
  return PART.test(folded);
};

const CODE =
  /(?<![\d.]|\d,)(?:f-)?(\d{5}|\d{2} \d{3})(?![\d€%]| ?(?:€|euros|eur\b|parts|actions|m2))[ ,-]{1,3}(?=[a-z])/g;
const CITY_FIRST = /[a-z](?:[a-z' -]{1,44})\((\d{5}|\d{2} \d{3})\)/y;
const BARRED =
  /(?:assemblee|(?<![a-z])la societe|(?<![a-z])(?:sarl|sasu|eurl|sci|snc|selarl|enregistree?)(?![a-z])|\d m2(?![a-z])|m²|n'(?:est|etait) (?:pas|plus)|(?<![a-z])rcs|r\.c\.s|capital|siren|represente|immatricul|demeurant|nomm[ee]|decid|gerant|(?<!(?:rue|avenue|av\.?|boulevard|bd|place|quai|cours|square|allee|pont|cite) (?:du|de la) )president|euros|€|associe|liquidat|transfer|(?<![a-z])siege|personne|exercice|(?<![a-z])a cede|opposition|dont le|statuts|(?<![a-z])(?:m\.|mme|mandataire|administrat(?:eur|rice)|mission|monsieur|madame|suivant|acte|portant|fonds|consenti|situee?|sise?|exploite|domiciliee?s?|nee?s?|envoyer|adresser|celibataire|nationalite|appartenant)(?![a-z-])|(?:compter|partir|dater) du | au \d{1,4}[ ,]|(?<![a-z])(?:est|sera|se trouve) (?:desormais|dorenavant|maintenant)(?![a-z]))/;

export type AddressOptions = {
  /** After words that announce an address, one without a French postal code is accepted too. */
  readonly announced?: boolean;
};

/** An address that begins at this place. */
export const addressAt = (
  source: Source,
  position: number,
  options: AddressOptions = {},
): Span | undefined => {
  const start = pastStatus(source, pastHost(source, skipLeading(source, position)));
  return (
    cityFirst(source, start) ??
    cityThenStreet(source, start) ??
    streetThenCity(source, start) ??
    codeBehindTown(source, start) ??
    codeLast(source, start) ??
    (options.announced ? (townThenStreet(source, start) ?? foreign(source, start)) : undefined)
  );
};

/** « chez M. Le Roux, 13 rue Haute », « au rez-de-chaussée de l'immeuble 12 rue Neuve »: the address follows. */
const HOST =
  /(?:chez [a-z][a-z.' -]{2,40},? |(?:au |le )?rez-de-chaussee (?:de l'|d'un |du )?(?:immeuble |batiment )?(?:sise? )?)(?=\d{1,4}[ ,]|(?:residence|immeuble|batiment|lieu-?dit|hameau|domaine) )/y;
const pastHost = ({ folded }: Source, position: number): number => {
  HOST.lastIndex = position;
  return position + (HOST.exec(folded)?.[0].length ?? 0);
};

/** « EI, 77 rue de Paris », « taxi, 17 route du Nant »: what somebody is, before his address. */
const STATUS = /^(?:EI|EIRL|E\.I\.|\p{Ll}[\p{Ll}'’ -]{2,40}), (?=\d)/u;
const pastStatus = ({ folded, text }: Source, position: number): number => {
  const status = STATUS.exec(text.slice(position, position + 46))?.[0];
  return status &&
    !beginsAddress(folded, position) &&
    beginsAddress(folded, position + status.length) &&
    !/(?:rue|route|avenue|chemin|place|lieu)(?![a-z])/.test(folded.slice(position, position + status.length))
    ? position + status.length
    : position;
};

const LEAD =
  /(?:(?:(?:il|elle) (?:est|sera)(?= )|(?:du|de la) (?:loueur|vendeur|cedante?|bailleur|acquereur|cessionnaire|preneur|locataire(?:[ -]gerante?)?|venderesse|societe)(?= \d)|(?:\d{1,2} ?h(?:eures)?(?: ?\d{2})?|[a-z-]{3,10} heures?(?: trente| quinze| et demie)?)(?= (?:au|a|aux) )|du(?= \d)|se (?:trouve|situe)(?:ra)?|cedante?|cessionnaire|vendeur|acquereur|de correspondance|installee?|chez (?:moi|nous|lui|elle)(?= ?,? (?:au )?\d)|est|soit|sis|sise|situee?|fixee?|actuellement|presentement|anciennement|jusqu'alors|jusqu'a present|jusqu'ici|jusque-la|initialement|precedemment|dorenavant|toujours|etablie?|desormais|domiciliee?|a l'adresse suivante|l'adresse suivante|(?:son|leur) domicile(?= ?[,:] ?\d)|au numero|au n° ?(?=\d)|numero(?= \d)|n° ?(?=\d)|aux|au|a|l'adresse|adresse|:|,|"(?= ?\d)|en)(?![a-z]) ?){0,6}/y;

const skipLeading = ({ folded, text }: Source, position: number): number => {
  LEAD.lastIndex = position;
  const length = LEAD.exec(folded)?.[0].length ?? 0;
  const hamlet = /(?:^|[\s:,])(?:Au|Aux|En) (?=\p{Lu}\p{Ll})/u.exec(
    text.slice(position, position + length + 1),
  );
  if (hamlet && hamlet.index + hamlet[0].length === length)
    return position + length - hamlet[0].trimStart().length;
  const after = position + length;
  // « à La Rochelle »: the article belongs to the city; « a » alone may begin a word.
  return /[a-z]/.test(folded[after - 1] ?? ' ') && length > 0 && /[a-z]/.test(folded[after] ?? ' ')
    ? position
    : after;
};

const zoneEnd = (source: Source, start: number, reach: number): number => {
  const line = source.text.indexOf('\n', start);
  return Math.min(start + reach, sentenceAt(source, start).end, line < 0 ? source.text.length : line);
};

const cityFirst = (source: Source, start: number): Span | undefined => {
  const from =
    start + (/^(?:la )?commune (?:de |d')/.exec(source.folded.slice(start, start + 14))?.[0].length ?? 0);
  if (from > start) return cityFirst(source, from);
  CITY_FIRST.lastIndex = start;
  const match = CITY_FIRST.exec(source.folded);
  if (!match || BARRED.test(match[0]) || match[0].split(' ').length > 8) return undefined;
  const end = start + match[0].length;
  return { start, end: streetEnd(source, end) };
};

/** « LYON 69003 - 12 rue Moncey » */
const CITY_THEN_CODE = /[a-z][a-z'-]{1,24}(?: [a-z][a-z'-]{1,24}){0,3},? \d{5}(?= ?[-,] ?\d)/y;

const cityThenStreet = (source: Source, start: number): Span | undefined => {
  CITY_THEN_CODE.lastIndex = start;
  const match = CITY_THEN_CODE.exec(source.folded);
  if (
    !match ||
    BARRED.test(match[0]) ||
    beginsAddress(source.folded, start) ||
    !isCapital(source.text, start)
  )
    return undefined;
  const end = streetEnd(source, start + match[0].length);
  return end > start + match[0].length ? { start, end } : undefined;
};

/** « 12 chemin des Granges à Gap (05000) » */
const STREET_THEN_CITY =
  /(?:\d{1,4}(?: ?(?:bis|ter|b))?,? )?[a-z][a-z' -]{3,60}?(?:(?:,? a |, | - )[a-z][a-z' -]{1,40} ?\((?:\d{5}|\d{2} \d{3})\)|,? a [a-z][a-z'-]{2,24}(?: [a-z'-]{2,16}){0,2},? \d{5}(?= ?[,;.)\n]|$| (?:rcs|au|et|a|immatricul)(?![a-z])))/y;
/** « Les Essarts à Chantelle (03140) »: a place without number or way has the capital of a name. */
const NAMED_PLACE = /^(?:L(?:e|a|es) |L['’])\p{Lu}[^,\d]{2,40} à \p{Lu}/u;

const streetThenCity = ({ folded, text }: Source, start: number): Span | undefined => {
  STREET_THEN_CITY.lastIndex = start;
  const match = STREET_THEN_CITY.exec(folded);
  return match &&
    !BARRED.test(match[0]) &&
    (beginsAddress(folded, start) || NAMED_PLACE.test(text.slice(start, start + 60)))
    ? { start, end: start + match[0].length }
    : undefined;
};

/** « 5 bis impasse du Lavoir à Pujols 47300 »: the code behind its town. */
const STREET_CITY_CODE =
  /\d{1,4}(?: ?(?:bis|ter|b))?,? [a-z][a-z' -]{3,60}?,? a [a-z][a-z'-]{1,24}(?: [a-z][a-z'-]{1,24}){0,3},? (?:\d{5}|\d{2} \d{3})(?! ?\d)(?! [a-z-]{3,}(?:,|\.|$| rcs))/y;
/** « 3 rue du Moulin à Vent, 34500 Béziers »: the code is that of the town behind it. */
const FOLLOWING_TOWN =
  /^[ ]?[ ](?!(?:RCS|R\.C|SIREN|SIRET|S[A-Z]{1,5} |M\.|MM|Mme|Mlle|Me |Monsieur|Madame|France|FRANCE|Objet|OBJET|Capital|CAPITAL|Dur|DUR|Pr[eé]sid|G[eé]ran|Imm|IMM|Au |Le \d|Pour |N°))\p{Lu}\p{L}/u;
const codeBehindTown = ({ folded, text }: Source, start: number): Span | undefined => {
  STREET_CITY_CODE.lastIndex = start;
  const match = STREET_CITY_CODE.exec(folded);
  return match &&
    !BARRED.test(match[0]) &&
    beginsAddress(folded, start) &&
    !FOLLOWING_TOWN.test(text.slice(start + match[0].length, start + match[0].length + 24)) &&
    / à \p{Lu}| a \p{Lu}| [AÀ] \p{Lu}/u.test(text.slice(start, start + match[0].length))
    ? { start, end: start + match[0].length }
    : undefined;
};

const STREET_STOP =
  / (?:a compter|a partir|a effet|(?:avec|pour|sous|par|est|qui|dans|dont|soit)(?![a-z])|moyennant|au prix|au capital|ou domicile|ou les|ou sont|connu|represente|immatricul|identifi|rcs|a ete|jusqu|et (?:m\.|mme|mr|mons|mad|la soc|le |l'|de |a |dont|exploit)|enregistr|a ced|a vend|appartenant|ci-apres|aux termes|en remplacement|ainsi)| \(|\(| - | : ?/;

/** The street that may follow « SEURRE (21250) », with or without a comma. */
const streetEnd = (source: Source, codeEnd: number): number => {
  const { folded } = source;
  let end = codeEnd;
  for (let count = 0; count < 5; count += 1) {
    const separator =
      /^(?:, (?:au (?=lieu-?dit|hameau))?|,| - | )/.exec(folded.slice(end, end + 14))?.[0] ?? '';
    const start = end + separator.length;
    if (
      separator === '' ||
      /^\d{3}[ .]\d{3}[ .]\d{3}/.test(folded.slice(start, start + 11)) ||
      !(
        beginsAddress(folded, start) ||
        NUMBER_LAST.test(folded.slice(start, start + 8)) ||
        (separator !== ' ' && COMPLEMENT.test(folded.slice(start, start + 30))) ||
        (count > 0 && isOverseasPlace(source, codeEnd, start)) ||
        (count === 0 && WAYLESS.test(source.text.slice(start, start + 16))) ||
        (count === 0 && startsPlace(source, start, separator)) ||
        (count > 0 && separator === ', ' && LAST_PLACE.test(source.text.slice(start, start + 60)))
      )
    )
      break;
    end = start + segmentLength(folded.slice(start, start + 90));
  }
  return end;
};

/** « …, 47 chemin Summer, Bois de Nèfles. »: a place that ends the sentence; a link tells it from a person. */
const LAST_PLACE =
  /^(?:L(?:a|e|es) \p{Lu}[\p{L}'’-]+|\p{Lu}\p{L}+(?:-(?:sur|en|les|lès|sous|de|du|la|le)-\p{L}+)+|\p{Lu}\p{Ll}+(?:-\p{L}+)* (?:de la|de|du|des|aux?|sur|d['’]|à) ?\p{Lu}[\p{L}'’-]+)(?=\.(?: |\n|$)|;|\n|$)/u;

/** « METZ (57000), 6 en Fournirue »: a street that needs no word for it. */
const WAYLESS = /^\d{1,4}(?: ?(?:bis|ter))?,? (?:en|sur|sous|devant|aux?) \p{Lu}\p{Ll}/u;

/** « SAINT-PAUL (97411), 47 chemin Summer, Bois de Nèfles. »: overseas the quarter is part of an address. */
const isOverseasPlace = ({ folded, text }: Source, codeEnd: number, start: number): boolean =>
  /9[78]\d{3}\)?$/.test(folded.slice(Math.max(0, codeEnd - 6), codeEnd)) &&
  /^\p{Lu}\p{Ll}+(?:[ -](?:(?:de|du|des|la|les|à|en) )?(?:[dl]['’])?\p{Lu}\p{Ll}+){1,3}(?=[.;\n]|$)/u.test(
    text.slice(start, start + 50),
  );

/** « 144 cours de l'Yser, appartement 12 », « …, 3e étage », « …, escalier B » */
const COMPLEMENT =
  /^(?:(?:appartement|appart?\.?|appt\.?|app\.|logement|escalier|esc\.|porte|entree|local|bureau|boite|lot|etage) (?:n° ?|numero )?[a-z]?\d{0,4}[a-z]?(?![a-z\d])|\d{1,2}(?:er|e|eme) etage)/;

/** « avenue d'Aurillac, n° 61 » */
const NUMBER_LAST = /^n(?:°|o|umero) ?\d{1,4}(?![\d/])/;

const startsPlace = ({ folded, text }: Source, start: number, separator: string): boolean =>
  separator === ' '
    ? /^(?:le |la |les |")[a-z ]/.test(folded.slice(start, start + 5))
    : /^L(?:e|a|es|['’]) ?\p{Lu}[\p{L}' -]{2,30}(?=[,;.)\n]|$)/u.test(text.slice(start, start + 40)) ||
      isHamletName(text.slice(start, start + 40), wordAt(folded, start));

/** « PLOUIDER (29260), Kerargroas, »: one word that says nothing else. */
const isHamletName = (text: string, word: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:[-'’]\p{L}+)*(?=[,;.)\n]|$)/u.test(text) &&
  !CITY_STOP.test(word) &&
  !NOT_PLACE.test(word);
const NOT_PLACE =
  /^(?:notaires?|avocate?s?|huissier|france|etranger|associes?|unique|statuts|bon|fait|pour|belgique|suisse|espagne|italie|luxembourg|allemagne|[a-z]+(?:-[a-z]+)*(?:eur|euse|rice|iste|ien|ienne|ier|iere))$/;

const segmentLength = (segment: string): number => {
  const quoted = /^(?:[a-z -]{0,12})" ?[^"\n]{1,40}"/.exec(segment)?.[0].length ?? 0;
  const rest = segment.slice(quoted);
  const punctuation = rest.search(/[,;)\n]|(?<!(?<![a-z])z\.(?:[iace]|a\.[ce]))\.(?=[ \n]|$)/);
  const stop = rest.search(STREET_STOP);
  const ends = [punctuation, stop].filter((index) => index >= 0);
  return quoted + (ends.length > 0 ? Math.min(...ends) : rest.length);
};

/** « 12 rue du Port, 17000 La Rochelle » */
const codeLast = (source: Source, start: number): Span | undefined => {
  const zone = source.folded.slice(start, zoneEnd(source, start, 170));
  CODE.lastIndex = 0;
  const code = CODE.exec(zone);
  if (!code || BARRED.test(zone.slice(0, code.index)) || /;| : /.test(zone.slice(0, code.index)))
    return undefined;
  if (!looksLikeStreet(source, start, code.index)) return undefined;
  const city = withoutRegistry(source, cityAt(source, start + code.index + code[0].length));
  if (!city) return undefined;
  // « 26120 Chabeuil, 7 impasse des Lavandes »
  const street = code.index === 0 ? streetEnd(source, city.end) : city.end;
  if (
    street > city.end &&
    /^,? (?:\d|lieu-?dit|hameau|zone|quartier)/.test(source.folded.slice(city.end, city.end + 10))
  )
    return { start, end: street };
  const country =
    /^ ?\((?!(?:le|la|l'|ci|ancien|nouve)(?![a-z])|l'|vend|acqu|ced|cess|prene|baill|loueu|geran|presid|assoc|ag[oem]?(?![a-z])|acte(?![a-z])|assembl|decision|jugement|liquidat|administrat|mandat)[a-z' -]{3,30}\)/.exec(
      source.folded.slice(city.end, city.end + 34),
    )?.[0] ?? '';
  // A country or a department has a capital; « (retraite) » says something else.
  const named = /\p{Lu}/u.test(source.text.slice(city.end, city.end + 4));
  return { start, end: city.end + (named ? country.length : 0) };
};

const looksLikeStreet = ({ text, folded }: Source, start: number, length: number): boolean =>
  length === 0 ||
  beginsAddress(folded, start) ||
  /^(?:["\p{Lu}«]|(?:les? |la |l['’])\p{Lu})/u.test(text.slice(start, start + 6)) ||
  / \d{1,4},? $/.test(folded.slice(start, start + length)) ||
  /(?:rue|avenue|route|chemin|place|lieu)/.test(folded.slice(start, start + length));

/** « demeurant à Salies, 15 cours Victor Hugo »: a town without its code, then the street. */
const townThenStreet = (source: Source, start: number): Span | undefined => {
  const town = isCapital(source.text, start) ? cityAt(source, start) : undefined;
  const number =
    town && /^, (?=\d{1,4}(?: ?(?:bis|ter))?,? [a-z])/.exec(source.folded.slice(town.end, town.end + 14));
  if (!town || !number || BARRED.test(source.folded.slice(town.start, town.end))) return undefined;
  const street = town.end + number[0].length;
  if (!beginsAddress(source.folded, street) || !NAMED_WAY.test(source.folded.slice(street, street + 40)))
    return undefined;
  return { start, end: street + segmentLength(source.folded.slice(street, street + 90)) };
};
const NAMED_WAY = new RegExp(`^\\d{1,4}(?: ?(?:bis|ter))?,? (?:${WAY})(?![a-z])`);

/** « Rua das Palmeiras 301, Macapá (Brésil) », « 12 rue du Lac, 1205 Genève (Suisse) », « 3 rue du Bac, Paris ». */
const foreign = (source: Source, start: number): Span | undefined => {
  const zone = source.folded.slice(start, zoneEnd(source, start, 110));
  const named = /^[^()\n;]{5,80}\((?!\d)[a-z' -]{3,24}\)/.exec(zone)?.[0];
  if (named && !BARRED.test(named)) return { start, end: start + named.length };
  const street =
    /^\d{1,4}(?: ?(?:bis|ter))?,? [a-z][a-z' -]{3,50}?(?:, | a )(?:(?:[a-z]{1,2}-?)?\d{4,5} )?(?=[a-z])(?![a-z]{1,2}-\d)/.exec(
      zone,
    )?.[0];
  const city =
    street && beginsAddress(source.folded, start) ? cityAt(source, start + street.length) : undefined;
  return city && isCapital(source.text, city.start) ? { start, end: city.end } : undefined;
};

/** Every address of the text that has a French postal code, from its most likely beginning. */
export const findAddresses = (source: Source): readonly Span[] => {
  const found: Span[] = [];
  let last = 0;
  for (const { index } of source.folded.matchAll(/(?<![\d.]|\d,)\d{5}(?![\d€%])/g)) {
    if (index < last) continue;
    const span = addressAround(source, index, last);
    if (!span) continue;
    found.push(span);
    last = span.end;
  }
  return found;
};

const addressAround = (source: Source, code: number, from: number): Span | undefined => {
  const floor = Math.max(from, sentenceAt(source, code).start, code - 140);
  const before = source.folded.slice(floor, code);
  const first = floor === 0 || /[\n .]/.test(source.folded[floor - 1] ?? '') ? [floor] : [];
  const starts = [...before.matchAll(BEGINNING)].map(({ index, 0: words }) => floor + index + words.length);
  const numbered = [
    ...before.matchAll(/(?<=[ ,])(?<!\d[ .])(?!(?:19|20)\d\d[ ,])\d{1,4}(?= ?(?:bis|ter|b)?,? [a-z])/g),
  ].map(({ index }) => floor + index);
  if (source.folded[code - 1] === '(') return cityBefore(source, code, [...first, ...starts]);
  // The code alone only where nothing before it begins an address.
  const places = [...first, ...starts, ...numbered].sort((a, b) => a - b);
  for (const start of places.filter((place) => place < code && beginsAddress(source.folded, place))) {
    const span = addressAt(source, start);
    if (span && span.start <= code && span.end > code) return span;
  }
  return hamlet(source, before, floor, code);
};

/** « La Chesnaie, 53200 AZÉ »: a place without a way. */
const hamlet = (source: Source, before: string, floor: number, code: number): Span | undefined => {
  const name =
    /(?<=^|[,:;("–-] ?|(?:sise?|situee?|demeurant|domiciliee?|siege|social|a) )(?:le |la |les |l'|lieu-dit |aux? )[a-z][a-z' -]{2,34},? $/.exec(
      before,
    ) ??
    /(?<=: ?|(?:sise?|situee?|demeurant|domiciliee?|siege|social|a) )[a-z]{3,16}(?:-[a-z]{1,14}){0,4}, $/.exec(
      before,
    );
  const start = name ? floor + name.index : code;
  if (!name || !/^(?:\p{Lu}|(?:les? |la |l['’])\p{Lu})/u.test(source.text.slice(start, start + 6)))
    return alone(source, code);
  const span = addressAt(source, start);
  return span && span.end > code ? span : undefined;
};

/** The code and its city, where nothing before them belongs to the address. */
const alone = (source: Source, code: number): Span | undefined => {
  if (
    !/^(?!00)\d{5},? \p{Lu}[\p{L}'’-]{2}/u.test(source.text.slice(code, code + 12)) ||
    !/(?:^|[\s,:;(-])$/.test(source.folded.slice(Math.max(0, code - 1), code)) ||
    /(?:dossier|ref\.?|reference|numero|n°|bordereau|case|folio)[^,;\n]{0,24}$/.test(
      source.folded.slice(Math.max(0, code - 40), code),
    )
  )
    return undefined;
  const span = addressAt(source, code);
  return span && span.start === code ? span : undefined;
};

const BEGINNING =
  /[,:;("] ?| - |(?<= )(?:a la|au|du|le(?= \d)|a|est|sise?s?|situee?s?|etablie?s?|installee?s?|fixee?s?|domiciliee?s?|siege|social|demeurant|residant|dmt|suivante|adresse|desormais|dorenavant|maintenant) |\n/g;

/** « RIS-ORANGIS (91130), 8 rue … »: from the last place where the name of the city may begin. */
const cityBefore = (source: Source, code: number, starts: readonly number[]): Span | undefined => {
  for (const start of starts.filter((place) => place < code - 2).reverse()) {
    if (!/\p{Lu}/u.test(source.text[start] ?? '')) continue;
    const article =
      /(?:LE|LA|LES|Le|La|Les) $/.exec(source.text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
    const span = cityFirst(source, start - article);
    if (span && span.end > code) return span;
  }
  return undefined;
};

/** The postal code of an address, if it has one. */
export const postalCodeOf = (address: string): string | undefined =>
  /(?<!\d)\d{5}(?!\d)/.exec(address.replace(/(\d{2}) (\d{3})(?!\d)/, '$1$2'))?.[0];
