type Settings = { now: () => Date };

const MAX_ENTRIES = 200;
/** Time alone changes little: an article dated in the future becomes due. */
const MAX_AGE_MS = 60_000;

/**
 * Keeps what was worked out from the articles as long as they are at the same version, and for a minute at
 * most. The same question asked by many at once is worked out once; a failure is forgotten.
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
