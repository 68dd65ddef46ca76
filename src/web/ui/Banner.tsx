import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Icon, type IconName } from './Icon.tsx';

const icons = {
  danger: 'alert',
  success: 'done',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<string, IconName>;

type Props = {
  tone: keyof typeof icons;
  title?: string;
  /** Instead of the tone's own. */
  icon?: IconName;
  /** Gives it a cross. */
  onClose?: () => void;
  children: ReactNode;
};

/** An error is read at once, anything else when the reader pauses. */
export const Banner = ({ tone, title, icon = icons[tone], onClose, children }: Props) => (
  <div className={`${styles.banner} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
    <Icon name={icon} size={22} />
    <div>
      {title && <strong className={styles.title}>{title}</strong>}
      {children}
    </div>
    {onClose && (
      <button type="button" className={styles.close} aria-label="Fermer" onClick={onClose}>
        <Icon name="close" size={22} />
      </button>
    )}
  </div>
);
