const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** One line of ordinary spaces, without final punctuation, which the sentence around it adds. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '…')
    .trim()
    .replace(/(?<![\s,;:])[\s,;:]+$/, '');

/** '2026-11-06' and '06/11/2026' are printed « 6 novembre 2026 »; anything else is left as typed. */
export const printDate = (text: string): string => {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, day = isoDay, monthNumber = isoMonth, year = isoYear] =
    /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const month = months[Number(monthNumber) - 1];
  if (!month) return text;
  return `${Number(day) === 1 ? '1er' : Number(day)} ${month} ${year}`;
};

/** '10000', '10 000€' and '10000 euros' are printed « 10 000 € »; anything else is left as typed. */
export const printAmount = (text: string): string => {
  const [, whole, cents] = /^(\d[\d ]*)(?:[.,](\d{2}))? ?(?:€|euros?|eur)?$/i.exec(text) ?? [];
  if (!whole) return text.replace(/(\d)€/g, '$1 €');
  const grouped = inThousands(whole.replaceAll(' ', ''));
  return cents && cents !== '00' ? `${grouped},${cents} €` : `${grouped} €`;
};

const inThousands = (digits: string): string => {
  const head = digits.length % 3;
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])].join(' ').trim();
};

/** « de Lyon », « d'Annecy », « du Mans », « de l'assemblée », « des associés ». */
export const of = (noun: string): string => {
  if (/^les\s/i.test(noun)) return `des ${noun.slice(4)}`;
  if (/^le\s/i.test(noun)) return `du ${noun.slice(3)}`;
  return elided(noun);
};

/** « de Paul Le Roux », « d'Élise »: before a name, whose « Le » is no article. */
export const elided = (name: string): string =>
  /^[aeiouyhàâéèêëîïôœ]/i.test(name) ? `d'${name}` : `de ${name}`;

const articles: readonly (readonly [RegExp, string])[] = [
  [/^(?:associés|actionnaires)(?!\p{L})/iu, 'les '],
  [/^(?:assemblée|associée?|actionnaire|AG[EOM]?)(?!\p{L})/iu, "l'"],
  [/^(?:gérance|présidence|collectivité|direction)(?!\p{L})/iu, 'la '],
  [/^(?:président|gérant|conseil|directoire|directeur|tribunal|liquidateur)(?!\p{L})/iu, 'le '],
];

/**
 * The body that decided, with the article that people leave out: 'Assemblée générale' is « l'assemblée
 * générale ».
 */
export const withArticle = (organ: string): string => {
  if (/^(?:l['’]|la\s|les?\s)/i.test(organ)) return lowerFirst(organ);
  const article = articles.find(([head]) => head.test(organ))?.[1];
  return article ? article + lowerFirst(organ) : organ;
};

/** Leaves acronyms alone: « RCS » and « AGE » keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
