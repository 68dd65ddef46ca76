import { type ReactNode, useState } from 'react';
import { trackingPath } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { CorrectionPoints } from './CorrectionRequest.tsx';
import { modificationRight } from './modification-right.ts';
import styles from './TrackingView.module.css';

type Props = {
  token: string;
  announcement: TrackedAnnouncement;
  /** The form, when a modification is possible. */
  children: ReactNode;
};

export const ModificationPage = ({ token, announcement, children }: Props) => {
  // If the right to modify ends while the user is typing, their text stays on the screen.
  const { may, correction } = announcement;
  const answers = may.answerCorrection && correction;
  const [mayWrite] = useState(may.modify || may.answerCorrection);
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <Link className={styles.back} to={trackingPath(token)}>
          <Icon name="arrow-left" size={16} />
          Suivi de l'annonce {announcement.reference}
        </Link>
        <h1 className={styles.title}>{answers ? 'Répondre à la rédaction' : 'Modifier votre annonce'}</h1>
        {answers ? (
          <div className={styles.lead}>
            <p>La rédaction vous demande de corriger ou de compléter :</p>
            <CorrectionPoints correction={answers} />
            <p>
              Corrigez le texte, ou expliquez dans le message pourquoi il est juste. Cette réponse est
              gratuite et ne compte pas parmi les modifications de votre offre.
            </p>
          </div>
        ) : (
          <p className={styles.lead}>{modificationRight(announcement)}</p>
        )}
        {may.modify && (
          <p className={styles.lead}>
            Le type de l'annonce et son offre ne changent plus. La rédaction voit chaque modification et relit
            le nouveau texte.
          </p>
        )}
      </header>
      {mayWrite ? (
        <div>{children}</div>
      ) : (
        <Banner tone="warning">Cette annonce ne peut pas être modifiée pour le moment.</Banner>
      )}
    </div>
  );
};
