import { randomKey } from '#web/storage/random-key.ts';
import { attempt, isRecord, localStore, type Store, tabStore, writeJson } from '#web/storage/safe-storage.ts';
import {
  DRAFT_KEY as KEY,
  openDraft,
  readSubmitted,
  type Submitted,
  DRAFT_VERSION as VERSION,
} from '#web/storage/submission-draft.ts';
import { emptyValues, type SubmissionValues } from './submission-values.ts';

export type Step = 1 | 2 | 3;

export type Draft = {
  /** The Idempotency-Key of its submission: one draft is one announcement, however often it is sent. */
  key: string;
  step: Step;
  values: SubmissionValues;
  submitted: Submitted | null;
};

export type DraftStores = {
  /** Shared by the tabs, survives the browser. */
  shared: Store | undefined;
  /** This tab's own: where its text is kept once another tab has taken the shared place. */
  tab: Store | undefined;
};

/** A browser may forbid either store; the form then works without memory. */
export const browserStores = (): DraftStores => ({
  shared: localStore(),
  tab: tabStore(),
});

export const newDraft = (): Draft => ({ key: randomKey(), step: 1, values: emptyValues, submitted: null });

export type StoredDraft = {
  draft: Draft;
  /** Another tab holds the shared place: this one's text is its own until the person chooses. */
  overtaken: boolean;
};

/** This tab's own text first, then the shared one; neither when it is older than 30 days or unreadable. */
export const loadDraft = ({ shared, tab }: DraftStores, now: number): StoredDraft | undefined => {
  const [own, common] = [read(tab, now), read(shared, now)];
  if (own) return { draft: own, overtaken: common !== undefined };
  return common && { draft: common, overtaken: false };
};

/** Whether it could be kept: a full or forbidden store costs the memory, never the form. */
export const saveDraft = (store: Store | undefined, draft: Draft, now: number): boolean =>
  writeJson(store, KEY, { version: VERSION, savedAt: now, draft });

export const removeDraft = ({ shared, tab }: DraftStores): void => {
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
  const draft = openDraft(
    attempt(() => JSON.parse(text)),
    now,
  );
  if (!draft) return undefined;
  const { key, step, values, submitted } = draft;
  if (typeof key !== 'string' || key === '' || !isRecord(values)) return undefined;
  return {
    key,
    step: step === 2 || step === 3 ? step : 1,
    values: readValues(values),
    submitted: readSubmitted(submitted),
  };
};

/** Field by field: a value of another kind, or of a field that is gone, is left out; the rest is worth keeping. */
export const readValues = (stored: Record<string, unknown>): SubmissionValues => {
  const known = Object.entries(emptyValues).map(([name, empty]) => [
    name,
    typeof stored[name] === typeof empty && name !== 'extra' ? stored[name] : empty,
  ]);
  return { ...(Object.fromEntries(known) as SubmissionValues), extra: readTexts(stored.extra) };
};

const readTexts = (stored: unknown): Record<string, string> =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
