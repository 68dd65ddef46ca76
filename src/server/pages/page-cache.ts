import { LRUCache } from 'lru-cache';
import { within } from '#server/within.ts';
import type { ChangeKind } from './invalidate-pages.queries.ts';
import { type PackedPage, packPage, packTighter, type Unpacked } from './packed-page.ts';

/** What a render returns: the page, the surrogate keys of what it shows, and when it expires at the latest. */
export type FreshPage = Unpacked & { keys: ReadonlySet<string>; freshUntil: number };

export type Served = { page: PackedPage; state: 'hit' | 'miss' | 'stale' };

type Entry = {
  page: PackedPage;
  keys: ReadonlySet<string>;
  freshUntil: number;
  storedAt: number;
  dropped: boolean;
  /** Something that it shows was changed: readers wait for the new page, however long it takes. */
  changed: boolean;
  /** Until when a dropped page is served while it is rendered anew: only additions dropped it. */
  servedUntil: number;
};
/** The keys that were invalidated during the render; among them, those of what was withdrawn. */
type Flight = { result: Promise<Served>; dropped: Set<string>; withdrawn: Set<string> };

type Settings = {
  maxBytes: number;
  now: () => number;
  /** The header that names these keys to a shared cache in front; without it, none does. */
  keyHeader?: ((keys: ReadonlySet<string>) => Record<string, string>) | undefined;
  /** How long a reader waits for a render at most, where there is a last good page. */
  patienceMs?: number;
};

/** How long readers get the former page, at most, while a page that only lacks an addition is rendered anew. */
const FORMER_MS = 2_000;

/** As long as for a connection to the database: one that takes longer is as good as down. */
const PATIENCE_MS = 5_000;

/** A page that was not rendered again for so long is worth compressing at best. */
const SETTLED_MS = 5_000;
/** Of how many of those that were read last one is chosen at a time. */
const READ_LAST = 50;

/** A page invalidated during its render is rendered again, at most this often. */
const MAX_RENDERS = 3;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Whole public pages, compressed, in memory. A page is rendered once, by one render at a time for its address, and
 * served until something it shows changes. A dropped page stays behind as the last good one, for when the render fails
 * or, unless something that it shows was or may have been changed, takes too long. Where something was only added (a publication),
 * readers get it for two seconds at most instead of waiting. A page that shows something withdrawn is forgotten.
 */
export const createPageCache = ({ maxBytes, now, keyHeader, patienceMs = PATIENCE_MS }: Settings) => {
  const createPartition = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ page }, address) => page.bytes + address.length,
    });
  // Addresses that a visitor can invent, searches above all, have their own partition: they evict no article.
  const partitions = { named: createPartition(maxBytes * 0.75), asked: createPartition(maxBytes * 0.25) };
  const partitionOf = (address: string) => (address.includes('?') ? partitions.asked : partitions.named);
  const everyEntry = () => [...partitions.named.values(), ...partitions.asked.values()];
  const lastGood = (address: string) => partitionOf(address).get(address);
  const flights = new Map<string, Flight>();
  /** False after a lost connection, until it is known what was withdrawn meanwhile. */
  let isChecked = true;

  const isFresh = (entry: Entry) => !entry.dropped && now() < entry.freshUntil;

  const store = (address: string, page: PackedPage, fresh: FreshPage, flight: Flight) => {
    const { status, keys, freshUntil } = fresh;
    // Withdrawn or moved: it must not be served again as the last good page. A missing page is not cached, since
    // anyone could fill the memory with invented addresses.
    if (status !== 200 || intersects(keys, flight.withdrawn)) {
      if (status < 500) partitionOf(address).delete(address);
      return;
    }
    const dropped = intersects(keys, flight.dropped);
    const state = { storedAt: now(), dropped, changed: dropped, servedUntil: 0 };
    partitionOf(address).set(address, { page, keys, freshUntil, ...state });
  };

  const fly = async (address: string, render: () => Promise<FreshPage>, flight: Flight): Promise<Served> => {
    try {
      const fresh = await renderWhole(render, flight);
      // Only now: what it shows may have been withdrawn during the render.
      const last = lastGood(address);
      if (fresh.status >= 500 && last) return staleOf(last);
      const made = packPage(fresh, new Date(now()), keyHeader?.(fresh.keys));
      const page = keepUnchanged(last?.page, made);
      store(address, page, fresh, flight);
      return { page, state: 'miss' };
    } catch (error) {
      const last = lastGood(address);
      if (last) return staleOf(last);
      throw error;
    } finally {
      flights.delete(address);
    }
  };

  const isServed = (entry: Entry) => entry.dropped && now() < Math.min(entry.servedUntil, entry.freshUntil);

  const lookUp = (address: string): Served | undefined => {
    const entry = lastGood(address);
    if (!entry) return undefined;
    if (isFresh(entry)) return { page: entry.page, state: 'hit' };
    return isServed(entry) && flights.has(address) ? { page: entry.page, state: 'stale' } : undefined;
  };

  const begin = (address: string, render: () => Promise<FreshPage>): Promise<Served> => {
    const flight: Flight = {
      ...{ dropped: new Set(), withdrawn: new Set() },
      result: Promise.resolve({} as Served),
    };
    flights.set(address, flight);
    flight.result = fly(address, render, flight);
    return flight.result;
  };

  return {
    /** The page at this address, if it can be served without waiting. */
    lookUp,

    /** Whether a request for this page waits for no render of its own: it is cached, or being rendered. */
    has(address: string): boolean {
      if (lookUp(address) || flights.has(address)) return true;
      const entry = lastGood(address);
      return entry !== undefined && isServed(entry);
    },

    /** The page at this address, from the cache or from a single-flight render. */
    serve(address: string, render: () => Promise<FreshPage>): Promise<Served> | Served {
      const served = lookUp(address);
      if (served) return served;
      const result = flights.get(address)?.result ?? begin(address, render);
      const former = lookUp(address);
      if (!former)
        return lastGood(address)
          ? within(patienceMs, result).catch(() => {
              const last = lastGood(address);
              return last && isChecked && !last.changed ? staleOf(last) : result;
            })
          : result;
      // Nobody waits for this render: when it fails, the next request starts another one.
      result.catch(() => {});
      return former;
    },

    /** Invalidates every page that carries one of these keys. */
    drop(keys: Iterable<string>, kind: ChangeKind = 'changed'): void {
      const touched = new Set(keys);
      for (const flight of flights.values()) noteChange(flight, touched, kind);
      for (const partition of Object.values(partitions)) dropFrom(partition, touched, { kind, at: now() });
    },

    /** Compresses at best one of the pages that were read last. Searches are left as they are: few are asked twice. */
    packTighter: (): Promise<void> => packOne(partitions.named.values(), now()),

    /** The keys of everything that a page in memory shows. */
    keys: (): Set<string> => new Set(everyEntry().flatMap(({ keys }) => [...keys])),

    /**
     * Invalidates everything after a lost connection, when notifications may have been missed. Until `allowLastGood` is
     * called, readers wait for renders as if what each page shows had changed.
     */
    dropAll(): void {
      isChecked = false;
      for (const flight of flights.values()) flight.dropped.add(EVERYTHING);
      for (const entry of everyEntry()) dropEntry(entry, { servedUntil: 0, changed: false });
    },

    /** What was withdrawn among the changes that may have been missed has been dropped. */
    allowLastGood(): void {
      isChecked = true;
    },

    get size() {
      return partitions.named.size + partitions.asked.size;
    },
  };
};

const renderWhole = async (render: () => Promise<FreshPage>, flight: Flight): Promise<FreshPage> => {
  for (let attempt = 1; ; attempt++) {
    flight.dropped.clear();
    flight.withdrawn.clear();
    const fresh = await render();
    if (attempt === MAX_RENDERS || !intersects(fresh.keys, flight.dropped)) return fresh;
  }
};

const packOne = async (entries: IteratorObject<Entry>, at: number): Promise<void> => {
  const entry = entries
    .take(READ_LAST)
    .find(
      ({ page, dropped, storedAt }) =>
        !page.tight && page.bodies.br !== undefined && !dropped && at >= storedAt + SETTLED_MS,
    );
  if (!entry) return;
  const { page } = entry;
  const tight = await packTighter(page);
  // It may have been replaced meanwhile.
  if (entry.page === page) entry.page = tight;
};

const staleOf = ({ page }: Entry): Served => ({ page, state: 'stale' });

const noteChange = ({ dropped, withdrawn }: Flight, touched: ReadonlySet<string>, kind: ChangeKind): void => {
  for (const key of touched) {
    dropped.add(key);
    if (kind === 'withdrawn') withdrawn.add(key);
  }
};

const dropFrom = (
  partition: LRUCache<string, Entry>,
  touched: ReadonlySet<string>,
  { kind, at }: { kind: ChangeKind; at: number },
): void => {
  const servedUntil = kind === 'added' ? at + FORMER_MS : 0;
  for (const [address, entry] of partition.entries()) {
    if (!intersects(entry.keys, touched)) continue;
    if (kind === 'withdrawn') partition.delete(address);
    else dropEntry(entry, { servedUntil, changed: kind === 'changed' });
  }
};

/** Once something it shows has changed, an addition does not make it servable again; nor does one prolong another. */
const dropEntry = (entry: Entry, { servedUntil, changed }: Pick<Entry, 'servedUntil' | 'changed'>): void => {
  entry.changed ||= changed;
  entry.servedUntil = entry.dropped ? Math.min(entry.servedUntil, servedUntil) : servedUntil;
  entry.dropped = true;
};

/** Keeps the date of a page that was rendered again without a change, and its compressed bodies. */
const keepUnchanged = (last: PackedPage | undefined, made: PackedPage): PackedPage => {
  if (last?.etag !== made.etag) return made;
  // The same bytes can come from other content: the next change of that one must reach this page too.
  const isSame = Object.entries(made.keys).every(([name, value]) => last.keys[name] === value);
  return isSame ? last : { ...last, keys: made.keys };
};

/** Stands for all keys in the set of dropped ones. */
const EVERYTHING = '*';

const intersects = (keys: ReadonlySet<string>, dropped: ReadonlySet<string>): boolean =>
  dropped.has(EVERYTHING) || !keys.isDisjointFrom(dropped);
