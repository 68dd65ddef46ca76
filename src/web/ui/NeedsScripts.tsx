import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import styles from './NeedsScripts.module.css';

type Props = {
  /** Says what to do instead. */
  sentence: string;
  children: ReactNode;
};

/** Content that needs JavaScript: without it, the sentence is shown instead. */
export const NeedsScripts = ({ sentence, children }: Props) => (
  <>
    <noscript>
      <Banner tone="warning">{sentence}</Banner>
    </noscript>
    <div className={styles.scripted}>{children}</div>
  </>
);
