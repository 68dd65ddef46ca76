import { paths } from '#contract/paths.ts';

/** Logs hold no personal data and nothing that opens anything: what others write into our errors is cleaned here. */

const ADDRESS = /(?<![^\s<>"'()=])[^\s<>"'()=]+@[^\s<>"'()=]+/g;

/** Secrets are 43 characters of base64url. Slugs, which can be as long, have no capitals. */
const LONG_WORD = /[\w-]{43,}/g;

/** Mail servers repeat the recipient's address in their refusals, for instance. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, '…');

export const withoutTokens = (text: string): string =>
  text.replace(LONG_WORD, (word) => (/[A-Z]/.test(word) ? '…' : word));

/** « https://…/annonces-legales/suivi/ », before the token that makes the address a key. */
const SECRET_PATHS = Object.values(paths)
  .filter((path) => path.includes('/:token'))
  .map((path) => path.slice(0, path.indexOf(':token')));
const SECRET_LINK = new RegExp(`(${[...new Set(SECRET_PATHS)].join('|')})[^\\s/?#"'<>]+`, 'g');

/** A text that may hold links which open something, as it may be shown and stored: the links stay, their secrets do not. */
export const withoutSecrets = (text: string): string => withoutTokens(text.replace(SECRET_LINK, '$1…'));

export const redactText = (text: string): string => withoutTokens(withoutAddresses(text));

/** Of an error of PostgreSQL: what names a place in our schema. Its `detail` repeats the values of a row. */
const SHOWN = ['code', 'table', 'column', 'constraint', 'severity'] as const;

type LoggedError = { type: string; message: string; stack: string; cause?: LoggedError };

/** How an error is written into the logs. */
export const describeError = (error: Error): LoggedError => {
  const given = error as Error & Partial<Record<(typeof SHOWN)[number], unknown>>;
  const shown = SHOWN.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]);
  return {
    type: error.constructor?.name ?? error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...Object.fromEntries(shown),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
};
