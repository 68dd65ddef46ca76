import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';

const REASON_MAX = 2000;

type Props = {
  title: string;
  confirmLabel: string;
  /** Who reads the reason, and what is said without one. */
  reasonHint: string;
  /** Not done without a reason. */
  reasonRequired?: boolean;
  /** To be typed before it is done: what cannot be taken back is not done by habit. */
  typed?: { label: string; expected: string } | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
  /** What it does, and what is lost. */
  children: ReactNode;
};

/** Asks before what is public or paid is changed, and why. Mounted while it asks. */
export const ReasonDialog = ({ reasonHint, reasonRequired = false, typed, ...dialog }: Props) => {
  const { onConfirm, ...question } = dialog;
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const faults = {
    reason: reasonRequired && reason.trim() === '' ? 'Le motif est obligatoire' : undefined,
    word: typed && word.trim().toUpperCase() !== typed.expected ? `Saisissez ${typed.expected}` : undefined,
  };
  const confirm = () => {
    setTried(true);
    if (!faults.reason && !faults.word) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      danger
      {...question}
      onConfirm={confirm}
      fields={
        <>
          <Field
            as="textarea"
            rows={3}
            label="Motif"
            optional={!reasonRequired}
            hint={reasonHint}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={tried ? faults.reason : undefined}
          />
          {typed && (
            <Field
              dense
              label={typed.label}
              autoComplete="off"
              value={word}
              onChange={(event) => setWord(event.target.value)}
              error={tried ? faults.word : undefined}
            />
          )}
        </>
      }
    />
  );
};
