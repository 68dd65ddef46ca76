import { useEffect, useRef } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './PaymentFailed.module.css';
import type { PaymentFailure } from './pay.ts';

const PAYMENT_FAILED = "Une erreur s'est produite lors du traitement de votre paiement. Veuillez réessayer.";

type Props = {
  failure: PaymentFailure;
  /** Whether the draft is saved in the browser. */
  stored: boolean;
  onDismiss: () => void;
};

/**
 * Why the payment failed. The button is at the end of the page and the banner at its top, so the banner takes
 * the focus.
 */
export const PaymentFailed = ({ failure, stored, onDismiss }: Props) => {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // When fields are refused, their summary takes the focus instead.
    if (Object.keys(failure.fields).length > 0) return;
    banner.current?.focus({ preventScroll: true });
    banner.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [failure]);
  return (
    <div className={styles.banner} ref={banner} tabIndex={-1}>
      <Banner tone="danger" onClose={onDismiss}>
        {PAYMENT_FAILED}
        <span className={styles.reason}>
          {sentences(
            failure.reason,
            failure.detail,
            stored ? `${UNHARMED}, votre brouillon est conservé` : UNHARMED,
          )}
        </span>
      </Banner>
    </div>
  );
};

const UNHARMED = "Rien n'a été débité";

/** Adds a full stop if the sentence has none, whoever wrote it. */
const sentences = (...texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
