import type { ReactNode } from 'react';
import styles from './FieldMessage.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** What the control names as its description. */
  id: string;
  /** An error prevents submitting; a warning does not. */
  tone?: 'error' | 'warning';
  children: ReactNode;
};

/** The error or warning under a field. */
export const FieldMessage = ({ id, tone = 'error', children }: Props) => (
  <p className={styles.message} data-tone={tone} id={id}>
    <Icon name={tone === 'error' ? 'alert' : 'warning'} size={18} />
    {children}
  </p>
);
