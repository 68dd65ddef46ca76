const MINUTE_MS = 60_000;
/** Below this, a card is highlighted. */
const SOON_MS = 4 * 60 * MINUTE_MS;

export type TimeLeft = { readonly text: string; readonly urgency: 'late' | 'soon' | 'calm' };

/** « Reste 5 h 20 min », « En retard de 45 min »: the time left before the offer's publication deadline. */
export const timeLeft = (dueAt: Date, now: Date): TimeLeft => {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return { text: `En retard de ${inWords(-left)}`, urgency: 'late' };
  return { text: `Reste ${inWords(left)}`, urgency: left < SOON_MS ? 'soon' : 'calm' };
};

/** « 3 j 2 h », since a moment before. */
export const timeSince = (from: Date, now: Date): string =>
  inWords(Math.max(0, now.getTime() - from.getTime()));

const inWords = (span: number): string => {
  const minutes = Math.floor(span / MINUTE_MS);
  if (minutes < 1) return "moins d'une minute";
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  if (days > 0) return hours > 0 ? `${days} j ${hours} h` : `${days} j`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
};
