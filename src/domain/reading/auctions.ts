import { onTheSpot } from './business-terms.ts';
import type { Context } from './context.ts';
import { type Finding, finding, textOf } from './facts.ts';

/** « Une grange avec jardin, 4 chemin du Lac … »: the address follows at once. */
const NUMBERED_WAY =
  /^(?:lieu-?dit|hameau|quartier|zone) |^\d{1,4}(?: bis| ter)?,? (?:rue|avenue|av|boulevard|bd|place|route|chemin|quai|cours|allee|impasse|square|passage|montee|ruelle|lieu-dit|hameau) /;

export const readAuctioned = (context: Context): readonly Finding[] => {
  const { source, addresses } = context;
  const good =
    /(?<![a-z])(?:sera|seront) (?:adjuge|vendu|disperse)e?s?(?: aux encheres(?: publiques)?| en bloc| en un (?:seul )?lot| separement)*(?: ?:)? (?=une? [a-z])|(?:^|\n|[.:] ?|, (?=une? |des )|(?:adjudication|vente|encheres)[^.\n]{0,100}? (?=d'|de |des |du ))(?:des? |du |designation ?: ?|biens? (?:a vendre|vendus?) ?: ?|d')?(?=(?:une? |des |les |le |la |l')?(?:appartement|maison|immeuble|terrain|local|locaux|pavillon|parcelle|batiment|studio|villa|propriete|ensemble immobilier|fonds|materiel|vehicules?|stock|mobilier|lot de|garage|hangar|entrepot|grange|chalet|corps de ferme|ferme|boutique|cave|parking|box|bureaux?|atelier|duplex|hotel|bois|etang)(?![a-z]))/.exec(
      source.folded,
    );
  if (!good) return [];
  const start = good.index + good[0].length;
  const zone = source.folded.slice(start, start + 400);
  const stop = zone.search(
    /,? (?:comprenant|consistant|d['’]une contenance|(?=(?:lieu-?dit|hameau|quartier) )|(?=(?:a |(?:sur la |dans la )?commune (?:de |d'))[a-z' -]{3,30} \(\d{5}\))|(?=\d{5} [a-z])|avec faculte|libres?(?: d'occupation| de)|occupee?s?|inoccupee?s?|(?=\d{1,4},? (?:bis |ter )?(?:rue|avenue|place|boulevard|route|chemin|quai|cours|allee|impasse)(?![a-z]))|visibles?|dependant|sise?s?|situee?s?|au prix|mise a prix|a l'adresse|cadastre|sur place|aura lieu|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d))|[;\n]|\.(?:\s|$)/,
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
        ((address.start - span.end < 3 &&
          NUMBERED_WAY.test(source.folded.slice(address.start, address.start + 24))) ||
          // « une maison avec jardin, à Lattes (34970), 12 chemin … »
          /^,? (?:a|commune (?:de |d'))? ?$/.test(source.folded.slice(span.end, address.start)) ||
          /(?:\na |^a |(?:garage|jardin|dependances|terrain|cave|[a-z]{4,12}) a |(?:sise?|situee?)s? (?:a |(?:sur la |dans la )?commune (?:de |d'))?|(?:dependant|residence|immeuble|copropriete|cadastre)[^.;\n]{0,60})$/.test(
            source.folded.slice(Math.max(0, address.start - 70), address.start),
          )),
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
  return [
    finding('business.nature', span, textOf(source, span), 0.7),
    ...(place ? [finding('business.address', place, textOf(source, place), 0.8)] : []),
  ];
};
