import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { withoutTokens } from '#server/redact.ts';

/** The parameters of an address that open something to whoever knows them. */
const SECRET_PARAMETER = /\/:(?:token|session|code)\b/;

const patterns = [
  ...Object.values(paths),
  ...Object.keys(endpoints).map((name) => `${paths.api}${name.slice(name.indexOf(' ') + 1)}`),
];

/** What comes before the secret, as a regular expression: repeated slashes lead to the same address. */
const secretLinks = patterns.flatMap((pattern) => {
  const { index } = SECRET_PARAMETER.exec(pattern) ?? {};
  return index === undefined ? [] : [pattern.slice(0, index).replaceAll('/', '/+')];
});

const SECRET_LINK = new RegExp(`^((?:${[...new Set(secretLinks)].join('|')})/+)[^/]+`, 'i');

/**
 * An address for logs: without the secret in its path, by which a reader of the logs could open it, and without its
 * query, in which visitors type what they look for.
 */
export const redactUrl = (url: string): string =>
  withoutTokens((url.split('?', 1)[0] ?? '').replace(SECRET_LINK, '$1…'));
