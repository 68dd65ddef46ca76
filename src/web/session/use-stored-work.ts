import { useContext, useSyncExternalStore } from 'react';
import { SessionContext } from './SessionContext.ts';
import type { StoredWork } from './unsaved-work.ts';
import { useSession } from './use-session.ts';

const never = () => () => {};
const NONE: readonly StoredWork[] = [];
const none = () => NONE;

/** The unsaved texts that this browser stores for the logged-in user. */
export const useStoredWork = (): readonly StoredWork[] => {
  const unsaved = useContext(SessionContext)?.unsaved;
  const session = useSession();
  const stored = useSyncExternalStore(unsaved?.subscribe ?? never, unsaved?.get ?? none, none);
  const owner = session.status === 'logged-in' ? session.user.id : undefined;
  return stored.filter((work) => work.owner === owner);
};
