import { Tick } from '#web/ui/Tick.tsx';
import styles from './PendingPage.module.css';

const keys = [
  ['j', 'annonce suivante'],
  ['k', 'annonce précédente'],
  ['a', 'approuver et publier'],
  ['r', 'rejeter'],
] as const;

type Props = { enabled: boolean; onChange: (enabled: boolean) => void };

/** Which keys do what; they can be switched off, for whoever speaks to their machine. */
export const KeysHelp = ({ enabled, onChange }: Props) => (
  <div className={styles.keys}>
    <Tick label="Raccourcis clavier" checked={enabled} onChange={(event) => onChange(event.target.checked)} />
    {enabled &&
      keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
  </div>
);
