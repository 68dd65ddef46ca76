import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { DialogPortal } from './DialogPortal.tsx';
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
  /** The element that gets the focus on closing; by default, the one that had it before. */
  returnFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
  /** What is asked besides yes or no; Enter in one of them answers yes. */
  fields?: ReactNode;
};

/** Confirms an action that is hard to undo. The focus starts on « Annuler ». Load it lazily, as ui/Dialog. */
export const ConfirmDialog = ({ open, title, confirmLabel, cancelLabel = 'Annuler', ...rest }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  const { danger, onConfirm, onCancel, returnFocus, children, fields } = rest;
  // The dialog may be inside a form: submitting it must not submit that form.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.currentTarget;
    // A refused answer is shown at once, and the first wrong field gets the focus.
    flushSync(onConfirm);
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <DialogPortal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={styles.popup}
            initialFocus={cancel}
            finalFocus={() => finalFocus(returnFocus?.())}
          >
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {children && (
              <AlertDialog.Description render={<div className={styles.text} />}>
                {children}
              </AlertDialog.Description>
            )}
            <form className={styles.form} noValidate onSubmit={submit}>
              {fields}
              <div className={styles.actions}>
                <Button ref={cancel} variant="secondary" size="dense" onClick={onCancel}>
                  {cancelLabel}
                </Button>
                <Button type="submit" variant={danger ? 'danger' : 'primary'} size="dense">
                  {confirmLabel}
                </Button>
              </div>
            </form>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </DialogPortal>
    </AlertDialog.Root>
  );
};
