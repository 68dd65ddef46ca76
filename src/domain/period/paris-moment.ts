import { offsetAt } from './paris-day.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * An instant as a form or a program writes it: '2026-11-20T08:00' is eight o'clock in Paris, whatever the
 * time zone of the machine; an offset is respected. Undefined for a date that does not exist.
 */
export const parseParisMoment = (text: string): Date | undefined => {
  if (WITH_OFFSET.test(text)) return existing(new Date(text), text);
  if (!LOCAL.test(text)) return undefined;
  const wall = existing(new Date(`${text}Z`), `${text}Z`);
  if (!wall) return undefined;
  const time = wall.getTime();
  // In the hour skipped in spring, the offset before it applies: an hour later on the clock.
  return new Date(time - offsetAt(time - offsetAt(time)));
};

/** JavaScript rolls the 30th of February over into March: such a date is a typing error. */
const existing = (at: Date, text: string): Date | undefined => {
  if (Number.isNaN(at.getTime())) return undefined;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return day.toISOString().slice(0, 10) === text.slice(0, 10) ? at : undefined;
};

/** An instant as the value of a date and time field: Paris time, to the minute. */
export const parisWallTime = (at: Date): string =>
  new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 16);
