import type { Account } from '#web/layout/header/account.ts';
import type { Session } from './session-store.ts';
import { isAdmin } from './stored-user.ts';

/** What the header shows of a session. */
export const accountOf = (session: Session): Account => {
  switch (session.status) {
    case 'loading':
      return { state: 'loading' };
    case 'anonymous':
      return { state: 'logged-out' };
    case 'logged-in': {
      const { firstName, lastName } = session.user;
      return { state: 'logged-in', firstName, lastName, isAdmin: isAdmin(session.user) };
    }
  }
};
