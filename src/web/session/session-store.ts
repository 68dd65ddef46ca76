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
  /** `left`: by the visitor's own wish, on this page. */
  | { readonly status: 'anonymous'; readonly left: boolean }
  | { readonly status: 'logged-in'; readonly user: SessionUser };

export const LOADING = { status: 'loading' } as const satisfies Session;

/** The circle never turns longer. */
const PATIENCE_MS = 3000;

type Deps = {
  storage: BrowserStorage;
  /** Who the server sees: `false` for nobody. It rejects when the server did not say. */
  check: () => Promise<SessionUser | false>;
  /** Tells the server that the visitor leaves. */
  end: () => Promise<unknown>;
  /** The user is about to lose the session, or the back-office, against their will: last call for unsaved texts. */
  beforeLoss: (owner: string) => void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Who is logged in. Only the browser knows: the server renders every page for nobody. */
export const createSessionStore = ({ storage, check, end, beforeLoss }: Deps) => {
  let session: Session = LOADING;
  let leaving: Promise<unknown> = Promise.resolve();
  // Counts the sessions: an answer asked for under one of them says nothing of the next.
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

  /** No answer keeps the user: the server checks the rights at every call anyway. */
  const verify = async (known: SessionUser): Promise<void> => {
    const asked = epoch;
    const answer = await check().catch(() => undefined);
    if (epoch !== asked) return;
    // Another tab may have left meanwhile.
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

    /** At the start of a page: a user kept by an earlier visit is verified, for three seconds at most. */
    start(): void {
      const user = readUser(storage);
      if (!user) {
        change({ status: 'anonymous', left: false });
        return;
      }
      void verify(user);
      const begun = epoch;
      setTimeout(() => {
        // An answer that comes later is still heard.
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

    /** The page forgets at once, whatever the server says; it is told first, while the token is still known. */
    leave(): void {
      leaving = Promise.race([end().catch(() => undefined), after(PATIENCE_MS)]);
      remove(true);
    },

    /** A login must not be overtaken by the logout before it. */
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
    ? next.user.id !== user.id || (isAdmin(user) && !isAdmin(next.user))
    : next.status === 'anonymous' && !next.left;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
