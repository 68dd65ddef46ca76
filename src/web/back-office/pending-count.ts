type Listener = () => void;

const listeners = new Set<Listener>();

/** Something was decided about an announcement: whoever shows how many wait counts again. */
export const notifyPendingChanged = (): void => {
  for (const listener of listeners) listener();
};

export const onPendingChanged = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
