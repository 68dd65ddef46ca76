import type { ReactNode } from 'react';
import styles from './FieldMessage.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** What the control names as its description. */
  id: string;
  /** An error keeps the form from leaving; a warning is in nobody's way. */
  tone?: 'error' | 'warning';
  children: ReactNode;
};

/** What is wrong with a field, or may be, under it. */
export const FieldMessage = ({ id, tone = 'error', children }: Props) => (
  <p className={styles.message} data-tone={tone} id={id}>
    <Icon name={tone === 'error' ? 'alert' : 'warning'} size={18} />
    {children}
  </p>
);
