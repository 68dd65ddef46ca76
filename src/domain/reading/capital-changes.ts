import { newCapitalByEvidence } from './amount-evidence.ts';
import type { ChangeReader, Company } from './company.ts';
import type { Context } from './context.ts';
import { otherCapital } from './evident-changes.ts';
import { finding } from './facts.ts';
import { type Amount, amountAt, amountWithin, bareCell, figuresOf } from './numbers.ts';

/** The capital before and after an increase or a reduction. */
export const readCapital: ChangeReader = (context, company) => {
  const { folded } = context.source;
  const twice = TWICE.every((type) => context.types.includes(type));
  const moved = movedCapital(folded, company.capital, twice);
  const known = moved.old ?? company.capital;
  const fresh = moved.fresh ?? capitalAfter(context, known);
  const old = moved.old ?? (company.capital?.start === fresh?.start ? undefined : company.capital);
  if (!fresh) return { company, findings: old ? [finding('change.capital.old', old, old.value, 0.7)] : [] };
  const capital = moved.old && company.capital?.value === fresh.value ? moved.old : (company.capital ?? old);
  return {
    company: capital ? { ...company, capital } : company,
    findings: [
      ...(old ? [finding('change.capital.old', old, old.value)] : []),
      finding('change.capital.new', fresh, fresh.value),
    ],
  };
};

const capitalAfter = (context: Context, known: Amount | undefined): Amount | undefined =>
  newCapitalByEvidence(context.source.folded, known) ?? (known && otherCapital(context, known.value));

/** A merger that says « porté à 700 000 € » only has told the old amount with the company. */
export const movesCapital = ({ source: { folded }, types }: Context, company: Company): boolean => {
  const known = types[0] === 'modification' ? undefined : company.capital;
  const { old = known, fresh } = movedCapital(folded);
  return old !== undefined && fresh !== undefined && old.value !== fresh.value;
};

const CARRIED =
  /(?<![a-z])(?<!s')(?:port(?:er|e|ee|ant)|ramen(?:er|e|ee|ant)|pass(?:er|e|ant)|fix(?:er|e)|elev(?:er|e|ant)|abaiss(?:er|e|ant)|relev(?:er|e|ant)|(?:re)?mont(?:er|e|ant)|redescend(?:re|u)?|descend(?:re|u)?|(?:re)?tomb(?:er|e|ant)|accr(?:u|oitre)|hauss(?:er|e)|redui(?:re|te?|sant)|augment(?:er|ee?|ant)|etabli(?:t|r|ssant)?|ressort)(?![a-z])(?: (?:ainsi|desormais|donc|le capital|le capital social|son capital|son capital social|le montant|son montant|est|a nouveau|de ce fait|celui-ci|ce dernier|respectivement|de la societe|social|montant|du capital|du capital social))*,?(?: en raison de [^,;.\d]{3,40},)? ?/g;

/** « augmenté de 13 000 € par voie d'apport en nature pour s'élever à 50 000 € »: how, then the new amount. */
const MEANS =
  /^,? (?:par|au moyen|a la suite|suite a|en|via)[^.\n\d]{3,120}? (?:pour|afin de|et) (?:le |l'|etre |se )?(?:s'elever|s'eleve|s'etablir|s'etablit|atteindre|atteint|ressort|port[a-z]{1,3}|ramen[a-z]{1,3}|amener|fix[a-z]{1,3}|etre|trouver)(?: ainsi| desormais| porte| ramene| fixe)? (?:a )?(?:la somme de )?(?=\d)/;

const TOWARDS =
  /^,? ?(?:et |puis )?(?:(?:pour|afin de) (?:le |l'|etre )?(?:port|ramen|amen|elev|augment|fix)[a-z]{1,4} )?(?:(?:pour |afin d'|et )?(?:atteindre|atteint|atteignait|atteindra|s'etablir(?: a)?|s'elever(?: a)?|s'etablissant(?: a)?|s'elevant(?: a)?|s'eleve(?: a)?) |a (?:la somme (?:de |d')|un montant de |hauteur de )?|jusqu'a )/;

/** What leads to the new amount, from the place after the verb and the old one. */
const ledTo = (folded: string, from: number): string | undefined =>
  TOWARDS.exec(folded.slice(from, from + 46))?.[0] ?? MEANS.exec(folded.slice(from, from + 200))?.[0];

type Move = { readonly old?: Amount; readonly fresh?: Amount };

/** « réduit de 450 000 € à 45 000 €, puis augmenté … pour le porter à 300 000 € »: from the first to the last. */
const TWICE = ['reduction_capital', 'augmentation_capital'] as const;

const movedCapital = (folded: string, known?: Amount, twice = false): Move => {
  const labels = labelledCapital(folded);
  const both = risen(folded);
  if (both) return both;
  let first: Move | undefined;
  for (const { index, 0: words } of folded.matchAll(CARRIED)) {
    const moved = carriedAt(folded, index, words, known);
    if (!moved?.fresh || isFormer(words, moved.fresh, labels.fresh) || isResult(folded, index)) continue;
    if (!twice) return { ...labels, ...moved };
    first = { ...moved, ...first, fresh: moved.fresh };
  }
  return { ...labels, ...first };
};

/** « porté de 15 000 € à 40 000 € », from the verb on. */
const carriedAt = (folded: string, index: number, words: string, known?: Amount): Move | undefined => {
  const position = index + words.length;
  const from = /^(?:de |d')/.exec(folded.slice(position, position + 3))?.[0];
  const old = from ? amountOrBare(folded, position + from.length) : undefined;
  if (old?.value !== known?.value && isNominal(folded, index)) return undefined;
  const next = old ? old.end : position;
  const to = ledTo(folded, next);
  const fresh = to === undefined ? undefined : amountAt(folded, next + to.length);
  // « augmenté de 24 000 € par prélèvement sur les réserves et porté à 40 000 € »: the first is the difference.
  const difference =
    /^(?:augment|redui|accr|hauss|major)/.test(words) && /^,? (?:par|au moyen|via)/.test(to ?? '');
  return fresh && { ...(isStart(to) && !difference && old && { old }), fresh };
};

/** « une réduction de capital non motivée par des pertes, de 50 000 € à 32 000 € » */
const OF_CHANGE =
  /(?:reduction|augmentation|diminution|elevation) d[eu][^.;\n\d]{0,12}capital[^.;\n\d]{0,90},? (?:de|d')$/;
/** « De 200 000 euros, le capital a été élevé à 700 000 euros. » */
const RISEN = /(?<![a-z])(?:de|d'|initialement de|precedemment de|fixe a) (?=\d)/g;
const risen = (folded: string): { readonly old: Amount; readonly fresh: Amount } | undefined => {
  for (const { index, 0: words } of [...folded.matchAll(RISEN)].slice(0, 60)) {
    const old = amountAt(folded, index + words.length);
    const ahead = folded.slice(Math.max(0, index - 120), index + words.trimEnd().length);
    const then =
      (old && (OF_CHANGE.test(ahead) ? /^,? a (?=\d)/.exec(folded.slice(old.end, old.end + 6)) : null)) ??
      (old &&
        /^,? (?:le|son|ce) (?:capital|montant|dernier)(?: social)?[^.\n]{0,60}? (?:a|jusqu'a) (?=\d)/.exec(
          folded.slice(old.end, old.end + 110),
        ));
    const fresh = old && then ? amountAt(folded, old.end + then[0].length) : undefined;
    if (old && fresh) return { old, fresh };
  }
  return undefined;
};

/** « augmenté de 30 000 € pour être porté à 130 000 € »: the first amount is the difference. */
const isStart = (words = ''): boolean => !/pour|attei|s'e/.test(words);

/** « Le capital, fixé à 37 000 €, est désormais de 55 500 € » */
const isFormer = (words: string, amount: Amount, fresh: Amount | undefined): boolean =>
  words.startsWith('fix') && fresh !== undefined && fresh.value !== amount.value;

/** « la valeur nominale des actions, ramenée de 20 € à 4 € »: of each share, not of the capital. */
const isNominal = (folded: string, index: number): boolean =>
  /^(?:ramen|port|pass|elev|fix|redui)[a-z]{0,3} de /.test(folded.slice(index, index + 14)) &&
  /nominal(?:e|es)?(?: [^.;\d]{0,60})?(?:\d[\d .]{0,9} (?:actions|parts)(?: [a-z]{1,14})?)?[ ,]{1,2}(?:est |etant |qui est )?$/.test(
    folded.slice(Math.max(0, index - 90), index),
  );

/** « le mali ressort à 11 000 euros »: what is left of a merger, not the capital. */
const isResult = (folded: string, index: number): boolean =>
  /(?:mali|boni|prime|actif(?: net)?|passif|resultat|perte|benefice|soulte)(?: [a-z]{1,12}){0,4} ?$/.test(
    folded.slice(Math.max(0, index - 60), index),
  );

const amountOrBare = (folded: string, start: number): Amount | undefined =>
  amountAt(folded, start) ?? bareAmount(folded, start);

/** « de 7 500 à 5 000 euros »: the currency is said once. */
const bareAmount = (folded: string, start: number): Amount | undefined => {
  const written = /^\d[\d .,]{0,14}(?= a (?:la somme de )?[\da-z])/.exec(
    folded.slice(start, start + 40),
  )?.[0];
  const value = written === undefined ? undefined : figuresOf(written.trim());
  return written === undefined || value === undefined
    ? undefined
    : { start, end: start + written.length, value: String(value), currency: 'EUR' };
};

const labelledCapital = (folded: string): { readonly old?: Amount; readonly fresh?: Amount } => {
  const after = (pattern: RegExp) => {
    const match = pattern.exec(folded);
    const end = match ? match.index + match[0].length : 0;
    return match ? (amountWithin(folded, end, 60) ?? bareCell(folded, end)) : undefined;
  };
  const table = /(?:^|\n)capital (?=\d)/.exec(folded);
  const first =
    table && /nouvelle/.test(folded) ? amountAt(folded, table.index + table[0].length) : undefined;
  const second = first ? amountAt(folded, first.end + 1) : undefined;
  const old =
    after(
      /anci[a-z]{1,4} (?:montant du )?capital(?: social)?|capital(?: social)?,? (?:qui )?(?:s'elevait|etait(?! (?:ainsi |donc |alors )?(?:accru|augment|redui|port|ramen|elev|diminu|relev|abaiss|hauss))|jusqu'alors|jusqu'ici|jusque-la|alors|auparavant|anterieurement|precedemment|initialement|actuellement)(?= [^.\n\d]{0,30}\d)|capital(?: social)?,(?= de \d[^,;.\n]{2,24}, (?:s'|est|a |passe|se |fut))|capital (?:social )?(?:ancien|avant)|ancienne mention ?: (?=[^.]{0,30}capital|[^.\n]{3,60}(?:euros|€))/,
    ) ??
    (second && first);
  const fresh =
    after(
      /capital(?: social)? ?: ?ancien[^.\n]{0,60}?nouveau(?: montant)?|(?:port|elev|ramen|redui|augment|fix)[a-z]{1,3} (?:son|leur) capital(?: social)? (?:a|jusqu'a)(?= (?:la somme de )?\d)|nouv[a-z]{1,4} (?:montant du )?capital(?: social)?|capital (?:social )?(?:nouveau|apres)|nouvelle mention ?: (?=[^.]{0,30}capital|[^.\n]{3,60}(?:euros|€))|capital (?:social )?(?:est |sera |s'eleve |s'etablit |ressort )?(?:desormais|dorenavant)|capital(?: social)?[^.\n]{0,60}? (?:est|sera|s'eleve|ressort|s'etablit) (?:desormais|dorenavant|ainsi|donc|des lors|maintenant)(?= (?:a|de|porte|fixe) )|capital[^.\n]{0,60}? n'est plus que|(?:desormais|dorenavant),? (?:le |un )?capital|(?:reduction|augmentation|diminution)[^.;\n\d]{0,70}capital(?: social)?(?: de la societe)? (?:a|jusqu'a)(?= \d)/,
    ) ?? second;
  return { ...(old && { old }), ...(fresh && { fresh }) };
};
