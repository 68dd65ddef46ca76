import type { GenerationRun } from '#contract/admin-writing.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './GenerationOutcome.module.css';
import { RunItems } from './RunItems.tsx';

type Props = {
  message: string;
  run: GenerationRun | undefined;
  onRetry: () => void;
  /** Back to the form, with the sources as they are now. */
  onChange: () => void;
};

export const GenerationFailure = ({ message, run, onRetry, onChange }: Props) => (
  <section className={styles.outcome} aria-label="Résultat de la génération">
    <Banner tone="danger">{message}</Banner>
    {run && <RunItems items={run.items} />}
    <div className={styles.actions}>
      <Button variant="secondary" size="dense" onClick={onChange}>
        Modifier la demande
      </Button>
      <Button size="dense" icon="reset" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  </section>
);
