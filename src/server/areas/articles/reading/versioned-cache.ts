type Settings = { now: () => Date };

const MAX_ENTRIES = 200;
/** Only time changes results without a new version: an article dated in the future becomes due. */
const MAX_AGE_MS = 60_000;

/**
 * Caches results as long as the articles are at the same version, and for a minute at most. Concurrent
 * identical calls share one result; a failure is not cached.
 */
export const createVersionedCache = <Value>({ now }: Settings) => {
  const entries = new Map<string, { value: Promise<Value>; at: number }>();
  let current = -1;

  return (version: number, key: string, work: () => Promise<Value>): Promise<Value> => {
    if (version !== current) entries.clear();
    current = version;
    const at = now().getTime();
    const known = entries.get(key);
    if (known && at - known.at < MAX_AGE_MS) return known.value;

    const value = work();
    entries.delete(key);
    entries.set(key, { value, at });
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    const [eldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && eldest !== undefined) entries.delete(eldest);
    return value;
  };
};
