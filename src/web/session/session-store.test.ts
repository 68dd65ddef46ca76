import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createSessionStore } from './session-store.ts';
import { clearUser, type SessionUser, writeUser } from './stored-user.ts';

const elise: SessionUser = {
  id: '1',
  email: 'elise@parution.example',
  firstName: 'Élise',
  lastName: 'Marvaudon',
  role: 'reader',
  token: 'jeton',
};
const admin = { ...elise, id: '2', firstName: 'Claire', role: 'admin' };

/** A session whose server answers when the test says so. */
const given = ({ stored }: { stored?: SessionUser } = {}) => {
  const storage = memoryStorage();
  if (stored) writeUser(storage, stored);
  const { promise, resolve, reject } = Promise.withResolvers<SessionUser | false>();
  const losses: string[] = [];
  const end = vi.fn(async () => {});
  const store = createSessionStore({
    storage,
    check: vi.fn(() => promise),
    end,
    beforeLoss: (owner) => losses.push(owner),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { store, storage, losses, end, settle, answer: resolve, fail: reject };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a session at the start of a page', () => {
  it('is loading until it starts, as the server rendered it', () => {
    expect(given({ stored: elise }).store.get()).toEqual({ status: 'loading' });
  });

  it('is logged out at once without a stored user, and the server is not called', () => {
    const { store } = given();
    store.start();
    expect(store.get()).toEqual({ status: 'anonymous', left: false });
  });

  it('shows the stored user as the server knows it', async () => {
    const { store, storage, answer, settle } = given({ stored: elise });
    store.start();
    expect(store.get()).toEqual({ status: 'loading' });
    answer({ ...elise, firstName: 'Lise', role: 'admin', token: 'neuf' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'logged-in', user: { firstName: 'Lise', role: 'admin' } });
    expect(storage.getItem('token')).toBe('neuf');
  });

  it('is logged out when the server says false', async () => {
    const { store, storage, answer, settle } = given({ stored: elise });
    store.start();
    answer(false);
    await settle();
    expect(store.get()).toEqual({ status: 'anonymous', left: false });
    expect(storage.getItem('currentUser')).toBeNull();
    expect(storage.getItem('token')).toBeNull();
  });

  it('keeps the user when the server does not answer properly', async () => {
    const { store, fail, settle } = given({ stored: elise });
    store.start();
    fail(new Error('Error Code: 503'));
    await settle();
    expect(store.get()).toEqual({ status: 'logged-in', user: elise });
  });

  it('waits three seconds at most, keeps the user, and still applies a late answer', async () => {
    const { store, answer, settle } = given({ stored: elise });
    store.start();
    await vi.advanceTimersByTimeAsync(2999);
    expect(store.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get()).toEqual({ status: 'logged-in', user: elise });
    answer(false);
    await settle();
    expect(store.get().status).toBe('anonymous');
  });

  it('does not restore a user whom another tab logged out meanwhile', async () => {
    const { store, storage, answer, settle } = given({ stored: elise });
    store.start();
    clearUser(storage);
    answer(elise);
    await settle();
    expect(store.get().status).toBe('anonymous');
    expect(storage.getItem('currentUser')).toBeNull();
  });

  it('does not let a late answer undo a login', async () => {
    const { store, answer, settle } = given({ stored: elise });
    store.start();
    store.enter(admin);
    answer(false);
    await settle();
    expect(store.get()).toEqual({ status: 'logged-in', user: admin });
  });
});

describe('a session', () => {
  it('begins with a login and is stored', () => {
    const { store, storage } = given();
    const seen = vi.fn();
    store.subscribe(seen);
    store.start();
    store.enter(elise);
    expect(store.get()).toEqual({ status: 'logged-in', user: elise });
    expect(storage.getItem('token')).toBe('jeton');
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server agrees', async () => {}],
    ['the server fails', () => Promise.reject(new Error('500'))],
    ['the server never answers', () => new Promise<void>(() => {})],
  ])('ends at once at a logout when %s, and a login waits three seconds at most for it', async (_, end) => {
    const { store, storage, end: endSession } = given({ stored: elise });
    endSession.mockImplementation(end);
    store.enter(elise);
    store.leave();
    expect(store.get()).toEqual({ status: 'anonymous', left: true });
    expect(storage.getItem('token')).toBeNull();
    expect(endSession).toHaveBeenCalledOnce();
    const left = store.whenLeft();
    await vi.advanceTimersByTimeAsync(3000);
    await left;
  });

  it('calls the server at logout while the token is still stored', () => {
    const { store, end } = given();
    store.enter(elise);
    end.mockImplementation(async () => void expect(store.token()).toBe('jeton'));
    store.leave();
    expect(store.token()).toBeUndefined();
  });

  it('follows the other tabs, in and out', () => {
    const { store, storage } = given();
    store.start();
    writeUser(storage, elise);
    store.reread();
    expect(store.get()).toEqual({ status: 'logged-in', user: elise });
    clearUser(storage);
    store.reread();
    expect(store.get()).toEqual({ status: 'anonymous', left: false });
  });

  it('still knows of a deliberate logout after the storage event', () => {
    const { store } = given();
    store.enter(elise);
    store.leave();
    store.reread();
    expect(store.get()).toEqual({ status: 'anonymous', left: true });
  });

  it('numbers sessions, so that an answer to an earlier one is recognised', () => {
    const { store } = given();
    store.start();
    const before = store.epoch();
    store.enter(elise);
    expect(store.epoch()).toBeGreaterThan(before);
  });
});

describe('before a loss', () => {
  it.each([
    ['the server no longer knows the session', (s: ReturnType<typeof given>) => s.store.lose(), ['1']],
    [
      'another tab left',
      (s: ReturnType<typeof given>) => {
        clearUser(s.storage);
        s.store.reread();
      },
      ['1'],
    ],
    [
      'another tab is somebody else',
      (s: ReturnType<typeof given>) => {
        writeUser(s.storage, admin);
        s.store.reread();
      },
      ['1'],
    ],
    ['the visitor leaves', (s: ReturnType<typeof given>) => s.store.leave(), []],
  ])('unsaved texts are stored when %s: %s', (_, happen, losses) => {
    const session = given();
    session.store.enter(elise);
    happen(session);
    expect(session.losses).toEqual(losses);
  });

  it('unsaved texts are stored when an administrator loses the role', async () => {
    const { store, losses, answer } = given();
    store.enter(admin);
    const checked = store.recheck();
    answer({ ...admin, role: 'reader' });
    await checked;
    expect(losses).toEqual(['2']);
    expect(store.get()).toMatchObject({ user: { role: 'reader' } });
  });
});
