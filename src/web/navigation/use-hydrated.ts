import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page runs in a browser: false on the server and while its HTML is taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
