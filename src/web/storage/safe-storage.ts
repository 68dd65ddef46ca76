export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Runs an action on storage that the browser may forbid or that may be full; undefined when it fails. */
export const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export const localStore = (): Store | undefined => attempt(() => globalThis.localStorage);
export const tabStore = (): Store | undefined => attempt(() => globalThis.sessionStorage);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readJson = (store: Store | undefined, key: string): unknown => {
  const text = attempt(() => store?.getItem(key));
  return text ? attempt(() => JSON.parse(text)) : undefined;
};

/** Whether it could be written. */
export const writeJson = (store: Store | undefined, key: string, value: unknown): boolean =>
  attempt(() => {
    if (!store) return false;
    store.setItem(key, JSON.stringify(value));
    return true;
  }) === true;
