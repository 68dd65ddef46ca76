import { Button } from '#web/ui/Button.tsx';
import type { IconName } from '#web/ui/Icon.tsx';
import styles from './BulkBar.module.css';

type Props = {
  /** « 3 article(s) sélectionné(s) » */
  text: string;
  /** Without a selection, or during an action on it. */
  disabled: boolean;
  /** `shown`: false for what the user may not do. */
  actions: readonly { label: string; icon: IconName; shown?: boolean; onClick: () => void }[];
};

/** The actions on the selected rows; inert without a selection, absent when the user may do none of them. */
export const BulkBar = ({ text, disabled, actions }: Props) => {
  const allowed = actions.filter(({ shown = true }) => shown);
  if (allowed.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Actions sur la sélection">
      <p role="status">{text}</p>
      {allowed.map(({ label, icon, onClick }) => (
        <Button key={label} size="dense" icon={icon} disabled={disabled} onClick={onClick}>
          {label}
        </Button>
      ))}
    </section>
  );
};
