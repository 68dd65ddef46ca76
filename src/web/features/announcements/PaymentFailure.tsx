import { useState } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './PaymentFailure.module.css';
import { usePausableDelay } from './use-pausable-delay.ts';

const SHOWN_MS = 10_000;

/** Shown for ten seconds on the way back from a payment that did not go through, longer for who is reading it. */
export const PaymentFailure = () => {
  const [shown, setShown] = useState(true);
  const hold = usePausableDelay(SHOWN_MS, () => setShown(false));
  if (!shown) return null;
  return (
    <div className={`wrap ${styles.failure}`} {...hold}>
      <Banner tone="danger" onClose={() => setShown(false)}>
        Le paiement de votre annonce légale a échoué ou a été annulé. Vous pouvez réessayer de soumettre votre
        annonce.
      </Banner>
    </div>
  );
};
