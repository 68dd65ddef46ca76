import type { KeyStyle } from '#server/config/cdn-settings.ts';
import type { Cdn } from '#server/ports/cdn.ts';

type Settings = {
  readonly keys: KeyStyle;
  readonly purge: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly timeoutMs?: number;
};

/** The smallest limit among those who sell this: thirty keys in one request. */
const KEYS_PER_PURGE = 30;

const PURGE_TIMEOUT_MS = 5_000;

/** The header of a page by which the cache knows its keys. */
export const keyHeaderOf =
  (style: KeyStyle) =>
  (keys: ReadonlySet<string>): Record<string, string> =>
    keys.size === 0 ? {} : { [style]: [...keys].join(style === 'cache-tag' ? ',' : ' ') };

/** Purges by HTTP: the keys in a `Surrogate-Key` header (Varnish, Fastly), or as `tags` in the body (Cloudflare). */
export const createHttpCdn = ({
  keys: style,
  purge: { url, method, headers },
  timeoutMs = PURGE_TIMEOUT_MS,
}: Settings): Cdn => {
  const request = (keys: readonly string[]): RequestInit =>
    style === 'cache-tag'
      ? {
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ tags: keys }),
        }
      : { headers: { ...headers, 'surrogate-key': keys.join(' ') } };

  return {
    async purge(keys) {
      for (let start = 0; start < keys.length; start += KEYS_PER_PURGE) {
        const answer = await fetch(url, {
          ...request(keys.slice(start, start + KEYS_PER_PURGE)),
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`);
      }
    },
  };
};
