import { priceByEvidence } from './amount-evidence.ts';
import { type Context, isAboutBusiness } from './context.ts';
import { DOUBTFUL, type Finding, finding, textOf } from './facts.ts';
import { amountWithin } from './numbers.ts';
import type { Party, Place } from './party-details.ts';
import { addressAt, cityAt } from './places.ts';
import { type Source, type Span, sentenceAt } from './source.ts';

/** Who sells or lets what to whom, where, at what price, and where the creditors may object. */
export const readBusiness = (context: Context): readonly Finding[] => {
  if (!isAboutBusiness(context)) return [];
  if (context.types[0] === 'vente_aux_encheres') return [...readAuctioned(context), ...readPrice(context)];
  const nature = readNature(context);
  const place = nature.find(({ name }) => name === 'business.address');
  return [...readSides(context), ...nature, ...readPrice(context), ...readOpposition(context, place)];
};

type Side = 'seller' | 'buyer';
type Sided = { readonly party: Party; readonly side: Side };

const LABELS: readonly (readonly [Side, RegExp])[] = [
  [
    'buyer',
    /(?:l'|le |la |les )?(?:acquereurs?|acheteurs?|cessionnaires?|locataires?[ -]gerante?s?|preneurs?|gerant(?:e)? libre)/,
  ],
  [
    'seller',
    /(?:le |la |l'|les )?(?:vendeurs?|venderesse|cedante?s?|loueurs?|bailleurs?(?: (?:de|du) fonds)?|bailleresse|proprietaires? du fonds)/,
  ],
];

const labelAhead = LABELS.map(
  ([side, { source }]) =>
    [
      side,
      new RegExp(`(?:^|[\\n.;:-] ?|, )(?:${source}) ?(?:(?::|est|sont) ?(?:la |le )?|\\n+(?:la |le )?)$`),
    ] as const,
);
const labelBehind = LABELS.map(
  ([side, { source }]) =>
    [
      side,
      new RegExp(
        `^,?[^§.]{0,40}?(?:ci-apres [a-z ]{0,34}|denommee?s? (?:ensemble )?|designee?s? )"? ?(?:${source})`,
      ),
    ] as const,
);

/** « M. X (le vendeur) », « M. X, vendeur, » */
const beside = LABELS.map(
  ([side, { source }]) => [side, new RegExp(`^ ?[,(] ?(?:${source}) ?(?:[,);]|$)`)] as const,
);

const GIVES =
  /(?:a|ont|est|sont|cede|vend|donne|confie|loue|concede)(?: (?:ete|donc|par les presentes|egalement))? ?(?:cedee?s?|vendue?s?|donnee?s?|confiee?s?|louee?s?|concedee?s?|consentie?s?|transportee?s?|transmis|fait|apport)?[^§.;]{0,90}?(?: a| au profit de| au benefice de| a la)?,?[ \n:]*$/;

const readSides = (context: Context): readonly Finding[] => {
  const {
    mentions: { parties, masked },
  } = context;
  const principals = parties.filter((party) => !isInside(party, parties) && isPrincipal(context, party));
  const labelled = principals.flatMap((party) => {
    const side = labelOf(masked, party);
    return side ? [{ party, side }] : [];
  });
  const sides = new Set(labelled.map(({ side }) => side));
  const told = sides.size > 1 ? [] : bySentence(masked, principals);
  // What a label says of somebody outweighs what the words between two parties seem to say.
  const contradicted = told.some(({ party, side }) =>
    labelled.some((one) => one.party === party && one.side !== side),
  );
  const sided =
    told.length > 0 && !contradicted
      ? told
      : withCouples(masked, principals, withOther(principals, labelled));
  return (sided.length > 0 ? sided : loneSide(masked, principals)).flatMap(({ party, side }) => {
    const place = party.address ?? sharedPlace(context, principals, party);
    return [finding(side, party, party.name, 0.85), ...(place ? homeOf(context, party, place) : [])];
  });
};

/** « A a vendu le fonds … »: nobody else is named. */
const loneSide = (masked: string, principals: readonly Party[]): readonly Sided[] => {
  const [party, other] = principals;
  if (!party || other) return [];
  const behind = masked.slice(party.reach, party.reach + 60);
  if (/^,? (?:a|ont) (?:vendu|cede|donne|confie|loue|concede|consenti|remis)/.test(behind))
    return [{ party, side: 'seller' }];
  return /^,? (?:a|ont) (?:acquis|achete|rachete|repris|pris en)/.test(behind)
    ? [{ party, side: 'buyer' }]
    : [];
};

/** « y demeurant », « même adresse »: the address named last before. */
const homeOf = ({ source, addresses }: Context, party: Party, place: Place): readonly Finding[] => {
  const meant = place.refers === 'same' ? addresses.findLast(({ end }) => end <= place.start) : place;
  return meant && place.refers !== 'seat'
    ? [finding('person.address', place, `${party.name}: ${textOf(source, meant)}`, 0.85)]
    : [];
};

/** « M. X et Mme X, demeurant ensemble … » */
const sharedPlace = (
  { source: { folded }, mentions: { masked } }: Context,
  principals: readonly Party[],
  party: Party,
): Party['address'] => {
  const next = principals.find(({ start }) => start > party.start);
  const together =
    next &&
    (/ensemble|tous (?:les )?deux/.test(folded.slice(next.end, next.reach)) || hasSurnameOf(party, next));
  return together && isJoined(masked, party, next) ? next.address : undefined;
};

/** « M. Gilbert TAUZIN et Mme Aurore TAUZIN, 9 place … »: a couple. */
const hasSurnameOf = (one: Party, other: Party): boolean =>
  !one.company && !other.company && one.name.split(' ').at(-1) === other.name.split(' ').at(-1);

/** « Le vendeur : A » and one other party: that one buys. */
const withOther = (principals: readonly Party[], labelled: readonly Sided[]): readonly Sided[] => {
  const [only] = labelled;
  const others = principals.filter(({ name }) => name !== only?.party.name);
  const [other] = others;
  return only && labelled.length === 1 && other && others.length === 1
    ? [only, { party: other, side: only.side === 'seller' ? 'buyer' : 'seller' }]
    : labelled;
};

const isInside = (party: Party, parties: readonly Party[]): boolean =>
  parties.some((other) => other !== party && party.start >= other.from && party.start < other.reach);

/** Not the notary who received the act, nor where objections go. */
const isPrincipal = (
  { source: { folded }, types }: Context,
  { from, titles, start, end, reach }: Party,
): boolean =>
  // The landlord of a lease that is sold sells nothing.
  !(
    /^cession/.test(types[0] ?? '') &&
    (titles.some((title) => /^bailleu|^bailleresse/.test(title)) ||
      /bailleu[a-z]{1,4} ?: ?$/.test(folded.slice(Math.max(0, from - 14), from)))
  ) &&
  !/^(?:maitre|mes? |(?:l')?(?:etude|office)(?![a-z]))/.test(folded.slice(from, from + 9)) &&
  !/(?<![a-z])(?:etude|office|cabinet)(?: notariale?)? (?:de |d')?(?:maitre )?$/.test(
    folded.slice(Math.max(0, from - 30), from),
  ) &&
  !titles.some((title) => /notaire|avocat/.test(title)) &&
  !isChambers(folded, from, reach) &&
  !/avocat|notaire|notarial|huissier|juridique/.test(folded.slice(start, end)) &&
  !/opposition[^.]{0,300}$/.test(folded.slice(Math.max(0, start - 300), start));

/** « Notaire associé de la société … », « …, titulaire d'un office notarial ». */
const isChambers = (folded: string, from: number, reach: number): boolean =>
  /(?:notaires?|avocate?s?)[^.;\n]{0,24} (?:associee?s?|salariee?s?|membres?|exercant|gerante?s?|au sein)[^.;\n]{0,60}$/.test(
    folded.slice(Math.max(0, from - 110), from),
  ) ||
  /^[^.;]{0,60}(?:office notarial|offices notariaux|notaires? associes?|societe d'avocats|avocats associes)/.test(
    folded.slice(reach, reach + 90),
  );

const labelOf = (masked: string, { from, reach, titles }: Party): Side | undefined => {
  const ahead = masked.slice(Math.max(0, from - 50), from);
  const behind = masked.slice(reach, reach + 130);
  return (
    labelAhead.find(([, pattern]) => pattern.test(ahead))?.[0] ??
    labelBehind.find(([, pattern]) => pattern.test(behind))?.[0] ??
    beside.find(
      ([, pattern]) => pattern.test(behind) || titles.some((title) => pattern.test(`, ${title}`)),
    )?.[0]
  );
};

/** « Monsieur et Madame X, ci-après le Cédant »: the first of the two has no label of his own. */
const withCouples = (
  masked: string,
  principals: readonly Party[],
  labelled: readonly Sided[],
): readonly Sided[] => {
  const all = [...labelled];
  for (const { party, side } of labelled) {
    const previous = principals.findLast(({ start }) => start < party.start);
    if (previous && !all.some((one) => one.party === previous) && isJoined(masked, previous, party))
      all.push({ party: previous, side });
  }
  return all;
};

const isJoined = (masked: string, first: Party, second: Party): boolean =>
  /^,? (?:et|ainsi que) (?:de |a |par )?$/.test(masked.slice(first.reach, second.from));

/** Two parties, or couples, of which a verb between them says who gives and who takes. */
const bySentence = (masked: string, principals: readonly Party[]): readonly Sided[] => {
  const groups = couplesOf(masked, principals.slice(0, 12));
  for (const [index, first] of groups.entries()) {
    const second = groups[index + 1];
    const [one, other] = [first.at(-1), second?.[0]];
    if (!second || !one || !other) break;
    const gap = masked.slice(one.reach, other.from);
    const taken = TAKES.test(gap);
    const ahead = masked.slice(Math.max(0, (first[0]?.from ?? 0) - 120), first[0]?.from);
    if (!taken && !isHandedOver(gap) && !(GIVEN_BY.test(ahead) && GIVEN_TO.test(gap))) continue;
    const [seller, buyer] = taken ? [second, first] : [first, second];
    return [
      ...seller.map((party) => ({ party, side: 'seller' as const })),
      ...buyer.map((party) => ({ party, side: 'buyer' as const })),
    ];
  }
  return [];
};

const couplesOf = (masked: string, principals: readonly Party[]): readonly (readonly Party[])[] => {
  const groups: Party[][] = [];
  for (const party of principals) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last && previous && isJoined(masked, previous, party)) last.push(party);
    else groups.push([party]);
  }
  return groups;
};

/** « B a acquis de A », « B exploite le fonds appartenant à A » */
const TAKES =
  /^,?[^.§]{0,120}(?<![a-z])(?:acquis|acquiert|achete|rachete|repris|pris|recu|exploite|loue|prend|locataire|acquereur|acheteur|cessionnaire|adjudicataire|devenue?|succede)(?![a-z])[^.§]{0,260} ?(?:de|d'|appartenant a|dependant de|propriete de|aupres de|a lui (?:cede|vendu|loue|confie)e? par|par) ?(?:la |l')?$|^,?[^.§]{0,60}(?<![a-z])(?:acquis|achete|rachete|repris|succede)(?![a-z])[^.§]{0,60} (?:a|au|aux) ?(?:la |l')?$/;

/** « a été cédé par : A … à : B » */
const GIVEN_BY =
  /(?:ced|vend|donn|consent|cession|vente|confi|transmis|transfer|apport)[a-z]{0,3}(?: [a-z' -]{0,70})? par ?:?\s{0,3}(?:la |le )?$/;
const GIVEN_TO = /(?:^|[\s,;.])(?:a|au profit de|au benefice de|en faveur de) ?:?\s{0,3}(?:la |le )?$/;

const isHandedOver = (gap: string): boolean =>
  gap.length < 420 &&
  (GIVES.test(gap) || /^,?[^.]{0,60} (?:a|au profit de|au benefice de|avec) (?:la |le )?$/.test(gap));

const FUNDS =
  /(?:fonds(?: (?:de commerce|artisanal|liberal|commercial|agricole|de clientele))?(?: et (?:artisanal|commercial|de commerce))?|branche (?:complete )?d'activite|(?:son|leur|mon) commerce) (?:de |d'|du |des |: )(?=[a-z"])|(?:(?:nature|activite|objet|designation) du fonds(?: de commerce| cede| vendu| exploite)?|fonds (?:cede|vendu|exploite|loue|donne en location-gerance)) ?(?:: |est )(?:(?:un |le )?(?:fonds|commerce)(?: de commerce)? (?:de |d'))?(?=[a-z"])/g;
/** « droit au bail d'un local commercial »: what is let is what is sold. */
const LEASE =
  /(?:droits? au bail|(?<=(?:le|son|un|du|de) )bail commercial)(?<premises>(?: commercial)?(?: du [\d a-z/]{6,20})?,? (?:portant sur |relatif aux? |concernant |sur |d'|de |des |du |afferents? aux? )(?:les |le |la |l'|des |une? )?(?=(?:loca(?:l|ux)|boutique|magasin|bureaux?|atelier|entrepot|immeuble)(?![a-z])))?/g;
const NATURE_STOP =
  /,? (?:consentie?s?(?![a-z])|conclue?s?(?![a-z])|jouissance|entree en|prix|avec entree|sise?s?|situee?s?|exploitee?s?|connue?|denommee?|qu'il|qu'elle|qu'ils|que l[ae] |que l'|attachee? a|qui |de (?:la |l')?(?:m\.|mme|monsieur|madame|societe)|consistant|comprenant|et ce |depuis|ayant|dont|lui appartenant|leur appartenant|sous l'enseigne|sous le nom|et exploite|a l'enseigne|identifie|immatricule|pour lequel|moyennant|au prix|appartenant|(?:du|au|aux) \d|d'une surface|dependant|faisant l'objet|y compris|qu'elles|precedemment|anciennement|situe)|,? a l'adresse|[.;\n]|, (?:au|a) \d| a (?=[a-z' -]{3,30} \(\d{5}\))|(?<=[a-z]) (?=")|,? (?=\d{1,4},? (?:bis |ter )?(?:rue|avenue|place|boulevard|route|chemin|quai|cours|allee|impasse|bd|av)(?![a-z]))/;

/** « Cession de droit au bail » is the title, not yet what is sold. */
const isTitle = ({ folded }: Source, index: number, alone: boolean): boolean =>
  alone && /cession/.test(folded.slice(Math.max(0, index - 12), index));

const readNature = (context: Context): readonly Finding[] => {
  const { source, types } = context;
  const lease = types[0] === 'cession_droit_bail';
  for (const { index, 0: words } of source.folded.matchAll(lease ? LEASE : FUNDS)) {
    const right = lease && /(?:bail|commercial)$/.test(words);
    const span = natureSpan(source, right ? index : index + words.length);
    const place = span && businessPlace(context, span.end);
    if (!span || isTitle(source, index, right && !place)) continue;
    return natureFindings(context, span, place, right);
  }
  return withoutFunds(source, lease);
};

const natureFindings = (
  context: Context,
  read: Span,
  told: Span | undefined,
  right: boolean,
): readonly Finding[] => {
  const { source, types } = context;
  const span = types[0] === 'cession_droit_bail' ? read : withoutBrackets(source, read);
  const place = told ?? placeByEvidence(context);
  return [
    finding('business.nature', span, textOf(source, span), natureSure(source, span, right)),
    ...(place ? [finding('business.address', place, textOf(source, place), 0.85)] : []),
  ];
};

/** « taxi (autorisation de stationnement n° 14) »: the trade alone. */
const withoutBrackets = ({ text }: Source, { start, end }: Span): Span => {
  const open = text.slice(start, end).search(/ ?\([^()]*\)$/);
  return open > 3 ? { start, end: start + open } : { start, end };
};

/** The address that belongs to no party and receives no objection: where the business is run. */
const placeByEvidence = ({
  source: { folded },
  addresses,
  mentions: { parties },
}: Context): Span | undefined => {
  const own = addresses.filter(
    ({ start }) =>
      !parties.some(({ from, reach }) => start >= from && start < reach) &&
      !/(?:opposition|domicile|notaire|avocat|office|etude|cabinet|siege|demeurant)[^.\n]{0,160}$/.test(
        folded.slice(Math.max(0, start - 200), start),
      ),
  );
  return own.length === 1 ? own[0] : undefined;
};

/** Whether the right, the lease or the premises are sold, and whether « (licence IV) » is part of it, is open. */
const natureSure = ({ text }: Source, { start, end }: Span, right: boolean): number =>
  right || text.slice(start, end) === 'locaux' ? DOUBTFUL : 0.85;

/** What is sold, where the text does not speak of « un fonds de … ». */
const withoutFunds = (source: Source, lease: boolean): readonly Finding[] => {
  const plain = lease ? [] : [...labelledNature(source), ...plainNature(source)];
  const place = labelledPlace(source);
  const found = plain.some(({ name }) => name === 'business.address');
  return [
    ...plain.slice(0, found ? 2 : 1),
    ...(place && !found ? [finding('business.address', place, textOf(source, place), 0.8)] : []),
  ];
};

/** « Activité : optique-lunetterie » */
const labelledNature = (source: Source): readonly Finding[] => {
  const label =
    /(?:^|[\n;] ?|\. |- )(?:activites?|nature|fonds|objet|etablissement)(?: exercee| du fonds| vendue?| cedee?| exploitee?| loue| principale)? ?: (?=[a-z"])/.exec(
      source.folded,
    );
  const span = label ? natureSpan(source, label.index + label[0].length) : undefined;
  return span ? [finding('business.nature', span, textOf(source, span), 0.8)] : [];
};

/** « l'établissement de charcuterie qu'elle faisait valoir » */
const PLAIN_FUNDS =
  /(?:l'|son |une? |leur |mon |le |d'un |cet )(?:etablissement|entreprise|commerce|magasin|exploitation|activite|salon|officine)(?: artisanale?| commerciale?| individuelle)? (?:de |d')(?=[a-z"])/g;
const plainNature = (source: Source): readonly Finding[] => {
  for (const { index, 0: words } of source.folded.matchAll(PLAIN_FUNDS)) {
    const span = natureSpan(source, index + words.length);
    const place = span && placeAfter(source, span.end);
    if (span && place)
      return [
        finding('business.nature', span, textOf(source, span), 0.75),
        finding('business.address', place, textOf(source, place), 0.8),
      ];
  }
  return [];
};

const natureSpan = ({ folded, text }: Source, start: number): Span | undefined => {
  const zone = folded.slice(start, start + 260);
  const stop = zone.search(NATURE_STOP);
  if (
    stop < 3 ||
    /^(?:la )?(?:sarl|sasu?|eurl|sci|snc|sa|selarl|societe|monsieur|madame|m\.|mme)(?![a-z])/.test(zone) ||
    /^(?:commerce|parts|propres|actes?|assp|ssp|suivant|par|vendeur|cedant)(?![a-z])/.test(zone)
  )
    return undefined;
  return { start, end: start + text.slice(start, start + stop).replace(/(?<![\s,])[\s,]+$/, '').length };
};

/** « Adresse du fonds : », « Lieu d'exploitation : » */
const PLACE_LABEL =
  /(?:adresse (?:du fonds|du local|des locaux|d'exploitation|du commerce)|(?:lieu|adresse|siege) (?:d'exploitation|de l'exploitation|de l'etablissement|du fonds)|emplacement(?: du fonds| du local)?|(?:^|[\n.;] ?)situation(?: du fonds| du local| des locaux)?|(?:^|[\n.;] ?)(?:locaux|local)(?: loues?| commercial| commerciaux)?) ?: ?/g;
const labelledPlace = (source: Source): Span | undefined => {
  for (const { index, 0: words } of source.folded.matchAll(PLACE_LABEL)) {
    const span = addressAt(source, index + words.length, { announced: true });
    if (span) return span;
  }
  return undefined;
};

const PLACED =
  /(?:^,? (?:au |aux |a )?(?=\d)|^,? a (?=[a-z' -]{3,30} \(\d{5}\))|sise?s?|situee?s?|exploitee?s?|exploite|exploitai(?:t|ent)|possede|fai(?:t|sait|saient) valoir|tien(?:t|nent)|tenai(?:t|ent)|(?:boutique|local|locaux|reserve|magasin)(?= a )|(?:(?:boutique|local|locaux|magasin) )du(?= \d)|^,? ?du(?= \d))(?: et exploitee?s?)?(?:,? (?:sous|a) (?:l'enseigne|le nom)(?: commerciale?)?(?: de)? ?"[^"\n]{1,60}",?)?(?: a l'adresse suivante)?(?: ?:)? ?/g;

const businessPlace = (context: Context, from: number): Span | undefined =>
  labelledPlace(context.source) ?? placeAfter(context.source, from) ?? placeBehindParties(context, from);

/** « consenti par A, sise …, à B, demeurant …, exploité 3 rue … »: behind the words about the parties. */
const placeBehindParties = ({ source, mentions: { parties } }: Context, from: number): Span | undefined => {
  const { end } = sentenceAt(source, from);
  for (const { index, 0: words } of source.folded
    .slice(from, Math.min(end, from + 700))
    .matchAll(/,? (?:sis et exploite|exploitee?|exploites)(?: a| au)? /g)) {
    const place = from + index + words.length;
    const span = parties.some((party) => place >= party.from && place < party.reach)
      ? undefined
      : addressAt(source, place);
    if (span) return span;
  }
  return undefined;
};

const placeAfter = (source: Source, from: number): Span | undefined => {
  const zone = source.folded.slice(from, from + 260);
  for (const { index, 0: words } of zone.matchAll(PLACED)) {
    const start = from + index + words.length;
    const span = addressAt(source, start, { announced: true }) ?? bareCity(source, start);
    if (span) return span;
  }
  // « fonds d'hôtel « Le Mistral », 8 rue … »
  const named = /^,? ?"[^"\n]{1,60}",? (?=\d{1,4},? [a-z])/.exec(source.folded.slice(from, from + 80))?.[0];
  if (named) return addressAt(source, from + named.length);
  // « exploité sous l'enseigne « X », à Thiers (63300), … »
  const { end } = sentenceAt(source, from);
  const sign =
    /^[^.;\n]{0,30}(?:enseigne|sous le nom|nom commercial)[^.;\n]{0,60}?,? (?:a |au |sis a |(?=\d{1,4},? [a-z]))(?=[a-z\d])/.exec(
      source.folded.slice(from, end),
    );
  return sign ? addressAt(source, from + sign[0].length, { announced: true }) : undefined;
};

/** « exploité à CHERBOURG-EN-COTENTIN » */
const bareCity = (source: Source, start: number): Span | undefined => {
  const lead = /^a /.exec(source.folded.slice(start, start + 2))?.[0].length ?? 0;
  const city = lead > 0 ? cityAt(source, start + lead) : undefined;
  return city && /\p{Lu}/u.test(source.text[city.start] ?? '') ? city : undefined;
};

const PRICE =
  /(?:(?<![a-z])(?:prix|moyennant|montant|contre(?: le)? versement|contre(?= \d)|pour la somme|valeur du fonds)(?! unitaire)(?: principal| de cession| de vente| global| total)?(?: \([^)\n]{3,30}\))?(?: ,? ?charges comprises)?|mise a prix)(?:\. (?=\d))?[^\d.\n€]{0,60}?(?=\d|[a-z])/g;

const readPrice = ({ source, source: { folded }, types, kind }: Context): readonly Finding[] => {
  if (types[0] === 'location_gerance' || types[0] === 'fin_location_gerance') return [];
  const places = [...folded.matchAll(PRICE)];
  // « prix » says more than « moyennant », which may be a rent.
  const stated = places.filter(({ 0: words }) => /prix/.test(words));
  // A deed tells what the seller paid once.
  const isFormer = (index: number) =>
    kind === 'deed' &&
    /acquis de|avoir acquis|a acquis|origine/.test(folded.slice(sentenceAt(source, index).start, index));
  for (const { index, 0: words } of [...stated, ...places]) {
    const amount = amountWithin(folded, index + words.length, 70);
    const line = Math.max(sentenceAt(source, index).start, index - 60);
    if (
      amount &&
      amount.currency === 'EUR' &&
      !isFormer(index) &&
      !/[.\n]/.test(folded.slice(index, amount.start).replace(/^prix\. /, '')) &&
      !/stock|marchandises|loyer|redevance|penalite|garantie|depot/.test(folded.slice(line, amount.start))
    )
      return [finding('price', amount, amount.value, 0.9)];
  }
  return plainPrice(folded);
};

/** « a vendu … son fonds … pour 30 000 euros » */
const plainPrice = (folded: string): readonly Finding[] => {
  const match =
    /(?:fonds|bail|activite|commerce)[^.\n]{0,300}?,? pour (?:un montant (?:total |global )?de )?(?=\d)/.exec(
      folded,
    );
  const amount = match ? amountWithin(folded, match.index + match[0].length, 3) : priceByEvidence(folded);
  return amount ? [finding('price', amount, amount.value, 0.75)] : [];
};

const CHAMBERS =
  /(?:(?:en |a |au |chez |aupres de |aupres du )?(?<![a-z])(?:l'etude|l'office|etude|office notarial|cabinet|maitre|me (?=[a-z])|domicile elu|selarl|scp|chez ))/g;

/** « à l'adresse du fonds » */
const ON_THE_SPOT =
  /^[^.;\n]{0,80}?(?:a l'adresse|au siege|au lieu|sur les lieux)(?: meme)? (?:du fonds|des locaux|du local|d'exploitation|de l'etablissement|du commerce|de l'officine|du magasin|de la boutique)/;

const readOpposition = (context: Context, place: Finding | undefined): readonly Finding[] => {
  const { source } = context;
  const places = [...source.folded.matchAll(/(?<![a-z])oppositions?(?![a-z])/g)];
  const received = places.find(({ index }) =>
    /^[^.]{0,260}(?:recues?|faites|formees|adressees|signifiees|notifiees|chez|election|elu|a l'adresse|:)/.test(
      source.folded.slice(index, index + 300),
    ),
  );
  const match = received ?? places[0];
  if (!match) return [];
  const { end } = sentenceAt(source, match.index);
  const zone = { start: match.index, end: Math.max(end, Math.min(source.text.length, match.index + 420)) };
  const address = context.addresses.find(({ start }) => start > zone.start && start < zone.end);
  if (!address || address.start > end) {
    const there = ON_THE_SPOT.exec(source.folded.slice(zone.start, zone.start + 140))?.[0];
    const from = zone.start + (there?.search(/adresse|siege|lieu/) ?? 0);
    if (there && place)
      return [
        finding('opposition.address', { start: from, end: zone.start + there.length }, place.value, 0.75),
      ];
  }
  if (!address) return [];
  const words = source.folded.slice(zone.start, address.start);
  const joined = words.lastIndexOf(' et ');
  const lead = [...words.matchAll(CHAMBERS)].find(
    ({ index }) => words.length - index < 110 && index > joined,
  );
  const start = lead ? zone.start + lead.index + leadLength(lead[0]) : address.start;
  const span = { start, end: address.end };
  return [finding('opposition.address', span, textOf(source, span), 0.8)];
};

/** « sur place, ZA de Kerbihan … »: the goods are sold where they stand. */
const onTheSpot = ({ source, addresses }: Context): Span | undefined =>
  addresses.find(({ start }) =>
    /sur place,? ?(?:a |au )?(?:[^,.\n]{3,40}, )?$/.test(source.folded.slice(Math.max(0, start - 56), start)),
  );

const leadLength = (lead: string): number =>
  /^(?:en |a |au |chez |aupres d[eu] )/.exec(lead)?.[0].length ?? 0;

const readAuctioned = (context: Context): readonly Finding[] => {
  const { source, addresses } = context;
  const good =
    /(?:^|\n|[.:,] ?|(?:adjudication|vente|encheres)[^.\n]{0,100}? (?=d'|de |des |du ))(?:des? |du |designation ?: ?|biens? (?:a vendre|vendus?) ?: ?|d')?(?=(?:une? |des |les |le |la |l')?(?:appartement|maison|immeuble|terrain|local|locaux|pavillon|parcelle|batiment|studio|villa|propriete|ensemble immobilier|fonds|materiel|vehicules?|stock|mobilier|lot de|garage|hangar|entrepot)(?![a-z]))/.exec(
      source.folded,
    );
  if (!good) return [];
  const start = good.index + good[0].length;
  const zone = source.folded.slice(start, start + 400);
  const stop = zone.search(
    /,? (?:comprenant|consistant|avec faculte|visibles?|dependant|sise?s?|situee?s?|au prix|mise a prix|a l'adresse|cadastre|sur place|aura lieu|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d))|[;\n]|\.(?: |$)/,
  );
  const span = {
    start,
    end:
      start +
      source.text.slice(start, start + (stop > 0 ? stop : zone.length)).replace(/(?<![\s,])[\s,]+$/, '')
        .length,
  };
  const place =
    addresses.find(
      (address) =>
        address.start > start &&
        address.start < span.end + 120 &&
        /(?:\na |(?:sise?|situee?)s? (?:a )?|(?:dependant|residence|immeuble|copropriete)[^.;\n]{0,60})$/.test(
          source.folded.slice(Math.max(0, address.start - 70), address.start),
        ),
    ) ??
    onTheSpot(context) ??
    // « Commune de LATTES (34970), 15 rue … : une maison »
    addresses.findLast(
      (address) =>
        address.end <= start &&
        address.end > start - 12 &&
        !/(?:tribunal|palais|salle|audience|etude|hotel des ventes|\d ?h|heures)[^\n]{0,60}$/.test(
          source.folded.slice(Math.max(0, address.start - 70), address.start),
        ),
    );
  // What the land register says of it may belong to the description or not.
  const sure = /^,? cadastre/.test(source.folded.slice(span.end, span.end + 12)) ? DOUBTFUL : 0.7;
  return [
    finding('business.nature', span, textOf(source, span), sure),
    ...(place ? [finding('business.address', place, textOf(source, place), 0.8)] : []),
  ];
};
