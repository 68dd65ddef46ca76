import { TRANSMISSION_COUNTED, type TransmissionPeriod } from '#contract/admin-transmissions.ts';
import { shortDate } from '#contract/format.fr.ts';
import { parseDay, startOfDay } from '#domain/period/paris-day.ts';

/** « du 01/11/2026 au 15/11/2026 », or « le 15/11/2026 » */
export const daysText = (from: string, to: string): string =>
  from === to ? `le ${dayText(from)}` : `du ${dayText(from)} au ${dayText(to)}`;

const dayText = (text: string): string => {
  const day = parseDay(text.slice(0, 10));
  return day ? shortDate(startOfDay(day)) : text;
};

/** « 12 annonces à transmettre, dont 1 corrigée depuis ; 30 déjà transmises » */
export const countText = (period: TransmissionPeriod): string => {
  const { toTransmit, changedSince, prepared, alreadyTransmitted } = period;
  const parts = [
    `${toTransmit} ${toTransmit > 1 ? 'annonces' : 'annonce'} à transmettre`,
    ...(changedSince > 0 ? [`dont ${changedSince} modifiée(s) depuis leur transmission`] : []),
    ...(prepared > 0 ? [`${prepared} préparée(s), à marquer comme transmise(s)`] : []),
    ...(alreadyTransmitted > 0 ? [`${alreadyTransmitted} déjà transmise(s)`] : []),
  ];
  const text = parts.join(', ');
  return hasMore(period) ? `${MANY} annonces ; parmi les premières : ${text}` : text;
};

/** Only the first ones are counted: there may be some to transmit among the others. */
const hasMore = ({ total }: Pick<TransmissionPeriod, 'total'>): boolean => total > TRANSMISSION_COUNTED;

export const hasSome = (period: TransmissionPeriod): boolean => period.toTransmit > 0 || hasMore(period);

const MANY = `Plus de ${TRANSMISSION_COUNTED.toLocaleString('fr-FR')}`;

/** « 12 annonces … », « Plus de 10 000 annonces … » */
export const lateText = (late: number): string =>
  late === 1
    ? '1 annonce publiée depuis plus de sept jours attend sa transmission.'
    : `${late > TRANSMISSION_COUNTED ? MANY : late} annonces publiées depuis plus de sept jours attendent leur transmission.`;
