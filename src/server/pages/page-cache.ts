import { LRUCache } from 'lru-cache';
import { type PackedPage, packPage, type Unpacked } from './packed-page.ts';

/** What a render returns: the page, the surrogate keys of what it shows, and when it expires at the latest. */
export type FreshPage = Unpacked & { keys: ReadonlySet<string>; freshUntil: number };

export type Served = { page: PackedPage; state: 'hit' | 'miss' | 'stale' };

type Entry = { page: PackedPage; keys: ReadonlySet<string>; freshUntil: number; dropped: boolean };
type Flight = { result: Promise<Served>; dropped: Set<string> };

type Settings = { maxBytes: number; now: () => number };

/** A page invalidated during its render is rendered again, at most this often. */
const MAX_RENDERS = 3;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Whole public pages, compressed, in memory. A page is rendered once, by one render at a time for its address, and
 * served until something it shows changes. A dropped page stays behind as the last good one, for when the render fails.
 */
export const createPageCache = ({ maxBytes, now }: Settings) => {
  const createPartition = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ page }, address) => page.bytes + address.length,
    });
  // Addresses that a visitor can invent, searches above all, have their own partition: they evict no article.
  const partitions = { named: createPartition(maxBytes * 0.75), asked: createPartition(maxBytes * 0.25) };
  const partitionOf = (address: string) => (address.includes('?') ? partitions.asked : partitions.named);
  const everyEntry = () => [...partitions.named.values(), ...partitions.asked.values()];
  const flights = new Map<string, Flight>();

  const isFresh = (entry: Entry) => !entry.dropped && now() < entry.freshUntil;

  const renderWhole = async (render: () => Promise<FreshPage>, flight: Flight): Promise<FreshPage> => {
    for (let attempt = 1; ; attempt++) {
      flight.dropped.clear();
      const fresh = await render();
      if (attempt === MAX_RENDERS || !intersects(fresh.keys, flight.dropped)) return fresh;
    }
  };

  const store = (
    address: string,
    page: PackedPage,
    { status, keys, freshUntil }: FreshPage,
    dropped: boolean,
  ) => {
    if (status === 200) partitionOf(address).set(address, { page, keys, freshUntil, dropped });
    // Withdrawn or moved: it must not be served again as the last good page. A missing page is not cached, since
    // anyone could fill the memory with invented addresses.
    else if (status < 500) partitionOf(address).delete(address);
  };

  const fly = async (address: string, render: () => Promise<FreshPage>, flight: Flight): Promise<Served> => {
    const last = partitionOf(address).get(address);
    try {
      const fresh = await renderWhole(render, flight);
      if (fresh.status >= 500 && last) return { page: last.page, state: 'stale' };
      const page = keepUnchanged(last?.page, await packPage(fresh, new Date(now())));
      store(address, page, fresh, intersects(fresh.keys, flight.dropped));
      return { page, state: 'miss' };
    } catch (error) {
      if (last) return { page: last.page, state: 'stale' };
      throw error;
    } finally {
      flights.delete(address);
    }
  };

  const fresh = (address: string): PackedPage | undefined => {
    const entry = partitionOf(address).get(address);
    return entry && isFresh(entry) ? entry.page : undefined;
  };

  return {
    /** The page at this address, if it is cached and fresh. */
    fresh,

    /** Whether this page needs no new render: it is cached and fresh, or being rendered. */
    has: (address: string): boolean => fresh(address) !== undefined || flights.has(address),

    /** The page at this address, from the cache or from a single-flight render. */
    serve(address: string, render: () => Promise<FreshPage>): Promise<Served> | Served {
      const page = fresh(address);
      if (page) return { page, state: 'hit' };
      const under = flights.get(address);
      if (under) return under.result;
      const flight: Flight = { dropped: new Set(), result: Promise.resolve({} as Served) };
      flights.set(address, flight);
      flight.result = fly(address, render, flight);
      return flight.result;
    },

    /** Invalidates every page that carries one of these keys. */
    drop(keys: Iterable<string>): void {
      const touched = new Set(keys);
      for (const flight of flights.values()) for (const key of touched) flight.dropped.add(key);
      for (const entry of everyEntry()) if (intersects(entry.keys, touched)) entry.dropped = true;
    },

    /** Invalidates everything, for instance after a lost connection, when notifications may have been missed. */
    dropAll(): void {
      for (const flight of flights.values()) flight.dropped.add(EVERYTHING);
      for (const entry of everyEntry()) entry.dropped = true;
    },

    get size() {
      return partitions.named.size + partitions.asked.size;
    },
  };
};

/** Keeps the date of a page that was rendered again without a change. */
const keepUnchanged = (last: PackedPage | undefined, made: PackedPage): PackedPage =>
  last?.etag === made.etag ? last : made;

/** Stands for all keys in the set of dropped ones. */
const EVERYTHING = '*';

const intersects = (keys: ReadonlySet<string>, dropped: ReadonlySet<string>): boolean =>
  dropped.has(EVERYTHING) || !keys.isDisjointFrom(dropped);
