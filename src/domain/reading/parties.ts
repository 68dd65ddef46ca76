import { isAcronymOf, readShortName } from './acronyms.ts';
import { type FoundForm, findForms } from './forms.ts';
import { civilityEnd, companyNameAt, lowNameAt, lowPersonAt, nameBefore, personNameAt } from './names.ts';
import {
  type DetailReader,
  type Details,
  type Found,
  formStarting,
  type Party,
  readAddress,
  readCapital,
  readForm,
  readRegistration,
  readShares,
  readSkipped,
  readTitle,
  skipArticle,
} from './party-details.ts';
import { findRegistrations } from './registrations.ts';
import { oneLine, type Source, type Span, sentenceAt } from './source.ts';

export const lookUp = (source: Source): Found => {
  const forms = findForms(source);
  const registrations = findRegistrations(source);
  return {
    source,
    forms,
    formAt: new Map(forms.map((form) => [form.start, form])),
    registrations,
    registrationAt: new Map(registrations.map((registration) => [registration.start, registration])),
  };
};

const SOCIETY =
  /(?:(?:la|les|une|cette|ladite|a la|de la|des) |(?:l'|de l'|a l')(?=association|entreprise|etude))?(?:societes?|ste|entreprise|cabinet|etude|association|fondation|mutuelle|cooperative)(?:[ \n](?:dite|denommee a ce jour|denommee actuellement|actuellement denommee|denommee|de droit [a-z]{1,14}|d'audit|d'expertise(?:[ -]comptable)?|de gestion|de participations?|mere|commerciale|cooperative|absorbante|absorbee|beneficiaire|scindee))*(?: ?:)?[ \n]/y;

const SENTENCE_GOES_ON =
  /^(?:a (?:compter|partir|pour|ete|effet|l'effet|l'unanimite|[a-z]{3,14}e(?:e|s)? (?:le|la|l|un|en|sa|son|de|a))|est |sera |et |ou |du \d|au \d|en (?:date|liq|vue|cours|qualite)|par |pour |dont |qui |que |sous le|n'|ne |se |prend |devient |jusqu|avec |sans |ayant |soussign|susvis|susnomm|precit)/;

/** A party whose mention begins at this place: « M. Jean Duval », « la société DUVAL », « la SARL DUVAL ». */
export const partyAt = (found: Found, position: number): Party | undefined =>
  titledPerson(found, position) ?? formedCompany(found, position) ?? namedCompany(found, position);

const titledPerson = (found: Found, position: number): Party | undefined => {
  const begin = civilityEnd(found.source, position);
  if (begin === undefined || !startsWord(found.source, position)) return undefined;
  const name =
    listedName(found.source, begin) ??
    personNameAt(found.source, begin, true) ??
    lowPersonAt(found.source, begin);
  const judged =
    /(?:juge[ -]commissaire|mandataire judiciaire|administrateur judiciaire|liquidateur)[ :,]{1,4}$/.test(
      found.source.folded.slice(Math.max(0, position - 30), position),
    );
  return name && { ...described(found, { ...name, company: false, from: position }), judged };
};

/** « Monsieur Raphaël, Aimé DELMOTTE »: notaries part the first names by commas. */
const FIRST_NAMES =
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:, \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,4},? (?=\p{Lu}{2})/u;
const listedName = (source: Source, begin: number): Span | undefined => {
  const first = FIRST_NAMES.exec(source.text.slice(begin, begin + 80))?.[0];
  const last = first ? personNameAt(source, begin + first.length, true) : undefined;
  return last && { start: begin, end: last.end };
};

const startsWord = ({ folded }: Source, position: number): boolean =>
  !/[a-z\d'-]/.test(folded[position - 1] ?? ' ') ||
  /(?:d'|l')$/.test(folded.slice(Math.max(0, position - 2), position));

const formedCompany = (found: Found, position: number): Party | undefined => {
  const form = formStarting(found, skipArticle(found, position));
  if (!form) return undefined;
  const lead =
    /^(?: a conseil d'administration| a directoire(?: et conseil de surveillance)?| (?:de |d')(?:avocats|notaires|architectes|medecins|pharmaciens|infirmi[a-z]{2,4}|geometres(?:-experts)?|experts-comptables|veterinaires|chirurgiens-dentistes|masseurs-kinesitherapeutes|commissaires de justice))?(?: en liquidation| en formation)?(?: a capital (?:social )?variable(?= [a-z"]+(?: [a-z'&-]+){0,6}[.,;\n("-])(?! ?(?:dite|denommee|nommee|appelee|baptisee|intitulee|ayant|qui|de |d'|dont|et|en|au|sous)))?(?:(?:,? a capital (?:social )?variable| a associe unique| unipersonnelle| de [a-z' -]{4,40}?){0,2},? (?:dite|denommee|nommee|appelee|baptisee|intitulee|ayant pour (?:denomination|nom)(?: sociale)?|qui (?:est|sera) denommee))?(?: sociale?)? ?:? ?/.exec(
      found.source.folded.slice(form.end, form.end + 110),
    )?.[0] ?? '';
  if (lead === '') return undefined;
  const begin = form.end + lead.length;
  if (/^(?:sans|au|a) capital/.test(found.source.folded.slice(begin, begin + 12))) return undefined;
  const name = companyNameAt(found.source, begin) ?? lowNameAt(found.source, begin);
  return name && described(found, { ...name, company: true, from: position, form });
};

/** « les sociétés A et B »: two companies, not one whose name has « et ». */
const SEVERAL = /(?:les|des|aux|deux|entre) societes (?=[A-ZÀ-Ý])/iy;
const firstOfSeveral = ({ text }: Source, { start, end }: Span): Span => {
  const cut = text.slice(start, end).search(/,? (?:et|ET) (?=\p{Lu})/u);
  return { start, end: cut > 0 ? start + cut : end };
};

/** The second of « les sociétés A et B », from the first word on. */
export const secondCompany = (found: Found, position: number): Party | undefined => {
  SEVERAL.lastIndex = position;
  const lead = SEVERAL.exec(found.source.folded)?.[0];
  const whole = lead === undefined ? undefined : companyNameAt(found.source, position + lead.length);
  if (!whole) return undefined;
  const first = firstOfSeveral(found.source, whole);
  const gap = /^,? et /.exec(found.source.folded.slice(first.end, first.end + 5))?.[0];
  const second = gap === undefined ? undefined : companyNameAt(found.source, first.end + gap.length);
  return second && described(found, { ...second, company: true, from: second.start });
};

/** « LA SOCIETE A COMPTER DU 3 MAI »: in capitals, words of the sentence; « Préside la société : Mme X »: a person. */
const goesOn = (source: Source, begin: number): boolean =>
  SENTENCE_GOES_ON.test(source.folded.slice(begin, begin + 24)) ||
  (civilityEnd(source, begin) !== undefined && /: ?$/.test(source.folded.slice(begin - 2, begin)));

const namedCompany = (found: Found, position: number): Party | undefined => {
  SOCIETY.lastIndex = position;
  const match = SOCIETY.exec(found.source.folded);
  if (!match || !startsWord(found.source, position)) return undefined;
  // « STATUTS DE SOCIÉTÉ CIVILE »: a form, not a name.
  if (
    formStarting(
      found,
      position +
        match[0].search(/societe|ste|entreprise|cabinet|etude|association|fondation|mutuelle|cooperative/),
    )
  )
    return undefined;
  const begin = position + match[0].length;
  if (goesOn(found.source, begin)) return undefined;
  const form = formStarting(found, begin) ?? associationAt(found, position, match[0]);
  // « SOCIETE DES EAUX DE VERGT »: the word belongs to the name.
  if (
    /^\p{Lu}/u.test(found.source.text.slice(position, position + 1)) &&
    /^(?:des |de |du |d')/.test(found.source.folded.slice(begin, begin + 4))
  )
    return companyAt(found, position);
  const whole = companyNameAt(found.source, form ? Math.max(begin, form.end + 1) : begin);
  if (!whole) return undefined;
  const name = match[0].includes('societes') ? firstOfSeveral(found.source, whole) : whole;
  // « Cabinet ROUGERON » in capitals is part of the name, « le cabinet ROUGERON » is not.
  const word =
    position +
    match[0].search(/societe|ste|entreprise|cabinet|etude|association|fondation|mutuelle|cooperative/);
  const kept = ownsWord(found.source, position, word, begin) ? { ...name, start: word } : name;
  return described(found, { ...kept, company: true, from: position, ...(form && { form }) });
};

/** « l'association LES AMIS DU PORT »: in small letters, what it is. */
const associationAt = ({ source }: Found, position: number, words: string): FoundForm | undefined => {
  const at = words.search(/association(?= ?$)/);
  const start = position + at;
  return at >= 0 && /^association/.test(source.text.slice(start, start + 11))
    ? { start, end: start + 11, value: 'ASSOCIATION' }
    : undefined;
};

/** Enough of a sentence to tell whether it is in small letters: one without end is not read again for each company. */
const AROUND_WORD = 300;

const AUDITS = /^[^,;(\n]{0,40}(?<![a-z'])(?:audit|expertise|revision|conseils?|& associe)/;

/** « Cabinet ROUGERON », « la SOCIÉTÉ PÉTROLIÈRE DU NORD » in a sentence in small letters: part of the name. */
const ownsWord = (source: Source, position: number, word: number, begin: number): boolean => {
  const written = source.text.slice(word, begin);
  // « Cabinet LOIRE AUDIT »: what it does is said by the name already.
  if (
    (word > 0 || /^Cab/.test(written)) &&
    /^cabinet /i.test(written) &&
    AUDITS.test(source.folded.slice(begin, begin + 50))
  )
    return false;
  if (/^(?:Cabinet|CABINET|COOP[ÉE]RATIVE|MUTUELLE|FONDATION) $/.test(written)) return true;
  // « SOCIÉTÉ MOSANE DE TRAVAUX » at the head of its line: an adjective and what it is about.
  if (
    /^SOCI[ÉE]T[ÉE] $/.test(written) &&
    /^[a-z]{4,16} (?:de |des |du |d')/.test(source.folded.slice(begin, begin + 24)) &&
    word === position &&
    /^\n?$/.test(source.text.slice(Math.max(0, word - 1), word))
  )
    return true;
  if (
    /^(?:SOCI[ÉE]T[ÉE]|ENTREPRISE) $/.test(written) &&
    /^(?:nouvelle|generale|industrielle|commerciale|fonciere|immobiliere|francaise|regionale|cooperative|fermiere|laitiere|viticole|agricole|hoteliere|miniere|thermale|europeenne|internationale|bretonne|normande|alsacienne|lorraine|parisienne|lyonnaise|nantaise|[a-z]{3,14}(?:ale|elle|iere|aine|oise|aise|ique|enne|ive)) /.test(
      source.folded.slice(begin, begin + 24),
    )
  )
    return true;
  if (!/^\p{Lu}{4,} $/u.test(written)) return false;
  const sentence = sentenceAt(source, position);
  const start = Math.max(sentence.start, position - AROUND_WORD);
  const end = Math.min(sentence.end, position + AROUND_WORD);
  const low = source.text.slice(start, end).replace(/[^\p{Ll}]/gu, '').length;
  return low * 3 > end - start;
};

/** « FRESH & BUN, SASU au capital de … »: a company known by the form that follows its name. */
/** « BANQUE DE MATÉRIEL AGRICOLE DE BEAUCE - BMAB », then the form: the company has the long name. */
const withoutAcronym = ({ text }: Source, name: Span | undefined, floor: number): Span | undefined => {
  if (!name || name.end - name.start > 16) return name;
  const ahead = /(?<long>[^\n]{8,100}?) ?[-–—(] ?$/u.exec(
    text.slice(Math.max(floor, name.start - 110), name.start),
  );
  const long = ahead?.groups?.long;
  if (!ahead || long === undefined || !isAcronymOf(text.slice(name.start, name.end), long)) return name;
  const start = Math.max(floor, name.start - 110) + ahead.index;
  return { start, end: start + long.length };
};

/** « Clinique vétérinaire des Deux Caps, SELARL »: the sentence begins with a name in small letters. */
const TRADE = /^\p{Lu}\p{Ll}{3,}(?: \p{Ll}{4,}){1,2} (?:(?:de|du|des|de la) |d['’]|de l['’])$/u;
const NO_TRADE =
  /^(?:avis|annonce|societe|constitution|creation|cession|vente|dissolution|cloture|liquidation|transfert|changement|modification|augmentation|reduction|nomination|demission|fusion|transformation|assemblee|decision|proces|extrait|statuts|convocation|fin |mise |depot|location|resiliation|rectificatif|additif|erratum|suivant|selon|dans|pour|lors|apres|entre|maitre|office|etude|notaire|conseil|gerant|president|directeur|associe|monsieur|madame|immatricul|inscri)/;
const wholeName = (
  { text, folded }: Source,
  name: Span | undefined,
  floor: number,
  gap: string,
): Span | undefined => {
  if (!name || !/^, ?$/.test(gap)) return name && isInStreet(folded, name.start) ? undefined : name;
  return TRADE.test(text.slice(floor, name.start)) && !NO_TRADE.test(folded.slice(floor, floor + 20))
    ? { start: floor, end: name.end }
    : name;
};
/** « 45 rue de Lens », then « SAS » on the next line of a table. */
const isInStreet = (folded: string, start: number): boolean =>
  /\d,? (?:bis |ter )?(?:rue|avenue|boulevard|place|route|chemin|quai|cours|allee|impasse) (?:de |du |des |d'|de la |de l')?$/.test(
    folded.slice(Math.max(0, start - 40), start),
  );

export const partyBeforeForm = (found: Found, form: FoundForm): Party | undefined => {
  const { source } = found;
  const gap = /(?:, ?| - | ?\(|\. |[ \n])$/.exec(
    source.folded.slice(Math.max(0, form.start - 4), form.start),
  )?.[0];
  if (gap === undefined) return undefined;
  const { start: floor } = sentenceAt(source, Math.max(0, form.start - gap.length - 1));
  const name = wholeName(
    source,
    withoutAcronym(source, nameBefore(source, form.start - gap.length, floor), floor),
    floor,
    gap,
  );
  // Without a comma or a line break, capitals may as well be the sentence's: the name must begin it.
  if (
    gap === ' ' &&
    name &&
    name.start > floor &&
    source.folded[name.end] !== '"' &&
    !/[:–-] ?$/.test(source.folded.slice(Math.max(0, name.start - 2), name.start))
  )
    return undefined;
  return name && described(found, { ...name, company: true, from: name.start });
};

/** A company whose name stands at this place without any word that announces it. */
export const companyAt = (found: Found, position: number): Party | undefined => {
  const name = companyNameAt(found.source, position);
  return name && described(found, { ...name, company: true, from: position });
};

/** A person without a title, where the place says that a person is named: « Gérant : Jean Duval ». */
export const personAt = (found: Found, position: number): Party | undefined => {
  const name = personNameAt(found.source, position);
  return name && described(found, { ...name, company: false, from: position });
};

type Named = Pick<Party, 'start' | 'end' | 'company' | 'form' | 'from'>;

/** « SCM LES CÈDRES » is named LES CÈDRES. */
export const formLength = (name: string): number =>
  /^(?:SARL|SASU?|EURL|SCI|SCM|SCP|SNC|SELARL|SELAS|SCCV|SC|SA|SCA|SCOP) (?=[\p{Lu}\d])|^Cabinet (?=\p{Lu}{2}[^,]{0,40}(?:AUDIT|EXPERTISE|R[ÉE]VISION))/u.exec(
    name,
  )?.[0].length ?? 0;

const described = (found: Found, named: Named): Party => {
  const start =
    named.start + (named.company ? formLength(found.source.text.slice(named.start, named.end)) : 0);
  const details: Details = {
    ...named,
    start,
    // « TRÉGOR INVEST 400 400 »: the columns of a table.
    name: oneLine(found.source.text.slice(start, named.end))
      .replace(/(?: \d+){2,4}$/, '')
      .replace(named.company ? /(?!)/ : /,/g, ''),
    titles: [],
    reach: named.end,
  };
  let position = named.end;
  for (let count = 0; count < 16; count += 1) {
    const begin = pastSeparator(found.source, position);
    const end = begin === undefined ? undefined : readDetail(found, details, begin);
    if (end === undefined) break;
    position = end;
    details.reach = end;
  }
  if (found.source.text[details.reach] === ')' && opensParenthesis(found.source, details)) details.reach += 1;
  return details;
};

/** « Maud Perrin (2 rue Neuve, 01000 Bourg) »: the closing sign belongs to the words about her. */
const opensParenthesis = ({ text }: Source, { end, reach }: Details): boolean => {
  const said = text.slice(end, reach);
  return said.lastIndexOf('(') > said.lastIndexOf(')');
};

const SEPARATOR =
  /(?: ?" ?| ?[,;(–-] ?(?:et )?|\) ?,? ?| |\n|\. (?=(?:siege|capital|rcs|r\.c\.s|siren|siret|au capital|\d{3} \d{3} \d{3}|(?:sarl|sas|sasu|eurl|sa|sci|snc|selarl)[ ,.]|cap\.))){1,3}/y;

const pastSeparator = ({ folded }: Source, position: number): number | undefined => {
  SEPARATOR.lastIndex = position;
  const match = SEPARATOR.exec(folded);
  return match ? position + match[0].length : undefined;
};

const readDetail: DetailReader = (found, details, position) => {
  for (const reader of readers) {
    const end = reader(found, details, position);
    if (end !== undefined && end > position) return end;
  }
  return undefined;
};

/** The offices that represent a company. */
const LEADS =
  '(?:co-?)?gerante?s?|presidente?|direct(?:eur|rice)s? generale?s?(?: deleguee?s?)?|administrat(?:eur|rice)s? deleguee?s?';
const REPRESENTED = new RegExp(
  `(?:(?:elle|il|laquelle|lequel|qui) (?:y )?(?:est|sera|etait|reste|demeure|continue (?:d'etre|a etre)|restera|demeurera) )?(?:elle-meme |lui-meme |dument |alors |legalement |ici )*(?:(?:representee?s?|presidee?s?|(?:co-?)?geree?s?|dirigee?s?)(?: (?:a l'acte|aux presentes|aux fins des presentes|aux fins|en france|a cet effet|au conseil))?,? par|(?:(?:prise?|representee?),? )?en la personne de|(?:ayant|avec|et)(?: designe)? (?:pour|comme) (?:seule? )?(?:representante?(?: permanente?| legale?)?|${LEADS})|ayant (?:designe|nomme)(?: pour| comme| en qualite de)? representante? permanente?|(?:dont|et) (?:le |la |l'|les )?(?:representante?s?(?: permanente?s?| legale?s?)?|${LEADS}) (?:est|sont)|representante?s? permanente?s?|(?:agissant|agira|qui agit|laquelle agit|laquelle agira|lequel agira|intervenant)(?: ici)? par(?: l'intermediaire de| l'entremise de)?|(?:qui|laquelle|lequel) (?:delegue|designe|mandate|a delegue|a designe|a mandate)(?: (?:pour|comme) representante? permanente?)?|que (?:represente|preside|dirige|gere)(?:nt)?(?: (?:a l'acte|aux presentes|seule?|conjointement))?|(?:${LEADS})(?: ?:)?(?= (?:m\\.|mme|mr|mlle|melle|monsieur|madame|mademoiselle) )|en la personne de)(?: ?:)? (?<title>(?:son |sa |ses |le |la |l')[a-z' ]{5,60}?,? (?:en exercice,? )?)?`,
  'y',
);

const readRepresentative: DetailReader = (found, details, position) => {
  const inverted = invertedRepresentative(found, position);
  if (inverted) {
    details.representative ??= inverted;
    return inverted.end;
  }
  const match = representedAt(found.source, details, position);
  if (!match) return undefined;
  const begin = position + match[0].length;
  const party =
    officeHolder(found, begin - (match.groups?.title?.length ?? 0)) ??
    partyAt(found, begin) ??
    personAt(found, begin) ??
    laterPerson(found, position, begin);
  if (!party) return begin;
  const title = found.source.folded.slice(position, party.from);
  // « représentée par ses cogérants, M. X et Mme Y »
  const many =
    /(?<![a-z])(?:ses|leurs|les) |^(?:co-?)?geree?s? par|^dirigee?s? par/.test(title) ||
    /^(?:messieurs|mesdames|mm\.|mmes)/.test(found.source.folded.slice(party.from, party.start));
  const link = many
    ? /^,? et (?:par )?(?=[a-z])/.exec(found.source.folded.slice(party.reach, party.reach + 10))?.[0]
    : undefined;
  const next = link === undefined ? undefined : party.reach + link.length;
  const other = next === undefined ? undefined : (partyAt(found, next) ?? personAt(found, next));
  details.representative ??= { party, title, ...(other && { others: [other] }) };
  details.address ??= firmAddress(found, party);
  // « SELARL X, en la personne de Me Y, 3 rue Basse …, mandataire judiciaire »: the firm is.
  details.titles.push(
    ...party.titles.filter((title) => /judiciaire|^mandataire|^administrateur/.test(title)),
  );
  return other?.reach ?? party.reach;
};

/** « SELARL X, prise en la personne de Me Y, 11 rue Gambetta … »: where the firm is. */
const firmAddress = ({ source: { folded } }: Found, { address, from, start }: Party): Party['address'] =>
  /^(?:maitre|me) /.test(folded.slice(from, start)) ? address : undefined;

/** « la SAS X (4 rue Haute, 58000 Nevers, présidente Mme Y) »: outside the brackets the office is the company's own. */
const OFFICE_ONLY = new RegExp(`^(?:${LEADS})`);
const representedAt = (
  { folded }: Source,
  { from, end }: Details,
  position: number,
): RegExpExecArray | null => {
  REPRESENTED.lastIndex = position;
  const match = REPRESENTED.exec(folded);
  const said = folded.slice(end, position);
  const inside = said.lastIndexOf('(') > said.lastIndexOf(')');
  // On a line of its own, « Gérant : Mme Y » is the other side of a lease-management.
  const isSide = SIDE.test(folded.slice(Math.max(0, from - 24), from)) && !said.includes('\n');
  return match && (inside || isSide || !OFFICE_ONLY.test(match[0])) ? match : null;
};
/** « Vendeur : X, SARL, 4 rue Haute, 58000 Nevers, gérante Mme Y »: a side of a sale takes no office. */
const SIDE =
  /(?:vendeur|venderesse|acquereur|acquereuse|acheteur|cedante?|cessionnaire|bailleur|bailleresse|loueur|preneur|preneuse|locataire|locataire-gerante?) ?: ?$/;

/** « par son directeur général Barnabé Keller »: a name without a title behind the office. */
const OFFICE_LEAD = new RegExp(
  `(?:son |sa |ses |leurs? |le |la |l')(?:(?:seule?|unique|deux|trois) )?(?:${LEADS})(?: (?:statutaires?|uniques?|en exercice|en fonctions?|associee?s?))?,? `,
  'y',
);
const officeHolder = (found: Found, position: number): Party | undefined => {
  OFFICE_LEAD.lastIndex = position;
  const lead = OFFICE_LEAD.exec(found.source.folded)?.[0].length;
  if (lead === undefined) return undefined;
  return partyAt(found, position + lead) ?? personAt(found, position + lead);
};

/** « dont Mme X est la gérante », « que M. X représente au conseil »: the name before what is said of it. */
const INVERTED = new RegExp(
  `^,? (?:(?:y )?represente(?:ra|nt)?(?: [a-z' ]{2,24})?(?=[,;.)\\n]|$| et |,? a )|(?:est|sont|etait) (?:le |la |l'|les )?(?:${LEADS})(?![a-z]))`,
);
const invertedRepresentative = (
  found: Found,
  position: number,
): (NonNullable<Party['representative']> & { readonly end: number }) | undefined => {
  const { folded } = found.source;
  const lead = /^(?:dont|que) /.exec(folded.slice(position, position + 5))?.[0].length;
  if (lead === undefined) return undefined;
  const party = titledPerson(found, position + lead) ?? personAt(found, position + lead);
  const said = party && INVERTED.exec(folded.slice(party.end, party.end + 80));
  return said
    ? { party: { ...party, reach: party.end }, title: said[0], end: party.end + said[0].length }
    : undefined;
};

// « représentée par sa présidente et associée unique, Madame X »
const laterPerson = (found: Found, position: number, begin: number): Party | undefined => {
  const from = Math.max(position, begin - 30);
  const words = found.source.folded.slice(from, from + 110);
  const civility = /(?<![a-z])(?:monsieur|madame|m\.|mme|mr|mlle) /.exec(words);
  return civility && !/[.;\n]/.test(words.slice(0, civility.index))
    ? partyAt(found, from + civility.index)
    : undefined;
};

const readers: readonly DetailReader[] = [
  readShortName,
  readShares,
  readForm,
  readCapital,
  readSkipped,
  readAddress,
  readRegistration,
  readRepresentative,
  readTitle,
];
