type Listener = () => void;

const listeners = new Set<Listener>();

/** Signals a decision about an announcement: the counters of pending announcements read it again. */
export const notifyPendingChanged = (): void => {
  for (const listener of listeners) listener();
};

export const onPendingChanged = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
