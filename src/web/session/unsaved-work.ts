import type { BrowserStorage } from './stored-user.ts';

/** A text that its author has not saved yet, kept when the session ended under it or the server did not take it. */
export type StoredWork = {
  /** Of the text, across pages: « contact », « article:42 ». */
  readonly key: string;
  /** What the banner calls it. */
  readonly label: string;
  /** Where it is written. */
  readonly path: string;
  /** The id of its author. */
  readonly owner: string;
  readonly keptAt: number;
  readonly content: unknown;
};

export type Editor = Pick<StoredWork, 'key' | 'label' | 'path'> & {
  /** The text as it stands, ready for JSON; undefined when there is nothing to lose. */
  read: () => unknown;
};

const NAME = 'unsaved-work';
const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION_DAYS = 30;

export type UnsavedWork = ReturnType<typeof createUnsavedWork>;

/** What editors hold, and what was kept of it in the browser when a session ended before it was saved. */
export const createUnsavedWork = (storage: BrowserStorage, now: () => number) => {
  const editors = new Set<Editor>();
  const listeners = new Set<() => void>();
  const read = (): readonly StoredWork[] =>
    parse(storage.getItem(NAME)).filter(({ keptAt }) => keptAt > now() - RETENTION_DAYS * DAY_MS);
  let stored = read();

  const write = (next: readonly StoredWork[]): void => {
    stored = next;
    if (stored.length > 0) storage.setItem(NAME, JSON.stringify(stored));
    else storage.removeItem(NAME);
    for (const listener of listeners) listener();
  };

  return {
    get: (): readonly StoredWork[] => stored,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** While it is registered, an editor's text is kept if the session ends. Answers what takes it out. */
    register(editor: Editor): () => void {
      editors.add(editor);
      return () => void editors.delete(editor);
    },

    /** Whether a text on this page is not saved. */
    isHeld: (): boolean => [...editors].some((editor) => editor.read() !== undefined),

    /** The session of this user ends: what is not saved is kept for them. */
    store(owner: string): void {
      const held = [...editors].flatMap(({ key, label, path, ...editor }) => {
        const content = editor.read();
        return content === undefined ? [] : [{ key, label, path, owner, keptAt: now(), content }];
      });
      if (held.length === 0) return;
      // Read again: another tab may have kept its own a moment ago.
      write([...read().filter(({ key }) => !held.some((work) => work.key === key)), ...held]);
    },

    remove: (key: string): void => write(read().filter((work) => work.key !== key)),

    /** The text is to be written somewhere else from now on. */
    replace: (key: string, work: StoredWork): void =>
      write([...read().filter((other) => other.key !== key && other.key !== work.key), work]),

    /** Leaving by one's own wish leaves nothing behind. */
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
