import { type KeyboardEvent, useRef, useState } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { exactEuros } from '#contract/format.fr.ts';
import type { ShownAssignment } from '#contract/review-desk.ts';
import type { RejectKind } from '#domain/announcement/reject-kinds.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PENDING } from '../addresses.ts';
import page from './PendingPage.module.css';
import styles from './RejectDialog.module.css';
import { CANCELLATION_REASON, rejectReasonsOf, withUsualReason } from './reject-reasons.ts';

const REASON_MAX = 2000;

export type TypedRejection = { readonly reason: string; readonly kind: RejectKind | undefined };

/** Under which name the browser keeps the reason when the session ends. */
export const keptRejection = ({ id, reference_number }: PendingAnnouncement) => ({
  key: `rejection:${id}`,
  label: `Rejet de ${reference_number}`,
  path: PENDING,
});

type Props = {
  card: PendingAnnouncement;
  /** Somebody else, who takes care of it. */
  other: ShownAssignment | null;
  /** Of an earlier try, which was refused. */
  typed: TypedRejection | undefined;
  onConfirm: (rejection: TypedRejection) => void;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
};

/**
 * Asks for the reject reason: one of the usual ones, edited or not, or none. The announcer receives it by
 * mail. The digits 1 to 7 choose a reason, Ctrl+Enter rejects.
 */
export const RejectDialog = ({ card, other, typed, onConfirm, onCancel, returnFocus }: Props) => {
  const choices = useRef<(HTMLInputElement | null)[]>([]);
  const first = useRef<HTMLInputElement>(null);
  const reasons = rejectReasonsOf(card);
  const usualAtFirst = card.cancellation ? CANCELLATION_REASON : undefined;
  const [chosen, setChosen] = useState(
    typed ? reasons.findIndex(({ kind }) => kind === typed.kind) : usualAtFirst,
  );
  const [reason, setReason] = useState(
    typed?.reason ?? (usualAtFirst === undefined ? '' : (reasons[usualAtFirst]?.text ?? '')),
  );
  const typedNow = { reason, kind: chosen === undefined ? undefined : reasons[chosen]?.kind };
  useUnsavedWork({
    ...keptRejection(card),
    read: () => (reason.trim() === '' ? undefined : typedNow),
    restore: (content) => {
      const kept = (content ?? {}) as { reason?: unknown; kind?: unknown };
      if (typeof kept.reason === 'string') setReason(kept.reason);
      const index = reasons.findIndex(({ kind }) => kind === kept.kind);
      if (index >= 0) setChosen(index);
    },
  });
  const choose = (index: number) => {
    const usual = reasons[index];
    if (!usual) return;
    setChosen(index);
    setReason(withUsualReason(reason, usual, reasons));
  };
  const reject = () => onConfirm({ ...typedNow, reason: reason.trim() });
  const listen = (event: KeyboardEvent) => {
    if (event.repeat || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      reject();
    } else if (/^[1-7]$/.test(event.key) && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      const index = Number(event.key) - 1;
      choices.current[index]?.focus();
      choose(index);
    }
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      initialFocus={first}
      returnFocus={returnFocus}
      title="Rejeter l'annonce"
      below={`${card.reference_number}, « ${card.title} »`}
    >
      <form
        className={styles.form}
        onKeyDown={listen}
        onSubmit={(event) => {
          event.preventDefault();
          reject();
        }}
      >
        <fieldset className={styles.choices}>
          <legend>Motif habituel</legend>
          {reasons.map(({ label }, index) => (
            <label key={label}>
              <input
                ref={(input) => {
                  choices.current[index] = input;
                  if (index === Math.max(0, chosen ?? 0)) first.current = input;
                }}
                type="radio"
                name="usual-reason"
                checked={chosen === index}
                onChange={() => choose(index)}
              />
              <kbd className={page.key}>{index + 1}</kbd>
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <Field
          as="textarea"
          rows={5}
          optional
          label="Motif envoyé à l'annonceur"
          hint="Sans motif, le courriel dit que l'annonce ne remplit pas les conditions de publication."
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {other && <p>{other.name} s'occupe de cette annonce.</p>}
        <p>
          {card.paid && card.payment
            ? `Son règlement de ${exactEuros(Math.round(card.payment.amount * 100))} lui sera remboursé.`
            : "Aucun paiement n'a été reçu : il n'y a rien à rembourser."}
        </p>
        <div className={styles.actions}>
          <p className={styles.keys}>
            <kbd className={page.key}>1</kbd> à <kbd className={page.key}>7</kbd> choisissent un motif,{' '}
            <kbd className={page.key}>Ctrl</kbd> + <kbd className={page.key}>Entrée</kbd> rejette.
          </p>
          <Button variant="secondary" size="dense" onClick={onCancel}>
            Annuler
          </Button>
          <Button variant="danger" size="dense" type="submit">
            Rejeter l'annonce
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
