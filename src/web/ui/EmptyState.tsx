import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Seal } from './Seal.tsx';

type Props = {
  message: string;
  hint?: string;
  action?: ReactNode;
  /** Makes a heading of the message, where it is the title of the page or of a section. */
  level?: 1 | 2 | 3;
};

export const EmptyState = ({ message, hint, action, level }: Props) => {
  const Message = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.empty}>
      <Seal size={72} />
      <Message className={styles.message}>{message}</Message>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
