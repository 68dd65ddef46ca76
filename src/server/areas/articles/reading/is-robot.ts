import { isbot } from 'isbot';

/** A client that names itself a robot, or sends no user agent: every reader's browser sends one. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
