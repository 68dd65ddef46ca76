import { isRecord, localStore, readJson, type Store, writeJson } from '#web/kept/safe-storage.ts';
import { readValues } from './draft-store.ts';
import type { SubmissionValues } from './submission-values.ts';

const KEY = 'parution.modification';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** A modification that was not sent yet, of one announcement at a time. */
type Kept = { reference: string; rev: number; values: SubmissionValues };

export const keptModification = (
  reference: string,
  store: Store | undefined = localStore(),
  now = Date.now(),
): Kept | undefined => {
  const kept = readJson(store, KEY);
  if (!isRecord(kept) || kept.reference !== reference || !isRecord(kept.values)) return undefined;
  if (typeof kept.savedAt !== 'number' || now - kept.savedAt > LIFETIME_MS) return undefined;
  if (typeof kept.rev !== 'number') return undefined;
  return { reference, rev: kept.rev, values: readValues(kept.values) };
};

export const keepModification = (kept: Kept, store: Store | undefined = localStore()): boolean =>
  writeJson(store, KEY, { ...kept, savedAt: Date.now() });

export const forgetModification = (store: Store | undefined = localStore()): void => {
  try {
    store?.removeItem(KEY);
  } catch {
    // A browser that forbids its memory has kept nothing.
  }
};
