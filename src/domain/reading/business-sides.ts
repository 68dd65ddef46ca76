import type { Place } from './address-references.ts';
import { addressMeant } from './addresses-meant.ts';
import type { Context } from './context.ts';
import { type Finding, finding } from './facts.ts';
import type { Party } from './party-details.ts';
import { homeFinding, isSharedHome } from './person-addresses.ts';

type Side = 'seller' | 'buyer';

type Sided = { readonly party: Party; readonly side: Side };

const LABELS: readonly (readonly [Side, RegExp])[] = [
  [
    'buyer',
    /(?:l'|le |la |les )?(?:acquereurs?|acheteurs?|cessionnaires?|locataires?[ -]gerante?s?|preneurs?|gerant(?:e)? libre|qui (?:achete|acquiert|prend(?: en location)?))/,
  ],
  [
    'seller',
    /(?:le |la |l'|les )?(?:vendeurs?|venderesse|cedante?s?|loueurs?|bailleurs?(?: (?:de|du) fonds)?|bailleresse|proprietaires? du fonds|qui (?:vend|cede|loue))/,
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
        `^[,.]?[^§.]{0,40}?(?:ci-apres [a-z ]{0,34}|denommee?s? (?:ensemble )?|designee?s? )"? ?(?:${source})`,
      ),
    ] as const,
);

/** « M. X (le vendeur) », « M. X, vendeur, » */
const beside = LABELS.map(
  ([side, { source }]) => [side, new RegExp(`^ ?[,(] ?(?:${source}) ?(?:[,);]|$)`)] as const,
);

const GIVES =
  /(?:a|ai|avons|ont|avai(?:t|ent)|est|sont|cede|vend|donne|confie|loue|concede)(?: (?:ete|donc|par les presentes|egalement))? ?(?:cedee?s?|vendue?s?|donnee?s?|confiee?s?|louee?s?|concedee?s?|consentie?s?|transportee?s?|transmis|fait|apport)?[^§.;]{0,90}?(?: a| au profit de| au benefice de| a la)?,?[ \n:]*$/;

export const readSides = (context: Context, business: string | undefined): readonly Finding[] => {
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
    return [
      finding(side, party, party.name, 0.85),
      ...(place ? homeOf(context, party, place, business) : []),
    ];
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

/** « y demeurant », « à l'adresse du fonds »: what these words refer to. */
const homeOf = (
  context: Context,
  party: Party,
  place: Place,
  business: string | undefined,
): readonly Finding[] => {
  const value = addressMeant(context, place, { business }, party.name);
  return value ? [homeFinding(party.name, place, value)] : [];
};

/** « M. X et Mme X, demeurant ensemble … » */
const sharedPlace = (
  { source: { folded }, mentions: { masked } }: Context,
  principals: readonly Party[],
  party: Party,
): Party['address'] => {
  const next = principals.find(({ start }) => start > party.start);
  const together = next && (isSharedHome(folded.slice(next.end, next.reach)) || hasSurnameOf(party, next));
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
  !REPRESENTS.test(folded.slice(Math.max(0, from - 90), from)) &&
  !/avocat|notaire|notarial|huissier|juridique/.test(folded.slice(start, end)) &&
  !/opposition[^.]{0,300}$/.test(folded.slice(Math.max(0, start - 300), start));

/** « représentée par son gérant M. X »: who signs for a party is none. */
const REPRESENTS =
  /(?<![a-z])(?:representee?s?|agissant)(?: (?:a l'acte|aux presentes|ici))?,? par (?:(?:son|sa|ses|leurs?|le|la|l'|les) ?[a-z' -]{4,50},? ?)?$/;

/** « Notaire associé de la société … », « …, titulaire d'un office notarial ». */
const isChambers = (folded: string, from: number, reach: number): boolean =>
  /(?:notaires?|avocate?s?)[^.;\n]{0,24} (?:associee?s?|salariee?s?|membres?|exercant|gerante?s?|au sein)[^.;\n]{0,60}$/.test(
    folded.slice(Math.max(0, from - 110), from),
  ) ||
  /^[^.;]{0,60}(?:office notarial|offices notariaux|notaires? associes?|societe d'avocats|avocats associes)/.test(
    folded.slice(reach, reach + 90),
  );

const STACKED =
  /(?:^|\n)(?:cedante?|vendeur|venderesse|bailleur|loueur)\n(?:cessionnaire|acquereur|acheteur|preneur|locataire(?:[ -]gerante?)?)\n+(?:la |le )?$/;

const labelOf = (masked: string, { from, reach, titles }: Party): Side | undefined => {
  const ahead = masked.slice(Math.max(0, from - 50), from);
  // « Cédant », « Cessionnaire », then two names: labels above their columns.
  if (STACKED.test(ahead)) return undefined;
  const behind = masked.slice(reach, reach + 130);
  return (
    labelAhead.find(([, pattern]) => pattern.test(ahead))?.[0] ??
    // « ci-après « les gérants » »: those who take the business in lease-management.
    (/^[,.]?[^§.]{0,20}?ci-apres [a-z ]{0,24}" ?(?:les? |la )gerante?s?(?: libres?)? ?"/.test(behind)
      ? 'buyer'
      : undefined) ??
    labelBehind.find(([, pattern]) => pattern.test(behind))?.[0] ??
    beside.find(
      ([, pattern]) => pattern.test(behind) || titles.some((title) => pattern.test(`, ${title}`)),
    )?.[0]
  );
};

/** « Monsieur et Madame X, ci-après le Cédant », « Cessionnaires : A et B »: one of the two has no label of his own. */
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
    // « CESSIONNAIRES », then « A et B »
    const next = principals.find(({ start }) => start > party.start);
    if (next && !all.some((one) => one.party === next) && isJoined(masked, party, next))
      all.push({ party: next, side });
  }
  return all;
};

const isJoined = (masked: string, first: Party, second: Party): boolean =>
  /^,? (?:et|ainsi que) (?:de |a |par )?(?:(?:son|sa) (?:epou(?:x|se)|femme|mari|fils|fille|soeur|frere|compagne|compagnon),? ?)?$/.test(
    masked.slice(first.reach, second.from),
  );

/** Two parties, or couples, of which a verb between them says who gives and who takes. */
const bySentence = (masked: string, principals: readonly Party[]): readonly Sided[] => {
  const between = byAgreement(masked, principals);
  if (between.length > 0) return between;
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

/** « le contrat conclu entre A et B »: who owns the business is named first. */
const byAgreement = (masked: string, principals: readonly Party[]): readonly Sided[] => {
  const [seller, buyer, third] = principals.filter(
    ({ name }, index) => principals.findIndex((one) => one.name === name) === index,
  );
  if (!seller || !buyer || third) return [];
  const ahead = masked.slice(Math.max(0, seller.from - 140), seller.from);
  const gap = masked.slice(seller.reach, buyer.from);
  return AGREED.test(ahead) && /^[^.§]{0,60}(?:,|;)? et,? (?:la |le )?$/.test(gap)
    ? [
        { party: seller, side: 'seller' },
        { party: buyer, side: 'buyer' },
      ]
    : [];
};
const AGREED =
  /(?<![a-z])(?:convenu|conclue?|passee?|signee?|intervenue?|consentie?|contrat|convention|accord|bail|location-gerance|gerance)(?![a-z])[^§.]{0,90}(?<![a-z])entre(?: les soussignes)? ?:?\s{0,2}(?:la |le )?$/;

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
  /^,?[^.§]{0,120}(?<![a-z])(?:acquis|acquiert|achete|rachete|repris|pris|recu|exploite|exploitait|tenait|louait|detenait|loue|prend|locataire|acquereur|acheteur|cessionnaire|adjudicataire|devenue?|succede)(?![a-z])[^.§]{0,260} ?(?:de|d'|appartenant a|dependant de|propriete de|aupres de|a lui (?:cede|vendu|loue|confie)e? par|par|(?:que|qu') ?(?:lui|leur) (?:a|ont|avait|avaient) (?:[a-z]{4,14}ment )?(?:vendu|cede|transmis|loue|donne|confie|remis)[a-z]{0,2}) ?(?:la |l')?$|^,?[^.§]{0,60}(?<![a-z])(?:acquis|achete|rachete|repris|succede)(?![a-z])[^.§]{0,60} (?:a|au|aux) ?(?:la |l')?$/;

/** « a été cédé par : A … à : B » */
const GIVEN_BY =
  /(?:ced|vend|donn|consent|cession|vente|confi|transmis|transfer|apport)[a-z]{0,3}(?: [a-z' -]{0,70})? par ?:?\s{0,3}(?:la |le )?$/;

const GIVEN_TO = /(?:^|[\s,;.])(?:a|au profit de|au benefice de|en faveur de) ?:?\s{0,3}(?:la |le )?$/;

const isHandedOver = (gap: string): boolean =>
  gap.length < 420 &&
  (GIVES.test(gap) || /^,?[^.]{0,60} (?:a|au profit de|au benefice de|avec) (?:la |le )?$/.test(gap));
