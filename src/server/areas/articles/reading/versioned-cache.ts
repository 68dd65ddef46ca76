type Settings = {
  now: () => Date;
  /** The version of the articles as they are now. */
  readVersion: () => Promise<number>;
};

/** A result, and the version of the articles that it was made of. */
export type Versioned<Value> = { version: number; value: Value };

type Entry<Value> = { result: Promise<Versioned<Value>>; at: number };

const MAX_ENTRIES = 200;
/** Only time changes results without a new version: an article dated in the future becomes due. */
const MAX_AGE_MS = 60_000;

/**
 * Caches results as long as the articles are at the same version, and for a minute at most. The version is only read to
 * check a cached result: one that is made says itself of which version it is. Concurrent identical calls share one
 * result; a failure is not cached.
 */
export const createVersionedCache = <Value>({ now, readVersion }: Settings) => {
  const entries = new Map<string, Entry<Value>>();

  const readCurrent = async ({ result }: Entry<Value>): Promise<Versioned<Value> | undefined> => {
    const [current, known] = await Promise.all([readVersion(), result]);
    return known.version === current ? known : undefined;
  };

  const make = (key: string, work: () => Promise<Versioned<Value>>): Promise<Versioned<Value>> => {
    const entry = { result: work(), at: now().getTime() };
    entries.delete(key);
    entries.set(key, entry);
    entry.result.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [eldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && eldest !== undefined) entries.delete(eldest);
    return entry.result;
  };

  const ask = async (key: string, work: () => Promise<Versioned<Value>>): Promise<Value> => {
    const entry = entries.get(key);
    if (!entry || now().getTime() - entry.at >= MAX_AGE_MS) return (await make(key, work)).value;
    const current = await readCurrent(entry);
    if (current) return current.value;
    // Unless another call has replaced it meanwhile.
    if (entries.get(key) === entry) entries.delete(key);
    return ask(key, work);
  };
  return ask;
};
