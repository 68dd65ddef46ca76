import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './TrackingView.module.css';

const CancellationDialog = lazy(async () => ({
  default: (await import('./CancellationDialog.tsx')).CancellationDialog,
}));

type Props = { token: string; onAsked: (message: string) => void };

/** Sends a cancellation request. An administrator decides: it may be too late. */
export const AskCancellation = ({ token, onAsked }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <SectionBlock title="Demander l'annulation">
      <p className={styles.explained}>
        Tant que votre annonce n'est pas publiée, vous pouvez demander son annulation et son remboursement à
        la rédaction, qui vous répond par e-mail.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Demander l'annulation
      </Button>
      {open && (
        <Suspense>
          <CancellationDialog
            token={token}
            onClose={() => setOpen(false)}
            onSent={(message) => {
              setOpen(false);
              onAsked(message);
            }}
          />
        </Suspense>
      )}
    </SectionBlock>
  );
};
