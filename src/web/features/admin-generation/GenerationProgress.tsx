import { useEffect, useId, useRef, useState } from 'react';
import type { GenerationRun } from '#contract/admin-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Seal } from '#web/ui/Seal.tsx';
import { elapsed } from './elapsed.ts';
import styles from './GenerationProgress.module.css';
import { ARTICLES } from './generation-address.ts';
import { engineText, texts } from './generation-texts.ts';
import { RunItems } from './RunItems.tsx';
import type { Generation, GenerationRequest } from './use-generation.ts';

type Props = {
  generation: Generation;
  run: GenerationRun | undefined;
  request: GenerationRequest | undefined;
};

/** The progress of the run, which continues on the server even when nobody watches. */
export const GenerationProgress = ({ generation: { cancel, cancelling }, run, request }: Props) => {
  const id = useId();
  const title = useFocusOnMount();
  const [confirming, setConfirming] = useState(false);
  const planned = run?.planned ?? request?.count ?? 0;
  const over = (run?.done ?? 0) + (run?.failed ?? 0);
  return (
    <section className={styles.screen} aria-labelledby={id}>
      <div className={styles.loader}>
        <Seal size={72} />
      </div>
      <h1 id={id} ref={title} tabIndex={-1}>
        {texts.running}
      </h1>
      <p>{texts.patience}</p>
      <div className={styles.bar}>
        <p role="status">
          {over} article(s) sur {planned}
          {run !== undefined && run.failed > 0 && `, dont ${run.failed} en échec`}
        </p>
        <Clock seconds={run?.elapsed} />
        <progress max={Math.max(planned, 1)} value={over} aria-label="Articles générés" />
      </div>
      <p className={styles.current}>{currentText(run, cancelling)}</p>
      {run?.message && <p className={styles.note}>{run.message}</p>}
      {run && (
        <p className={styles.note}>
          {run.asked_by && `Lancée par ${run.asked_by}. `}
          {engineText(run.engine)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="dense" href={ARTICLES}>
          Quitter cette page
        </Button>
        <Button
          variant="secondary"
          size="dense"
          icon="close"
          busy={cancelling}
          busyText="Arrêt en cours..."
          disabled={!run}
          onClick={() => setConfirming(true)}
        >
          Annuler la génération
        </Button>
      </div>
      <p className={styles.note}>
        Vous pouvez quitter cette page : la génération continue, et se retrouve ici.
      </p>
      {run && <RunItems items={run.items} folded />}
      <ConfirmDialog
        open={confirming}
        danger
        title="Annuler la génération ?"
        confirmLabel="Arrêter la génération"
        cancelLabel="Continuer"
        onConfirm={() => {
          setConfirming(false);
          void cancel();
        }}
        onCancel={() => setConfirming(false)}
      >
        <p>Les articles déjà générés sont gardés. Les sources restantes pourront servir plus tard.</p>
      </ConfirmDialog>
    </section>
  );
};

const currentText = (run: GenerationRun | undefined, cancelling: boolean): string => {
  if (cancelling) return "L'article en cours est interrompu...";
  if (!run) return 'Recherche des sources...';
  return run.current ? `En cours : « ${run.current} »` : 'Préparation du prochain article...';
};

/** The elapsed time, updated between two server messages and based on the server's clock. */
const Clock = ({ seconds }: { seconds: number | undefined }) => {
  const [now, setNow] = useState(() => Date.now());
  const [start, setStart] = useState({ seconds, at: Date.now() });
  if (start.seconds !== seconds) setStart({ seconds, at: now });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.clock}>Temps écoulé : {elapsed((start.seconds ?? 0) * 1_000 + now - start.at)}</p>
  );
};

/** The progress replaces the form: it takes the focus, so that a screen reader announces it. */
const useFocusOnMount = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
};
