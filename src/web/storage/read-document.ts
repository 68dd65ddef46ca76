import type { DocumentReading } from '#contract/document-reading.ts';
import { attempt, isRecord, localStore, readJson, writeJson } from './safe-storage.ts';

const KEY = 'parution.document';
const VERSION = 1;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What was read in the buyer's document. It stays in this browser, as long as a draft. */
export type ReadDocument = {
  reading: DocumentReading;
  /** Which of its notices the form prepares. */
  current: number;
  /** The key of the draft that it fills. */
  draftKey: string;
  /** Once that notice is submitted: its reference, and what the next one takes over. */
  sent?: { reference: string; carried: Record<string, unknown> };
};

export const loadDocument = (now = Date.now()): ReadDocument | undefined => {
  const stored = readJson(localStore(), KEY);
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.document)) return undefined;
  if (typeof stored.savedAt !== 'number' || now - stored.savedAt > LIFETIME_MS) return undefined;
  const { reading } = stored.document;
  return isRecord(reading) && Array.isArray(reading.notices)
    ? (stored.document as unknown as ReadDocument)
    : undefined;
};

/** Without the whole text of a notice: the form's draft holds it. */
export const saveDocument = (document: ReadDocument, now = Date.now()): void => {
  const reading = { ...document.reading, noticeText: '' };
  writeJson(localStore(), KEY, { version: VERSION, savedAt: now, document: { ...document, reading } });
};

export const removeDocument = (): void => void attempt(() => localStore()?.removeItem(KEY));

/** Whether the document of this submitted announcement calls for another notice. */
export const hasNextNotice = ({ reading, current }: ReadDocument): boolean =>
  current + 1 < reading.notices.length;
