import type { GenerationRun } from '#contract/admin-writing.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './GenerationOutcome.module.css';
import { ARTICLES, successHref } from './generation-address.ts';
import { texts } from './generation-texts.ts';
import { RunItems } from './RunItems.tsx';

type Props = { run: GenerationRun; onAgain: () => void };

/** The result of a generation: complete, or partial after a cancellation or failures. */
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

type GenerationFailureProps = {
  message: string;
  run: GenerationRun | undefined;
  onRetry: () => void;
  /** Returns to the form and reads the sources again. */
  onChange: () => void;
};

export const GenerationFailure = ({ message, run, onRetry, onChange }: GenerationFailureProps) => (
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

/** The result of the last generation, for an editor who left the page before it ended. */
export const LastGeneration = ({ run }: { run: GenerationRun }) => {
  const at = new Date(run.started_at);
  return (
    <div className={styles.last}>
      <Panel title="Dernière génération">
        <p className={styles.about}>
          Lancée le {shortDate(at)} à {shortTime(at)}
          {run.asked_by && ` par ${run.asked_by}`} : {run.done} article(s) sur {run.planned}
          {run.failed > 0 && `, ${run.failed} en échec`}. {run.message}
        </p>
        <RunItems items={run.items} folded />
      </Panel>
    </div>
  );
};
