import { useEffect } from 'react';

let pressed = false;
const waiting = new Set<() => void>();

const press = () => {
  pressed = true;
};

const release = () => {
  if (!pressed) return;
  pressed = false;
  // The click comes in the same task as the release: the page may move only after it.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
};

// A drag swallows the mouseup, and so does a select that opens: the press is over when an option is chosen.
const RELEASES = ['mouseup', 'dragend', 'pointercancel', 'keydown'];
const releaseBySelect = ({ target }: Event) => target instanceof HTMLSelectElement && release();

/**
 * Returns a function that runs its argument at once, or after the current press. A message shown on blur may
 * not move the button under the pointer between mousedown and mouseup, or the click is lost. Touch counts too: browsers
 * send mousedown and mouseup before the click of a tap.
 */
export const useAfterPress = (): ((run: () => void) => void) => {
  // Adding the same listener again changes nothing, so every field may ask for it.
  useEffect(() => {
    document.addEventListener('mousedown', press, true);
    for (const name of RELEASES) document.addEventListener(name, release, true);
    document.addEventListener('change', releaseBySelect, true);
  }, []);
  return afterPress;
};

const afterPress = (run: () => void): void => {
  if (pressed) waiting.add(run);
  else run();
};
