import type { Article } from '#web/api/articles.ts';

/** Off by default: the editors' selection must be visible at once. */
const ENABLED = false;
const KEY = 'parution.selection';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Cache = { enabled: boolean; store: Store | undefined; now: number };

/** The server has no such storage, and a browser may forbid it. */
const browserStore = (): Store | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

const current = (): Cache => ({
  enabled: ENABLED,
  store: ENABLED ? browserStore() : undefined,
  now: Date.now(),
});

export const cachedSelection = ({ enabled, store, now }: Cache = current()): Article[] | undefined => {
  if (!enabled || !store) return undefined;
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return isStored(stored) && now - stored.at < LIFETIME_MS ? stored.articles : undefined;
  } catch {
    return undefined;
  }
};

export const cacheSelection = (
  articles: readonly Article[],
  { enabled, store, now }: Cache = current(),
): void => {
  // An empty selection is more likely a failure than a choice: it is not cached.
  if (!enabled || !store || articles.length === 0) return;
  try {
    store.setItem(KEY, JSON.stringify({ at: now, articles }));
  } catch {
    // A full storage costs a request, not the page.
  }
};

const isStored = (value: unknown): value is { at: number; articles: Article[] } =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'articles' in value &&
  Array.isArray(value.articles);
