import { type Place, referenceAt } from './address-references.ts';
import { addressAt } from './addresses.ts';
import { addressMeant } from './addresses-meant.ts';
import { readAuctioned } from './auctions.ts';
import { readSides } from './business-sides.ts';
import { readOpposition, readPrice } from './business-terms.ts';
import { cityAt } from './cities.ts';
import { type Context, isAboutBusiness } from './context.ts';
import { DOUBTFUL, type Finding, finding, textOf } from './facts.ts';
import { type Source, type Span, sentenceAt } from './source.ts';

/** Who sells or lets what to whom, where, at what price, and where the creditors may object. */
export const readBusiness = (context: Context): readonly Finding[] => {
  if (!isAboutBusiness(context)) return [];
  if (context.types[0] === 'vente_aux_encheres') return [...readAuctioned(context), ...readPrice(context)];
  const nature = readNature(context);
  const told = nature.find(({ name }) => name === 'business.address');
  const sides = readSides(context, told?.value);
  const place = told ?? referredPlace(context, nature[0], sides);
  return [
    ...sides,
    ...nature,
    ...(place && !told ? [place] : []),
    ...readPrice(context),
    ...readOpposition(context, place, sides),
  ];
};

/** « donné à bail à la SARL B, 2 place Haute …, son fonds exploité à cette dernière adresse » */
const lastMeant = (context: Context, place: Place): Finding | undefined => {
  const { source, addresses } = context;
  // « à la même adresse que la société »
  const named = place.of === undefined ? undefined : addressMeant(context, place, {}, '');
  if (named) return finding('business.address', place, named, 0.8);
  const last = /dernier/.test(source.folded.slice(place.start, place.end))
    ? addresses.findLast(({ end }) => end <= place.start)
    : undefined;
  return last && finding('business.address', place, textOf(source, last), 0.8);
};

/** « exploité à l'adresse du siège du cédant », « à la même adresse que les vendeurs » */
const referredPlace = (
  context: Context,
  nature: Finding | undefined,
  sides: readonly Finding[],
): Finding | undefined => {
  const { source } = context;
  if (!nature) return undefined;
  const end = Math.min(sentenceAt(source, nature.end).end, nature.end + 300);
  for (const { index, 0: lead } of source.folded
    .slice(nature.end, end)
    .matchAll(/(?:,|exploitee?s?|situee?s?|sise?s?|tenue?|installee?s?) (?=a |au |en ce |dans |l'|meme)/g)) {
    const reference = referenceAt(source, nature.end + index + lead.length);
    const side = reference?.refers === 'buyer' ? 'buyer' : 'seller';
    const owner = sides.find(({ name }) => name === side);
    const home = owner && sides.find(({ value }) => value.startsWith(`${owner.value}: `));
    const last = reference && lastMeant(context, reference);
    if (last) return last;
    if (reference && home)
      return finding('business.address', reference, home.value.slice(home.value.indexOf(': ') + 2), 0.8);
  }
  return undefined;
};

const FUNDS =
  /(?:(?:fonds|(?<=(?:un|le|son|du|leur) )fond)(?: (?:de commerce|d'artisanat|artisanal|liberal|commercial|agricole|de clientele))?(?: et (?:artisanal|commercial|industriel|de commerce|d'artisanat|de clientele))?|branche (?:complete )?d'activite|(?:son|leur|mon) commerce) (?:de |d'|du |des |:[ \n])(?=[a-z"])(?!commerce(?! (?:de |d')))|fonds(?: de commerce)?(?:,? (?:connu|exploite|denomme|dit)?(?: ?(?:sous|a) (?:le nom|l'enseigne)(?: de)?)?)? "[^"\n]{1,60}", (?=[a-z])(?!(?:sise?|situe|exploit|connu|qu|dont|au? |en |consent|lui |leur |appart|moyenn|pour |compren|et |avec |par |m\. |mme |monsieur|madame|la |le |l'|rue |avenue |place |route |quai |chemin |boulevard |lieu|zone |immatr|identif|ayant|depuis))|(?:(?:nature|activite|objet|designation) du fonds(?: de commerce| cede| vendu| exploite)?|fonds (?:cede|vendu|exploite|loue|confie|concede|remis|transmis|(?:donne|mis|remis|pris) en (?:location-)?gerance(?: libre)?)) ?(?::[ \n]|est )(?:(?:un |le )?(?:fonds|commerce)(?: de commerce)? (?:de |d'))?(?=[a-z"])/g;

/** « droit au bail d'un local commercial »: what is let is what is sold. */
const LEASE =
  /(?:droits? au bail|(?<=(?:le|son|un|du|de) )bail commercial)(?<premises>(?: commercial)?(?: du [\d a-z/]{6,20})?,? (?:portant sur |relatif aux? |concernant |sur |d'|de |des |du |afferents? aux? )(?:les |le |la |l'|des |une? )?(?=(?:loca(?:l|ux)|boutique|magasin|bureaux?|atelier|entrepot|immeuble)(?![a-z])))?/g;

const NATURE_STOP =
  /,? (?:(?:acquis|achete|herite|recueilli|cree)e?s?(?= (?:le|en|de|par|du|aupres|de la)(?![a-z]))|avec (?:l'|son |une |la |sa )?(?:autorisation de station|licence)|(?:auquel|a laquelle|auxquels) (?:est|sont)|consentie?s?(?![a-z])|conclue?s?(?![a-z])|installee?s?|implantee?s?|jouissance|entree en|prix|avec entree|sise?s?|situee?s?|exploitee?s?|connue?|denommee?|qu'il|qu'elle|qu'ils|que l[ae] |que l'|attachee? a|qui |de (?:la |l')?(?:m\.|mme|monsieur|madame|societe)|consistant|comprenant|et ce |depuis|ayant|dont|lui appartenant|leur appartenant|sous l'enseigne|sous le nom|et exploite|a l'enseigne|identifie|immatricule|pour lequel|moyennant|au prix|appartenant|(?:du|au|aux) \d|d'une surface|dependant|faisant (?:l'objet|partie)|y compris|qu'elles|precedemment|anciennement|situe)|,? a l'adresse|[.;\n]|, (?:au|a) \d| a (?=[a-z' -]{3,30} \(\d{5}\))|(?<=[a-z]) (?=")|,? (?=\d{1,4},? (?:bis |ter )?(?:grande?[ -]rue|rue|avenue|place|boulevard|route|chemin|quai|cours|allee|impasse|bd|av)(?![a-z]))|, (?=(?:rue|avenue|place|boulevard|route|chemin|quai|cours|allee|impasse) [a-z'-]{2,20}|(?:le |la |les |l'|lieu-?dit |hameau |zone |z\.?a\.? |za |zi )[a-z' -]{2,40},? \d{5}|(?:etal|stand|kiosque|box|cellule|lot|local|emplacement) n° ?\d)/;

/** « Cession de droit au bail » is the title, not yet what is sold. */
const isTitle = ({ folded }: Source, index: number, alone: boolean): boolean =>
  /(?:^|\n)cessions? (?:de |du |d'un )droits? au bail(?: commercial)?\n/.test(
    folded.slice(Math.max(0, index - 18), index + 34),
  ) ||
  (alone &&
    (/cession/.test(folded.slice(Math.max(0, index - 12), index)) ||
      /^droits? au bail ?[-:(] ?cession/.test(folded.slice(index, index + 30))));

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
  const span = types[0] === 'cession_droit_bail' ? premisesAt(source, read) : withoutBrackets(source, read);
  const place = told ?? placeByEvidence(context);
  return [
    finding('business.nature', span, textOf(source, span), natureSure(source, span, right)),
    ...(place ? [finding('business.address', place, textOf(source, place), 0.85)] : []),
  ];
};

/** « de locaux sis 5 rue Haute, comprenant une boutique et une cave »: what they are made of says which. */
const premisesAt = (source: Source, read: Span): Span => {
  if (!/^(?:locaux|local)(?: commercia[a-z]{1,2})?$/.test(source.folded.slice(read.start, read.end)))
    return read;
  const { end } = sentenceAt(source, read.start);
  const made = /(?:comprenant|consistant en|composee?s? (?:de |d')) ?:? ?(?=une? |deux |trois |des )/.exec(
    source.folded.slice(read.end, end),
  );
  const parts = made ? natureSpan(source, read.end + made.index + made[0].length) : undefined;
  if (!made || !parts) return read;
  // With nothing between them, the words are one description.
  return made.index < 3 ? { start: read.start, end: parts.end } : parts;
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
  const plain = lease ? labelledPremises(source) : [...labelledNature(source), ...plainNature(source)];
  const place = labelledPlace(source);
  const found = plain.some(({ name }) => name === 'business.address');
  return [
    ...plain.filter(({ name }) => name === 'business.nature').slice(0, 1),
    ...plain.filter(({ name }) => name === 'business.address').slice(0, 1),
    ...(place && !found ? [finding('business.address', place, textOf(source, place), 0.8)] : []),
  ];
};

/** « Locaux : une boutique et une cave » */
const labelledPremises = (source: Source): readonly Finding[] => {
  const label =
    /(?:^|\n)(?:locaux|local|designation|biens?)(?: loues?| cedes?| commercia[a-z]{1,2})?(?: ?: |\n)(?=une? |deux |des )/.exec(
      source.folded,
    );
  const span = label ? natureSpan(source, label.index + label[0].length) : undefined;
  const place = span && placeAfter(source, span.end);
  return [
    ...(span ? [finding('business.nature', span, textOf(source, span), 0.8)] : []),
    ...(place ? [finding('business.address', place, textOf(source, place), 0.8)] : []),
  ];
};

/** « Activité : optique-lunetterie » */
const labelledNature = (source: Source): readonly Finding[] => {
  const label =
    /(?:^|[\n;] ?|\. |- )(?:(?:activites?|nature|fonds|objet|etablissement|biens?|commerce)(?: exercee| du fonds| vendue?| cedee?| exploitee?| louee?| confiee?| principale)? ?:[ \n]|(?:biens?|fonds|commerce|activite) (?:vendue?|cedee?|exploitee?|louee?|confiee?)\n)(?=[a-z"])/.exec(
      source.folded,
    );
  const span = label ? natureSpan(source, label.index + label[0].length) : undefined;
  if (!span) return [];
  const street = /^(?:, |\n)(?=\d)/.exec(source.folded.slice(span.end, span.end + 3))?.[0].length;
  const told = /^,? (?:sise?|situee?|exploitee?)(?: et exploitee?)? /.test(
    source.folded.slice(span.end, span.end + 30),
  );
  const near = told ? placeAfter(source, span.end) : undefined;
  const place = street ? addressAt(source, span.end + street) : near;
  return [
    finding('business.nature', span, textOf(source, span), 0.8),
    ...(place ? [finding('business.address', place, textOf(source, place), 0.8)] : []),
  ];
};

/** « l'établissement de charcuterie qu'elle faisait valoir » */
const PLAIN_FUNDS =
  /(?:l'|son |une? |leur |mon |le |d'un |cet )(?:(?:etablissement|entreprise|commerce|magasin|exploitation|activite)(?: artisanale?| commerciale?| individuelle)? (?:de |d')(?:une? )?|(?=(?:salon|officine|cabinet|institut|atelier) (?:de |d')))(?=[a-z"])/g;

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
  return tradeNature(source);
};

/** « portant sur une station-service située … », « a vendu sa pharmacie, 3 rue … »: a trade told with its place. */
const TRADES =
  'boulangerie|patisserie|boucherie|charcuterie|poissonnerie|epicerie|superette|pharmacie|officine|restaurant|hotel|bar|cafe|brasserie|auberge|pizzeria|creperie|snack|traiteur|tabac|librairie|papeterie|presse|garage|station[ -](?:service|lavage)|pressing|laverie|blanchisserie|fleuriste|bijouterie|parfumerie|mercerie|quincaillerie|droguerie|jardinerie|camping|discotheque|auto-ecole|cave|fromagerie|chocolaterie|cordonnerie|menuiserie|imprimerie|agence';
const TRADE = new RegExp(
  `(?:portant sur|concernant|qui concernait|ayant pour objet|qui portait sur) (?:une? |la |le |l'|son |sa )(?!fonds|contrat|bail|local|immeuble|droit|licence|parcelle|terrain)(?=[a-z])|(?<=[ ,'])(?:une? |son |sa |leur |l'|le |la )(?=(?:${TRADES})(?![a-z]))`,
  'g',
);
const tradeNature = (source: Source): readonly Finding[] => {
  for (const { index, 0: words } of source.folded.matchAll(TRADE)) {
    const span = natureSpan(source, index + words.length);
    const place = span && placeAfter(source, span.end);
    if (span && place && place.start - span.end < NEAR && span.end - span.start < LONGEST_TRADE)
      return [
        finding('business.nature', span, textOf(source, span), 0.75),
        finding('business.address', place, textOf(source, place), 0.8),
      ];
  }
  return [];
};
/** Between a trade and its place: « qu'il exploitait au », « située ». */
const NEAR = 40;
const LONGEST_TRADE = 80;

const natureSpan = ({ folded, text }: Source, start: number): Span | undefined => {
  const zone = folded.slice(start, start + 260);
  const stop = zone.search(NATURE_STOP);
  if (
    stop < 3 ||
    /^(?:la )?(?:sarl|sasu?|eurl|sci|snc|sa|selarl|societe|monsieur|madame|m\.|mme)(?![a-z])/.test(zone) ||
    /^(?:commerce(?! (?:de |d'))|parts|propres|actes?|assp|ssp|suivant|par|vendeur|cedant)(?![a-z])/.test(
      zone,
    )
  )
    return undefined;
  return { start, end: start + text.slice(start, start + stop).replace(/(?<![\s,])[\s,]+$/, '').length };
};

/** « Adresse du fonds : », « Lieu d'exploitation : » */
const PLACE_LABEL =
  /(?:adresse (?:du fonds|du local|des locaux|d'exploitation|du commerce)|(?:lieu|adresse|siege) (?:d'exploitation|de l'exploitation|de l'etablissement|du fonds)|emplacement(?: du fonds| du local)?|(?:^|[\n.;] ?)situation(?: du fonds| du local| des locaux)?|(?:^|[\n.;] ?)(?:locaux|local)(?: loues?| commercial| commerciaux)?)(?: ?:[ \n]?|\n)/g;

const labelledPlace = (source: Source): Span | undefined => {
  for (const { index, 0: words } of source.folded.matchAll(PLACE_LABEL)) {
    const start = index + words.length;
    // « Locaux : une boutique et une cave, 40 rue Haute »: what they are stands before where they are.
    const described = /^(?:une? |deux |des )/.test(source.folded.slice(start, start + 5));
    const span = described ? undefined : addressAt(source, start, { announced: true });
    if (span) return span;
  }
  return undefined;
};

const PLACED =
  /(?:^,? (?:au |aux |a )?(?=\d)|^\n(?=\d{1,4},? [a-z])|^, (?=(?:rue|avenue|place|boulevard|route|chemin|quai|cours|allee|impasse|lieu-?dit|hameau|zone|za|zi|le|la|les) )|^,? a (?=[a-z' -]{3,30} \(\d{5}\))|sise?s?|situee?s?|exploitee?s?|exploite|exploitai(?:t|ent)|possede|fai(?:t|sait|saient) valoir|occupee?s?|occupait|implantee?s?|(?:se|ce) trouv(?:e|ant)|(?<![a-z])(?:tien(?:t|nent)|tenai(?:t|ent))|(?:dependant|faisant partie) (?:de l'|d'un |du )(?:ensemble immobilier|immeuble|batiment)(?: sis| situe)?|(?:boutique|local|locaux|reserve|magasin)(?= a )|(?:(?:boutique|local|locaux|magasin) )du(?= \d)|^,? ?du(?= \d)(?! \d{1,2}(?:er)? [a-z]{3,9} \d{4}))(?: et exploitee?s?)?(?: (?:lui|elle|eux|elles)-memes?| personnellement| actuellement| ensemble)?(?:,? (?:sous|a) (?:l'enseigne|le nom)(?: commerciale?)?(?: de)? ?(?:"[^"\n]{1,60}",?|[a-z\d' -]{2,40},(?= \d{1,4},? [a-z])))?(?: a l'adresse suivante)?(?: ?:)? ?/g;

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
  const named =
    /^,? ?(?:(?:et )?(?:connue? (?:comme|sous le nom(?: de)?|sous l'enseigne)|denommee?|appelee?|dite?) )?"[^"\n]{1,60}",? (?=\d{1,4},? [a-z]|(?:chemin|route|place|rue|quai|avenue|lieu-dit|hameau|zone|z\.?a) )/.exec(
      source.folded.slice(from, from + 110),
    )?.[0];
  if (named) return addressAt(source, from + named.length, { announced: true });
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
