import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon, type IconName } from './Icon.tsx';

type Props = {
  /** Without a tone, the colours of the nearest data-category or data-family. */
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  icon?: IconName;
  /** In a table on a phone, only its icon; its text stays for screen readers. */
  compact?: boolean;
  children: ReactNode;
};

export const Badge = ({ tone, icon, compact, children }: Props) => (
  <span
    className={tone ? `${styles.badge} ${styles[tone]}` : styles.badge}
    data-compact={compact || undefined}
  >
    {icon && <Icon name={icon} />}
    {compact ? <span>{children}</span> : children}
  </span>
);
