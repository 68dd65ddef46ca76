import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { finalFocus } from './final-focus.ts';

type Props = {
  open: boolean;
  /** The question. */
  title: string;
  /** Names what it does: « Supprimer 3 article(s) ». */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where the keyboard goes on closing; where it was before unless given, or when it gives nothing. */
  returnFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
};

/** Asks before what is hard to take back. The keyboard starts on the way out. Load it lazily, as ui/Dialog. */
export const ConfirmDialog = ({ open, title, confirmLabel, cancelLabel = 'Annuler', ...rest }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  const { danger, onConfirm, onCancel, returnFocus, children } = rest;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={styles.popup}
            initialFocus={cancel}
            finalFocus={() => finalFocus(returnFocus?.())}
          >
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {children && <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>}
            <div className={styles.actions}>
              <Button ref={cancel} variant="secondary" size="dense" onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button variant={danger ? 'danger' : 'primary'} size="dense" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
