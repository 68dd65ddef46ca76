import { addressAt } from './addresses.ts';
import { priceByEvidence } from './amount-evidence.ts';
import type { Context } from './context.ts';
import { type Finding, finding, textOf } from './facts.ts';
import { amountWithin } from './numbers.ts';
import { type Span, sentenceAt } from './source.ts';

const PRICE =
  /(?:(?<![a-z])(?:prix|moyennant|montant|contre(?: le)? versement|contre(?= \d)|pour la somme|valeur du fonds)(?! unitaire)(?: principal| de cession| de vente| global| total)?(?: \([^)\n]{3,30}\))?(?: ,? ?charges comprises)?|mise a prix)(?:\. (?=\d))?[^\d.\n€]{0,60}?(?=\d|[a-z])/g;

export const readPrice = ({ source, source: { folded }, types, kind }: Context): readonly Finding[] => {
  if (types[0] === 'location_gerance' || types[0] === 'fin_location_gerance') return [];
  const places = [...folded.matchAll(PRICE)];
  // « prix » says more than « moyennant », which may be a rent.
  const stated = places.filter(({ 0: words }) => /prix/.test(words));
  // A deed tells what the seller paid once.
  const isFormer = (index: number) =>
    (kind === 'deed'
      ? /acquis de|avoir (?:acquis|achete)|(?<![a-z])(?:a|avait|ont) (?:acquis|achete)|origine/
      : /l'avoir (?:acquis|achete|recueilli)|(?:l'|qu'(?:il|elle) )(?:avait|a) (?:acquis|achete|recueilli)/
    ).test(folded.slice(sentenceAt(source, index).start, index));
  for (const { index, 0: words } of [...stated, ...places]) {
    const amount = amountWithin(folded, index + words.length, 70);
    const line = Math.max(sentenceAt(source, index).start, index - 60);
    if (
      amount &&
      amount.currency === 'EUR' &&
      !isFormer(index) &&
      !/[.\n]/.test(folded.slice(index, amount.start).replace(/^prix\. /, '')) &&
      !/stock|marchandises|loyer|redevance|penalite|garantie|depot|(?<![a-z])pret(?![a-z])|emprunt|financ/.test(
        folded.slice(line, amount.start),
      ) &&
      !/^ ?(?:de |d')?(?:loyer|redevance|caution|depot)/.test(folded.slice(amount.end, amount.end + 16))
    )
      return [finding('price', amount, amount.value, 0.9)];
  }
  return titledPrice(folded) ?? plainPrice(folded);
};

/** « Le prix » on a line of its own, then the amount. */
const titledPrice = (folded: string): readonly Finding[] | undefined => {
  const title =
    /\n(?:\d{1,2} ?[.)-] ?)?(?:le )?prix(?: de (?:vente|cession|la vente|la cession))?(?: (?:h\.?t\.?|hors taxes|net|principal|global|total))? ?[.:]?\n(?:(?:il|celui-ci|ce prix) (?:est (?:fixe |arrete )?(?:de |a )|s'eleve a |se monte a )(?:la somme de )?)?/.exec(
      folded,
    );
  const amount = title ? amountWithin(folded, title.index + title[0].length, 3) : undefined;
  return amount?.currency === 'EUR' ? [finding('price', amount, amount.value, 0.85)] : undefined;
};

/** « a vendu … son fonds … pour 30 000 euros » */
const plainPrice = (folded: string): readonly Finding[] => {
  const match =
    /(?:(?:cession|vente) (?:est|a ete) (?:consentie|faite|conclue|realisee|acceptee)(?: et acceptee)?|(?:fonds|bail|activite|commerce)[^.\n]{0,300}?),? pour (?:un montant (?:total |global )?de )?(?=\d|(?:[a-z]+[ -]){0,4}(?:cents?|mille) )/.exec(
      folded,
    );
  const amount = match ? amountWithin(folded, match.index + match[0].length, 3) : priceByEvidence(folded);
  return amount ? [finding('price', amount, amount.value, 0.75)] : [];
};

const CHAMBERS =
  /(?:(?:en |a |au |chez |aupres de |aupres du )?(?<![a-z])(?:l'etude|l'office|etude|office notarial|cabinet|maitre|me (?=[a-z])|domicile elu|selarl|scp|chez ))/g;

/** « à l'adresse du fonds » */
const ON_THE_SPOT =
  /^[^.;\n]{0,80}?(?:(?:a l'adresse|au siege|au lieu|sur les lieux)(?: meme)? (?:du fonds|des locaux|du local|d'exploitation|de l'etablissement|du commerce|de l'officine|du magasin|de la boutique)|au fonds(?: (?:vendu|cede)(?![a-z])|(?= ?[.,;\n]|$)))/;

/** « au siège de la société bailleresse », « chez l'acquéreur » */
const OF_SIDE =
  /^[^.;\n]{0,80}?(?:(?:au (?:siege(?: social)?|domicile)|a l'adresse) (?:de la (?:societe )?|du |de l')|chez (?:la |le |l'))(?:(?<seller>vendeu|venderes|cedant|loueu|bailleu|bailleres|proprietaire)|acquereu|acheteu|cessionnaire|locataire|preneu)[a-z]{0,5}(?:-gerante?)?(?= ?[,.;]|$| dans| sous| pendant)/;
const toldOfSide = (
  { source: { folded } }: Context,
  start: number,
  sides: readonly Finding[],
): Finding | undefined => {
  const match = OF_SIDE.exec(folded.slice(start, start + 180));
  const owners = match
    ? sides.filter(({ name }) => name === (match.groups?.seller ? 'seller' : 'buyer'))
    : [];
  const home = sides.find(({ value }) => value.startsWith(`${owners[0]?.value}: `));
  if (!match || !home) return undefined;
  const from = start + match[0].search(/(?:siege|domicile|adresse|chez)/);
  return finding(
    'opposition.address',
    { start: from, end: start + match[0].length },
    home.value.slice(home.value.indexOf(': ') + 2),
    0.75,
  );
};

/** « Les créanciers du cédant pourront se manifester au cabinet de … »: without the word itself. */
const CREDITORS =
  /(?<![a-z])creanciers?(?![a-z])[^.\n]{0,80}?(?:se manifest|se fer(?:a|ont) connaitre|se faire connaitre|faire valoir leurs (?:droits|creances)|se presenter|s'adresse|produire leurs (?:titres|creances)|reclam)/g;

export const readOpposition = (
  context: Context,
  place: Finding | undefined,
  sides: readonly Finding[],
): readonly Finding[] => {
  const { source } = context;
  const objections = [...source.folded.matchAll(/(?<![a-z])(?:oppositions?|s'opposer)(?![a-z])/g)];
  const places = objections.length > 0 ? objections : [...source.folded.matchAll(CREDITORS)];
  const received = places.find(({ index }) =>
    /^[^.]{0,260}(?:recues?|faites|formees|adressees|signifiees|notifiees|recommande|chez|election|elu|a l'adresse|:)/.test(
      source.folded.slice(index, index + 300),
    ),
  );
  const match = received ?? places[0];
  if (!match) return [];
  const { end } = sentenceAt(source, match.index);
  const zone = { start: match.index, end: Math.max(end, Math.min(source.text.length, match.index + 420)) };
  const address = context.addresses.find(({ start }) => start > zone.start && start < zone.end);
  // « au fonds pour la validité et chez Me X pour la correspondance »: both.
  const spot = ON_THE_SPOT.exec(source.folded.slice(zone.start, zone.start + 140))?.[0].length;
  const isFirst = spot !== undefined && place !== undefined && zone.start + spot <= (address?.start ?? 0);
  const told =
    !address || address.start > end || isFirst ? toldElsewhere(context, zone, place, sides) : undefined;
  if (told && !isFirst) return [told];
  return [
    ...(told ? [told] : []),
    ...(address ? receivedAt(context, zone, address) : notaryAtHead(context, zone)),
  ];
};

/** The address, with the office that stands before it. */
const receivedAt = (context: Context, zone: Span, address: Span): readonly Finding[] => {
  const { source } = context;
  const words = source.folded.slice(zone.start, address.start);
  const joined = words.lastIndexOf(' et ');
  const lead = [...words.matchAll(CHAMBERS)].find(
    ({ index }) => words.length - index < 110 && index > joined,
  );
  const start = lead ? zone.start + lead.index + leadLength(lead[0]) : address.start;
  const span = { start, end: address.end };
  return [finding('opposition.address', span, named(context, span), 0.8)];
};

/** « au cabinet de celui-ci, 14 rue … », « à son cabinet, 14 rue … »: the one named last before. */
const named = ({ source, mentions: { parties } }: Context, span: Span): string => {
  const value = textOf(source, span);
  const own = OWN_OFFICE.test(source.folded.slice(Math.max(0, span.start - 12), span.start));
  const last = parties.findLast(
    ({ company, end, from }) =>
      !company && end <= span.start && (!(own || SAID.test(value)) || isLawyer(source.folded, from)),
  );
  if (!last) return value;
  const title = /^, (?:notaire|avocate?|commissaire de justice)(?![a-z])/.exec(
    source.folded.slice(last.end, last.end + 28),
  )?.[0].length;
  const meant = textOf(source, { start: last.from, end: last.end + (title ?? 0) });
  if (own) return value.replace(/^(cabinet|étude|office)(?=,)/i, `$1 de ${meant}`);
  return value
    .replace(SAID, `$1 de ${meant}`)
    .replace(/(?<= de )(?:celui-ci|celle-ci|ce dernier|cette dernière)(?=,)/, meant);
};
const OWN_OFFICE = /(?<![a-z])(?:son|sa|leur|mon) (?:propre )?$/;
/** « au cabinet dudit avocat », « en l'étude du notaire susnommé » */
const SAID =
  /^(cabinet|étude|office(?: notarial)?) (?:dudit|de ladite|du|de la|de l['’]) ?(?:avocate?|notaire|confrère|séquestre)(?: (?:sus\p{L}{3,12}|précitée?|soussignée?|rédacteur))?(?=,)/iu;

/** « à l'adresse du fonds », or whoever is named before. */
const toldElsewhere = (
  context: Context,
  zone: Span,
  place: Finding | undefined,
  sides: readonly Finding[],
): Finding | undefined => {
  const there = ON_THE_SPOT.exec(context.source.folded.slice(zone.start, zone.start + 140))?.[0];
  const side = there ? undefined : toldOfSide(context, zone.start, sides);
  if (side) return side;
  if (!there || !place) return receiverBefore(context, zone.start);
  const from = zone.start + there.search(/adresse|siege|lieu|au fonds/);
  return finding('opposition.address', { start: from, end: zone.start + there.length }, place.value, 0.75);
};

/** « Me X, avocat, 8 rue Neuve …, reçoit les oppositions », « au cabinet de laquelle, 8 rue Neuve …, les oppositions » */
const receiverBefore = (
  { source, addresses, mentions: { parties } }: Context,
  index: number,
): Finding | undefined => {
  const { start, end } = sentenceAt(source, index);
  if (
    !/^[^.;\n]{0,60}(?:recue|formee|faites|en son cabinet|en son etude|a son etude)/.test(
      source.folded.slice(index, end),
    )
  )
    return undefined;
  const address = addresses.findLast((one) => one.start >= start && one.end <= index && index - one.end < 60);
  if (!address) return undefined;
  const party = parties.findLast(
    (one) =>
      !one.company && one.from >= start && one.end <= address.start && isLawyer(source.folded, one.from),
  );
  if (!party) return undefined;
  const span = { start: party.from, end: address.end };
  // « Me X, avocate au barreau …, séquestre, au cabinet de laquelle, 8 rue Neuve »: the name and the address.
  const value =
    address.start - party.end < 30
      ? textOf(source, span)
      : `${textOf(source, { start: party.from, end: party.end })}, ${textOf(source, address)}`;
  return finding('opposition.address', span, value, 0.75);
};
const isLawyer = (folded: string, from: number): boolean =>
  /^(?:maitre|me) /.test(folded.slice(from, from + 7));

/** « à mon étude », « en l'étude susdite »: that of the notary at the head of the notice. */
const OWN_CHAMBERS =
  /(?<![a-z])(?:mon|notre|ladite|(?:a |en )l'|la presente)(?: ?)(?:etude|office(?: notarial)?|cabinet)(?: sus[a-z]{3,12}| precitee?| ci-dessus(?: [a-z]{6,10})?| du redacteur| du notaire(?: susnomme| soussigne| precite)?)?(?= ?[,.;]|$| ou | dans | sous | pendant | avant | jusqu)/;
const HEAD_CHAMBERS =
  /(?:(?:etude|office notarial|office|cabinet) de )?(?<![a-z])(?:maitres?|mes?) [a-z][a-z' -]{3,70},? (?:notaire|avocat)e?s?(?: associee?s?)?(?:,? a [a-z' -]{2,40}(?: ?\([a-z\d' -]{3,30}\))?)?, (?=\d)|(?:^|\n)(?:l')?(?:etude|office notarial|office|cabinet) de (?:maitres?|mes?) [a-z][a-z' -]{3,70}(?:, notaires?(?: associee?s?)?(?: a [a-z' -]{2,40})?)?(?:\n| ?[,–-] )(?=\d)/;
const notaryAtHead = ({ source, source: { folded } }: Context, zone: Span): readonly Finding[] => {
  const head = OWN_CHAMBERS.test(folded.slice(zone.start, zone.end))
    ? HEAD_CHAMBERS.exec(folded.slice(0, 400))
    : null;
  if (!head) return [];
  const start = head.index + (head[0].startsWith('\n') ? 1 : 0);
  const street = head.index + head[0].length;
  const length = /^[^.,;\n]{4,60}/.exec(folded.slice(street, street + 60))?.[0].length ?? 0;
  const span = { start, end: addressAt(source, street)?.end ?? street + length };
  return [finding('opposition.address', span, textOf(source, span), 0.75)];
};

/** « sur place, ZA de Kerbihan … »: the goods are sold where they stand. */
export const onTheSpot = ({ source, addresses }: Context): Span | undefined =>
  addresses.find(({ start }) =>
    /sur place,? ?(?:a |au )?(?:[^,.\n]{3,40}, )?$/.test(source.folded.slice(Math.max(0, start - 56), start)),
  );

const leadLength = (lead: string): number =>
  /^(?:en |a |au |chez |aupres d[eu] )/.exec(lead)?.[0].length ?? 0;
