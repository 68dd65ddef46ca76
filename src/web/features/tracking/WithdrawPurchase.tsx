import { lazy, Suspense, useState } from 'react';
import { longDate, momentInWords } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './TrackingView.module.css';

const WithdrawalDialog = lazy(async () => ({
  default: (await import('./WithdrawalDialog.tsx')).WithdrawalDialog,
}));

type Props = {
  token: string;
  announcement: TrackedAnnouncement;
  onWithdrawn: (message: string) => void;
};

/** The right of a consumer to withdraw, during the whole period. */
export const WithdrawPurchase = ({ token, announcement, onWithdrawn }: Props) => {
  const [open, setOpen] = useState(false);
  const { withdrawal } = announcement;
  if (!withdrawal) return null;
  return (
    <SectionBlock title="Votre droit de rétractation">
      <p className={styles.explained}>{sentence(announcement, withdrawal)}</p>
      {announcement.may.withdraw && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          Renoncer à mon achat
        </Button>
      )}
      {open && (
        <Suspense>
          <WithdrawalDialog
            token={token}
            announcement={announcement}
            withdrawal={withdrawal}
            onClose={() => setOpen(false)}
            onSent={(message) => {
              setOpen(false);
              onWithdrawn(message);
            }}
          />
        </Suspense>
      )}
    </SectionBlock>
  );
};

const sentence = (
  { may, status, payment }: TrackedAnnouncement,
  { until, publishableFrom, withdrawnAt }: NonNullable<TrackedAnnouncement['withdrawal']>,
): string => {
  if (withdrawnAt)
    return `Vous avez renoncé à cet achat le ${momentInWords(new Date(withdrawnAt))}. L'accusé de réception vous a été envoyé par e-mail.`;
  if (may.withdraw)
    return `Vous avez payé en tant que particulier : vous pouvez renoncer à cet achat sans motif jusqu'au ${longDate(new Date(until))} inclus${
      publishableFrom ? '' : ", tant que l'annonce n'est pas publiée"
    }. ${payment?.returnedTTC ? 'Le reste du prix vous est alors remboursé.' : 'La totalité du prix vous est alors remboursée.'}`;
  return status === 'published' || status === 'draft'
    ? messages.lifecycle.publishedIsNotWithdrawn
    : messages.lifecycle.alreadyRefunded;
};
