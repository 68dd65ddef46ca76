import { useEffect, useState } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MESSAGE_MS, progressMessages } from './progress-messages.ts';
import styles from './Rephrase.module.css';
import type { Rephrasing } from './use-rephrase.ts';

/** The progress of a rephrasing, its success and its failure. */
export const RephraseProgress = ({ rephrasing }: { rephrasing: Rephrasing }) => {
  const { phase, failure, start, stop, clearFailure } = rephrasing;
  if (phase === 'running') return <Running onStop={stop} />;
  if (phase === 'finished')
    return (
      <div className={styles.place}>
        <Banner tone="success">Reformulation terminée!</Banner>
      </div>
    );
  if (failure === undefined) return null;
  return (
    <div className={styles.place}>
      <Banner tone="danger" onClose={clearFailure}>
        <p>{failure}</p>
        <p>Votre texte n'a pas changé.</p>
        <div className={styles.actions}>
          <Button size="sm" variant="secondary" onClick={() => void start()}>
            Réessayer
          </Button>
        </div>
      </Banner>
    </div>
  );
};

const Running = ({ onStop }: { onStop: () => void }) => {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((last) => (last + 1) % progressMessages.length), MESSAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.place}>
      <Banner tone="info" icon="sparkles" title="Reformulation en cours">
        {/* Hidden from screen readers, which would read it every three seconds. */}
        <p aria-live="off">{progressMessages[shown]}</p>
        <p>Le titre, la description et le contenu sont verrouillés pendant l'opération.</p>
        <div className={styles.actions}>
          <i className={styles.wheel} />
          <Button size="sm" variant="secondary" onClick={onStop}>
            Arrêter la reformulation
          </Button>
        </div>
      </Banner>
    </div>
  );
};
