import { useState } from 'react';
import type { Transmission } from '#contract/admin-transmissions.ts';
import { messages } from '#contract/messages.fr.ts';
import { isoDay, parisDay, parseDay } from '#domain/period/paris-day.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';

type Props = {
  transmission: Transmission;
  onConfirm: (handed: { date: string; receipt: string }) => void;
  onCancel: () => void;
};

/** Records when the files were handed over and what the central database answered. Mounted while open. */
export const MarkDialog = ({
  transmission: { number, transmitted_at, receipt: known },
  ...answers
}: Props) => {
  const today = isoDay(parisDay(new Date()));
  const [date, setDate] = useState(transmitted_at ?? today);
  const [receipt, setReceipt] = useState(known ?? '');
  const [tried, setTried] = useState(false);
  const fault = faultOf(date, today);
  const confirm = () => {
    setTried(true);
    if (!fault) answers.onConfirm({ date, receipt: receipt.trim() });
  };
  return (
    <ConfirmDialog
      open
      title={`Marquer ${number} comme transmise ?`}
      confirmLabel="Marquer comme transmise"
      onConfirm={confirm}
      onCancel={answers.onCancel}
      fields={
        <>
          <Field
            dense
            type="date"
            label="Date de transmission"
            max={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            error={tried ? fault : undefined}
          />
          <Field
            dense
            optional
            label="Accusé de réception"
            hint="Le numéro ou la réponse de la base centrale."
            maxLength={500}
            value={receipt}
            onChange={(event) => setReceipt(event.target.value)}
          />
        </>
      }
    >
      <p>Ses annonces compteront comme transmises à la base centrale.</p>
    </ConfirmDialog>
  );
};

const faultOf = (date: string, today: string): string | undefined => {
  if (!parseDay(date)) return messages.transmission.date;
  return date > today ? messages.transmission.future : undefined;
};
