import { shortDateTime } from '#contract/format.fr.ts';
import { modificationPath } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './TrackingView.module.css';

type Correction = NonNullable<TrackedAnnouncement['correction']>;
type Props = { token: string; announcement: TrackedAnnouncement };

/** What the newsroom asks to correct, with the way to answer; then that the answer is being reviewed. */
export const CorrectionRequest = ({ token, announcement: { correction, may } }: Props) => {
  if (!correction) return null;
  if (!may.answerCorrection)
    return (
      correction.answeredAt && (
        <Banner tone="info" title="La rédaction a reçu votre réponse">
          Reçue le {moment(correction.answeredAt)}. La relecture reprend, et le délai de publication avec
          elle.
        </Banner>
      )
    );
  return (
    <div className={styles.correction}>
      <Banner tone="warning" title="La rédaction vous demande une correction">
        <p>Demandée le {moment(correction.askedAt)}. À corriger ou à compléter :</p>
        <CorrectionPoints correction={correction} />
        <p>
          Votre réponse est gratuite et ne compte pas parmi les modifications de votre offre. Le délai de
          publication est suspendu jusque-là.
        </p>
      </Banner>
      <Button href={modificationPath(token)} icon="pencil">
        Corriger et répondre
      </Button>
    </div>
  );
};

export const CorrectionPoints = ({ correction: { reasons } }: { correction: Correction }) => (
  <ul className={styles.points}>
    {reasons.map(({ label, text }) => (
      <li key={`${label} ${text}`}>
        <b>{label}</b>
        {text && ` : ${text}`}
      </li>
    ))}
  </ul>
);

const moment = (at: string): string => shortDateTime(new Date(at)).replace(' ', ' à ');
