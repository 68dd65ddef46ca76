/** Dates and amounts as French readers expect them. Time is Europe/Paris wherever the code runs. */
const timeZone = 'Europe/Paris';

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone });
const short = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
});
const full = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone });
const year = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone });

/** The first of a month is « 1er » in French, and « 1 » for Intl. */
const ordinal = (text: string): string => text.replace(/(?<!\d)1(?= \p{L})/u, '1er');

/** 14 novembre 2026, 1er décembre 2026 */
export const longDate = (date: Date): string => ordinal(long.format(date));

/** 14/11/2026 */
export const shortDate = (date: Date): string => short.format(date);

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone });

/** 10:42 */
export const shortTime = (date: Date): string => clock.format(date);

/** 14/11/2026 10:42 */
export const shortDateTime = (date: Date): string => `${short.format(date)} ${clock.format(date)}`;

/** Samedi 14 novembre 2026 */
export const datelineDate = (date: Date): string => {
  const text = ordinal(full.format(date));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const yearOf = (date: Date): string => year.format(date);

/** The specification's wording, to the letter. */
export const readingTimeLabel = (seconds: number): string =>
  `${Math.ceil(seconds / 60)} minute(s) de lecture`;

const amount = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** 149 €, 124,17 €: from cents. */
export const euros = (cents: number): string => amount.format(cents / 100);

const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** 149,00 €: for amounts in a column. From cents. */
export const exactEuros = (cents: number): string => exact.format(cents / 100);

const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone });

/** mardi 17 novembre 2026 à 14 h 30 */
export const momentInWords = (date: Date): string =>
  `${ordinal(full.format(date))} à ${hour.format(date).replace(':', ' h ')}`;

/** An amount in euros, as the back-office's calls give it: « 149,00 € » */
export const amountText = (amount: number): string => exactEuros(Math.round(amount * 100));
