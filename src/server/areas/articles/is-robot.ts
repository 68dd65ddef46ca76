// Not the telephones of Cubot.
const ROBOTS =
  /(?<!cu)bot|crawl|spider|slurp|archiv|preview|scan|monitor|fetch|http|curl|wget|python|java\/|go-|headless|lighthouse|facebookexternal|embed|feed|rss/i;

/** Whoever names itself a program, or nothing at all: every browser of a reader says what it is. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || ROBOTS.test(userAgent);
