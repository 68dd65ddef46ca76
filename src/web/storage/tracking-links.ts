import { isRecord, localStore, readJson, type Store, writeJson } from './safe-storage.ts';

const KEY = 'parution.suivi';
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
const MOST = 20;

/** A tracking link: its token gives the right to follow, pay and modify an announcement that this browser sent. */
export type TrackingLink = {
  reference: string;
  token: string;
  /** The Idempotency-Key under which it was sent; older links have none. */
  key?: string;
  savedAt: number;
};

/** The announcements that this browser sent, newest first; none older than 90 days. */
export const listTrackingLinks = (
  store: Store | undefined = localStore(),
  now = Date.now(),
): TrackingLink[] => {
  const stored = readJson(store, KEY);
  return Array.isArray(stored)
    ? stored.filter((link) => isTrackingLink(link) && now - link.savedAt <= LIFETIME_MS)
    : [];
};

export const saveTrackingLink = (
  link: Omit<TrackingLink, 'savedAt'>,
  store: Store | undefined = localStore(),
  now = Date.now(),
): void => {
  const others = listTrackingLinks(store, now).filter(({ reference }) => reference !== link.reference);
  writeJson(store, KEY, [{ ...link, savedAt: now }, ...others].slice(0, MOST));
};

/** The last announcement that this browser sent: its thanks are shown after its draft is deleted. */
export const lastSentReference = (): string | undefined => listTrackingLinks()[0]?.reference;

export const tokenOf = (reference: string, store: Store | undefined = localStore()): string | undefined =>
  listTrackingLinks(store).find((link) => link.reference === reference)?.token;

/** The link of the announcement that was sent from a draft, in this tab or in another one. */
export const tokenOfDraft = (
  { key, submitted }: { key: string; submitted: { referenceNumber: string } | null },
  store: Store | undefined = localStore(),
): string | undefined =>
  listTrackingLinks(store).find((link) => link.key === key || link.reference === submitted?.referenceNumber)
    ?.token;

const isTrackingLink = (value: unknown): value is TrackingLink =>
  isRecord(value) &&
  typeof value.reference === 'string' &&
  typeof value.savedAt === 'number' &&
  (value.key === undefined || typeof value.key === 'string') &&
  typeof value.token === 'string' &&
  /^[\w-]{20,100}$/.test(value.token);
