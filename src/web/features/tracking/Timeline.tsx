import { Icon, type IconName } from '#web/ui/Icon.tsx';
import styles from './Timeline.module.css';
import type { Stage, StageState } from './timeline.ts';

const icons: Readonly<Record<StageState, IconName>> = {
  done: 'check',
  current: 'clock',
  stopped: 'close',
  coming: 'minus',
};

const words: Readonly<Record<StageState, string>> = {
  done: 'étape franchie',
  current: 'étape en cours',
  stopped: 'arrêtée ici',
  coming: 'à venir',
};

export const Timeline = ({ stages }: { stages: readonly Stage[] }) => (
  <ol className={styles.timeline} aria-label="Avancement de votre annonce">
    {stages.map(({ name, state, detail }) => (
      <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <span className={styles.mark}>
          <Icon name={icons[state]} size={18} />
        </span>
        <div>
          <p className={styles.name}>
            {name}
            <span className="visually-hidden"> : {words[state]}</span>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      </li>
    ))}
  </ol>
);
