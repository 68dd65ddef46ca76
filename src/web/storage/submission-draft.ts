import { attempt, isRecord, localStore, readJson, type Store, tabStore } from './safe-storage.ts';

/** The storage key of a new announcement's draft (features/announcement-form/draft-store). */
export const DRAFT_KEY = 'parution.annonce';
export const DRAFT_VERSION = 1;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What the server answered to a draft: shown again after the payment, until the payment is confirmed. */
export type Submitted = { announcementId: string; referenceNumber: string };

/** The stored draft, when it is valid and not older than 30 days. */
export const openDraft = (stored: unknown, now: number): Record<string, unknown> | undefined => {
  if (!isRecord(stored) || stored.version !== DRAFT_VERSION || !isRecord(stored.draft)) return undefined;
  if (typeof stored.savedAt !== 'number' || now - stored.savedAt > LIFETIME_MS) return undefined;
  return stored.draft;
};

export const readSubmitted = (stored: unknown): Submitted | null =>
  isRecord(stored) && typeof stored.announcementId === 'string' && typeof stored.referenceNumber === 'string'
    ? { announcementId: stored.announcementId, referenceNumber: stored.referenceNumber }
    : null;

/** Whether this browser stores a sent announcement: the thanks are then shown on return from the payment. */
export const hasSubmission = (): boolean =>
  [tabStore(), localStore()].some((store) => submittedIn(store) !== null);

export const hasDraftOf = (reference: string): boolean =>
  [tabStore(), localStore()].some((store) => submittedIn(store)?.referenceNumber === reference);

/** Deletes the draft of a paid announcement; any other draft stays. */
export const removeDraftOf = (reference: string): void => {
  for (const store of [tabStore(), localStore()])
    if (submittedIn(store)?.referenceNumber === reference) attempt(() => store?.removeItem(DRAFT_KEY));
};

/** The subject of a draft that is not sent yet, '' when it is not typed yet. */
export const waitingDraft = (): string | undefined => {
  const draft = openDraft(readJson(localStore(), DRAFT_KEY), Date.now());
  if (!draft || readSubmitted(draft.submitted)) return undefined;
  const values = isRecord(draft.values) ? draft.values : {};
  return [values.title, values.companyName].map(String).find((text) => text.trim() !== '') ?? '';
};

const submittedIn = (store: Store | undefined): Submitted | null =>
  readSubmitted(openDraft(readJson(store, DRAFT_KEY), Date.now())?.submitted);
