import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useModule } from '#web/ui/use-module.ts';
import { FirstField, PALETTE_FIELD, PALETTE_NAME } from './FirstField.tsx';

const load = () => import('./CommandPalette.tsx');

/** `opening` until the field of the palette has the focus: until then another field receives what is typed. */
type Stage = 'closed' | 'opening' | 'open';

/** The command palette: opened by its button or by Ctrl+K, and loaded at the first opening. */
export const usePalette = (isShown: (href: string) => boolean, onLogout: () => void) => {
  const [wanted, setWanted] = useState(false);
  const [stage, setStage] = useState<Stage>('closed');
  // Each opening is a palette of its own, also one that comes before the last has left the page.
  const [opening, setOpening] = useState(0);
  const [text, setText] = useState('');
  const before = useRef<HTMLElement>(null);
  // Known before the next render, unlike the stage: closing gives the focus back at once.
  const isOpen = useRef(false);
  const palette = useModule(wanted ? load : undefined);
  const show = useCallback(() => {
    const { activeElement } = document;
    // The field of a palette that is just closing will be gone: what had the focus before it still counts.
    if (!activeElement?.closest(PALETTE))
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
    isOpen.current = true;
    setText('');
    setWanted(true);
    setStage('opening');
    setOpening((count) => count + 1);
  }, []);
  const close = () => {
    isOpen.current = false;
    setStage('closed');
    if (stage === 'opening') before.current?.focus();
  };

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

  useKeptFocus(isOpen);

  const typing = { text, onText: setText, onClose: close };
  const dialog = (
    <>
      {stage === 'opening' && (
        <FirstField {...typing} hidden={palette.status === 'ready'} failed={palette.status === 'failed'} />
      )}
      {palette.status === 'ready' && (
        <palette.module.CommandPalette
          key={opening}
          {...typing}
          open={stage !== 'closed'}
          onReady={() => setStage('open')}
          returnFocus={() => before.current}
          isShown={isShown}
          onLogout={onLogout}
        />
      )}
    </>
  );
  return { show, dialog };
};

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const PALETTE = `[role="dialog"][aria-label="${PALETTE_NAME}"]`;
/** By its name: the palette also has an input that nobody sees. */
const FIELD = `${PALETTE} input[aria-label="${PALETTE_FIELD['aria-label']}"]`;

/**
 * While the palette is open, the focus comes back to its field. A screen that was still loading when the palette was
 * opened focuses its own title once it is there: what is typed would be lost.
 */
const useKeptFocus = (isOpen: RefObject<boolean>): void => {
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!isOpen.current || !(target instanceof Element) || target.closest(INSIDE)) return;
      // The last one: while the palette is opening, its first field comes before it.
      const field = [...document.querySelectorAll<HTMLElement>(FIELD)].at(-1);
      field?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [isOpen]);
};

/** The palette, and the ends of it that lead the Tab key back into it. */
const INSIDE = `${PALETTE}, [data-base-ui-focus-guard]`;

/**
 * A toast is a dialog too, but not a modal one: it asks for no answer. A closed one stays in the page for a moment, and
 * asks for none any more.
 */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"], [data-closed])';

/** In the editor the shortcut adds a link; a dialog must be answered first. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  document.querySelector(OPEN_DIALOG) !== null;
