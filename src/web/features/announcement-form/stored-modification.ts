import { isRecord, localStore, readJson, type Store, writeJson } from '#web/storage/safe-storage.ts';
import { readValues } from './draft-store.ts';
import type { SubmissionValues } from './submission-values.ts';

const KEY = 'parution.modification';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** An unsent modification; the browser stores one announcement's at a time. */
type StoredModification = {
  reference: string;
  rev: number;
  values: SubmissionValues;
  /** To the newsroom, with the answer to a correction. */
  message: string;
};

export const loadModification = (
  reference: string,
  store: Store | undefined = localStore(),
  now = Date.now(),
): StoredModification | undefined => {
  const stored = readJson(store, KEY);
  if (!isRecord(stored) || stored.reference !== reference || !isRecord(stored.values)) return undefined;
  if (typeof stored.savedAt !== 'number' || now - stored.savedAt > LIFETIME_MS) return undefined;
  if (typeof stored.rev !== 'number') return undefined;
  const message = typeof stored.message === 'string' ? stored.message : '';
  return { reference, rev: stored.rev, values: readValues(stored.values), message };
};

export const saveModification = (
  stored: StoredModification,
  store: Store | undefined = localStore(),
): boolean => writeJson(store, KEY, { ...stored, savedAt: Date.now() });

export const removeModification = (store: Store | undefined = localStore()): void => {
  try {
    store?.removeItem(KEY);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
};
