import { useContext, useEffect, useRef } from 'react';
import { SessionContext } from './SessionContext.ts';
import type { Editor } from './unsaved-work.ts';
import { useBrowserSession } from './use-session.ts';
import { useStoredWork } from './use-stored-work.ts';

/** Keeps in the browser what is not saved on this page, where the server does not; and forgets it once it does. */
export const useWorkStorage = () => {
  const browser = useBrowserSession();
  return {
    store: (): void => {
      const { session, unsaved } = browser();
      const current = session.get();
      if (current.status === 'logged-in') unsaved.store(current.user.id);
    },
    remove: (key: string): void => {
      const { unsaved } = browser();
      if (unsaved.get().some((work) => work.key === key)) unsaved.remove(key);
    },
  };
};

type Restorable = Editor & {
  /** Which kept texts are this page's, where its own key does not say: one of them is put back, the newest. */
  takes?: (key: string) => boolean;
  /** Puts a kept text back into the editor. What it holds was written by an earlier version of the page: parse it. */
  restore: (content: unknown) => void;
};

/**
 * For every screen where somebody writes: its text survives the end of the session, and comes back when its author
 * opens the screen again (« Reprendre »). Call `restore` parses what it is given.
 */
export const useUnsavedWork = ({ key, label, path, takes, read, restore }: Restorable): void => {
  const unsaved = useContext(SessionContext)?.unsaved;
  const latest = useRef({ read, restore });
  useEffect(() => {
    latest.current = { read, restore };
  });

  useEffect(
    () => unsaved?.register({ key, label, path, read: () => latest.current.read() }),
    [unsaved, key, label, path],
  );

  const stored = useStoredWork().findLast((work) => (takes ? takes(work.key) : work.key === key));
  const taken = useRef(false);
  const oneOfMany = takes !== undefined;
  useEffect(() => {
    if (!stored || !unsaved || (oneOfMany && taken.current)) return;
    taken.current = true;
    unsaved.remove(stored.key);
    latest.current.restore(stored.content);
  }, [stored, unsaved, oneOfMany]);
};
