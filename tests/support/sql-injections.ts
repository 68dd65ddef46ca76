/** Ends of the literal, the identifier or the parenthesis that a careless query would put a text in. */
const ENDS = ["'", '"', "')", '")', "'))", '', '1', '%27', "\\'", '’', '`', '$$', "'::text"];
const COMMENTS = ['--', ' -- -', '/*', ''];

/** Words that no row contains: as texts, both conditions find the same rows. */
const TRUE = "'zqxj'='zqxj'";
const FALSE = "'zqxj'='zqxk'";

/** Executed, it advances this sequence, even when the transaction is rolled back. */
export const SEQUENCE = 'injected';
const CALL = `nextval('${SEQUENCE}')`;

const COMMANDS = [
  ` or ${TRUE}`,
  ` and ${TRUE}`,
  ` or ${CALL} > 0`,
  ` and ${CALL} > 0`,
  `||(select ${CALL})||'`,
  `, (select ${CALL})`,
  `; select ${CALL}`,
  ` union select ${CALL}::text`,
  ` union select null, version() where ${TRUE}`,
  ` order by (case when ${TRUE} then 1 else 1/0 end)`,
  // Longer than the limit of a statement, hence an error if executed.
  '; select pg_sleep(600)',
  ' or pg_sleep(600) is null',
  '; drop table articles cascade',
  ' in (select 1/0)',
  ' and extractvalue(1, version())',
];

/** Texts that a query built by concatenation would execute. */
export const sqlInjections: readonly string[] = ENDS.flatMap((end) =>
  COMMANDS.flatMap((command) => COMMENTS.map((comment) => `${end}${command}${comment}`)),
);

/** The same injection with a condition that is false; undefined if it has none. */
export const contraryOf = (injection: string): string | undefined =>
  injection.includes(TRUE) ? injection.replaceAll(TRUE, FALSE) : undefined;

/**
 * An answer without the words in which two contrary injections differ, nor what differs between any two calls: the
 * number of the request, and the size of the database, whose cleaning goes on meanwhile.
 */
export const withoutCondition = (answer: string): string =>
  answer.replaceAll('zqxk', 'zqxj').replace(/"requestId":"[^"]*"|"bytes":\d+/g, '');
