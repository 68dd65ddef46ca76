import { type Place, referenceAt } from './address-references.ts';
import { addressAt } from './addresses.ts';
import { fold } from './fold.ts';
import { civilityEnd, nameBefore } from './names.ts';
import { companyAt, partyAt, partyBeforeForm, personAt, secondCompany } from './parties.ts';
import { type Found, homeAt, type Party } from './party-details.ts';
import { ROLE, rolesIn } from './roles.ts';
import { type Source, sentenceAt } from './source.ts';

/** The persons and companies of a text, in order, and the text where each is replaced by signs « § ». */
export type Mentions = {
  readonly parties: readonly Party[];
  readonly masked: string;
};

/** A text of statutes names at most a few dozen. */
const MOST = 600;

const CIVILITIES =
  /(?<![a-z-])(?:messieurs|monsieur|mesdames|madame|mademoiselle|mlle|melle|mmes?\.?|mm\.|mr\.?|ms\.?|m\.?|maitre|mes?\.?|docteurs?|drs?\.?) (?=[a-z])/g;
const SOCIETIES =
  /(?<![a-z-])(?:societes?|ste|entreprise|cabinet|etude|association|fondation|mutuelle|cooperative) ?:? ?(?=[a-z"\d])/g;

export const findMentions = (found: Found): Mentions => {
  const { source } = found;
  const candidates = [
    ...labelled(found),
    ...announced(found),
    ...untitled(found),
    ...sided(found),
    ...[...source.folded.matchAll(CIVILITIES)].map(
      ({ index }) =>
        () =>
          partyAt(found, index),
    ),
    ...[...source.folded.matchAll(SOCIETIES)].map(
      ({ index }) =>
        () =>
          partyAt(found, index),
    ),
    ...[...source.folded.matchAll(/(?<![a-z-])(?:les|des|aux|deux|entre) societes (?=[a-z])/g)].map(
      ({ index }) =>
        () =>
          secondCompany(found, index),
    ),
    ...found.forms.map((form) => () => partyAt(found, form.start) ?? partyBeforeForm(found, form)),
  ].slice(0, MOST * 3);
  const first = distinct(candidates.flatMap((read) => read() ?? [])).slice(0, MOST);
  const all = distinct([
    ...first,
    ...repeated(found, withSurnames(found, first)),
    ...following(found, first),
    ...preceding(found, first),
  ]).slice(0, MOST);
  const parties = withHomes(found, withFullNames(source, withSurnames(found, all)));
  return { parties, masked: masked(source.folded, parties) };
};

/** « Il demeure 4 rue Haute, 85340 Olonne »: the last person named before, if nothing was said of his home. */
const HOMES =
  /(?<![a-z])(?:il|elle|celui-ci|celle-ci|ce dernier|cette derniere|l'interessee?|lequel|laquelle|je) (?:demeure|reside|habite|est (?:lui-meme |elle-meme )?domiciliee?|est demeurant)(?: actuellement| desormais)?(?= (?:a |au |\d|[a-z]))|(?<![a-z])j'habite(?: actuellement)?(?= (?:a |au |\d))|(?<![a-z])(?:il|elle) [^.;\n]{3,60} et (?:demeure|reside|habite)(?= (?:a |au |\d))|(?<=[.\n] ?)(?:son )?domicile(?: personnel)? ?:(?= )|(?<=[.\n] ?)(?:domicile|adresse)(?: personnelle?)? (?:du |de la |de l')(?:gerante?|presidente?|liquidat(?:eur|rice)|associee? unique)(?: ?:)?(?= )|(?<=(?<!liquidat(?:eur|rice) )\()(?:adresse|domicile)(?: personnelle?)? ?:(?= )|(?<=, )y demeurant(?=,)|(?<=, )(?:est|sera) (?:lui-meme |elle-meme )?(?:domiciliee?|demeurant)(?= )|(?<=, |[a-z] et )(?:demeurant|domiciliee?|residant|logee?)(?= (?:a |au |\d|[a-z]))|(?<=, )dont (?:le domicile|l'adresse|le cabinet|l'etude) est(?= )|(?<=, )(?:son domicile|son adresse) etant(?= (?:a |au |\d|fixee? ))/g;

/** How far behind a name its home may be told. */
const HOME_REACH = 420;

type Home = { readonly place: Place; readonly reach: number };

const withHomes = ({ source }: Found, parties: readonly Party[]): readonly Party[] => {
  const homes = new Map<Party, Home>();
  for (const { index, 0: words } of source.folded.matchAll(HOMES)) {
    const last = parties.findLast(
      ({ company, reach }) => !company && reach <= index && reach > index - HOME_REACH,
    );
    if (!last || last.address || homes.has(last)) continue;
    const home = PARTICIPLE.test(words)
      ? homeApart(source, parties, last, index)
      : homeTold(source, last, index, words);
    if (home) homes.set(last, home);
  }
  return parties.map((party) => {
    const told = homes.get(party);
    if (told) return { ...party, address: told.place, reach: told.reach };
    const address = party.address ? undefined : homeBehindOffice(source, party);
    return address ? { ...party, address } : party;
  });
};

const PARTICIPLE = /^(?:dem|dom(?!icile)|res|log|dont|son (?:domicile|adresse) etant)/;

const homeTold = (source: Source, last: Party, index: number, words: string): Home | undefined => {
  if (/^(?:est|sera)/.test(words) && source.folded.slice(last.reach, index) !== ', ') return undefined;
  const place = homeToldAt(source, index, words);
  return place && { place, reach: last.reach };
};

const homeApart = (
  source: Source,
  parties: readonly Party[],
  last: Party,
  index: number,
): Home | undefined => {
  const beside = isApposed(source, parties, last, index);
  // « La gérance de § cesse ; celui-ci, demeurant … »
  const meant = /(?:celui-ci|celle-ci|ce dernier|cette derniere), $/.test(
    source.folded.slice(Math.max(0, index - 18), index),
  );
  const place =
    beside || meant || isToldLater(source, parties, last, index) ? homeAt(source, index) : undefined;
  // An office between the name and the home is read there.
  const office = rolesIn(source.folded.slice(last.reach, index)).length > 0;
  return place && { place, reach: beside && !office ? place.end : last.reach };
};

/** « §, son épouse commune en biens, demeurant ensemble … »: words about the same person, whatever they say. */
const isApposed = ({ folded }: Source, parties: readonly Party[], { reach }: Party, index: number): boolean =>
  APPOSED.test(folded.slice(reach, index)) &&
  !parties.some((other) => other.from < index && other.from > reach);
const APPOSED =
  /^(?!.*(?<![a-z])(?:(?:a|ont) (?:ete|ced|vend|donn|confi|lou|acqu|achet|pris|nomm|design|fait|remis|decid|consent|constitu|apport)|(?:ont|est|sont|sera|seront|ete|etant|ayant|nomme[a-z]*|designe[a-z]*|represent[a-z]*|chez|par|societe|avec)(?![a-z])))[, ][a-z\d' ,()-]{3,140}(?:,| et) $/;

/** « Me X comme mandataire judiciaire, 5 rue Haute … »: the office stands between the name and the home. */
const OFFICE_FIRST = new RegExp(
  `^,? (?:(?:devient|est|sera|a ete)(?: nommee?| designee?| choisie?| elue?)? )?(?:comme |en qualite (?:de |d'))?(?:le |la |l')?(?:nouve[a-z]{1,3} |premiere? |seule? )?(?:${ROLE})(?: titulaire| suppleante?| de la societe| amiable)?(?:, | \\()(?:demeurant |domiciliee? )?(?=\\d)`,
);
const homeBehindOffice = (source: Source, { reach }: Party): Place | undefined => {
  const lead = OFFICE_FIRST.exec(source.folded.slice(reach, reach + 90))?.[0].length;
  return lead === undefined ? undefined : addressAt(source, reach + lead);
};

const homeToldAt = (source: Source, index: number, words: string): Place | undefined =>
  words.startsWith('y')
    ? { start: index, end: index + words.length, refers: 'same' }
    : (referenceAt(source, index + words.length + 1) ??
      addressAt(source, index + words.length + 1, { announced: true }));

/** « § est nommé directeur général, demeurant … » */
const isToldLater = (
  { folded }: Source,
  parties: readonly Party[],
  { reach }: Party,
  index: number,
): boolean =>
  /^,? (?:est|a ete|sera|etant|devient|exerce|assure|prend|cesse|quitte|reste|dont les? (?:mandat|fonctions))(?![a-z])[^.;\n]{0,90}(?:; (?:il|elle|celui-ci|celle-ci) (?:devient|est|sera|prend|reste|exerce)(?![a-z])[^.;\n]{0,60})?, $/.test(
    folded.slice(reach, index),
  ) && !parties.some((other) => other.from < index && other.reach > index - 1);

type Candidate = () => Party | undefined;

const CONNECTED =
  /(?: (?:de la societe|du directoire|du conseil(?: d'administration| de surveillance)?|statutaire|unique|de la sas|de la sarl|personne physique|personne morale|nomme|designe|provisoire|\(s\)|titulaire|entrante?s?|sortante?s?|en fonctions?|en place|actuelle?s?|inchangee?s?|demissionnaires?))*(?: ?:| ?- | \(|,? c'est|,| est| sont| sera)? ?(?:nommee? )?(?:- )?(?:(?:moi|lui|elle)-meme, |c'est (?:moi|nous)(?: ?:|,)? |l'associee? unique(?: (?:lui|elle)-meme)?, )?(?:(?:ma|mon|sa|son|notre|leur) (?:soeur|frere|fille|fils|epouse|epoux|femme|mari|mere|pere|niece|neveu|cousine?|conjointe?|associee?|compagne|compagnon),? )?/y;

/** « Président : Anaïs Rouvier »: the office announces a person or a company without any title. */
const labelled = (found: Found): readonly Candidate[] =>
  rolesIn(found.source.folded).map(({ end }) => () => {
    CONNECTED.lastIndex = end;
    const gap = CONNECTED.exec(found.source.folded)?.[0] ?? '';
    if (gap === '' && found.source.folded[end] !== '\n') return undefined;
    return bare(found, end + Math.max(gap.length, 1));
  });

/** « Est nommée présidente pour une durée illimitée : », then the name on the next line; « le soussigné », too. */
const announced = (found: Found): readonly Candidate[] =>
  [...found.source.folded.matchAll(/ ?: (?=[a-z])|:\n+(?:- ?)?|soussignee?,? ?\n+/g)].map(
    ({ index, 0: words }) =>
      () => {
        const ahead = found.source.folded.slice(Math.max(0, index - 140), index);
        const clause = ahead.slice(
          Math.max(...['\n', '. ', ';', ': '].map((sign) => ahead.lastIndexOf(sign))) + 1,
        );
        const wanted =
          words.startsWith('s') ||
          /(?<![a-z])(?:dirigeante?s?|representante?s? legal[a-z]{0,3}|direction|administration|(?:sort|entr|part|arriv)ante?s?)(?: de la societe)?$/.test(
            clause.trim(),
          ) ||
          rolesIn(words.includes('\n') ? ahead.slice(ahead.lastIndexOf('\n') + 1) : clause).length > 0;
        return wanted ? bare(found, index + words.length) : undefined;
      },
  );

const TRIGGERS =
  /nomination (?:(?:comme|en qualite de) [a-z ]{4,40}?)?(?:de |d')(?=[a-z"])|(?:demiss?ion(?: en date du [\d/]{8,10})?|remplacement|deces|revocation|lieu et place|a la place|fonctions?|(?<!location-)(?<!location )gerance|presidence|mandats?) (?:de |d')|(?:nomme[es]{0,2}|nomment|design[a-z]{0,14})(?: en remplacement| en qualite de [a-z ]{4,40}| comme [a-z ]{4,30})?,? ?:? (?=[a-z])|represente[es]{0,2} par (?=[a-z])|sous?signee?s?,? ?:? (?=[a-z])|(?<=^|[\n.] ?)(?:nous|moi), (?=[a-z])|c'est moi(?:-meme)?,? (?=[a-z])|(?:fond|cre|constitu)ee?s? (?:par|entre) (?=[a-z])|consentie? (?:par|a) (?=[a-z])|cedee? (?:par|a) (?=[a-z])/g;

/** What only a person's name has behind it: a home, a birth, shares. */
const LIVES =
  / ?: (?=\d[\d .]{0,9} (?:parts|actions)(?: sociales)?(?:[,;.)\n]|$))|,? (?:demeurant|dmt|domiciliee?)(?![a-z])|, (?:residant|habitant|logee?)(?= (?:a |au |\d))|, (?=\d[\d .]{0,9} (?:parts|actions)(?: sociales)?(?:[,;.)\n]|$))| \((?=\d[\d .]{0,9} (?:parts|actions)(?: sociales)?\))|, nee? (?=(?:a|le|en) )|,(?: (?:sa|son) [a-z]{3,10},)? (?:proprietaire|titulaire|detent(?:eur|rice)|porteu(?:r|se)) (?:de |d')(?=\d)/g;

/** « démission de Yves Le Goff », « Erwan Le Goff, demeurant … »: a person where one is expected. */
const untitled = (found: Found): readonly Candidate[] => {
  const { source } = found;
  const expected = [...source.folded.matchAll(TRIGGERS)]
    // « le mandat d'ALPES AUDIT »: capitals alone may as well be a company's.
    .filter(
      ({ index, 0: words }) =>
        !words.startsWith('mandat') ||
        !/^\p{Lu}{2}/u.test(source.text.slice(index + words.length, index + words.length + 2)),
    )
    .map(({ index, 0: words }) => index + words.length);
  const living = [...source.folded.matchAll(LIVES)].map(({ index }) => () => {
    const name = nameBefore(source, index, sentenceAt(source, Math.max(0, index - 1)).start);
    // « Paul, Antoine DUVAL, né à … »: the last of several first names.
    if (!name || /\p{Lu}\p{Ll}+, $/u.test(source.text.slice(Math.max(0, name.start - 30), name.start)))
      return undefined;
    return personWithWords(found, name.start);
  });
  const foreign = [...source.folded.matchAll(/, (?:societe|entreprise) de droit /g)].map(
    ({ index }) =>
      () => {
        const name = nameBefore(source, index, sentenceAt(source, Math.max(0, index - 1)).start);
        return name && companyAt(found, name.start);
      },
  );
  // « Maud Perrin (2 rue Neuve, 01000 Bourg) »
  const beside = [...source.folded.matchAll(/ \((?=\d{1,4}[ ,]|demeurant|domicilie)/g)].map(
    ({ index }) =>
      () => {
        const name = nameBefore(source, index, sentenceAt(source, Math.max(0, index - 1)).start);
        const person = name && personWithWords(found, name.start);
        return person?.address && person.end === name?.end ? person : undefined;
      },
  );
  // « nomination de « ALSACE RÉVISION », 5 rue … »
  const named = (place: number) =>
    source.folded[place] === '"' ? companyAt(found, place) : personWithWords(found, place);
  return [
    ...beside,
    ...expected.map((place) => () => named(place)),
    ...living,
    ...foreign,
    ...signing(found),
  ];
};

/** « Vendeurs : Yannick et Morgane LE GOFF »: a first name, then somebody with a surname; or one person without a title. */
const FIRST_OF_TWO =
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?= et \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:\p{Lu}|d))/u;
const coupleAt = (found: Found, place: number): readonly Candidate[] => {
  const first = FIRST_OF_TWO.exec(found.source.text.slice(place, place + 70))?.[0];
  if (first === undefined) return [];
  const end = place + first.length;
  return [
    () => ({ start: place, end, name: first, company: false, titles: [], from: place, reach: end }),
    () => personWithWords(found, end + ' et '.length),
  ];
};

const SIDES =
  /(?:^|[\n.;] ?|, )(?:(?:le|la|les|l') ?)?(?:vendeurs?|vendeuses?|venderesses?|cedante?s?|acquereurs?|acheteu(?:rs?|ses?)|cessionnaires?|bailleurs?|bailleresses?|loueu(?:rs?|ses?)|preneu(?:rs?|ses?)|locataires?(?:[ -]gerante?s?)?|gerante?s? libres?|associee?s?(?: fondat(?:eur|rice)s?)?|fondat(?:eur|rice)s|(?:co-?)?gerante?s?|epoux)(?: ?[:=]| sont|,)\s{1,2}(?=[a-z])/g;
/** « les deux associés, Roger et Anne FOUCAULT », wherever they are called so. */
const CALLED =
  /(?<![a-z])(?:associes|actionnaires|(?:co-?)?gerants|epoux|fondateurs|vendeurs|cedants|acquereurs|cessionnaires|bailleurs|preneurs|soussignes)(?: sont| ?:|,)?\s{1,2}(?=[a-z])/g;
const sided = (found: Found): readonly Candidate[] => [
  ...[...found.source.folded.matchAll(CALLED)].flatMap(({ index, 0: words }) =>
    coupleAt(found, index + words.length),
  ),
  ...lone(found),
];

const lone = (found: Found): readonly Candidate[] =>
  [...found.source.folded.matchAll(SIDES)].flatMap(({ index, 0: words }) => {
    const place = index + words.length;
    // « Le loueur : C. HOCHART » signs, perhaps for a company.
    if (/^\p{Lu}\. /u.test(found.source.text.slice(place, place + 3))) return [];
    const couple = coupleAt(found, place);
    return couple.length > 0 || !/[:=]\s{1,2}$/.test(words) ? couple : [() => personWithWords(found, place)];
  });

const BEFORE_OFFICE = /(?:, ?(?:son |sa |seule? )?|\n| - | \()$/;
const STAYS =
  /(?<=[a-z]),? (?:reste|demeure|devient|conserve|continue|est (?:nomm|design|mainten|confirm|reconduit)|a ete (?:nomm|design|mainten|confirm|reconduit))/g;

/** « Pour avis, Sylvie Mottet, gérante », « Paul Mottet reste gérant »: a name without a title beside its office. */
const signing = (found: Found): readonly Candidate[] => {
  const { source } = found;
  const ends = [
    ...rolesIn(source.folded).flatMap(({ role, start }) => {
      const gap = BEFORE_OFFICE.exec(source.folded.slice(Math.max(0, start - 8), start))?.[0];
      return role === 'associé' || gap === undefined ? [] : [start - gap.length];
    }),
    ...[...source.folded.matchAll(STAYS)].map(({ index }) => index),
  ];
  return ends.map((end) => () => untitledBefore(found, end));
};

/** The name without a title that ends at this place: of « Paul Mottet et Anne Roy », the second. */
const untitledBefore = (found: Found, end: number): Party | undefined => {
  const { source } = found;
  const words = nameBefore(source, end, sentenceAt(source, Math.max(0, end - 1)).start);
  if (!words) return undefined;
  const joined = source.text.slice(words.start, end).lastIndexOf(' et ');
  const signs = /^Signée?s? :? ?/.exec(source.text.slice(words.start, end))?.[0].length ?? 0;
  const start = joined < 0 ? words.start + signs : words.start + joined + ' et '.length;
  const person = SIGNED_NAME.test(source.text.slice(start, end)) ? personWithWords(found, start) : undefined;
  return person?.end === end && OPENS.test(source.folded.slice(Math.max(0, start - 12), start))
    ? person
    : undefined;
};
/** A first name in small letters and a surname; nothing else. */
const SIGNED_NAME = /^\p{Lu}\p{Ll}{1,30}(?:[-'’ ]\p{L}{1,30}){1,6}$/u;
/** What stands before such a name: the sentence or a clause begins with it. */
const OPENS = /(?:^|[\n.,:;–-] ?|(?<![a-z])(?:par|signee?s?|et|que) )$/;

const personWithWords = (found: Found, place: number): Party | undefined => {
  if (civilityEnd(found.source, place) !== undefined) return undefined;
  const person = personAt(found, place);
  return person && !LEGAL_WORDS.test(fold(person.name)) && !person.registration && isTold(found, person)
    ? person
    : undefined;
};

/** « Mesdames Mireille Galinier, demeurant …, et Sabine Roquelaure »: the second has no title of her own. */
const NEXT =
  /^(?:,? et (?:(?:sa|son|leur) (?:fille|fils|epouse|epoux|femme|mari|soeur|frere|mere|pere|conjointe?|associee?),? )?| ?; ?)(?=[a-z])/;
const following = (found: Found, parties: readonly Party[]): readonly Party[] =>
  parties.flatMap(({ company, reach }) => {
    const link = NEXT.exec(found.source.folded.slice(reach, reach + 24))?.[0];
    const person = !company && link ? personAt(found, reach + link.length) : undefined;
    // After « ; » another statement may begin: only a name with its address.
    const isNext = person && (!link?.includes(';') || person.address !== undefined);
    return isNext && !LEGAL_WORDS.test(fold(person.name)) ? [person] : [];
  });

/** « Signé : Paul Mottet et Anne Roy, cogérants »: the first has no title either. */
const preceding = (found: Found, parties: readonly Party[]): readonly Party[] =>
  parties.flatMap(({ company, from }) => {
    const joined = !company && / et $/.test(found.source.folded.slice(Math.max(0, from - 4), from));
    return (joined ? untitledBefore(found, from - ' et '.length) : undefined) ?? [];
  });

/** « M. et Mme Paul et Anne OBERLÉ »: the first has the surname of the second. */
const withSurnames = (found: Found, parties: readonly Party[]): readonly Party[] =>
  parties.map((party, index) => {
    const next = parties[index + 1];
    if (!next || party.company || next.company || party.name.includes(' ')) return party;
    const gap = found.source.folded.slice(party.end, next.start);
    // « M. Alban et Mme Cécile RIVOIRE »: a first name alone; « M. DUVAL et Mme Anne MOREL » are two surnames.
    const both =
      / et (?:m\.|mr|mme|monsieur|madame|mlle) $/.test(gap) &&
      /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(party.name) &&
      / \p{Lu}{2}[\p{Lu}' -]{0,40}$/u.test(next.name);
    const joined = both || / et $/.test(gap);
    const [, ...surname] = next.name.split(' ');
    return joined && surname.length > 0 && (both || next.start - party.end < 6)
      ? { ...party, name: `${party.name} ${surname.join(' ')}`, reach: party.end }
      : party;
  });

/** A person named once with a title is known again without it. */
const repeated = (found: Found, parties: readonly Party[]): readonly Party[] => {
  const { folded } = found.source;
  const names = new Set(
    parties.filter(({ company, name }) => !company && name.includes(' ')).map(({ name }) => fold(name)),
  );
  return [...names].slice(0, 40).flatMap((name) => {
    const places: Party[] = [];
    for (
      let index = folded.indexOf(name);
      index >= 0 && places.length < 20;
      index = folded.indexOf(name, index + 1)
    ) {
      const person = personAt(found, index);
      if (person) places.push(person);
    }
    return places;
  });
};

const bare = (found: Found, position: number): Party | undefined => {
  // « associé unique DU 12/01/2026 DE LA »: in a text all in capitals, words of the sentence.
  if (
    /^(?:(?:du|le|au) \d|de l|(?:et|a|en|au|aux|avec|par|pour|sans|sur|dans|du|des|de) |d')/.test(
      found.source.folded.slice(position, position + 6),
    )
  )
    return undefined;
  const known = partyAt(found, position);
  if (known) return known;
  const company = companyAt(found, position);
  if (company && (company.form || company.capital || company.registration)) return company;
  const person = personAt(found, position);
  return person && !LEGAL_WORDS.test(fold(person.name)) && isTold(found, person) ? person : undefined;
};

/** Where everything is in capitals, a name without a title follows « : » or has its address: else it is a sentence. */
const isTold = ({ source: { text } }: Found, { from, end, address }: Party): boolean =>
  address !== undefined ||
  /[:\n][\s-]{0,2}$/.test(text.slice(Math.max(0, from - 3), from)) ||
  // « … LA GÉRANTE, ODILE GROSJEAN. »: the last words are a signature.
  /^\.?\s*$/.test(text.slice(end)) ||
  /\p{Ll}{3}/u.test(text.slice(Math.max(0, from - 60), from + 60));

const LEGAL_WORDS =
  /(?:^| )(?:agrement|expose|notifie|notifiera|des|assemblees?|generales?|conseil|articles?|decisions?|collectives?|societe|resolutions?|cession|parts|exercice|transmission|apports?|comptes|statuts|greffe|tribunal|code|registre|bodacc|france|capital|formalites|pouvoirs|duree|commissaire|unanimite|directeur|seance|ordre|rapport|titre|chapitre|annexe)(?: |$)/;

/** One party for each place: of two that overlap, the one that says more. */
const distinct = (parties: readonly Party[]): readonly Party[] => {
  const kept: Party[] = [];
  for (const party of [...parties].sort(
    (a, b) => a.start - b.start || weight(b) - weight(a) || a.from - b.from,
  )) {
    const last = kept.at(-1);
    if (!last || party.start >= last.end) kept.push(party);
    else if (weight(party) > weight(last)) kept[kept.length - 1] = party;
  }
  return kept;
};

const weight = ({ form, capital, address, registration, reach, start }: Party): number =>
  (form ? 2 : 0) + (capital ? 1 : 0) + (address ? 1 : 0) + (registration ? 1 : 0) + (reach - start) / 1000;

const masked = (folded: string, parties: readonly Party[]): string => {
  let result = '';
  let last = 0;
  for (const { from, reach } of parties) {
    const start = Math.max(last, from);
    if (reach <= start) continue;
    result += folded.slice(last, start) + '§'.repeat(reach - start);
    last = reach;
  }
  // A point that ends no sentence must not part it.
  return (result + folded.slice(last)).replace(
    /(?<=(?<![a-z])(?:ref|art|al|tel|no|n|cf|dos|vol|fol|bord|enr|dept))\.|(?<=\d)\.(?=\d)/g,
    '·',
  );
};

/**
 * « M. Duval » is the « Jean Duval » named elsewhere, if no other man of the text has that surname. A surname that
 * names nobody else, or that may name two persons, is dropped.
 */
const withFullNames = ({ folded }: Source, parties: readonly Party[]): readonly Party[] => {
  const full: Full[] = [];
  for (const party of parties)
    if (!party.company && isFull(party.name)) register(full, party.name, sexOf(folded, party));
  return parties.flatMap((party) => {
    if (party.company) return [party];
    const name = bornAs(full, folded, party) ?? meantBy(full, party.name, sexOf(folded, party));
    if (name === undefined && !party.judged && !isFull(party.name)) return [];
    return [{ ...party, name: name ?? party.name }];
  });
};

/** « Mme Mahaut VEYSSIÈRE née LASSERRE » is the « Mahaut Jeanne LASSERRE » named elsewhere. */
const bornAs = (full: readonly Full[], folded: string, { name, end }: Party): string | undefined => {
  const maiden = /^,? nee (?<name>[a-z][a-z'-]+)(?! [a-z' -]{2,30} le \d)/.exec(folded.slice(end, end + 60))
    ?.groups?.name;
  if (maiden === undefined || !name.includes(' ')) return undefined;
  return full.find((one) => shortKey(one.name) === `${words(name)[0]} ${maiden}`)?.name;
};

type Sex = 'man' | 'woman' | undefined;
/** A person's longest name, and the title with which it was written. */
type Full = { name: string; sex: Sex };

const INITIAL = /^\p{Lu}\. /u;
/** « LE BRIS », « de Montréal »: a surname of two words, without a first name. */
const SURNAME = /^(?:le|la|les|de|du|des|de la|d'|van|von|ben|el|da|dos|di) [a-z'-]+$/;

const isFull = (name: string): boolean =>
  name.includes(' ') && !INITIAL.test(name) && !SURNAME.test(fold(name));

const sexOf = (folded: string, { from, start }: Party): Sex => {
  const title = folded.slice(from, start);
  if (/^(?:m\.?|mr\.?|monsieur) ?$/.test(title)) return 'man';
  return /^(?:mme|madame|mlle|mademoiselle) ?$/.test(title) ? 'woman' : undefined;
};

const words = (name: string): readonly string[] => fold(name).split(' ');
/** The first and the last words: « Jean Marie Duval » is « Jean Duval ». */
const shortKey = (name: string): string => `${words(name)[0]} ${words(name).at(-1)}`;

const register = (full: Full[], name: string, sex: Sex): void => {
  const known = full.find((one) => shortKey(one.name) === shortKey(name));
  if (!known) full.push({ name, sex });
  else if (words(name).length > words(known.name).length) known.name = name;
};

/** The one person whom these words may mean. */
const meantBy = (full: readonly Full[], name: string, sex: Sex): string | undefined => {
  const folded = fold(name);
  if (isFull(name)) return full.find((one) => shortKey(one.name) === shortKey(name))?.name;
  const meant = full.filter(
    (one) =>
      (sex === undefined || one.sex === undefined || one.sex === sex) &&
      (INITIAL.test(name)
        ? words(one.name).at(-1) === words(name).at(-1) && one.name.startsWith(name.charAt(0))
        : fold(one.name).endsWith(` ${folded}`) || fold(one.name).startsWith(`${folded} `)),
  );
  return meant.length === 1 ? meant[0]?.name : undefined;
};
