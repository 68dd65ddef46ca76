import { useContext, useEffect, useRef } from 'react';
import { SessionContext } from './SessionContext.ts';
import type { Editor } from './unsaved-work.ts';
import { useBrowserSession } from './use-session.ts';
import { useStoredWork } from './use-stored-work.ts';

/** Stores this page's unsaved texts in the browser when the server did not save them; removes them once it did. */
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
  /** Which stored texts belong to this page, when its own key is not enough: the newest one is restored. */
  takes?: (key: string) => boolean;
  /** Puts a stored text back into the editor. An earlier version of the page may have written it: parse it. */
  restore: (content: unknown) => void;
};

/**
 * For every screen with an editor: its text survives the end of the session, and is restored when its author opens the
 * screen again (« Reprendre »).
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
