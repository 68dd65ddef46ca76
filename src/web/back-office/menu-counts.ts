type Listener = () => void;

const listeners = new Set<Listener>();

/** Signals a decision about an announcement or a message: the counters of the menu are read again. */
export const notifyCountsChanged = (): void => {
  for (const listener of listeners) listener();
};

export const onCountsChanged = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
