import { offsetAt } from './paris-day.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A moment as a form or a program writes it: '2026-11-20T08:00' is eight o'clock in Paris, wherever the writer's
 * machine is; with an offset it is what it says. Undefined for what is no moment of the calendar.
 */
export const parseParisMoment = (text: string): Date | undefined => {
  if (WITH_OFFSET.test(text)) return existing(new Date(text), text);
  if (!LOCAL.test(text)) return undefined;
  const wall = existing(new Date(`${text}Z`), `${text}Z`);
  if (!wall) return undefined;
  const time = wall.getTime();
  // In the hour that the spring skips, the offset before it: an hour later, as clocks show it.
  return new Date(time - offsetAt(time - offsetAt(time)));
};

/** The 30th of February rolls over into March: it is a slip, not a moment. */
const existing = (at: Date, text: string): Date | undefined => {
  if (Number.isNaN(at.getTime())) return undefined;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return day.toISOString().slice(0, 10) === text.slice(0, 10) ? at : undefined;
};

/** A moment as a field for a date and a time holds it: the clock of Paris, to the minute. */
export const parisWallTime = (at: Date): string =>
  new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 16);
