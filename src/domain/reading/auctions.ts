import { onTheSpot } from './business-terms.ts';
import type { Context } from './context.ts';
import { DOUBTFUL, type Finding, finding, textOf } from './facts.ts';

export const readAuctioned = (context: Context): readonly Finding[] => {
  const { source, addresses } = context;
  const good =
    /(?:^|\n|[.:] ?|, (?=une? |des )|(?:adjudication|vente|encheres)[^.\n]{0,100}? (?=d'|de |des |du ))(?:des? |du |designation ?: ?|biens? (?:a vendre|vendus?) ?: ?|d')?(?=(?:une? |des |les |le |la |l')?(?:appartement|maison|immeuble|terrain|local|locaux|pavillon|parcelle|batiment|studio|villa|propriete|ensemble immobilier|fonds|materiel|vehicules?|stock|mobilier|lot de|garage|hangar|entrepot)(?![a-z]))/.exec(
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
