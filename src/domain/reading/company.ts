import { amountsIn, capitalByEvidence } from './amount-evidence.ts';
import { seatOf } from './company-seat.ts';
import type { Context } from './context.ts';
import { comparable, DOUBTFUL, type Finding, finding, textOf } from './facts.ts';
import type { FoundForm } from './forms.ts';
import { companyNameAt } from './names.ts';
import { type Amount, amountAt, amountWithin, bareCell } from './numbers.ts';
import { companyAt, formLength, partyAt } from './parties.ts';
import type { Party } from './party-details.ts';
import type { Registration } from './registrations.ts';
import { oneLine, type Source, type Span, sentenceAt } from './source.ts';

/** The company of the notice as the text identifies it, before any change. */
export type Company = {
  readonly name?: Span & { readonly value: string };
  readonly form?: FoundForm;
  readonly capital?: Amount;
  readonly variable?: Span;
  readonly seat?: Span;
  readonly siren?: Registration['siren'];
  readonly siret?: Registration['siret'];
  readonly city?: Registration['city'];
};

/** The old and new values of what the text changes; the company as it was before may be corrected by them. */
export type Changes = { readonly findings: readonly Finding[]; readonly company: Company };

export type ChangeReader = (context: Context, company: Company) => Changes;

export const readCompany = (context: Context): Company => {
  const party = mainParty(context);
  const claimed = claims(context, party);
  const free = (span: Span) => !claimed.some(({ from, reach }) => span.start >= from && span.start < reach);
  const registration = registrationOf(context, party, free);
  const form = preciseForm(labelledForm(context) ?? party?.form ?? context.found.forms.find(free), () =>
    context.found.forms.filter(free),
  );
  const capital = party?.capital ?? freeCapital(context, free);
  const variable = party?.variable ?? freeVariable(context, free);
  const seat = seatOf(context, party, free);
  return {
    ...(party && { name: { start: party.start, end: party.end, value: party.name } }),
    ...(form && { form }),
    ...(capital && { capital }),
    ...(variable && { variable }),
    ...(seat && { seat }),
    ...registration,
  };
};

/** « CONSTITUTION DE SOCIÉTÉ CIVILE », then « une société civile immobilière »: the longer words say more. */
const preciseForm = (form: FoundForm | undefined, all: () => readonly FoundForm[]): FoundForm | undefined =>
  (form?.value === 'SC' ? all().find(({ value }) => /^SC[IMP]$/.test(value)) : undefined) ?? form;

/** « Forme : société civile immobilière » says more than « la société civile » elsewhere. */
const labelledForm = ({ source: { folded }, found: { forms }, types }: Context): FoundForm | undefined => {
  const label = /(?:^|\n|[;,.] )forme(?: juridique| sociale)? ?: /.exec(folded);
  return label && types[0] !== 'transformation'
    ? forms.find(({ start }) => start === label.index + label[0].length)
    : undefined;
};

export const companyFindings = ({ source }: Context, company: Company): readonly Finding[] => {
  const { name, form, capital, variable, seat, siren, siret, city } = company;
  return [
    ...(name ? [finding('company.name', name, name.value)] : []),
    ...(form ? [finding('company.form', form, form.value)] : []),
    ...(capital ? [finding('company.capital', capital, capital.value)] : []),
    ...(capital?.currency === 'FRF' ? [finding('company.capital.currency', capital, 'FRF')] : []),
    ...(variable ? [finding('company.capital.variable', variable, 'true')] : []),
    ...(seat
      ? [finding('company.seat', seat, textOf(source, seat), isCut(source, seat) ? DOUBTFUL : 0.9)]
      : []),
    ...(siren ? [finding('company.siren', siren, siren.value)] : []),
    ...(siret ? [finding('company.siret', siret, siret.value)] : []),
    ...(city ? [finding('company.rcs.city', city, oneLine(city.value))] : []),
  ];
};

/** « la ferme des Prés, 51140 Muizon »: only the town was recognised, something stands before it. */
const isCut = ({ folded }: Source, { start }: Span): boolean =>
  /^\d{5} /.test(folded.slice(start, start + 6)) &&
  /[a-z] ?,? ?$/.test(folded.slice(Math.max(0, start - 3), start)) &&
  !/(?:siege|adresse|social|a|est|sise?) ?$/.test(folded.slice(Math.max(0, start - 8), start));

/** What is said of the other companies and of the persons is not said of this one. */
const claims = ({ mentions: { parties } }: Context, main: Party | undefined): readonly Party[] =>
  parties.filter(
    (party) =>
      party.start !== main?.start &&
      !(main && party.company && comparable(party.name) === comparable(main.name)),
  );

const NAME_LABEL =
  /\n(?:article |art\.? )?\d{1,2}[ .:)–—-]{1,4}nom(?: de la societe| social)?(?:\. |\n)(?=["a-z\d])|\nnom(?: social)?\. (?=["a-z])|(?<=(?:sarl|sasu?|eurl|sci|snc|societe) )(?:au|du|ayant) nom de (?="|[a-z\d])|(?<![a-z])(?:creation|constitution) (?:de la|d'une|de l') ?(?:s(?:arl|asu?|ci|nc|a)(?![a-z])|eurl|societe)(?: (?:a capital variable|unipersonnelle|a associee? unique|par actions simplifiee|a responsabilite limitee|civile immobiliere|familiale|en nom collectif)){0,3} ?: ?(?=["a-z])(?!denomination|nom|forme|raison|siege|capital|objet|societe)|ayant (?:pour )?nom (?="|[a-z\d])|(?<=[:;,] )nom (?!commercial|et |de |du |d')(?="|[a-z\d])|pour (?:denomination(?: sociale)?|nom),? (?:elle|la societe) (?:a pris|prend|prendra|aura|portera|a adopte|adopte) ?:? ?(?="|[a-z\d])|(?:^|\n|[.°)–—-] ?)denomination(?: sociale)?\. (?:(?:la )?denomination(?: sociale)? (?:est|sera) ?:? ?)?(?="|[a-z\d])|(?:^|\n|[.;,-] |- |^la )(?:la )?(?:denomination(?: sociale)?|raison sociale|nom(?: de la societe| social| de l'entreprise)?)(?: de la societe)?(?: ?:| est ?:?| sera ?:?) ?|(?<![a-z])qu'(?:ils?|elles?) (?:ont|a) (?:de)?(?:nomme|appele|baptise|intitule)e? ?:? ?(?="|[a-z\d])|(?<![a-z])(?:est nee|a vu le jour|vient de naitre) ?: ?(?="|[a-z\d])|(?:^|\n)(?:societe|entreprise|debit(?:eur|rice)|nom de l'entreprise) ?: ?|(?:(?:la|notre|ma|cette) (?:societe|sarl|sasu?|eurl|sci|snc|entreprise)|elle|et|qui|laquelle) (?:prend(?:ra)? pour nom|se nomme|se denomme|est nommee|s'appelle|est denommee|est appelee|est baptisee|sera (?:denommee|appelee|nommee|baptisee)|s'appellera|a pour nom|porte le nom(?: de)?|prend le nom(?: de)?) ?:? ?(?="|[a-z\d])|(?:(?:denomination(?: sociale)?|raison sociale)(?: de la societe)?|le nom de la societe|pour denomination(?: sociale)?|prend la denomination(?: sociale)?(?: de)?) ?(?:est |sera |suivante )?:? ?(?="|[a-z\d])/g;

/** « 2. Son nom est LE PHARE. », « STATUTS CONSTITUTIFS DE « LE PHARE » » */
const OWN_NAME =
  /(?<![a-z])(?:son|leur) (?:nom(?: social)?|denomination(?: sociale)?|appellation|intitule) (?:est|sera|etait) ?:? ?(?="|[a-z\d])|(?:^|\n)(?:projet de )?statuts(?: constitutifs?| initiaux| d'origine)? (?:de la (?:societe |sasu? |sarl |sci |snc )?|de |d')(?=")/g;

/**
 * The company that the text is about: of all the companies named, the one of which most is said. A label, the head
 * of the text and « dénommée » speak for it; an office, the side of a sale or the practice of a lawyer against it.
 */
const mainParty = (context: Context): Party | undefined => {
  const reach = isFounding(context) ? Number.POSITIVE_INFINITY : LABEL_REACH;
  const labelled = labelledParty(context, reach);
  const head = headParty(context) ?? bareHead(context);
  const candidates = [
    ...(labelled ? [{ party: labelled, bonus: 9 }] : []),
    ...(head ? [{ party: head, bonus: 5 }] : []),
    ...context.mentions.parties.filter(({ company }) => company).map((party) => ({ party, bonus: 0 })),
  ].map(({ party, bonus }) => ({ party, score: bonus + evidenceFor(context, party) }));
  // Named only as an officer, a partner or a counsel: the text does not say whose notice it is.
  const best = Math.max(NOT_MAIN, ...candidates.map(({ score }) => score));
  return candidates.find(({ score }) => score === best)?.party;
};

const NOT_MAIN = -2;

/** « LES OSIERS. Les associés de cette SARL … », « LES OSIERS », then « Forme : … »: a name with nothing beside it. */
const BARE_HEAD =
  /^(?<name>\p{Lu}[\p{Lu}\d'’& -]{3,70})(?:\. (?=Les associ|L['’](?:associ|assembl)|La collectivit)|\n(?=(?:Forme|Capital|Si[èe]ge)(?: \p{L}+)? ?:))/u;
/** « Naissance d'une SAS ! LES OSIERS voit le jour » */
const BORN =
  /(?:^|\n|[!.:] )(?<name>\p{Lu}[\p{Lu}\d'’&-]+(?: [\p{Lu}\d'’&-]+){0,8}),? (?:voit le jour|est née|vient de naître|a vu le jour)/u;
const bareHead = ({ source: { text, folded } }: Context): Party | undefined => {
  const born = BORN.exec(text);
  if (born?.groups?.name) {
    const start = born.index + born[0].indexOf(born.groups.name);
    const end = start + born.groups.name.length;
    return { ...EMPTY, start, end, from: start, name: born.groups.name, reach: end };
  }
  const name = BARE_HEAD.exec(text.slice(0, 120))?.groups?.name;
  return name && !TITLE.test(folded)
    ? { ...EMPTY, start: 0, end: name.length, name, reach: name.length }
    : undefined;
};

const isFounding = ({ kind, types }: Context): boolean =>
  kind === 'statuts' || (kind === 'notice' && types[0] === 'constitution');

const evidenceFor = (context: Context, party: Party): number => {
  const { folded } = context.source;
  const ahead = folded.slice(Math.max(0, party.from - 60), party.from).replace(/ ?:\n+$/, ' ');
  const line = folded.slice(party.from, Math.max(party.reach, party.end) + 60).split('\n', 1)[0] ?? '';
  return (
    (party.form ? 2 : 0) +
    (party.capital ? 2 : 0) +
    (party.registration ? 2 : 0) +
    (party.address ? 1 : 0) +
    (isFounding(context) ? foundingEvidence(context, party, ahead) : 0) -
    (COUNSEL.test(line) && !isOwnPractice(party) ? 20 : 0) -
    (isPartner(party, context) ? 20 : 0) -
    (isSolePartner(party, context) ? 8 : 0) -
    (isNamedOther(context, party, ahead) ? 6 : 0) -
    (receives(ahead) ? 4 : 0) -
    Math.min(2, party.from / 1500)
  );
};

/** « CLOTILDE BARRÈRE AVOCATE, SELARL au capital de …, RCS … » at the head: a practice that speaks for itself. */
const isOwnPractice = ({ from, capital, form }: Party): boolean =>
  from < 60 && capital !== undefined && form !== undefined;

/** « une société dénommée X », « les présents statuts sont ceux de la société X » */
const foundingEvidence = (context: Context, party: Party, ahead: string): number =>
  (/denomm|pour denomination/.test(context.source.folded.slice(party.from, party.start)) ? 4 : 0) +
  (/statuts[^.\n]{0,40}$/.test(ahead) ? 5 : 0) -
  (context.kind === 'statuts' && isFounder(context, party) ? 12 : 0);

/** « ENTRE LES SOUSSIGNÉS : 1° La société X, RCS …; 2° M. Y »: who founds, on a list before the first article. */
const FOUNDERS =
  /(?<![a-z])(?:soussignee?s?|comparante?s?|(?:ont |a )comparu|fondat(?:eurs?|rices?)|(?:associee?s?|actionnaires?)(?: fondat[a-z]{4,6}| uniques?)?(?= ?[:\n])|entre)(?: ci-apres)?(?: designee?s?| nommee?s?)?(?: les uns et les autres)? ?[:,]?[ \n]/g;
const ARTICLE = /\n(?:titre|chapitre|article|art\.) ?[\divx]/;
const isFounder = (context: Context, { name }: Party): boolean =>
  context.mentions.parties.some(
    (party) => party.company && party.name === name && isListedFounder(context.source.folded, party),
  );
const isListedFounder = (folded: string, { from, registration }: Party): boolean => {
  // A company that is being founded has no number yet.
  if (!registration?.siren) return false;
  const ahead = folded.slice(Math.max(0, from - 2500), from);
  const list = [...ahead.matchAll(FOUNDERS)].at(-1);
  return list !== undefined && !ARTICLE.test(ahead.slice(list.index + list[0].length - 1));
};

const COUNSEL =
  /avocate?s?(?![a-z])|notaires?(?![a-z])|notarial|experts?[ -]comptables?|huissiers?|commissaires? de justice|formalites|conseils? juridiques?/;
const OTHER_PARTY =
  /(?:president|geran|direct(?:eur|rice)|administrat|commissaire|liquidat(?!ion)|associe|actionnaire|membre|mandataire|(?<!de|se )nomm|design|au profit de|avec|remplacement|apport|absorb|fusion|soussigne|represente|par(?![a-z])|cede|transmet|scindee)[a-z]{0,14}[^.;§\n]{0,24}$/;

/** « l'associé unique de la société X », « la gérante de X » decide for X; « nommé en qualité de président, à compter de ce jour, la société Y ». */
const isNamedOther = ({ mentions: { masked } }: Context, { from }: Party, ahead: string): boolean =>
  (OTHER_PARTY.test(ahead) &&
    !/(?:associee?s?|actionnaires?|(?<!nommee? |par son |par sa )(?:gerante?s?|gerance|presidente?|directoire))(?: uniques?)?(?:,? (?:de (?:la |l'|ladite )?(?:societe )?|du (?:groupement )?)| (?:du|en date du|le) [\d/. a-z]{6,20} ?[–:-]? ?)$/.test(
      ahead,
    )) ||
  (/(?:(?<!de|se )nomm|design)[a-z]{1,4}(?![a-z])[^.;§]{0,170}$/.test(
    masked.slice(Math.max(0, from - 200), from),
  ) &&
    // « nomme gérant de la société X »
    !/(?<![a-z])(?:de|d'|du)(?: la| l')?(?: societe| ladite societe)? ?$/.test(ahead));

/** « a transmis sa branche d'activité à X »: X is another company than the one that speaks. */
const receives = (ahead: string): boolean =>
  /(?<![a-z])(?:a|au profit de|en faveur de) (?:la societe )?$/.test(ahead);

/** In a notice that changes the name, a label further on announces the new one. */
const LABEL_REACH = 350;

const labelledParty = (context: Context, reach: number): Party | undefined => {
  const { source, found } = context;
  for (const { index, 0: words } of [NAME_LABEL, OWN_NAME].flatMap((label) => [
    ...source.folded.matchAll(label),
  ])) {
    if (index > reach) continue;
    if (
      /(?:ancien|nouvel)[a-z]{0,14} $|(?:adopter|modifier|changer)[^.]{0,40}$/.test(
        source.folded.slice(Math.max(0, index - 50), index),
      )
    )
      continue;
    const start = index + words.length;
    const name = labelledName(context, pastForm(context, start), /:\s*$|est ?$/.test(words));
    if (!name) continue;
    const read = companyAt(found, start) ?? companyAt(found, name.start);
    // « dénommée « SCI BELLE RIVE » »
    const own = { ...name, start: name.start + formLength(source.text.slice(name.start, name.end)) };
    return {
      ...(read ?? EMPTY),
      ...own,
      name: oneLine(source.text.slice(own.start, own.end)),
      company: true,
      reach: Math.max(read?.reach ?? 0, own.end),
    };
  }
  return undefined;
};

/** « Dénomination : SCI BELLE RIVE » is named BELLE RIVE. */
const pastForm = ({ source: { folded }, found }: Context, start: number): number => {
  const form = found.formAt.get(start);
  return form && folded[form.end] === ' ' ? form.end + 1 : start;
};

const EMPTY = { company: true, titles: [], from: 0, reach: 0 } as const;

const labelledName = ({ source, found }: Context, start: number, whole: boolean): Span | undefined => {
  if (source.folded[start] === '"') return companyNameAt(source, start);
  if (!whole) return companyNameAt(source, start);
  const { end } = sentenceAt(source, start);
  const form = found.forms.find((one) => one.start > start && one.start < end);
  const cut = source.folded
    .slice(start, Math.min(end, form?.start ?? end, start + 90))
    .search(
      /[,;(]|\. (?=ancien|nouve|forme|capital|siege)| sigle| au capital| capital | forme | siege | (?:nom commercial|objet(?: social)?|duree|activite|enseigne) ?:/,
    );
  const stop = cut > 0 ? start + cut : Math.min(end, form?.start ?? end, start + 90);
  const name = source.text.slice(start, stop).replace(/(?<![\s.,;:«»"–-])[\s.,;:«»"–-]+$/u, '');
  return name.length > 1 &&
    /\p{L}/u.test(name) &&
    !/^(?:capital|forme|siege)/.test(source.folded.slice(start, start + 8))
    ? { start, end: start + name.length }
    : undefined;
};

const TITLE =
  /^(?:ancien|nouve(?:au|lle|l) |au capital|capital|siege|rcs|transmission|tup|avis|constit|modification|changement|transfert|dissolution|cloture|liquidation|augmentation|reduction|nomination|cession|vente|location(?! [a-z]{4,}(?<! gerance| libre))|convocation|rectificatif|additif|erratum|statuts|proces|pv |decisions?|extrait|acte|contrat|annonce|greffe|tribunal|depot|fusion|scission|projet|creation(?! [a-z]{4,}(?<! societe| sarl| sasu| eurl| entreprise))|naissance|transformation|objet ?:|bonjour|resiliation|fin de|par |aux termes|suivant|il a|l'an|le \d|les associes|assemblee|entre|publication|insertion|maitre|me |office|notaire|scp |selarl .*notaire|premiere|rappel|type|feuille|lieu|date|poursuite|continuation|mise en sommeil|cessation|jugement|prorogation|demission|remplacement)/;

const headParty = (context: Context): Party | undefined => {
  const { source } = context;
  let start = 0;
  for (let line = 0; line < 6 && start < source.text.length; line += 1) {
    const end = source.text.indexOf('\n', start) < 0 ? source.text.length : source.text.indexOf('\n', start);
    const party =
      start === end || TITLE.test(source.folded.slice(start, end)) ? undefined : headOf(context, start);
    if (party && !isPartner(party, context) && (party.form || party.capital || party.registration))
      return party;
    start = end + 1;
  }
  return undefined;
};

const headOf = ({ found }: Context, start: number): Party | undefined => {
  const party = partyAt(found, start) ?? companyAt(found, start);
  // « Son capital de 6 000 € est divisé … » names nobody.
  return party?.company &&
    !/^(?:son|sa|ses|le|la|les|elle|il|ce|cette|au|notre|votre|mon|ma)$/i.test(party.name)
    ? party
    : undefined;
};

/** « La société X, …, associée unique de la société Y »: the text is about Y. */
const isPartner = ({ end, reach }: Party, { source: { folded } }: Context): boolean =>
  /(?:associee? unique|(?:seule?|unique) associee?),? de (?:la |l'|ladite )?(?:societe|s[a-z]{1,5} |eurl )/.test(
    folded.slice(end, reach + 60),
  ) ||
  // « la société X, …, institue par le présent acte la société ci-après »: its founder.
  /^[^.;\n]{0,60} (?:institue|fonde|constitue|cree)(?: seule)?(?: par (?:le present acte|les presentes))? (?:une|la|cette) (?:societe|s[a-z]{2,4} |eurl )/.test(
    folded.slice(reach, reach + 140),
  );

/** « la société X, …, associée unique, a prononcé la dissolution de Y » */
const isSolePartner = ({ titles, reach }: Party, { source: { folded }, types }: Context): boolean =>
  types[0] === 'dissolution' &&
  (titles.some((title) => /^(?:associee?|actionnaire) unique$/.test(title)) ||
    /^,? (?:son |sa |l')?(?:associee?|actionnaire) unique(?! de)/.test(folded.slice(reach, reach + 30)));

const registrationOf = (
  { source, found: { registrations }, types }: Context,
  party: Party | undefined,
  free: (span: Span) => boolean,
): Pick<Company, 'siren' | 'siret' | 'city'> => {
  const own = [...(party?.registration ? [party.registration] : []), ...registrations.filter(free)].filter(
    ({ city }) => !city || !/^(?:la même|cette|ladite) /i.test(city.value),
  );
  const siren =
    types[0] === 'constitution'
      ? undefined
      : (own.find((one) => one.siren)?.siren ?? loneNumber(source, free));
  const siret = own.find((one) => one.siret?.value.startsWith(siren?.value ?? ''))?.siret;
  const city = own.find((one) => one.city && !one.registrar)?.city ?? own.find((one) => one.city)?.city;
  return { ...(siren && { siren }), ...(siret && { siret }), ...(city && { city }) };
};

/** The columns of a table keep no label: the only number of its kind in the text. */
const loneNumber = ({ folded }: Source, free: (span: Span) => boolean): Registration['siren'] => {
  const numbers = [
    ...folded.matchAll(/(?<![\d.,/] ?)\d{3} \d{3} \d{3}(?! ?[\d€%]| ?(?:euros|eur|f)(?![a-z]))/g),
  ];
  const [only] = numbers;
  const span = only && { start: only.index, end: only.index + only[0].length };
  return span && numbers.length === 1 && free(span)
    ? { ...span, value: only[0].replace(/\D/g, '') }
    : undefined;
};

/** « 100 000 € de capital » in the identity, before anything is decided. */
const HEAD = 250;

const CAPITAL_LABEL = /(?<![a-z])cap(?:ital|\.)(?: soc(?:ial|\.))?(?! (?:de la societe|variable peut))/g;

const freeCapital = (context: Context, free: (span: Span) => boolean): Amount | undefined => {
  const { folded } = context.source;
  const told =
    labelledCapital(folded, free, false) ?? headCapital(folded, free) ?? labelledCapital(folded, free, true);
  // In a change of the capital, what stands beside the word may be the new one.
  return (
    told ??
    (context.types.some((type) => type.endsWith('_capital')) ? undefined : capitalByEvidence(folded, free)) ??
    contributed(context)
  );
};

/** « Apports : mille deux cents euros, en numéraire », in a founding that has no other word for the capital. */
const contributed = ({ source: { folded }, types }: Context): Amount | undefined => {
  if (types[0] !== 'constitution' || /(?<![a-z])cap(?:ital|\.)/.test(folded)) return undefined;
  const label =
    /(?:^|\n|[.;] )(?:total des |montant des )?apports?(?: (?:en|de) (?:numeraire|especes|nature)| des associes)? ?: ?/.exec(
      folded,
    );
  return label ? amountAt(folded, label.index + label[0].length) : undefined;
};

const headCapital = (folded: string, free: (span: Span) => boolean): Amount | undefined =>
  amountsIn(folded.slice(0, HEAD)).find(
    (amount) => /^ de capital(?:[ ,.;)]|$)/.test(folded.slice(amount.end, amount.end + 12)) && free(amount),
  );

/** The least that a variable capital may be is not the capital, unless no other is told. */
const LEAST = /^ (?:social )?(?:minimum|plancher|minimal|maximum|autorise)/;
const OF_CHANGE =
  /(?:(?:port|elev|ramen)[a-z]{1,3} (?:le|son)|moitie du|augment[a-z]{0,14}(?: de| le| du)?(?: son| le| du)?|redu[a-z]{1,14} (?:le|du|son)|plancher|dixieme du|montant du|incorpor[a-z]{1,5} (?:au|dans le)) $/;
const isOtherCapital = (folded: string, index: number, start: number, least: boolean): boolean =>
  (!least && LEAST.test(folded.slice(start, start + 16))) ||
  (!/^ ?:/.test(folded.slice(start, start + 2)) &&
    OF_CHANGE.test(folded.slice(Math.max(0, index - 20), index)));

const labelledCapital = (
  folded: string,
  free: (span: Span) => boolean,
  least: boolean,
): Amount | undefined => {
  for (const { index, 0: words } of folded.matchAll(CAPITAL_LABEL)) {
    const start = index + words.length;
    if (isOtherCapital(folded, index, start, least)) continue;
    const near =
      /^(?:\n{1,2}(?=\d)|\.(?: ?-)?(?= (?:\d|il (?:est|s'eleve|se monte)|le capital|[a-z -]{3,40} euros)))?(?:,? (?!soit|dont)[a-z][^,;.\n\d]{3,60},(?= (?:s'eleve|est|s'etablit|se monte)))?(?: ?(?:,(?= fixe)|social|il|donc|ainsi|de depart|d'origine|\/ plancher|le capital|fixe|initial|variable|est|etait|de(?![a-z])|d'|a(?![a-z])|:|la somme|fixe a|s'eleve|se monte|s'etablit|se chiffre|ressort|c'est|actuel|souscrit|effectif|a l'origine|lors de la constitution|un montant|\(euros\)|en euros|d'un montant|au \d\d [a-z]{1,14} \d{4}|minimum|variable,)){0,7} ?(?:: ?)?/.exec(
        folded.slice(start, start + 130),
      )?.[0] ?? '';
    const amount =
      amountAt(folded, start + near.length) ??
      (near.trim().endsWith(':') ? amountWithin(folded, start + near.length, 20) : undefined) ??
      bareCell(folded, start);
    if (amount && free(amount)) return amount;
  }
  return undefined;
};

const freeVariable = ({ source: { folded } }: Context, free: (span: Span) => boolean): Span | undefined => {
  const match =
    /(?:a )?capital (?:social )?(?:est )?variable(?![^.\n]{0,30}peut)|(?<=capital[^\n]{0,120}\. |capital[^\n;]{0,60} (?:mais|et) )il est variable|(?<![a-z])capital(?: social)? ?: ?variable(?![a-z])/.exec(
      folded,
    );
  const span = match ? { start: match.index, end: match.index + match[0].length } : undefined;
  return span && free(span) ? span : undefined;
};
