import { createContext } from 'react';
import type { SessionStore } from './session-store.ts';
import type { UnsavedWork } from './unsaved-work.ts';

export type BrowserSession = {
  session: SessionStore;
  unsaved: UnsavedWork;
};

/** Null on the server: every page is rendered without a user. */
export const SessionContext = createContext<BrowserSession | undefined>(undefined);
