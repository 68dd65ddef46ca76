import { useCallback, useEffect, useState } from 'react';
import { useModule } from '#web/ui/use-module.ts';

const load = () => import('./CommandPalette.tsx');

/** The command palette: opened by its button or by Ctrl+K, and loaded at the first opening. */
export const usePalette = (isShown: (href: string) => boolean, onLogout: () => void) => {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const palette = useModule(wanted ? load : undefined);
  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTaken(event)) return;
      // Chromium and Firefox search the web with it.
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show]);

  const dialog = palette.status === 'ready' && (
    <palette.module.CommandPalette
      open={open}
      isShown={isShown}
      onClose={() => setOpen(false)}
      onLogout={onLogout}
    />
  );
  return { show, dialog };
};

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A toast is a dialog too, but not a modal one: it asks for no answer. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';

/** In the editor the shortcut adds a link; a dialog must be answered first. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  document.querySelector(OPEN_DIALOG) !== null;
