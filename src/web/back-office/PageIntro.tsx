import type { ReactNode } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import styles from './PageIntro.module.css';

type Props = {
  title: string;
  parent?: { href: string; label: string };
  /** The result of the last action. */
  notice: { tone: 'success' | 'danger'; text: string } | undefined;
  onDismiss: () => void;
  /** What can be done there, beside the title. */
  actions?: ReactNode;
  /** What the page is for. */
  children: ReactNode;
};

export const PageIntro = ({ notice, onDismiss, actions, children, ...title }: Props) => (
  <>
    <TitleRow {...title}>{actions}</TitleRow>
    <p className={styles.lead}>{children}</p>
    {notice && (
      <div className={styles.notice}>
        <Banner tone={notice.tone} onClose={onDismiss}>
          {notice.text}
        </Banner>
      </div>
    )}
  </>
);
