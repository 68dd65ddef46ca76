import {
  type BrowserStorage,
  clearUser,
  isAdmin,
  readToken,
  readUser,
  type SessionUser,
  withRole,
  writeUser,
} from './stored-user.ts';

export type Session =
  | { readonly status: 'loading' }
  /** `left`: the visitor logged out on this page. */
  | { readonly status: 'anonymous'; readonly left: boolean }
  | { readonly status: 'logged-in'; readonly user: SessionUser };

export const LOADING = { status: 'loading' } as const satisfies Session;

/** The longest time that the session is shown as loading. */
const PATIENCE_MS = 3000;

type Deps = {
  storage: BrowserStorage;
  /** The user of the session according to the server, `false` without a session; rejects when the call fails. */
  check: () => Promise<SessionUser | false>;
  /** Ends the session on the server. */
  end: () => Promise<unknown>;
  /** Called before the user loses the session or a permission: unsaved texts can be stored. */
  beforeLoss: (owner: string) => void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session's state. Only in the browser: the server renders every page without a user. */
export const createSessionStore = ({ storage, check, end, beforeLoss }: Deps) => {
  let session: Session = LOADING;
  let leaving: Promise<unknown> = Promise.resolve();
  // The number of the current session: an answer to a call made under an earlier one is ignored.
  let epoch = 0;
  const listeners = new Set<() => void>();

  const show = (next: Session): void => {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    if (session.status === 'logged-in' && isLoss(session.user, next)) beforeLoss(session.user.id);
    session = next;
    for (const listener of listeners) listener();
  };
  const change = (next: Session): void => {
    epoch += 1;
    show(next);
  };
  const remove = (left: boolean): void => {
    clearUser(storage);
    change({ status: 'anonymous', left });
  };

  /** Without an answer the user stays logged in: the server checks the rights at every call anyway. */
  const verify = async (known: SessionUser): Promise<void> => {
    const asked = epoch;
    const answer = await check().catch(() => undefined);
    if (epoch !== asked) return;
    // Another tab may have logged out meanwhile.
    if (answer === false || !readUser(storage)) {
      remove(false);
      return;
    }
    const user = answer ? withRole(answer) : known;
    if (answer) writeUser(storage, user);
    show({ status: 'logged-in', user });
  };

  return {
    get: (): Session => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    epoch: (): number => epoch,
    token: (): string | undefined => readToken(storage),

    /** At page start: checks the stored user with the server; after three seconds, shows them without waiting more. */
    start(): void {
      const user = readUser(storage);
      if (!user) {
        change({ status: 'anonymous', left: false });
        return;
      }
      void verify(user);
      const begun = epoch;
      setTimeout(() => {
        // A later answer still applies.
        if (epoch === begun && session.status === 'loading') show({ status: 'logged-in', user });
      }, PATIENCE_MS);
    },

    /** Asks the server again, for instance after it refused something to this user. */
    recheck(): Promise<void> {
      return session.status === 'logged-in' ? verify(session.user) : Promise.resolve();
    },

    enter(user: SessionUser): void {
      const entered = withRole(user);
      writeUser(storage, entered);
      change({ status: 'logged-in', user: entered });
    },

    /** Logs out at once in the page, whatever the server answers; the call leaves first, while the token is stored. */
    leave(): void {
      leaving = Promise.race([end().catch(() => undefined), after(PATIENCE_MS)]);
      remove(true);
    },

    /** A login waits for the logout before it, or the logout would end the new session. */
    whenLeft: (): Promise<unknown> => leaving,

    /** The server no longer knows this session. */
    lose: (): void => remove(false),

    /** Another tab logged in or out. */
    reread(): void {
      const user = readUser(storage);
      if (user) change({ status: 'logged-in', user });
      else if (session.status !== 'anonymous') change({ status: 'anonymous', left: false });
    },
  };
};

const isLoss = (user: SessionUser, next: Session): boolean =>
  next.status === 'logged-in'
    ? next.user.id !== user.id || (isAdmin(user) && !isAdmin(next.user)) || losesPermission(user, next.user)
    : next.status === 'anonymous' && !next.left;

const losesPermission = (before: SessionUser, after: SessionUser): boolean =>
  before.permissions?.some((permission) => !after.permissions?.includes(permission)) ?? false;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
