import type { ReactNode } from 'react';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import styles from './Outcome.module.css';

const tones = {
  paid: 'success',
  approved: 'success',
  published: 'success',
  rejected: 'danger',
  payment_failed: 'danger',
} as const satisfies Record<string, 'success' | 'danger'>;

const TOTAL = 'Montant total TTC';

type Props = {
  known: PaymentStatus;
  /** The link to the invoice, for whoever holds the tracking token. */
  invoice?: ReactNode;
};

/** The announcement's and the payment's facts, side by side. */
export const PaymentFacts = ({ known, invoice }: Props) => {
  const { payment } = known;
  return (
    <div className={styles.facts}>
      <Recap
        title="Votre annonce"
        rows={[
          ['Titre', known.title],
          ['Date de soumission', known.submittedOn],
          [
            'Statut',
            <Badge key="status" tone={toneOf(known.status)} icon={iconOf(known.status)}>
              {known.statusLabel}
            </Badge>,
          ],
        ]}
      />
      <Recap
        title="Votre paiement"
        action={invoice}
        amounts
        total={TOTAL}
        rows={
          payment
            ? [
                ['Numéro de facture', payment.invoiceNumber],
                ['Statut du paiement', payment.statusLabel],
                ['Montant HT', payment.amountHT],
                [payment.vatLabel, payment.amountTVA],
                [TOTAL, payment.amountTTC],
                ['Date de paiement', payment.paidAt],
              ]
            : [['Statut du paiement', 'Aucun paiement ouvert']]
        }
      />
    </div>
  );
};

const icons = { success: 'check', danger: 'close', info: 'clock' } as const;

const iconOf = (status: string) => icons[toneOf(status)];

const toneOf = (status: string) => tones[status as keyof typeof tones] ?? 'info';
