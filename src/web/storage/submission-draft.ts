import { attempt, isRecord, localStore, readJson, type Store, tabStore } from './safe-storage.ts';

/** Where the form of a new announcement keeps its draft (features/announcement-form/draft-store). */
export const DRAFT_KEY = 'parution.annonce';
export const DRAFT_VERSION = 1;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What the server answered to a draft: shown again after the payment, until the payment is confirmed. */
export type Submitted = { announcementId: string; referenceNumber: string };

/** A draft as it was written, when it is readable and not older than 30 days. */
export const openDraft = (stored: unknown, now: number): Record<string, unknown> | undefined => {
  if (!isRecord(stored) || stored.version !== DRAFT_VERSION || !isRecord(stored.draft)) return undefined;
  if (typeof stored.savedAt !== 'number' || now - stored.savedAt > LIFETIME_MS) return undefined;
  return stored.draft;
};

export const readSubmitted = (stored: unknown): Submitted | null =>
  isRecord(stored) && typeof stored.announcementId === 'string' && typeof stored.referenceNumber === 'string'
    ? { announcementId: stored.announcementId, referenceNumber: stored.referenceNumber }
    : null;

/** Whether this browser holds an announcement that was sent: a payment that comes back then has its thanks. */
export const hasSubmission = (): boolean =>
  [tabStore(), localStore()].some((store) => submittedIn(store) !== null);

export const hasDraftOf = (reference: string): boolean =>
  [tabStore(), localStore()].some((store) => submittedIn(store)?.referenceNumber === reference);

/** The draft of an announcement that is paid is done with; any other one is left alone. */
export const removeDraftOf = (reference: string): void => {
  for (const store of [tabStore(), localStore()])
    if (submittedIn(store)?.referenceNumber === reference) attempt(() => store?.removeItem(DRAFT_KEY));
};

/** A draft that waits to be sent: what it is about, '' where that is not typed yet. */
export const waitingDraft = (): string | undefined => {
  const draft = openDraft(readJson(localStore(), DRAFT_KEY), Date.now());
  if (!draft || readSubmitted(draft.submitted)) return undefined;
  const values = isRecord(draft.values) ? draft.values : {};
  return [values.title, values.companyName].map(String).find((text) => text.trim() !== '') ?? '';
};

const submittedIn = (store: Store | undefined): Submitted | null =>
  readSubmitted(openDraft(readJson(store, DRAFT_KEY), Date.now())?.submitted);
