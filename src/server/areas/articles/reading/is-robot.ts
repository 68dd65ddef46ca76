import { isbot } from 'isbot';

/** A program that names itself one, or names nothing at all: every browser of a reader says what it is. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
