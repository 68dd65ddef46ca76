import type { GenerationRun } from '#contract/admin-writing.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './GenerationOutcome.module.css';
import { RunItems } from './RunItems.tsx';

/** For whoever left before the end: how the last one ended. */
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
