import { referenceAt } from './address-references.ts';
import { addressAt } from './addresses.ts';
import { addressMeant } from './addresses-meant.ts';
import { cityAt } from './cities.ts';
import type { Company } from './company.ts';
import type { Context } from './context.ts';
import { comparable, type Finding, finding, textOf } from './facts.ts';
import type { Party } from './party-details.ts';
import { oneLine, type Span, sentenceAt } from './source.ts';

const COURT =
  /(?<![a-z])(?:trib\.? (?:de )?com(?:m?\.|merce)?|tribuna(?:l|ux)(?: (?:de com\.|de commerce|judiciaire|des activites economiques|mixte de commerce|de grande instance|regional|de proximite))?|tae|tc|tj|t\.a\.e\.|t\.c\.|t\.j\.|tribunal)(?: (?:de |du |des )| d')/g;

/** The courts named by their city, and the numbers of cases. */
export const readCourts = (context: Context): readonly Finding[] => {
  const { source } = context;
  const courts = [...source.folded.matchAll(COURT)].flatMap(({ index, 0: words }) => {
    if (/^tribunal (?:de|du|des|d') ?$/.test(words)) return [];
    const city = cityAt(source, index + words.length);
    const span = city && { start: index, end: city.end };
    return span
      ? [finding('court', span, textOf(source, span).replace(/^tribunaux/i, 'tribunal'), 0.85)]
      : [];
  });
  const [first] = courts;
  return [...(first ? [first, ...secondCourt(context, first, courts)] : []), ...readCase(context)];
};

/** « aux tribunaux de commerce de Caen et de Cherbourg », « … d'Auch et du tribunal de commerce de Dax » */
const secondCourt = (
  { source, source: { folded } }: Context,
  first: Finding,
  courts: readonly Finding[],
): readonly Finding[] => {
  const named = courts.filter(
    ({ start }) =>
      start > first.end && /^,? et (?:du |de celui du |au )?$/.test(folded.slice(first.end, start)),
  );
  const link = /^,? et (?=de |du |d')/.exec(folded.slice(first.end, first.end + 8))?.[0];
  if (named.length > 0 || !link || !folded.startsWith('tribunaux', first.start)) return named.slice(0, 1);
  const start = first.end + link.length;
  const lead = /^(?:de |du |d')/.exec(folded.slice(start, start + 3))?.[0] ?? '';
  const city = cityAt(source, start + lead.length);
  const [kind = ''] = /^.*?(?= (?:de |du |d['’])\p{Lu})/u.exec(first.value) ?? [];
  return city
    ? [finding('court', { start, end: city.end }, `${kind} ${textOf(source, { start, end: city.end })}`, 0.8)]
    : [];
};

const CASE =
  /(?<![a-z])(?:r\.?g\.?|affaire|procedure|dossier|role|repertoire general|numero de procedure|n° de procedure|minute|parquet)(?: (?:numero|n°|no|n|general|de procedure))*[ :°\n]{0,3}(?=\d|[a-z]{1,2}\d{6})|(?:rendue?|prononcee?|enregistree?|inscrite?|ouverte?|enrolee?)[^.;\n]{0,40} sous (?:le |la )?(?:numero|n°|no|reference|ref\.?)(?: de role| rg)? ?:? ?(?=\d{2,4} ?[a-z/-]{1,2} ?\d{3})|(?:^|\n)(?=20\d\d ?[a-z]{1,2} ?\d{3,6} ?[–—-])|(?:^|\n|[(,;-] ?)(?:numero|n°|no) ?:? ?(?=\d{2,4} ?[a-z/-]{1,2} ?\d{3}|20\d\d \d{4,7}(?!\d))|(?:^|\n)(?=20\d\d ?(?:rj|lj|pc|f|j|p|m|d|r|s) ?\d{3,6}(?:\n|$))/g;

const readCase = ({ source, types }: Context): readonly Finding[] => {
  if (!/procedure|redressement|encheres/.test(types[0] ?? '')) return [];
  for (const { index, 0: words } of source.folded.matchAll(CASE)) {
    const start = index + words.length;
    const number =
      /^[a-z]{1,2}\d{6,10}(?!\d)|^\d{2,4}(?:[a-z]{1,3}\d{2,7}| ?[a-z]{1,3} ?\d{2,7}|\/\d{2,7}| ?[a-z] ?\d{3,7}| \d{4,7}|-\d{3,7}|\d{3,8})/.exec(
        source.folded.slice(start, start + 18),
      )?.[0];
    if (number)
      return [
        finding(
          'case.number',
          { start, end: start + number.length },
          oneLine(source.text.slice(start, start + number.length)),
        ),
      ];
  }
  return [];
};

/** The address of the liquidation, where the closing meeting took place. */
export const readLiquidation = (
  context: Context,
  company: Company,
  persons: readonly Finding[],
): readonly Finding[] => {
  const { types } = context;
  const corrects = types[0] === 'additif' || types[0] === 'rectificatif';
  if (types[0] !== 'dissolution' && types[0] !== 'liquidation' && !corrects) return [];
  // « paru dans Le Courrier du Berry »: an additional notice of which no liquidation is told has no seat of it.
  if (corrects && !/liquidat/.test(context.source.folded)) return [];
  const home = persons.find(({ name }) => name === 'liquidator.address')?.value;
  const seat = liquidationSeat(context, company, home);
  return [
    ...(seat ? [finding('liquidation.seat', seat.span, seat.value, 0.85)] : []),
    ...(types[0] === 'liquidation' ? closingPlace(context, company, seat?.value) : []),
    ...homeOfLiquidator(context),
  ];
};

/** « au 9 allée des Tilleuls, 63200 Mozac, domicile du liquidateur » */
const homeOfLiquidator = ({ source, addresses }: Context): readonly Finding[] => {
  const homes = addresses.filter(
    ({ start, end }) =>
      /^,? \(?(?:(?:soit|qui est) )?(?:au |le )?domicile (?:personnel )?(?:du liquidateur|de la liquidatrice)/.test(
        source.folded.slice(end, end + 60),
      ) ||
      /(?:domicile (?:personnel )?(?:du liquidateur|de la liquidatrice)|liquidat(?:eur|rice)[^.;]{0,30} (?:a|en|depuis) (?:son|sa|mon) (?:domicile|residence)(?: personnelle?)?),? (?:(?:sise?|situe|au|a|du) )?$/.test(
        source.folded.slice(Math.max(0, start - 90), start),
      ),
  );
  const values = new Set(homes.map((home) => comparable(textOf(source, home))));
  return values.size === 1 && homes[0]
    ? [finding('liquidator.address', homes[0], textOf(source, homes[0]), 0.75)]
    : [];
};

const SEAT =
  /(?<![a-z])liquidation (?:a|aura) son siege(?: fixe)? |(?:siege|adresse|lieu) (?:social et )?(?:du siege )?(?:de correspondance )?de (?:la )?liquidation(?: amiable)?(?:, (?:ou|auquel|lieu)[^.;\n]{5,140}?,)?(?: (?:est|sera|etait|a ete|ete|reste|demeure)){0,2}(?: (?:fixee?|maintenue?|etablie?|situee?))?(?: ?:)?[ \n]?/g;
const LETTERS =
  /(?:correspondances?|notifications?|notifie[es]{0,2}|courriers?|(?:les|toutes?) lettres?|(?<![a-z])(?:lui )?ecrire(?= (?:et|chez|a|au))|signifie[es]{0,2})(?:(?!conserv|archiv)[^.\n]){0,160}/g;
const TO =
  /(?: :| au| a l'adresse suivante ?:?| a| chez) (?=[a-z\d])|(?<=(?:adress|notifi|envoy|signifi|expedi)(?:e|es|ee|ees)) (?=\d{1,4}(?: ?bis| ?ter)?,? [a-z])/g;

type Located = { readonly span: Span; readonly value: string };

const liquidationSeat = (
  context: Context,
  company: Company,
  home: string | undefined,
): Located | undefined => {
  const { source } = context;
  const seats = [...source.folded.matchAll(SEAT)].map(({ index, 0: words }) => index + words.length);
  const letters = [...source.folded.matchAll(LETTERS)].flatMap(({ index, 0: words }) =>
    [...words.matchAll(TO)].map((to) => index + to.index + to[0].length),
  );
  for (const start of [...seats, ...letters]) {
    const span = addressAt(source, start, { announced: /^\d/.test(source.folded.slice(start, start + 1)) });
    if (span) return { span, value: textOf(source, span) };
    const town = inSameTown(context, start);
    if (town) return town;
    const referred = referredSeat(context, company, start, home);
    if (referred) return referred;
  }
  return placeOfLetters(context);
};

/** « au siège de la liquidation, 4 rue des Prêches en ladite ville » */
const inSameTown = (context: Context, start: number): Located | undefined => {
  const from = start + (/^, (?:au )?/.exec(context.source.folded.slice(start, start + 5))?.[0].length ?? 0);
  const place = referenceAt(context.source, from);
  const value = place?.refers === 'town' ? addressMeant(context, place, {}, '') : undefined;
  return place && value !== undefined ? { span: place, value } : undefined;
};

/** « M. X, 8 rue du Marché 88000 Épinal, chez qui la correspondance sera reçue » */
const placeOfLetters = ({ source, addresses }: Context): Located | undefined => {
  const there =
    /,? (?:c'est|qui est|qui sera|et c'est)(?: aussi| egalement)? (?:l'adresse|le siege|celle|celui) (?:de (?:la )?liquidation|de correspondance)|,? (?:chez (?:qui|lequel|laquelle)|adresse (?:a|ou)|a laquelle|auquel|ou|lieu ou|domicile ou|domicile auquel)(?![a-z])[^.\n§]{0,60}(?:correspondances?|courriers?|notifi|signifi|siege de (?:la )?liquidation)/;
  const span = addresses.find(({ end }) => {
    const match = there.exec(source.folded.slice(end, end + 140));
    return match !== null && match.index < 3;
  });
  if (span) return { span, value: textOf(source, span) };
  const here =
    /(?:cette (?:meme )?adresse|ce (?:meme )?domicile)[^.\n]{0,60}(?:correspondances?|courriers?|notifi|signifi|siege de (?:la )?liquidation)/.exec(
      source.folded,
    );
  const last = here ? addresses.findLast(({ end }) => end <= here.index) : undefined;
  return here && last
    ? {
        span: {
          start: here.index,
          end: here.index + (here[0].startsWith('cette') ? 'cette adresse' : 'ce domicile').length,
        },
        value: textOf(source, last),
      }
    : undefined;
};

const referredSeat = (
  context: Context,
  company: Company,
  start: number,
  lives: string | undefined,
): Located | undefined => {
  const { source } = context;
  const words = source.folded.slice(start, start + 70);
  const same = /^(?:a )?(?:la |cette )?meme adresse|^(?:a )?cette adresse/.exec(words)?.[0];
  const there = same ? liquidatorAddress(context) : undefined;
  if (same && there) return { span: { start, end: start + same.length }, value: textOf(source, there) };
  const host = context.mentions.parties.find(({ from }) => from >= start && from < start + 6);
  if (host?.address && !host.address.refers && /^(?:chez |a )?/.test(words))
    return { span: host.address, value: textOf(source, host.address) };
  const home =
    /^(?:(?:au|a|chez le|a l'adresse du|l'adresse du|celle du|celui du|celle de la|celui de la|chez) |a l'|l')?(?:domicile |adresse )?(?:personnelle? )?(?:du|de la|de l'|le |la )? ?liquidat(?:eur|rice)|^(?:au |chez |audit |a ce |en ce )?(?:le |la )?(?:domicile|liquidat(?:eur|rice))|^(?:au |a l'adresse du |celui du )?siege(?: social)? (?:du |de la (?:societe )?)liquidat(?:eur|rice)|^(?:(?:a|est|au) )?(?:son|mon|sa|ma) (?:domicile|adresse|propre (?:domicile|adresse))|^(?:chez )?(?:lui|elle|moi|celui-ci|celle-ci|ce dernier|cette derniere)(?:-meme)?(?= ?[,.;)\n]|$| ou | et )/.exec(
      words,
    )?.[0];
  const liquidator = home ? liquidatorAddress(context) : undefined;
  const address = liquidator ? textOf(source, liquidator) : lives;
  if (home && address) return { span: { start, end: start + home.length }, value: address };
  const own =
    /^(?:au |a l'adresse du |l'adresse du |a celui du |celui du )?siege(?: social)?(?: de la societe(?! liquid))?(?! (?:du|de la(?: societe)?) liquid)/.exec(
      words,
    )?.[0];
  return own && company.seat
    ? { span: { start, end: start + own.length }, value: textOf(source, company.seat) }
    : undefined;
};

const liquidatorAddress = ({ source: { folded }, mentions: { parties } }: Context): Party['address'] => {
  const near = parties.find(
    ({ from, reach, address, company, form }) =>
      address &&
      !(company && form) &&
      !address.refers &&
      /liquidat(?:eur|rice)/.test(folded.slice(Math.max(0, from - 90), reach + 60)),
  );
  if (near) return near.address;
  // Named liquidator in one place, at home in another.
  const named = parties.find(({ from, reach }) =>
    /liquidat(?:eur|rice)/.test(folded.slice(Math.max(0, from - 60), reach + 60)),
  );
  return parties.find(({ name, address }) => name === named?.name && address && !address.refers)?.address;
};

const closingPlace = (context: Context, company: Company, seat: string | undefined): readonly Finding[] => {
  const { source } = context;
  for (const { index } of source.folded.matchAll(
    /(?:reuni|tenue|prise|assemblee|decision)[a-z]{0,14}|(?<=^|[.\n] ?)le (?=\d{1,2}(?:er)? [a-z]{3,9} \d{4}, (?:au|a|dans|en|chez) )/g,
  )) {
    const { end } = sentenceAt(source, index);
    const place = HELD_AT.exec(source.folded.slice(index, Math.min(end, index + 190)));
    const found = place ? placeAt(context, company, seat, index + place.index + place[0].length) : undefined;
    if (found) return [finding('meeting.place', found.span, found.value, 0.8)];
  }
  const labelled = /(?:^|\n|\()lieu(?: de (?:la reunion|l'assemblee|la cloture))? ?: /.exec(source.folded);
  const told = labelled ? placeAt(context, company, seat, labelled.index + labelled[0].length) : undefined;
  if (told) return [finding('meeting.place', told.span, told.value, 0.8)];
  const lone = lonePlace(context, company);
  if (lone) return [finding('meeting.place', lone, textOf(source, lone), 0.7)];
  const there = /siege de (?:la )?liquidation(?=,)/.exec(source.folded);
  if (!there || !seat) return [];
  return [finding('meeting.place', { start: there.index, end: there.index + there[0].length }, seat, 0.7)];
};

/** The only address of the sentence about the meeting that is nobody's. */
const lonePlace = (
  { source, addresses, mentions: { parties } }: Context,
  { seat }: Company,
): Span | undefined => {
  const own = addresses.filter(({ start, end }) => {
    const sentence = sentenceAt(source, start);
    return (
      start !== seat?.start &&
      !parties.some(({ from, reach }) => start >= from && start < reach) &&
      (/assemblee|reuni|proces[ -]verbal/.test(
        source.folded.slice(Math.max(sentence.start, start - 400), start),
      ) ||
        // « Le 4 mai 2026 à Amiens, 3 rue Basse, 80000 Amiens, l'assemblée … »
        /^,? (?:l'assemblee|les associes|l'associee? unique|la collectivite)/.test(
          source.folded.slice(end, end + 30),
        )) &&
      !/(?:greffe|tribunal|siege|correspondance|liquidat|demeurant)[^.]{0,50}$/.test(
        source.folded.slice(Math.max(0, start - 60), start),
      )
    );
  });
  return own.length === 1 ? own[0] : undefined;
};

const HELD_AT =
  /(?:reunie?s?|tenue?|prise|lieu|heures?|\d{4})(?:,? (?=\d{1,4},? (?:bis |ter )?(?:rue|avenue|av|boulevard|bd|place|route|chemin|quai|cours|allee|impasse|square)(?![a-z]))|[^.;§]{0,50}?(?<![a-z])(?:a(?! \d{1,2} ?h)|au|en|dans|chez|a l'adresse|a l'adresse suivante :) (?!assemblee)(?=[a-z\d]))/;
const CHAMBERS =
  /^(?:l'|les |le |la )?(?:etude|office|cabinet|bureaux|locaux|me |maitre|mairie|salle|hotel|domicile)[^;\n]{0,120}?(?=(?<!\d)\d{1,4},? (?:bis |ter )?[a-z])/;

const placeAt = (
  context: Context,
  company: Company,
  seat: string | undefined,
  start: number,
): Located | undefined => {
  const { source } = context;
  // « à Quimper, 3 rue Basse, »: without the postal code.
  const announced = /^[a-z][a-z' -]{2,40}, \d{1,4}(?: ?bis| ?ter)?,? [a-z]/.test(
    source.folded.slice(start, start + 60),
  );
  const span = addressAt(source, start, { announced });
  if (span && span.start - start < 30) return { span, value: textOf(source, span) };
  const home =
    /^(?:chez )?(?:le |la |au domicile (?:du |de la ))?(?:domicile (?:du |de la ))?liquidat(?:eur|rice)/.exec(
      source.folded.slice(start, start + 50),
    )?.[0];
  const lives = home ? liquidatorAddress(context) : undefined;
  if (home && lives) return { span: { start, end: start + home.length }, value: textOf(source, lives) };
  const chambers = CHAMBERS.exec(source.folded.slice(start, start + 150))?.[0];
  const there = chambers === undefined ? undefined : addressAt(source, start + chambers.length);
  if (there) return { span: { start, end: there.end }, value: textOf(source, { start, end: there.end }) };
  const words = source.folded.slice(start, start + 30);
  const liquidation = /^siege de (?:la )?liquidation/.exec(words)?.[0];
  if (liquidation && seat) return { span: { start, end: start + liquidation.length }, value: seat };
  const social = /^siege(?: social)?/.exec(words)?.[0];
  return social && company.seat
    ? { span: { start, end: start + social.length }, value: textOf(source, company.seat) }
    : undefined;
};
