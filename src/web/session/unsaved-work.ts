import type { BrowserStorage } from './stored-user.ts';

/** An unsaved text, stored when the session ended while it was written or when the server refused it. */
export type StoredWork = {
  /** Identifies the text across pages: « contact », « article:42 ». */
  readonly key: string;
  /** Its name in the banner. */
  readonly label: string;
  /** The page where it is written. */
  readonly path: string;
  /** The id of its author. */
  readonly owner: string;
  readonly keptAt: number;
  readonly content: unknown;
};

export type Editor = Pick<StoredWork, 'key' | 'label' | 'path'> & {
  /** The current text, serialisable as JSON; undefined when everything is saved. */
  read: () => unknown;
};

const NAME = 'unsaved-work';
const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION_DAYS = 30;
/** What is about a customer contains personal data, and the customer waits for it. */
const CUSTOMER_RETENTION_DAYS = 2;
const ABOUT_CUSTOMER = /^(message|note|correction|rejection|refund):/;
const retentionOf = (key: string): number =>
  (ABOUT_CUSTOMER.test(key) ? CUSTOMER_RETENTION_DAYS : RETENTION_DAYS) * DAY_MS;

export type UnsavedWork = ReturnType<typeof createUnsavedWork>;

/** The open editors, and the unsaved texts that the browser stored when a session ended. */
export const createUnsavedWork = (storage: BrowserStorage, now: () => number) => {
  const editors = new Set<Editor>();
  const listeners = new Set<() => void>();
  const read = (): readonly StoredWork[] =>
    parse(storage.getItem(NAME)).filter(({ key, keptAt }) => keptAt > now() - retentionOf(key));
  let stored = read();

  const write = (next: readonly StoredWork[]): void => {
    stored = next;
    if (stored.length > 0) storage.setItem(NAME, JSON.stringify(stored));
    else storage.removeItem(NAME);
    for (const listener of listeners) listener();
  };
  // What is too old is removed from the disk too, not only from what is shown.
  if (stored.length < parse(storage.getItem(NAME)).length) write(stored);

  return {
    get: (): readonly StoredWork[] => stored,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A registered editor's text is stored if the session ends. Returns the function that unregisters it. */
    register(editor: Editor): () => void {
      editors.add(editor);
      return () => void editors.delete(editor);
    },

    /** Whether an editor of this page has an unsaved text. */
    isHeld: (): boolean => [...editors].some((editor) => editor.read() !== undefined),

    /** Stores the unsaved texts for this user, whose session ends. */
    store(owner: string): void {
      const held = [...editors].flatMap(({ key, label, path, ...editor }) => {
        const content = editor.read();
        return content === undefined ? [] : [{ key, label, path, owner, keptAt: now(), content }];
      });
      if (held.length === 0) return;
      // Read again: another tab may have stored its own texts a moment ago.
      write([...read().filter(({ key }) => !held.some((work) => work.key === key)), ...held]);
    },

    remove: (key: string): void => write(read().filter((work) => work.key !== key)),

    /** Replaces a stored text by one with another key and page. */
    replace: (key: string, work: StoredWork): void =>
      write([...read().filter((other) => other.key !== key && other.key !== work.key), work]),

    /** A deliberate logout removes the user's stored texts. */
    removeAllOf: (owner: string): void => write(read().filter((work) => work.owner !== owner)),
  };
};

const parse = (text: string | null): StoredWork[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredWork) : [];
  } catch {
    return [];
  }
};

const isStoredWork = (value: unknown): value is StoredWork =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'label', 'path', 'owner'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  typeof (value as StoredWork).keptAt === 'number' &&
  // A path of this site and nothing else: the banner makes a link of it.
  /^\/(?!\/)/.test((value as StoredWork).path);
