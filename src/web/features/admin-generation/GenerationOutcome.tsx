import type { GenerationRun } from '#contract/admin-writing.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './GenerationOutcome.module.css';
import { ARTICLES, successHref } from './generation-address.ts';
import { texts } from './generation-texts.ts';
import { RunItems } from './RunItems.tsx';

type Props = { run: GenerationRun; onAgain: () => void };

/** What came of a generation: all of it, or what could be made before it was stopped or in spite of failures. */
export const GenerationOutcome = ({ run, onAgain }: Props) => {
  const whole = run.status === 'done' && run.failed === 0;
  return (
    <section className={styles.outcome} aria-label="Résultat de la génération">
      <Banner tone={whole ? 'success' : 'warning'} title={whole ? texts.done : titleOf(run)}>
        <p>{run.message}</p>
      </Banner>
      {!whole && (
        <>
          <RunItems items={run.items} />
          <div className={styles.actions}>
            <Button variant="secondary" size="dense" onClick={onAgain}>
              Nouvelle génération
            </Button>
            <Button size="dense" href={run.done > 0 ? successHref(run.done) : ARTICLES}>
              {run.done > 0 ? 'Voir les brouillons' : 'Gestion des articles'}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};

const titleOf = ({ status, done, planned }: GenerationRun): string =>
  status === 'cancelled' ? 'Génération annulée' : `${done} article(s) sur ${planned}`;
