import { LRUCache } from 'lru-cache';
import type { ReadAnswer } from '#server/http/reads.ts';
import { freshUntil } from './freshness.ts';

/** What a page reads: an answer, and when it expires at the latest. */
export type PageData = ReadAnswer & { freshUntil: number };

type Entry = { data: PageData; keys: ReadonlySet<string>; bytes: number };
type Flight = { result: Promise<PageData>; dropped: Set<string>; outdated: boolean };

type Settings = {
  read: (path: string) => Promise<ReadAnswer>;
  maxBytes: number;
  now: () => Date;
  /** False, for benchmarks, reads each time. */
  cached?: boolean;
};

/** Words that a visitor types: anyone can invent them. */
const SEARCHED = /[?&](?:q|search)=/;

/**
 * The data of the public pages, apart from their HTML and under the same surrogate keys: after a change, only what it
 * touched is read again, and a page that is rendered for another reason reads nothing. Concurrent reads of the same
 * path share one. An answer that names no key is not cached.
 */
export const createDataCache = ({ read, maxBytes, now, cached = true }: Settings) => {
  const createPartition = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ bytes }, path) => bytes + path.length });
  const partitions = { named: createPartition(maxBytes * 0.75), searched: createPartition(maxBytes * 0.25) };
  const partitionOf = (path: string) => (SEARCHED.test(path) ? partitions.searched : partitions.named);
  const flights = new Map<string, Flight>();

  const load = async (path: string, flight: Flight): Promise<PageData> => {
    const begun = now();
    try {
      const answer = await read(path);
      const keys = new Set(answer.keys);
      const data = { ...answer, freshUntil: freshUntil(keys, begun) };
      const isCurrent = cached && !flight.outdated && keys.isDisjointFrom(flight.dropped);
      if (answer.status === 200 && keys.size > 0 && isCurrent)
        partitionOf(path).set(path, { data, keys, bytes: freeze(answer.body) });
      return data;
    } finally {
      if (flights.get(path) === flight) flights.delete(path);
    }
  };

  return {
    read(path: string): Promise<PageData> {
      const entry = partitionOf(path).get(path);
      if (entry && now().getTime() < entry.data.freshUntil) return Promise.resolve(entry.data);
      const current = flights.get(path);
      // A read that began before a change may show what was there before.
      if (cached && current?.dropped.size === 0) return current.result;
      const flight: Flight = { dropped: new Set(), outdated: false, result: Promise.resolve({} as PageData) };
      flights.set(path, flight);
      flight.result = load(path, flight);
      return flight.result;
    },

    /** Forgets every answer that carries one of these keys. */
    drop(keys: Iterable<string>): void {
      const touched = new Set(keys);
      for (const flight of flights.values()) for (const key of touched) flight.dropped.add(key);
      for (const partition of Object.values(partitions)) dropFrom(partition, touched);
    },

    dropAll(): void {
      for (const flight of flights.values()) flight.outdated = true;
      flights.clear();
      for (const partition of Object.values(partitions)) partition.clear();
    },
  };
};

const dropFrom = (partition: LRUCache<string, Entry>, touched: ReadonlySet<string>): void => {
  for (const [path, { keys }] of partition.entries())
    if (!keys.isDisjointFrom(touched)) partition.delete(path);
};

/** Shared by all renders, hence unchangeable. Returns roughly its size in memory. */
const freeze = (value: unknown): number => {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  Object.freeze(value);
  let bytes = 32;
  for (const part of Object.values(value)) bytes += 8 + freeze(part);
  return bytes;
};
