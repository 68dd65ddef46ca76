import { useEffect, useRef, useState } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './PaymentFailure.module.css';

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

/**
 * Calls once a delay has run out. It stands still while the reader is at what it would take away, and goes on from
 * there.
 */
const usePausableDelay = (delayMs: number, onOver: () => void) => {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const left = useRef(delayMs);
  const over = useRef(onOver);
  over.current = onOver;
  const running = !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    const begun = performance.now();
    const timer = setTimeout(() => over.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [running]);

  return {
    onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    onFocus: () => setHeld((now) => ({ ...now, focus: true })),
    onBlur: () => setHeld((now) => ({ ...now, focus: false })),
  };
};
