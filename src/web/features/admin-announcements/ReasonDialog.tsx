import { type ReactNode, useState } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';

const REASON_MAX = 2000;

type Props = {
  title: string;
  confirmLabel: string;
  /** Explains who reads the reason, and what is shown without one. */
  reasonHint: string;
  /** The reason is required. */
  reasonRequired?: boolean;
  /** A word to type as confirmation of an irreversible action. */
  typed?: { label: string; expected: string } | undefined;
  /** A question before the reason, with what is wrong in its answer. */
  first?: { fault: string | undefined; field: (error: string | undefined) => ReactNode };
  /** Where the reason is kept when it must outlive the dialog. */
  kept?: { reason: string; onChange: (reason: string) => void };
  /** Why the last try was refused. */
  failure?: string | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
  /** What the action does, and what is lost. */
  children: ReactNode;
};

/** Asks for a confirmation and a reason before a public or paid announcement changes. Mounted while open. */
export const ReasonDialog = ({
  reasonHint,
  reasonRequired = false,
  typed,
  first,
  kept,
  ...dialog
}: Props) => {
  const { onConfirm, failure, ...question } = dialog;
  const own = useState('');
  const [reason, setReason] = kept ? [kept.reason, kept.onChange] : own;
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const faults = {
    reason: reasonRequired && reason.trim() === '' ? 'Le motif est obligatoire' : undefined,
    word: typed && word.trim().toUpperCase() !== typed.expected ? `Saisissez ${typed.expected}` : undefined,
  };
  const confirm = () => {
    setTried(true);
    if (!first?.fault && !faults.reason && !faults.word) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      danger
      {...question}
      onConfirm={confirm}
      fields={
        <>
          {first?.field(tried ? first.fault : undefined)}
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
          {failure && <Banner tone="danger">{failure}</Banner>}
        </>
      }
    />
  );
};
