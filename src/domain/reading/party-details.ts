import { type Place, referenceAt } from './address-references.ts';
import { addressAt, beginsAddress } from './addresses.ts';
import type { FoundForm } from './forms.ts';
import { companyNameAt } from './names.ts';
import { type Amount, amountAt } from './numbers.ts';
import type { Registration } from './registrations.ts';
import { ROLE } from './roles.ts';
import type { Source, Span } from './source.ts';

/** A person or a company with what its sentence says of it. The span is the name's. */
export type Party = Span & {
  readonly name: string;
  readonly company: boolean;
  readonly form?: FoundForm;
  readonly capital?: Amount;
  readonly variable?: Span;
  readonly address?: Place;
  readonly registration?: Registration;
  /** « représentée par son gérant, M. X » */
  readonly representative?: {
    readonly party: Party;
    readonly title: string;
    readonly others?: readonly Party[];
  };
  /** « juge-commissaire : M. PERTUISET »: courts name by the surname alone. */
  readonly judged?: boolean;
  /** Words that stand beside the name: « gérant associé », « ancien gérant ». */
  readonly titles: readonly string[];
  /** Where the words about this party begin and end. */
  readonly from: number;
  readonly reach: number;
};

/** What is looked up once for a text. */
export type Found = {
  readonly source: Source;
  readonly forms: readonly FoundForm[];
  readonly formAt: ReadonlyMap<number, FoundForm>;
  readonly registrations: readonly Registration[];
  readonly registrationAt: ReadonlyMap<number, Registration>;
};

/** A party while what stands beside its name is read. */
export type Details = { -readonly [Key in keyof Party]: Party[Key] } & { titles: string[] };

/** Reads one detail from a place on, and tells where it ends. */
export type DetailReader = (found: Found, details: Details, position: number) => number | undefined;

export const formStarting = ({ formAt }: Found, position: number): FoundForm | undefined =>
  formAt.get(position);

/** Past « la », « l' », « une » before a form. */
export const skipArticle = ({ source: { folded } }: Found, position: number): number =>
  position +
  (/^(?:(?:jusqu'(?:ici|alors|a present)|actuellement|a ce jour|aujourd'hui),? )?(?:la |l'|une |le |de la |de l')?/.exec(
    folded.slice(position, position + 26),
  )?.[0].length ?? 0);

export const readForm: DetailReader = (found, details, position) => {
  // « constitué entre A et la société B une société par actions … »: the one that they found.
  if (!details.company || /^[^,;(\n] ?une /.test(found.source.folded.slice(position - 2, position + 5)))
    return undefined;
  const form = formStarting(found, skipArticle(found, position));
  if (!form || details.form) return form && details.form?.value === form.value ? form.end : undefined;
  // « TRANSFERT DE SIÈGE. SARL DUVAL »: the form is that of the name after it.
  if (
    /\. $/.test(found.source.folded.slice(position - 2, position)) &&
    companyNameAt(found.source, form.end + 1)
  )
    return undefined;
  details.form = preciseForm(found, details, form);
  const more =
    /^(?:,? en liquidation(?: amiable| judiciaire)?|,? en formation|,? en cours (?:de |d')[a-z]{1,16})/.exec(
      found.source.folded.slice(form.end, form.end + 40),
    );
  return form.end + (more?.[0].length ?? 0);
};

/** « SCI DES ORMES, société civile au capital de … »: the shorter words say less. */
const preciseForm = ({ formAt }: Found, { start }: Details, form: FoundForm): FoundForm => {
  const ahead = form.value === 'SC' ? formAt.get(start - 4) : undefined;
  return ahead?.value === 'SCI' || ahead?.value === 'SCM' || ahead?.value === 'SCP' ? ahead : form;
};

const VARIABLE = /a capital (?:social )?variable/y;
const CAPITAL =
  /(?:au |a |de |le |son |un |d'un |dont le )?cap(?:itale?|\.)(?: ?soc(?:iale?|\.))?(?: ?(?:variable|fixe|initial|actuel|minimum|souscrit|effectif))?(?: ?\(?au \d[^):,\n]{4,20}\)?)?(?: ?(?:est |etant )?(?:fixe|s'eleve|de(?![a-z])|d'|est|a(?![a-z])|:|la somme de|la somme d'|un montant de|initial de|social de)){0,5} ?/y;

/** « société anonyme de 2 400 000 € », « SAS, 10 000 € »: what may stand for « au capital de » beside a form. */
const besideForm = (folded: string, { form, capital }: Details, position: number): [string] | null =>
  form && !capital ? [/^de (?=\d)/.exec(folded.slice(position, position + 4))?.[0] ?? ''] : null;

export const readCapital: DetailReader = ({ source: { folded } }, details, position) => {
  VARIABLE.lastIndex = position;
  if (VARIABLE.test(folded)) {
    details.variable = { start: position, end: VARIABLE.lastIndex };
    return VARIABLE.lastIndex;
  }
  CAPITAL.lastIndex = position;
  const match = CAPITAL.exec(folded) ?? besideForm(folded, details, position);
  if (!match || !details.company) return undefined;
  const amount = amountAt(folded, position + match[0].length);
  const beside = details.form?.end === position - 1;
  if (
    !amount ||
    (match[0] === '' &&
      !beside &&
      !/^(?: ?[,;)\n-]|\.?$|\. | de capital(?![a-z]))/.test(folded.slice(amount.end, amount.end + 12)))
  )
    return undefined;
  // « au capital minimum de 3 000 €, dont le capital souscrit s'élève à 30 000 € »: under which it may not fall.
  if (
    /minimum/.test(match[0]) &&
    /capital (?:social )?(?:souscrit|effectif|initial|de depart)|capital(?: social)? ?: ?\d/.test(folded)
  )
    return amount.end;
  if (/variable/.test(match[0]))
    details.variable = { start: position, end: position + match[0].trimEnd().length };
  details.capital ??= amount;
  // « 10 000 € de capital »
  return (
    amount.end +
    (/^ de capital(?: social)?(?![a-z])/.exec(folded.slice(amount.end, amount.end + 18))?.[0].length ?? 0)
  );
};

const SEAT =
  /(?:(?:dont|et|avec|ayant|devant avoir|a|le|son|pour|et ayant) ){0,3}(?:ancien |nouveau )?(?:siegeant(?: au)?|siege(?!ant)(?: sociale?)?(?! de (?:la )?liquidation)(?: est| etait| sera| se trouve)?|adresse(?: du siege)?(?: personnelle| professionnelle)?)(?: social)?/y;
const HOME =
  /(?:tou(?:te)?s (?:les )?(?:deux|trois) |l'un et l'autre |ensemble )?(?:(?:y )?demeurant|dmt|de(?:m|rn)t\.?|dt(?= \d)|domicill?iee?s?|vivant(?= (?:ensemble|a|au|\d))|residant|residente?s?(?= (?:au |a |\d))|habitant|logeant|(?:qui |lequel |laquelle )vi(?:t|vent)(?= (?:au |a |\d))|logee?s?(?= (?:au |a |\d))|dont (?:le domicile|l'adresse|le cabinet|l'etude) est|(?:son domicile|son adresse) etant|ayant (?:son domicile|sa residence|son adresse)(?: personnelle?)?|dont les bureaux sont|(?:qui |lequel |laquelle |je |j')?(?:demeure|reside|habite)(?:nt)?(?![a-z])|tou(?:te)?s (?:les )?(?:deux|trois),?(?= \d)|elisant domicile|(?:(?:est|etait) )?(?:sise?s?|situee?s?|etablie?s?|installee?s?|basee?s?))(?: (?:de son vivant|ens[a-z]{4,6}|l'un et l'autre|l'une et l'autre|respectivement|tous (?:les )?deux|toutes (?:les )?deux|professionnellement|actuellement|chacun|chez elle|chez lui|es qualites))*/y;
/** Past « demeurant ensemble », « dont le siège est », « : ». */
const pastAnnouncement = ({ folded }: Source, position: number, announced: string | undefined): number => {
  const from = position + (announced?.length ?? 0);
  return from + (/^ ?:?[ \n]?/.exec(folded.slice(from, from + 3))?.[0].length ?? 0);
};

/** The home that « demeurant » at this place announces, or what it refers to. */
export const homeAt = (source: Source, position: number): Place | undefined => {
  const begin = pastAnnouncement(source, position, longest(source.folded, position, [HOME]));
  return referenceAt(source, begin) ?? addressAt(source, begin, { announced: true });
};

export const readAddress: DetailReader = ({ source }, details, position) => {
  const announced = longest(source.folded, position, [SEAT, HOME]);
  // « apporté par A et M. B, siège 40 rue Haute »: the company's, not his.
  if (!details.company && announced?.startsWith('siege')) return undefined;
  const begin = pastAnnouncement(source, position, announced);
  const reference = referenceAt(source, begin);
  if (reference) {
    details.address ??= reference;
    return reference.end;
  }
  const span = announced ? addressAt(source, begin, { announced: true }) : directAddress(source, position);
  if (!span || (details.address && !announced)) return undefined;
  details.address ??= span;
  return span.end;
};

/** « 5 rue des Tanneurs à Issoire (RCS … »: a street and a town. */
const WITHOUT_CODE =
  /^\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|place|boulevard|route|chemin|quai|cours|all[ée]e|impasse) (?:[^\d,;.()\n]{2,50}) (?:à|a) \p{Lu}[\p{L}'’-]{2,30}(?= ?[,;.()\n]|$)/u;
const directAddress = (source: Source, position: number): Span | undefined =>
  /^(?:\d{1,5}[ ,]|[a-z"])/.test(source.folded.slice(position, position + 6)) &&
  (/[\p{Lu}\d«"“]/u.test(source.text.slice(position, position + 8)) || beginsAddress(source.folded, position))
    ? ownAddress(
        source,
        addressAt(source, position, {
          announced: WITHOUT_CODE.test(source.text.slice(position, position + 90)),
        }),
      )
    : undefined;

/** « et la SARL MODE 12, 4 rue … » is another company with its address. */
const ownAddress = ({ folded, text }: Source, span: Span | undefined): Span | undefined =>
  span &&
  (/(?<![a-z])(?:sarl|sasu?|eurl|sci|snc|selarl|societe)(?![a-z])/.test(folded.slice(span.start, span.end)) ||
    (!beginsAddress(folded, span.start) && PERSON_FIRST.test(text.slice(span.start, span.end))))
    ? undefined
    : span;
/** « et Mathis CHAUDRON, 4 rue de Salins »: another person with an address. */
const PERSON_FIRST = /^(?:et )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}[\p{Lu}'’ -]+, \d/u;

const longest = (folded: string, position: number, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    pattern.lastIndex = position;
    const match = pattern.exec(folded);
    if (match) return match[0];
  }
  return undefined;
};

const REGISTERED_LEAD =
  /(?:(?:et|societe|actuellement|est|elle-meme|identifiee?|immatriculee?|inscrite?|enregistree?|au|sous|le|numero|n°|en cours d'immatriculation|d'immatriculation|du|a) ?){0,7}/y;

export const readRegistration: DetailReader = ({ source: { folded }, registrationAt }, details, position) => {
  REGISTERED_LEAD.lastIndex = position;
  const lead = REGISTERED_LEAD.exec(folded)?.[0].length ?? 0;
  for (let start = position - 1; start <= position + lead + 1; start += 1) {
    const registration = registrationAt.get(start);
    if (!registration || registration.end <= position) continue;
    if (!details.company) return undefined;
    details.registration = merged(details.registration, registration);
    return registration.end;
  }
  return undefined;
};

const merged = (first: Registration | undefined, second: Registration): Registration =>
  first ? { ...second, ...first, start: first.start, end: second.end } : second;

const SKIPPED =
  /(?:[a-z](?:\.[a-z]){1,7}\.?(?![a-z])|nee?s? (?:(?!demeurant|dmt|domicilie|de nationalite|qui (?:demeur|resid|habit))[^,;.\n]){3,70}|de nationalite [a-z]{1,14}|nationalite [a-z]{1,14}|celibataire(?:(?! (?:y |qui )?(?:demeur|dmt|domicili|resid|habit))[^,;.\n]){0,40}|divorcee?(?:(?! (?:y |qui )?(?:demeur|dmt|domicili|resid|habit))[^,;.\n]){0,60}|veu(?:f|ve)(?:(?:(?! (?:y |qui )?(?:demeur|dmt|domicili|resid|habit))[^,;.\n])|(?<= m|mme|mr)\.){0,60}|(?:mariee?s?|pacsee?s?)(?:(?:(?! (?:y |qui )?(?:demeur|dmt|domicili|resid|habit))[^,;.\n])|(?<= m|mme|mr)\.){0,90}|partenaires?(?:(?! (?:y |qui )?(?:demeur|dmt|domicili|resid|habit))[^,;.\n]){0,60}|(?:concubins|fiances|exploitants?)(?=,)|epouse? (?:[^,;.\n]|(?<= m|mme|mr)\.){3,50}|non liee?[^,;.\n]{0,60}|son epou(?:x|se)|(?:survenue?|decedee?)(?: a [^,;.\n]{2,30})?,? le \d[^,;.\n]{5,20}|agee? de \d+ ans|societe de droit [a-z]{1,14}|societe (?:d'expertise|d'audit|de commissaires?|d'experts)[^,;.\n]{0,60}|inscrite? (?:au|a) [^,;.\n]{5,70}|en cours d'immatriculation[^,;.\n]{0,40}|code ape [\da-z.]{4,7}|(?:ayant|exercant|avec) (?:pour |l')?activite (?:principale )?[^,;.\n]{3,110}|sigle ?:? ?"? ?[a-z\d.]+(?: ?")?|en liquidation(?: amiable)?|en cours de [a-z]{3,14}(?: amiable| judiciaire)?|amiable|susnommee?s?|soussignee?s?|ci-dessus (?:nommee?s?|designee?s?|identifiee?s?)|(?:societe )?(?:absorbante|absorbee|beneficiaire|scindee|apporteuse)|a directoire(?: et (?:a )?conseil de surveillance)?|a conseil d'administration|avocate?s?(?: (?:au barreau|a) [^,;.\n]{2,40})?|susvisee?s?|precitee?s?|demissionnaire|es qualites?|lequel|laquelle|de profession [a-z]{1,14}|sigle : [a-z]{1,14}|sans profession|lotisseur|retraitee?(?: (?:de |du |des )[^,;.\n]{3,40})?|pour sigle [a-z\d]+)/y;
const TITLE = /[a-z][a-z' -]{3,34}(?=[,);]|\.(?: |\n|$)|$)/y;
const ROLE_TITLE = new RegExp(
  `(?:(?:egalement|aussi|par ailleurs|en outre|(?:tout )?a la fois|en meme temps) )?(?:${ROLE})(?:-direct(?:eur|rice) generale?)?(?:(?: et|,)? (?:(?:seule? |unique )?(?:${ROLE})|de la societe|du conseil(?: d'administration)?|associee?|unique|fondat(?:eur|rice)))*(?: jusqu(?:'(?:a (?:cette date|ce jour|present|la dissolution)|alors|ici)|e-la))?`,
  'y',
);

export const readSkipped: DetailReader = ({ source: { folded } }, _details, position) => {
  SKIPPED.lastIndex = position;
  const skipped = SKIPPED.exec(folded)?.[0];
  return skipped === undefined ? undefined : position + skipped.trimEnd().length;
};

/** « Mme X », « opticienne », « 5 rue Haute … »: in a form, a trade between the name and the address. */
const tradeLine = ({ folded, text }: Source, position: number): number | undefined => {
  const trade = /^[a-z][a-z' -]{3,30}(?=\n\d)/.exec(folded.slice(position, position + 34))?.[0];
  return trade &&
    /\p{L}[\n ]$/u.test(text.slice(position - 2, position)) &&
    /^\p{Ll}/u.test(text[position] ?? '') &&
    !VERB.test(trade)
    ? position + trade.length
    : undefined;
};

/** A short apposition in small letters: a title, a trade. */
export const readTitle: DetailReader = ({ source }, details, position) => {
  const trade = tradeLine(source, position);
  if (trade !== undefined) return trade;
  if (!/[,(] ?$/.test(source.folded.slice(position - 2, position)) || details.titles.length > 3)
    return undefined;
  ROLE_TITLE.lastIndex = position;
  const office = ROLE_TITLE.exec(source.folded)?.[0];
  // « gérant : » announces somebody else, « gérant est nommé » says more than a title.
  if (
    office &&
    !/^ ?(?::|est|a ete|sont|entrant|sortant)/.test(
      source.folded.slice(position + office.length, position + office.length + 8),
    ) &&
    !ANNOUNCES.test(source.folded.slice(position + office.length, position + office.length + 80))
  ) {
    details.titles.push(office);
    return position + office.length;
  }
  TITLE.lastIndex = position;
  const match = TITLE.exec(source.folded);
  if (
    !match ||
    VERB.test(match[0]) ||
    (!/^\p{Ll}/u.test(source.text[position] ?? '') &&
      !ALL_CAPITALS.test(source.text.slice(position, position + 6)))
  )
    return undefined;
  details.titles.push(match[0]);
  return TITLE.lastIndex;
};

/** « juge-commissaire M. X, administrateur judiciaire la SELARL Y »: the office of the next one. */
const ANNOUNCES =
  /^(?: avec (?:une )?mission [^,;.]{3,40})? (?:la |le |l')?(?:selarl|scp|selas|societe|cabinet|me|maitre|mm?\.|mmes?|mr|mlle|melle|mademoiselle|monsieur|madame|docteur|dr) /;
const ALL_CAPITALS = /^\p{Lu}{4}/u;
const VERB =
  /(?:^| )(?:c'est|a|aux|ont|est|etait|etaient|sera|sont|nomme|nommee|pour|avec|en qualite|moyennant|un fonds|au prix|de ses|dont|qui|decide|vend|vends|cede|confie|loue|exploite|devient|remplace|acquiert|achete|reste|restant|cesse|cessent|demissionne|quitte|succede|exerce|assure|accepte|prend|met|et|en remplacement|en lieu|suivant|par|sans|jusqu'a|le|la|les|l'|du|un|une|ainsi|chacun|demeurant|ses|leurs|se|continue|court|expire|ne|pas|cessera|cesseront|quittera|cessant|quittant|demissionnera|succedera|remplacera)(?: |$)|(?:^| )[ln]'/;

/** « Olivier DESMOULIN, 300 parts, 5 rue Wilson … »: a partner. */
const SHARES_HELD = /(?<=[,(] ?)\d[\d .]{0,9} (?:parts?|actions?)(?: sociales?)?(?=[,);])/y;
export const readShares: DetailReader = ({ source: { folded } }, details, position) => {
  SHARES_HELD.lastIndex = position;
  if (!SHARES_HELD.test(folded)) return undefined;
  details.titles.push('associe');
  return SHARES_HELD.lastIndex;
};
