import { randomKey } from '#web/storage/random-key.ts';
import { attempt, isRecord, localStore, type Store, tabStore, writeJson } from '#web/storage/safe-storage.ts';
import {
  DRAFT_KEY as KEY,
  openDraft,
  readSubmitted,
  type Submitted,
  DRAFT_VERSION as VERSION,
} from '#web/storage/submission-draft.ts';
import { readBuyer } from './buyer-values.ts';
import { emptyValues, type SubmissionValues } from './submission-values.ts';

export type Step = 1 | 2 | 3;

export type Draft = {
  /** The Idempotency-Key of its submission: a draft sent several times creates one announcement. */
  key: string;
  step: Step;
  values: SubmissionValues;
  submitted: Submitted | null;
};

export type DraftStores = {
  /** Local storage: shared by the tabs, survives a restart of the browser. */
  shared: Store | undefined;
  /** Session storage: this tab's draft once another tab has written to the shared one. */
  tab: Store | undefined;
};

/** A browser may forbid either storage; the form then works without saving. */
export const browserStores = (): DraftStores => ({
  shared: localStore(),
  tab: tabStore(),
});

export const newDraft = (): Draft => ({ key: randomKey(), step: 1, values: emptyValues, submitted: null });

export type StoredDraft = {
  draft: Draft;
  /** Another tab wrote the shared draft: this tab saves its own apart until the user chooses. */
  overtaken: boolean;
};

/** This tab's draft first, then the shared one; neither when it is unreadable or older than 30 days. */
export const loadDraft = ({ shared, tab }: DraftStores, now: number): StoredDraft | undefined => {
  const [own, common] = [read(tab, now), read(shared, now)];
  if (own) return { draft: own, overtaken: common !== undefined };
  return common && { draft: common, overtaken: false };
};

/** Returns whether the draft was saved: a full or forbidden storage never breaks the form. */
export const saveDraft = (store: Store | undefined, draft: Draft, now: number): boolean =>
  writeJson(store, KEY, { version: VERSION, savedAt: now, draft });

export const removeDraft = ({ shared, tab }: DraftStores): void => {
  for (const store of [shared, tab]) attempt(() => store?.removeItem(KEY));
};

/** A draft written by another tab, from the browser's storage event; undefined for any other event. */
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

/**
 * Reads each field separately: a value of the wrong type, or of a removed field, is dropped and the rest is
 * kept.
 */
export const readValues = (stored: Record<string, unknown>): SubmissionValues => {
  const known = Object.entries(emptyValues).map(([name, empty]) => [
    name,
    typeof stored[name] === typeof empty && name !== 'extra' ? stored[name] : empty,
  ]);
  return {
    ...(Object.fromEntries(known) as SubmissionValues),
    extra: readTexts(stored.extra),
    buyer: readBuyer(stored.buyer),
  };
};

const readTexts = (stored: unknown): Record<string, string> =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
