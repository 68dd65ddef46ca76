import { addressAt } from './addresses.ts';
import { movesCapital, readCapital } from './capital-changes.ts';
import { renamedIn } from './change-types.ts';
import type { ChangeReader, Changes, Company } from './company.ts';
import type { Context } from './context.ts';
import { otherName, otherSeat } from './evident-changes.ts';
import { comparable, finding, textOf } from './facts.ts';
import { companyNameAt } from './names.ts';
import { readObjectAndDuration } from './object-changes.ts';
import { formLength } from './parties.ts';
import { isPhrase } from './plausible.ts';
import { oneLine, type Source, type Span, sentenceAt } from './source.ts';

export const readChanges = (context: Context, company: Company): Changes => {
  const readers: readonly (readonly [boolean, ChangeReader])[] = [
    [context.types.includes('transfert_siege'), readSeat],
    [
      context.types.includes('augmentation_capital') ||
        context.types.includes('reduction_capital') ||
        // A merger moves the capital too; only where both amounts are told.
        (/fusion|scission|modification/.test(context.types[0] ?? '') && movesCapital(context, company)),
      readCapital,
    ],
    [context.types.includes('changement_denomination'), readName],
    [context.types.includes('transformation'), readForm],
    [context.types.includes('modification'), readObjectAndDuration],
  ];
  return readers.reduce<Changes>(
    (changes, [applies, reader]) => {
      if (!applies) return changes;
      const read = reader(context, changes.company);
      return { findings: [...changes.findings, ...read.findings], company: read.company };
    },
    { findings: [], company },
  );
};

const FROM_TO =
  /(?:(?<![a-z])de ?:|du|de l'adresse|de l'ancien siege|initialement|anciennement|precedemment|jusqu'alors|jusqu'ici|jusque-la|depuis|ancienne? (?:adresse|siege)|qui etait|etait|se trouvait|quitt[a-z]{1,6}|au lieu|en lieu et place|en remplacement|a la place|et non(?: plus| pas)?)(?: de| du)?(?: le| la| l')?(?: siege)?(?: social)?(?: sise?| situee?| fixee?| etablie?| installee?| :| au){0,2} ?$|(?:siege(?: social)?(?: de la societe| statutaire)?|transfer[a-z]{1,4}|transfert),? de $/;
const NEW_SEAT =
  /(?:(?<![a-z])etait (?:etabli|install|bas|domicili)[a-z]{1,3}|(?<![a-z])(?:la societe|elle|celle-ci|l'entreprise)[^.;\n]{0,30} (?:sera|va etre|est) (?:desormais |dorenavant |maintenant )?(?:install|transfer|implant|domicili|bas|etabli|transport)[a-z]{1,4}|de (?:l'|la )(?:install|transfer|transport|domicili|implant|etabli)[a-z]{1,3}(?![a-z])|siege[^.\n]{0,40}transport[a-z]{1,3}|transport[a-z]{1,3}[^.\n]{0,40}siege|siege(?: social)? (?:est|se trouve|se situe) (?:au|a|sis)(?![a-z])|quitt[a-z]{1,6}|s'etabli[a-z]{1,3}|s'install[a-z]{1,4}|nouveau siege(?: social)?|nouvelle adresse(?: du siege)?|transfer[a-z]{0,14}|deplac[a-z]{1,6}|(?:fixer|etablir|installer|porter|implanter|mettre|placer|domicilier) (?:le|son) (?:nouveau )?siege|demenag[a-z]{1,4}|siege(?: social)?[^.\n]{0,140}(?:fixe|desormais|dorenavant|porte|installe|etabli|implante|maintenant|se trouve)|siege(?: social)?[^.\n]{0,30} (?:va|passe|part) (?:au|a)(?![a-z])|(?:install|implant|domicili)[a-z]{1,4} (?:la|notre|sa|cette) societe)/g;

const readSeat: ChangeReader = (context, company) => {
  const { source } = context;
  const move = moveOf(context, company.seat);
  const { old } = move;
  const found = move.fresh ?? (company.seat && otherSeat(context, company.seat));
  const fresh = found && withBuilding(source, found);
  const seat = seatBefore(source, company.seat, old, found);
  return {
    company: seat ? { ...company, seat } : company,
    findings: [
      ...(seat && fresh ? [finding('change.seat.old', seat, textOf(source, seat))] : []),
      ...(fresh ? [finding('change.seat.new', fresh, textOf(source, fresh))] : []),
    ],
  };
};

/** « vers l'ancienne tannerie, 3 quai de Seine »: the building belongs to the address. */
const withBuilding = ({ folded, text }: Source, span: Span): Span => {
  const from = Math.max(0, span.start - 60);
  const named = NAMED_PLACE.exec(text.slice(from, span.start));
  const building =
    named ??
    /(?<![a-z])(?:vers (?:l'|le |la )|dans (?:l'|la |le )(?!ancien|nouve))(?<words>[a-z][a-z' -]{3,40}), ?$/.exec(
      folded.slice(from, span.start),
    );
  const words = building?.groups?.words;
  if (
    !building ||
    words === undefined ||
    /siege|adresse|compter|local|bureau|ville|commune|ressort|meme/i.test(words)
  )
    return span;
  return { start: from + building.index + building[0].lastIndexOf(words), end: span.end };
};

/** « vers Le Totem, », « à l'Écopôle Sud, »: a capital says that it is the name of the place. */
const NAMED_PLACE = /(?<!\p{L})(?:vers |à l['’])(?<words>\p{Lu}[\p{L}'’ -]{3,40}), ?$/u;

type Move = { readonly old: Span | undefined; readonly fresh: Span | undefined };

const moveOf = (context: Context, seat: Span | undefined): Move => {
  const { source } = context;
  const places = placesOfMove(context, seat);
  const former = places.find(({ start }) => isFormer(source, start));
  const old =
    former && !wasThere(source, former) && onlyOther(source, seat, former, places) ? undefined : former;
  const left = old ?? seat;
  const known = left ? comparable(textOf(source, left)) : '';
  // « du A, vers B »: what was taken for the seat may be where it goes.
  const fresh = places.find(
    (span) =>
      comparable(textOf(source, span)) !== known &&
      span !== old &&
      (span.start !== seat?.start || (old !== undefined && isAfter(source, old, span))),
  );
  return { old, fresh: fresh ?? announcedSeat(context, known) };
};

/** The identity may tell the new seat already: then the company was where the move begins. */
const seatBefore = (
  source: Source,
  seat: Span | undefined,
  old: Span | undefined,
  fresh: Span | undefined,
): Span | undefined => {
  const isSeat = (span: Span) =>
    seat !== undefined && comparable(textOf(source, span)) === comparable(textOf(source, seat));
  return old && fresh && !isSeat(old) && isSeat(fresh) ? old : (seat ?? old);
};

/** The addresses of the sentences that speak of the move, but for homes and what repeats the seat. */
const placesOfMove = (context: Context, seat: Span | undefined): readonly Span[] => {
  const { source, addresses } = context;
  const zone = transferZone(context);
  const repeats = ({ start, end }: Span): boolean =>
    seat !== undefined &&
    ((start > seat.start && end <= seat.end) ||
      // Its city alone, said again.
      (/^\d{5}/.test(source.text.slice(start, start + 5)) &&
        comparable(textOf(source, seat)).endsWith(comparable(source.text.slice(start, end)))));
  return addresses
    .flatMap((span) => (isFormer(source, span.start) ? pastFormer(source, span) : [span]))
    .filter(
      (span) =>
        zone.some(({ start, end }) => span.start >= start && span.start < end) &&
        !isHome(context, span.start) &&
        !repeats(span),
    );
};

/** « du 3 rue Basse au 8 quai Neuf, 14000 Caen »: two addresses of one town. */
const pastFormer = (source: Source, span: Span): readonly Span[] => {
  const words = source.folded.slice(span.start, span.end);
  const cut =
    /^(?:\d{1,4}, )?[^,]{8,60}?(?<between>,? (?:au|a|vers le|pour le|pour la|et (?:va|passe|s'installe|part) au) )(?=(?:\d|bat|imm|resid|parc|zone|z\.|maison|technopole|domaine|ferme|centre|lieu|hameau|espace|village)[^§]{8,120}\d{5})/.exec(
      words,
    );
  const start = span.start + (cut?.[0].length ?? 0);
  if (!cut || addressAt(source, start)?.end !== span.end) return [span];
  return [
    { start: span.start, end: start - (cut.groups?.between?.length ?? 0) },
    { start, end: span.end },
  ];
};

/** « du 3 rue Basse », « jusqu'alors 3 rue Basse »: the seat that is left. */
const isFormer = ({ folded }: Source, start: number): boolean => {
  const ahead = folded.slice(Math.max(0, start - 44), start);
  return (
    // « de « Le Moulin, 80000 Amiens » vers « la ferme, … » »
    (FROM_TO.test(ahead) || /(?<![a-z])de " ?$/.test(ahead)) &&
    !/nouv[a-z]{1,4} [^.;]{0,30}$/.test(ahead) &&
    // « transfert du siège au … » tells the new one.
    !/transfer[a-z]{1,3} (?:du|de son|de leur|le|son) siege(?: social)?(?: de la societe)? (?:au|a) $/.test(
      ahead,
    )
  );
};

/** « Il était 3 rue Basse », « et non 3 rue Basse »: said of the seat that is left, whatever the head tells. */
const wasThere = ({ folded }: Source, { start }: Span): boolean =>
  /(?:etait|se trouvait|se situait|et non(?: plus| pas)?)(?: situe| fixe| etabli)?(?: au| a)? $/.test(
    folded.slice(Math.max(0, start - 44), start),
  );

/** « fait du 2 quai Garnier le nouveau siège »: the seat is told elsewhere, and this is the only other address. */
const onlyOther = (source: Source, seat: Span | undefined, one: Span, all: readonly Span[]): boolean => {
  const known = seat ? comparable(textOf(source, seat)) : undefined;
  const others = all.filter((span) => comparable(textOf(source, span)) !== known);
  return (
    known !== undefined && others.length === 1 && others[0] === one && !(seat && isAfter(source, one, seat))
  );
};

/** « du 3 rue Basse, 38240 Meylan, vers le 4 quai Neuf »: the second of the two places of one move. */
const isAfter = (source: Source, one: Span, next: Span): boolean =>
  next.start > one.end &&
  next.start < sentenceAt(source, one.start).end &&
  /^[,;]? ?(?:vers|au|aux|a|pour|jusqu'au)(?![a-z])[^.;\d]{0,50}$/.test(
    source.folded.slice(one.end, next.start).replace(/^ ?[)"]/, ''),
  );

/** An address that is somebody's home. */
const isHome = ({ mentions: { parties } }: Context, place: number): boolean =>
  parties.some(({ company, from, reach }) => !company && place >= from && place < reach);

/** The sentences that speak of the move, and the line after one that ends with « : ». */
const transferZone = ({ source }: Context): readonly Span[] =>
  [...source.folded.matchAll(NEW_SEAT)].slice(0, 40).map(({ index }) => {
    const { start, end } = sentenceAt(source, index);
    const after = source.folded.slice(end, end + 40);
    const next =
      /:\s*$/.test(source.text.slice(start, end)) || IT_WAS.test(after)
        ? sentenceAt(source, Math.min(end + 1, source.text.length - 1)).end
        : end + (OLD_AND_NEW.exec(source.folded.slice(end, end + 260))?.[0].length ?? 0);
    return { start: Math.max(start, index - 200), end: next };
  });

/** « a déplacé le siège. Il était … ; il est maintenant … »: the next sentence tells both places. */
const IT_WAS =
  /^[.]?\s?(?:il|celui-ci|ce dernier|ledit siege) (?:etait|se trouvait|se situait|est|sera|se trouve|quitte|passe)(?![a-z])/;

/** « De : … », then « À : … » on the lines after. */
const OLD_AND_NEW =
  /^\n(?:de|du|ancien)[^:\n]{0,20} ?: ?[^\n]{8,110}\n(?:a|au|nouveau|vers)[^:\n]{0,20} ?: ?[^\n]{8,110}/;

const announcedSeat = ({ source }: Context, old: string): Span | undefined => {
  for (const { index, 0: words } of source.folded.matchAll(
    /(?:transferer?|transfere|nouveau siege|nouvelle adresse)[^.\n]{0,60}?(?: au| a(?! l'adresse suivante)| :|suivante(?:, [^:.\n]{4,50})? :) /g,
  )) {
    const span = addressAt(source, index + words.length, { announced: true });
    if (span && comparable(textOf(source, span)) !== old) return span;
  }
  return undefined;
};

const SOCIAL = '(?:denomination|raison|appellation)(?: sociale)?(?: de la societe)?';
/** What may stand between the words that announce a name and the name. */
const WHEN = String.raw`(?:,? (?:a compter|a partir|a effet|avec effet|a dater)[^:.\n"]{0,40}?(?=[:"]| :|,)|,)?`;
const ANNOUNCED = String.raw`,?(?:(?: est| sera| la suivante| suivante| de| celle de| celui de)(?![a-z])|(?: celui| celle)? d')?(?: ?:)? ?(?=["a-z\d])`;
const newNames: readonly RegExp[] = [
  `nouv[a-z]{1,4} (?:${SOCIAL}|nom(?: social)?)${WHEN}`,
  '(?:on lira|se lira|(?<![a-z])lire) (?:desormais|dorenavant)',
  '(?<![a-z])(?:un|d.un) (?:autre|nouveau) nom',
  "(?<![a-z])ne (?:s'appell|se (?:de)?nomm|s'intitul)[a-z]{1,6} plus [^.;\\n]{2,90}? mais",
  String.raw`(?:${SOCIAL}|nom)[^.;\n]{0,90}? (?:est|sera|a ete) (?:abandonne|delaisse|echange|quitte)e? (?:au profit|en faveur|pour|contre)`,
  String.raw`(?:quitt|abandonn|delaiss|troqu|echang)[a-z]{1,5}[^.;\n]{0,90}? (?:pour|contre|au profit) (?=celui|celle|le nom|la denom)(?:celui|celle|le nom|la ${SOCIAL})`,
  `(?:aura|a|ayant|avoir)(?: desormais| dorenavant)? pour (?:nouvelle )?(?:${SOCIAL}|nom)`,
  '(?<![a-z])nouvelle(?= ?:)',
  String.raw`(?:${SOCIAL}|nom social)[^.\n]{0,160}?nouvelle mention`,
  "(?:l'appeler|la (?:re)?nommer|la denommer|la rebaptiser|(?:re)?nommer la societe|rebaptis[a-z]{1,4}(?: la societe)?|renomm[a-z]{1,3})(?: desormais| dorenavant)?",
  String.raw`(?:${SOCIAL}|nom social)[^.\n]{0,120}?(?:deviendra|devient|(?:sera|est) (?:desormais|dorenavant)|pour devenir|suivante)${WHEN}`,
  '(?:connue|designee|exercera|agira|operera)[^.;\\n]{0,30} sous (?:le nom|la denomination(?: sociale)?)',
  '(?<![a-z])(?:le|son) nom(?: social| de la societe)? (?:devient|deviendra)(?! (?:suivi|precede|complete))',
  'se (?:de|re)?nomm(?:e|era|erait) (?:desormais|dorenavant|maintenant)',
  String.raw`${SOCIAL}[^.\n]{0,120}? (?:par|en|pour)(?= )(?: celle)?`,
  `(?:prend|prendra|adopte|adoptera|porte|portera) (?:desormais |dorenavant )?(?:la ${SOCIAL}|le nom|pour (?:nouvelle )?(?:denomination(?: sociale)?|nom))`,
  "(?:se (?:de)?nomme|s'appelle|s'intitule)(?:ra|rait)?(?![a-z])(?: desormais| dorenavant)?",
  String.raw`adopt(?:er|e|ent|era),? (?:a compter|a partir|a effet|avec effet|a dater|des)[^:.\n"]{0,40}, celle`,
  String.raw`adopt(?:er|ee?|ion)(?![a-z])[^.\n]{0,140}?(?:${SOCIAL}|le nom)`,
  String.raw`${SOCIAL}[^.\n]{0,260}? (?:est|sera|a ete) (?:remplacee|modifiee|changee) (?:par|en)(?: celle)?`,
  '(?<![a-z])devenant(?: desormais)?',
  '(?:la societe|celle-ci|elle) (?:devient|deviendra)(?: desormais)?',
  '(?:denommee|nommee|appelee) (?:desormais|dorenavant)|(?:desormais|dorenavant) (?:denommee|nommee|appelee)',
]
  .map((pattern) => new RegExp(pattern + ANNOUNCED, 'g'))
  .concat(
    // « quitterait le nom susdit pour prendre celui de A », « s'appellerait dorénavant A »: a word of naming, then
    // only words that add nothing up to the name.
    new RegExp(
      String.raw`(?<![a-z])(?:nom|${SOCIAL}|s'appell[a-z]{1,6}|se (?:de)?nomm[a-z]{1,6}|s'intitul[a-z]{1,5}|devien[a-z]{0,5}|deviendr[a-z]{1,4}|(?:re)?baptis[a-z]{1,4}|renomm[a-z]{1,4})(?:,? (?:qui|elle|sociale?|susdite?|actuel(?:le)?|ancien(?:ne)?|nouveau|nouvelle|desormais|dorenavant|maintenant|devien[a-z]{0,5}|deviendr[a-z]{1,4}|sera|serait|est|soit|de|pour|prend|prendre|adopte|adopter|porter|porte|celui|celle|par|la|le|suivante?|l'entreprise|societe|:|au profit|en)(?![a-z])){1,9},? ?(?=["a-z\d])`,
      'g',
    ),
  );
const oldNames: readonly RegExp[] = [
  `anci[a-z]{1,4} (?:${SOCIAL}|nom(?: social)?)`,
  '(?<![a-z])ancienne(?= ?:)',
  String.raw`(?:${SOCIAL}|nom social)[^.\n]{0,60}?ancienne mention`,
  "qui etait|au lieu(?: et place)? de|en (?:remplacement|lieu et place) (?:de|d')|a la place (?:de|d')|(?:anciennement|precedemment|jusqu'alors|jusqu'ici)(?: denommee)?",
  String.raw`(?:remplac|modifi|chang)[a-z]{1,5} (?:la |sa )?${SOCIAL}`,
].map((pattern) => new RegExp(pattern + ANNOUNCED, 'g'));

const readName: ChangeReader = (context, company) => {
  const { source } = context;
  const renamed = renamedIn(source.text);
  if (renamed) {
    const at = source.text.indexOf(renamed.old);
    const old = { start: at, end: at + renamed.old.length, value: renamed.old };
    const from = source.text.indexOf(renamed.fresh, old.end);
    return {
      company: { ...company, name: old },
      findings: [
        finding('change.name.old', old, renamed.old),
        finding('change.name.new', { start: from, end: from + renamed.fresh.length }, renamed.fresh),
      ],
    };
  }
  const isOld = (span: Span) => comparable(textOf(source, span)) === comparable(company.name?.value ?? '');
  const { fresh, own, other } = freshName(context, company, isOld);
  const written = oldNames
    .flatMap((pattern) => namesAfter(context, pattern))
    // « remplacer la dénomination A par B »
    .map((span) => firstOfTwo(source, span))
    .find(
      (span) =>
        !isPhrase(textOf(source, span)) &&
        (!fresh || comparable(textOf(source, span)) !== comparable(textOf(source, fresh))),
    );
  const old = written ?? (own ? other : company.name);
  if (!fresh) return { company, findings: [] };
  if (!old) return { company, findings: [finding('change.name.new', fresh, textOf(source, fresh))] };
  const swapped = company.name && comparable(company.name.value) === comparable(textOf(source, fresh));
  const name = swapped || !company.name ? { ...old, value: textOf(source, old) } : company.name;
  return {
    company: { ...company, name },
    findings: [
      finding('change.name.old', old, oneLine(textOf(source, old))),
      finding('change.name.new', fresh, textOf(source, fresh)),
    ],
  };
};

/** The name that is announced; `own` where the text tells it as the company's, `other` then being the old one. */
const freshName = (context: Context, { name }: Company, isOld: (span: Span) => boolean) => {
  const announced = newNames.flatMap((pattern) => namesAfter(context, pattern));
  const other = name && otherName(context, name);
  // « il n'y aura plus de A …, la société s'appelle B »: the only name that is told as hers is the new one.
  const own = announced.find(
    ({ start }) => start === name?.start && other !== undefined && other.end < start,
  );
  return { fresh: own ?? announced.find((span) => !isOld(span)) ?? other, own, other };
};

const firstOfTwo = ({ text }: Source, { start, end }: Span): Span => {
  const cut = text.slice(start, end).search(/ (?:par|en|pour|PAR) (?=[\p{Lu}«"])/u);
  return { start, end: cut > 0 ? start + cut : end };
};

/** « LA SOCIÉTÉ EST REBAPTISÉE : CELLE-CI QUITTE … »: in capitals, words of the sentence. */
const PRONOUN = /^(?:celle|celui|elle|il|cette|ladite|la societe|le nom|l'ancien)(?![a-z])/;

const namesAfter = ({ source }: Context, pattern: RegExp): readonly Span[] =>
  [...source.folded.matchAll(pattern)].flatMap(({ index, 0: words }) => {
    const place = index + words.length;
    // « par SCI BELLERIVE »
    const start = place + formLength(source.text.slice(place, place + 16));
    if (
      !/["«\p{Lu}\d]/u.test(source.text[start] ?? '') ||
      PRONOUN.test(source.folded.slice(start, start + 12))
    )
      return [];
    return companyNameAt(source, start) ?? [];
  });

const readForm: ChangeReader = (context, company) => {
  const {
    source: { folded },
    found: { forms },
  } = context;
  const told = [
    ...folded.matchAll(
      /(?<![a-z])(?:a|ont|avoir) (?:fait|converti|mue?)(?: de)? (?:celle-ci|la societe|cette societe|cette derniere|elle)(?: en)? (?:une |un )?|transform[a-z]{0,14}[^.\n]{0,90}? en (?:une |un )?|(?<![a-z])(?:pren[a-z]{1,5}|pris|adopt[a-z]{1,5}|opt[a-z]{1,5} pour|revet[a-z]{0,4}|choisi[a-z]{0,4})(?![a-z])[^.;\n]{0,200}? (?:la forme|le statut|le regime) (?:juridique |sociale )?(?:de |d'une |d'un |d'|des )(?:la )?|(?<![a-z])(?:a la |la )?forme (?:de |d')(?:(?!lieu|place|plutot|remplac)[^.;\n]){2,60}? celle (?:de |d'une? )(?:la )?|(?:sous|a) (?:la |une )?forme (?:juridique |sociale )?(?:de |d'une? |d')(?:la )?|(?:passage|passe|passer|passera)[^.\n]{0,50}? (?:en|a) (?:une )?|(?:devient|deviendra|devenue|devenir|devenant),?(?: desormais)? (?:une )?|(?:a|ont|avoir) opte[^.;\n]{0,40}? pour (?:la forme |le statut )?(?:de |d'une? )?(?:la )?|(?<=^|\n|\. )forme(?: juridique| sociale)? ?: ?(?=[^.;\n(]{2,50}\((?:auparavant|precedemment|anciennement|jusqu'))|nouvelle forme(?: juridique| sociale)? ?:? ?/g,
    ),
  ].flatMap(({ index, 0: words }) => {
    const form = forms.find(({ start }) => start === index + words.length);
    return form ? [{ form, words }] : [];
  });
  // « à la forme de SARL est substituée celle de SAS »: the second of the two.
  const into =
    (told.find(({ words }) => words.includes(' celle ')) ?? told[0])?.form ?? onlyOtherForm(context, company);
  if (!into) return { company, findings: [] };
  const old =
    oldForm(folded, forms, into) ??
    (company.form?.value === into.value
      ? forms.find(({ value, start }) => value !== into.value && start < into.start)
      : company.form);
  const { form: _new, ...formless } = company;
  return {
    // The new form is not that of the company before.
    company: old ? { ...company, form: old } : company.form?.value === into.value ? formless : company,
    findings: [
      ...(old ? [finding('change.form.old', old, old.value)] : []),
      finding('change.form.new', into, into.value),
    ],
  };
};

/** « fait choix de la forme de SAS au lieu de celle de SARL »: the only other form that is nobody else's. */
const onlyOtherForm = ({ found: { forms }, mentions: { parties } }: Context, { name, form }: Company) => {
  const others = forms.filter(
    ({ start, value }) =>
      value !== form?.value &&
      !parties.some(
        (party) =>
          start >= party.from &&
          start < party.reach &&
          comparable(party.name) !== comparable(name?.value ?? ''),
      ),
  );
  return form && new Set(others.map(({ value }) => value)).size === 1 ? others[0] : undefined;
};

const oldForm = (folded: string, forms: Context['found']['forms'], into: { readonly value: string }) => {
  const match = /ancienne forme(?: juridique| sociale)? ?:? ?/.exec(folded);
  const found = match && forms.find(({ start }) => start === match.index + match[0].length);
  return found && found.value !== into.value ? found : undefined;
};
