import { paths } from '#contract/paths.ts';
import type { Session } from './session-store.ts';
import { isAdmin } from './stored-user.ts';

/** What an address of the back-office does with a visitor: wait, show the page, or send them elsewhere. */
export type AdminAccess = 'wait' | 'open' | typeof paths.home | typeof paths.login;

/** @param inside whether the visitor was already shown the back-office: losing the right there is not being a reader. */
export const adminAccess = (session: Session, inside: boolean): AdminAccess => {
  switch (session.status) {
    case 'loading':
      return 'wait';
    case 'anonymous':
      return session.left ? paths.home : paths.login;
    case 'logged-in':
      if (isAdmin(session.user)) return 'open';
      return inside ? paths.login : paths.home;
  }
};
