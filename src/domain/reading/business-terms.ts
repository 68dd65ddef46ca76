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

export const readOpposition = (context: Context, place: Finding | undefined): readonly Finding[] => {
  const { source } = context;
  const places = [...source.folded.matchAll(/(?<![a-z])(?:oppositions?|s'opposer)(?![a-z])/g)];
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
export const onTheSpot = ({ source, addresses }: Context): Span | undefined =>
  addresses.find(({ start }) =>
    /sur place,? ?(?:a |au )?(?:[^,.\n]{3,40}, )?$/.test(source.folded.slice(Math.max(0, start - 56), start)),
  );

const leadLength = (lead: string): number =>
  /^(?:en |a |au |chez |aupres d[eu] )/.exec(lead)?.[0].length ?? 0;
