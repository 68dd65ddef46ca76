import { createContext } from 'react';
import type { SessionStore } from './session-store.ts';
import type { UnsavedWork } from './unsaved-work.ts';

export type BrowserSession = {
  session: SessionStore;
  unsaved: UnsavedWork;
};

/** The server renders without it: every page is made for nobody. */
export const SessionContext = createContext<BrowserSession | undefined>(undefined);
