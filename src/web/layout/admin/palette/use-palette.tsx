import { useCallback, useEffect, useRef, useState } from 'react';
import { useModule } from '#web/ui/use-module.ts';
import { FirstField } from './FirstField.tsx';

const load = () => import('./CommandPalette.tsx');

/** `opening` until the field of the palette has the focus: until then another field receives what is typed. */
type Stage = 'closed' | 'opening' | 'open';

/** The command palette: opened by its button or by Ctrl+K, and loaded at the first opening. */
export const usePalette = (isShown: (href: string) => boolean, onLogout: () => void) => {
  const [wanted, setWanted] = useState(false);
  const [stage, setStage] = useState<Stage>('closed');
  const [text, setText] = useState('');
  const before = useRef<HTMLElement>(null);
  const palette = useModule(wanted ? load : undefined);
  const show = useCallback(() => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setText('');
    setWanted(true);
    setStage('opening');
  }, []);
  const close = () => {
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

  const typing = { text, onText: setText, onClose: close };
  const dialog = (
    <>
      {stage === 'opening' && (
        <FirstField {...typing} hidden={palette.status === 'ready'} failed={palette.status === 'failed'} />
      )}
      {palette.status === 'ready' && (
        <palette.module.CommandPalette
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

/** A toast is a dialog too, but not a modal one: it asks for no answer. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';

/** In the editor the shortcut adds a link; a dialog must be answered first. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  document.querySelector(OPEN_DIALOG) !== null;
