import { Banner } from '#web/ui/Banner.tsx';
import styles from './AnnouncementsPage.module.css';
import { listTexts } from './list-texts.ts';
import type { Outcome } from './use-announcement-actions.ts';

type Props = { outcome: Outcome; onClose: () => void };

/**
 * The result of an action: successes, failures with their reasons, those already published, those published
 * unpaid.
 */
export const ActionOutcome = ({ outcome, onClose }: Props) => {
  const { done, failure, failures, alreadyPublished, unpaid } = outcome;
  return (
    <div className={styles.banners}>
      {done.length > 0 && (
        <Banner tone="success" onClose={onClose}>
          {done.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      {(failure || failures.length > 0) && (
        <Banner tone="danger" onClose={onClose}>
          {failure ? <p>{failure}</p> : <p>{failures.length} annonce(s) n'ont pas été traitée(s) :</p>}
          {failures.length > 0 && (
            <ul>
              {failures.map(({ id, reference_number, message, by }) => (
                <li key={id}>
                  {reference_number && `${reference_number} : `}
                  {message}
                  {by && ` Traitée par ${by}.`}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {alreadyPublished > 0 && (
        <Banner tone="warning" onClose={onClose}>
          {listTexts.alreadyPublished(alreadyPublished)}
        </Banner>
      )}
      {unpaid.length > 0 && (
        <Banner tone="warning" onClose={onClose}>
          Publiée(s) sans paiement : {unpaid.map((one) => one.reference_number).join(', ')}
        </Banner>
      )}
    </div>
  );
};
