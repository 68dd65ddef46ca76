import { ConfigError } from '../errors.ts';

export type KeyStyle = 'surrogate-key' | 'cache-tag';

type Given = {
  readonly keys: KeyStyle | undefined;
  readonly url: string | undefined;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

/** What a shared cache in front is told: the keys of each page, and which of them have changed. */
export function cdnSettings({ keys, url, method, headers }: Given) {
  if (!keys && !url) {
    if (method || Object.keys(headers).length > 0)
      throw new ConfigError(
        'Configuration : CDN_PURGE_METHOD et CDN_PURGE_HEADERS ne valent rien sans CDN_KEYS et CDN_PURGE_URL.',
      );
    return undefined;
  }
  if (!keys || !url) throw new ConfigError('Configuration : CDN_KEYS et CDN_PURGE_URL se règlent ensemble.');
  return { keys, purge: { url, method: method ?? (keys === 'cache-tag' ? 'POST' : 'PURGE'), headers } };
}

/** « Fastly-Key: abc | X-Other: def »; undefined when it cannot be read. */
export const parseHeaders = (text: string): Record<string, string> | undefined => {
  const headers: Record<string, string> = {};
  for (const part of text.split('|').map((one) => one.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim();
    const value = part.slice(colon + 1).trim();
    if (!/^[\w-]+$/.test(name) || !/^[\x20-\x7e]+$/.test(value)) return undefined;
    headers[name.toLowerCase()] = value;
  }
  return headers;
};
