import { Button } from '#web/ui/Button.tsx';
import type { IconName } from '#web/ui/Icon.tsx';
import styles from './BulkBar.module.css';

type Props = {
  /** « 3 article(s) sélectionné(s) » */
  text: string;
  /** Without a selection, or during an action on it. */
  disabled: boolean;
  actions: readonly { label: string; icon: IconName; onClick: () => void }[];
};

/** The actions on the selected rows; inert without a selection. */
export const BulkBar = ({ text, disabled, actions }: Props) => (
  <section className={styles.bar} aria-label="Actions sur la sélection">
    <p role="status">{text}</p>
    {actions.map(({ label, icon, onClick }) => (
      <Button key={label} size="dense" icon={icon} disabled={disabled} onClick={onClick}>
        {label}
      </Button>
    ))}
  </section>
);
