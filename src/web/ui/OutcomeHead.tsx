import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './OutcomeHead.module.css';

const icons = {
  success: 'check',
  waiting: 'clock',
  warning: 'warning',
  danger: 'close',
} as const satisfies Record<string, IconName>;

export type OutcomeTone = keyof typeof icons;

type Props = {
  tone: OutcomeTone;
  title: string;
  children?: ReactNode;
};

/** The outcome of an action, at the top of a page: the rosette is shown only for a success. */
export const OutcomeHead = ({ tone, title, children }: Props) => (
  <header className={`${styles.head} ${styles[tone]}`}>
    <div className={styles.seal} aria-hidden="true">
      {tone === 'success' && <div className={styles.rosette} />}
      <span className={styles.mark}>
        <Icon name={icons[tone]} />
      </span>
    </div>
    <div>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  </header>
);
