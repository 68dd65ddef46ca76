import { useEffect, useRef, useState } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './PaymentFailure.module.css';

const SHOWN_MS = 10_000;

/** Shown for ten seconds after a failed payment; the delay pauses while the visitor reads it. */
export const PaymentFailure = () => {
  const [shown, setShown] = useState(true);
  const pauseHandlers = usePausableDelay(SHOWN_MS, () => setShown(false));
  if (!shown) return null;
  return (
    <div className={`wrap ${styles.failure}`} {...pauseHandlers}>
      <Banner tone="danger" onClose={() => setShown(false)}>
        Le paiement de votre annonce légale a échoué ou a été annulé. Vous pouvez réessayer de soumettre votre
        annonce.
      </Banner>
    </div>
  );
};

/** Calls `onOver` after a delay. The delay pauses while the pointer or the focus is on the element. */
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
