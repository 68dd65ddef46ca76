import { type Amount, amountAt } from './numbers.ts';

const CURRENCY = /€|(?<![a-z])(?:euros?|eur|francs?)(?![a-z])/g;
const LONGEST = 90;
/** A notice has a few amounts, statutes some dozens. */
const MOST = 120;

/** Every amount of a text, whatever stands around it. */
export const amountsIn = (folded: string): readonly Amount[] => {
  const found: Amount[] = [];
  for (const { index } of folded.matchAll(CURRENCY)) {
    if (found.length >= MOST) break;
    const floor = Math.max(found.at(-1)?.end ?? 0, index - LONGEST);
    const amount = amountEnding(folded, floor, index);
    if (amount) found.push(amount);
  }
  return found;
};

/** The longest amount that ends with the currency at this place. */
const amountEnding = (folded: string, floor: number, currency: number): Amount | undefined => {
  for (const { index } of folded.slice(floor, currency).matchAll(/(?<![a-z\d.,'-])[a-z\d]/g)) {
    const amount = amountAt(folded, floor + index);
    if (amount && amount.end > currency) return amount;
  }
  return undefined;
};

/** « 600 parts de 10 € », « 1 500 € de frais »: the amount of something else. */
const OTHER_AHEAD =
  /(?:parts?|actions?|nominal[a-z]{0,2}|chacune?|prime|apport[a-z]{0,5}|prix|loyer|redevance|depot de garantie|frais|perte|benefice|dividende|boni|stock|pret|mise a prix|plancher|minimum|au-dessous)[^.;\n]{0,40}$/;
const OTHER_BEHIND =
  /^ ?(?:chacune?|(?:de |d')(?:loyer|redevance|depot|caution)|de (?:nominal|valeur|prime|frais|perte|benefice)|par (?:part|action|mois|an)|hors taxes|l'une)/;

const isOther = (folded: string, { start, end }: Amount): boolean =>
  OTHER_AHEAD.test(folded.slice(Math.max(0, start - 50), start)) ||
  OTHER_BEHIND.test(folded.slice(end, end + 24));

const CAPITAL = /(?<![a-z])[a-z]apitale?(?![a-z])|(?<![a-z])cap\./g;

/** « une somme de douze mille euros, qui forme le capital » */
const FORMS_CAPITAL =
  /^ ?(?:\([^()]{3,20}\))?,? (?:(?:qui|laquelle|lesquels|et) )?(?:forme|formant|constitue|constituant|compose|composant|formera|constituera)(?:nt)?(?: ensemble| ainsi)? (?:le|son) capital|^ ?(?:\([^()]{3,20}\))?,? (?:soit |qui est |et c'est )?le (?:montant (?:total )?du )?capital(?! (?:est|a |s'|passe|sera))|^ ?(?:\([^()]{3,20}\))?, montant (?:total )?du capital/;

/** The amount that stands nearest to the word « capital », on either side, within its clause. */
export const capitalByEvidence = (folded: string, free: (amount: Amount) => boolean): Amount | undefined => {
  let best: { readonly amount: Amount; readonly distance: number } | undefined;
  for (const amount of amountsIn(folded)) {
    if (amount.value === '0' || !free(amount)) continue;
    const distance = distanceOf(folded, amount);
    if (distance !== undefined && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { amount, distance };
  }
  return best?.amount ?? onlyAmount(folded, free);
};

/** « (SA, 300 000 €, 7 avenue des Belges …) »: the only amount of a text, beside a form. */
const onlyAmount = (folded: string, free: (amount: Amount) => boolean): Amount | undefined => {
  const [only, ...others] = amountsIn(folded).filter((amount) => !isOther(folded, amount));
  return only &&
    others.length === 0 &&
    free(only) &&
    /(?:s\.?a\.?(?:s\.?u?\.?|r\.?l\.?)?|eurl|sci|snc|selarl|selas|societe [a-z' ]{4,60}|administration|surveillance),? $/.test(
      folded.slice(Math.max(0, only.start - 80), only.start),
    )
    ? only
    : undefined;
};

/** How far an amount stands from the word, none if it is the amount of something else. */
const distanceOf = (folded: string, amount: Amount): number | undefined => {
  if (FORMS_CAPITAL.test(folded.slice(amount.end, amount.end + 60))) return 0;
  return isOther(folded, amount) ? undefined : distanceTo(folded, amount);
};

const distanceTo = (folded: string, { start, end }: Amount): number | undefined => {
  const ahead = folded.slice(Math.max(0, start - 44), start);
  const word = [...ahead.matchAll(CAPITAL)].at(-1);
  const gap = word ? ahead.slice(word.index + word[0].length) : undefined;
  // Another amount, another clause or a verb of change between the two.
  if (gap !== undefined && !/[;\n]|\. |\d|port|augment|redui|ramen|elev|moitie/.test(gap)) return gap.length;
  return /^ (?:de|en|du|au) capital(?! variable)/.test(folded.slice(end, end + 12)) ? 4 : undefined;
};

const DIFFERENCE =
  /(?:augment|redui|reduc|diminu|hauss|baiss|abond|accru|accroi|major|amput)[a-z]{0,7}[^.;\d]{0,60}(?:de|d'un montant de|d'une somme de|d'un total de) ?$/;
const TOWARDS =
  /(?<![a-z])(?:a|jusqu'a|a la somme de|par un capital de|port[a-z]{1,3}|ramen[a-z]{1,3}|fix[a-z]{1,3}|nouveau[a-z :]{0,12}|desormais[a-z ]{0,6}|atteindre|atteint|(?:est|sera) (?:maintenant|desormais|donc|ainsi|alors) (?:de|a)|s'eleve[a-z ]{0,4}|etabli[a-z ]{0,5}) ?$/;

/**
 * The capital after a change that no known wording tells: the amount that the old one and a difference told in the
 * text lead to, else the only one towards which the words before it point.
 */
export const newCapitalByEvidence = (folded: string, old: Amount | undefined): Amount | undefined => {
  const amounts = amountsIn(folded).filter((amount) => !isOther(folded, amount));
  const differs = amounts.filter(({ value }) => value !== old?.value);
  const ahead = ({ start }: Amount) => folded.slice(Math.max(0, start - 70), start);
  if (old) {
    const sum = differs.find(({ value }) =>
      differs.some(
        (other) =>
          other.value !== value &&
          Math.abs(Math.abs(Number(value) - Number(old.value)) - Number(other.value)) < 0.005 &&
          DIFFERENCE.test(ahead(other)),
      ),
    );
    if (sum) return sum;
  }
  const pointed = differs.filter((amount) => TOWARDS.test(ahead(amount)) && !DIFFERENCE.test(ahead(amount)));
  return new Set(pointed.map(({ value }) => value)).size === 1 ? pointed[0] : undefined;
};

const CAPITAL_AHEAD = /cap(?:ital|\.)[^.;\n\d]{0,40}$/;

/** The price of a sale that no known wording tells: the only amount that is nothing else. */
export const priceByEvidence = (folded: string): Amount | undefined => {
  const amounts = amountsIn(folded).filter(
    (amount) =>
      amount.currency === 'EUR' &&
      !isOther(folded, amount) &&
      !CAPITAL_AHEAD.test(folded.slice(Math.max(0, amount.start - 60), amount.start)) &&
      !/^ ?de capital/.test(folded.slice(amount.end, amount.end + 12)),
  );
  return new Set(amounts.map(({ value }) => value)).size === 1 ? amounts[0] : undefined;
};
