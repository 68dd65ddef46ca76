import { roleInToken } from './token-role.ts';

/** The logged-in user, as the browser stores it. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role?: string | undefined;
  readonly teamRole?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly secondFactorMissing?: boolean | undefined;
  readonly token?: string | undefined;
};

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage keys of the specification. */
const TOKEN = 'token';
const CURRENT_USER = 'currentUser';

export const isAdmin = ({ role }: Pick<SessionUser, 'role'>): boolean => role === 'admin';

/** A user without a role gets the role claimed by the token. */
export const withRole = (user: SessionUser): SessionUser =>
  user.role || !user.token ? user : { ...user, role: roleInToken(user.token) };

/** The user stored by an earlier visit; undefined for any other content. */
export const readUser = (storage: BrowserStorage): SessionUser | undefined => {
  const stored = parse(storage.getItem(CURRENT_USER));
  if (!isUser(stored)) return undefined;
  return withRole({ ...stored, token: stored.token ?? readToken(storage) });
};

/** The token sent with every call, beside the cookie. */
export const readToken = (storage: BrowserStorage): string | undefined => storage.getItem(TOKEN) ?? undefined;

export const writeUser = (storage: BrowserStorage, user: SessionUser): void => {
  storage.setItem(CURRENT_USER, JSON.stringify(user));
  if (user.token) storage.setItem(TOKEN, user.token);
};

export const clearUser = (storage: BrowserStorage): void => {
  storage.removeItem(CURRENT_USER);
  storage.removeItem(TOKEN);
};

/** Whether a change of the browser's storage, in another tab, concerns the session; null is « all of it ». */
export const concernsSession = (key: string | null): boolean =>
  key === null || key === TOKEN || key === CURRENT_USER;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'email', 'firstName', 'lastName'].every((name) => typeof at(value, name) === 'string') &&
  ['role', 'token'].every((name) => ['string', 'undefined'].includes(typeof at(value, name)));

const at = (value: object, name: string): unknown => (value as Record<string, unknown>)[name];
