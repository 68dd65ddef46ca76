import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon, type IconName } from './Icon.tsx';

type Props = {
  /** Without a tone, the colours of the nearest data-category or data-family. */
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  icon?: IconName;
  children: ReactNode;
};

export const Badge = ({ tone, icon, children }: Props) => (
  <span className={tone ? `${styles.badge} ${styles[tone]}` : styles.badge}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
