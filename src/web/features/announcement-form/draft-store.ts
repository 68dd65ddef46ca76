import { emptyValues, type SubmissionValues } from './submission-values.ts';

const KEY = 'parution.annonce';
const VERSION = 1;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export type Step = 1 | 2 | 3;

/** What the server answered to this draft: shown again after the payment, until the payment is confirmed. */
export type Submitted = { announcementId: string; referenceNumber: string };

export type Draft = {
  /** The Idempotency-Key of its submission: one draft is one announcement, however often it is sent. */
  key: string;
  step: Step;
  values: SubmissionValues;
  submitted: Submitted | null;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type DraftStores = {
  /** Shared by the tabs, survives the browser. */
  shared: Store | undefined;
  /** This tab's own: where its text is kept once another tab has taken the shared place. */
  tab: Store | undefined;
};

/** A browser may forbid either store; the form then works without memory. */
export const browserStores = (): DraftStores => ({
  shared: attempt(() => globalThis.localStorage),
  tab: attempt(() => globalThis.sessionStorage),
});

export const newDraft = (): Draft => ({ key: randomKey(), step: 1, values: emptyValues, submitted: null });

export type Kept = {
  draft: Draft;
  /** Another tab holds the shared place: this one's text is its own until the person chooses. */
  overtaken: boolean;
};

/** This tab's own text first, then the shared one; neither when it is older than 30 days or unreadable. */
export const loadDraft = ({ shared, tab }: DraftStores, now: number): Kept | undefined => {
  const [own, common] = [read(tab, now), read(shared, now)];
  if (own) return { draft: own, overtaken: common !== undefined };
  return common && { draft: common, overtaken: false };
};

/** Whether this browser holds an announcement that was sent: a payment that comes back then has its thanks. */
export const holdsSubmission = (): boolean =>
  Boolean(loadDraft(browserStores(), Date.now())?.draft.submitted);

/** Whether it could be kept: a full or forbidden store costs the memory, never the form. */
export const saveDraft = (store: Store | undefined, draft: Draft, now: number): boolean => {
  if (!store) return false;
  return (
    attempt(() => {
      store.setItem(KEY, JSON.stringify({ version: VERSION, savedAt: now, draft }));
      return true;
    }) === true
  );
};

export const forgetDraft = ({ shared, tab }: DraftStores): void => {
  for (const store of [shared, tab]) attempt(() => store?.removeItem(KEY));
};

/** A draft that another tab wrote, from the browser's storage event; undefined for anything else. */
export const draftOfEvent = (
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  now: number,
): Draft | undefined => (event.key === KEY && event.newValue ? parse(event.newValue, now) : undefined);

const read = (store: Store | undefined, now: number): Draft | undefined => {
  const text = attempt(() => store?.getItem(KEY));
  return text ? parse(text, now) : undefined;
};

const parse = (text: string, now: number): Draft | undefined => {
  const kept: unknown = attempt(() => JSON.parse(text));
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.draft)) return undefined;
  if (typeof kept.savedAt !== 'number' || now - kept.savedAt > LIFETIME_MS) return undefined;
  const { key, step, values, submitted } = kept.draft;
  if (typeof key !== 'string' || key === '' || !isRecord(values)) return undefined;
  return {
    key,
    step: step === 2 || step === 3 ? step : 1,
    values: readValues(values),
    submitted: readSubmitted(submitted),
  };
};

/** Field by field: a value of another kind, or of a field that is gone, is left out; the rest is worth keeping. */
const readValues = (kept: Record<string, unknown>): SubmissionValues => {
  const known = Object.entries(emptyValues).map(([name, empty]) => [
    name,
    typeof kept[name] === typeof empty && name !== 'extra' ? kept[name] : empty,
  ]);
  return { ...(Object.fromEntries(known) as SubmissionValues), extra: readTexts(kept.extra) };
};

const readTexts = (kept: unknown): Record<string, string> =>
  isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const readSubmitted = (kept: unknown): Submitted | null =>
  isRecord(kept) && typeof kept.announcementId === 'string' && typeof kept.referenceNumber === 'string'
    ? { announcementId: kept.announcementId, referenceNumber: kept.referenceNumber }
    : null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

// Not randomUUID: a browser gives it over https only, and a site is tried over plain http first.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
