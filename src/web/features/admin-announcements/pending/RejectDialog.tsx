import { useRef, useState } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { exactEuros } from '#contract/format.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './RejectDialog.module.css';
import { rejectReasons, withUsualReason } from './reject-reasons.ts';

const REASON_MAX = 2000;

type Props = {
  card: PendingAnnouncement;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
};

/**
 * Asks for the reject reason: one of the usual ones, edited or not, or none. The announcer receives it by
 * mail.
 */
export const RejectDialog = ({ card, onConfirm, onCancel, returnFocus }: Props) => {
  const usual = useRef<HTMLSelectElement>(null);
  const [reason, setReason] = useState(card.cancellation ? cancellationReason : '');
  return (
    <Dialog
      open
      onClose={onCancel}
      initialFocus={usual}
      returnFocus={returnFocus}
      title="Rejeter l'annonce"
      below={`${card.reference_number}, « ${card.title} »`}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(reason.trim());
        }}
      >
        <Field
          ref={usual}
          as="select"
          dense
          label="Motif habituel"
          value=""
          onChange={(event) => setReason(withUsualReason(reason, Number(event.target.value)))}
        >
          <option value="" disabled>
            Choisissez un motif, puis complétez-le
          </option>
          {rejectReasons.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Field>
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
        <p>
          {card.paid && card.payment
            ? `Son règlement de ${exactEuros(Math.round(card.payment.amount * 100))} lui sera remboursé.`
            : "Aucun paiement n'a été reçu : il n'y a rien à rembourser."}
        </p>
        <div className={styles.actions}>
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

const cancellationReason =
  rejectReasons.find(({ label }) => label === "Annulation demandée par l'annonceur")?.text ?? '';
