import { paths } from '#contract/paths.ts';
import type { Session } from './session-store.ts';
import { isAdmin } from './stored-user.ts';

/** The access check of a back-office address: wait, show the page, or redirect. */
export type AdminAccess = 'wait' | 'open' | typeof paths.home | typeof paths.login;

/** @param inside whether the back-office was already shown: losing access there is not the same as never having it. */
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
