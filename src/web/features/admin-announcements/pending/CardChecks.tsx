import type { ReactNode } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { bucketLabels, bucketOf } from '#domain/announcement/status.ts';
import { Sentence } from '#web/notice-form/Sentence.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { editPath } from '../addresses.ts';
import { FieldChanges } from '../FieldChanges.tsx';
import styles from './CardChecks.module.css';

/**
 * Automatic checks for the reviewer: missing mentions, numbers, duplicates, the announcer's changes and
 * requests.
 */
export const CardChecks = ({ card }: { card: PendingAnnouncement }) => {
  const { missing_mentions: missing, unsure_mentions: unsure, blanks, contradictions, clean } = card;
  const { siret_valid, doubts, duplicates, modification, cancellation, correction } = card;
  // An invalid check digit is shown on its own line.
  const others = doubts.filter(({ code }) => code !== 'siret-key');
  return (
    <section className={styles.checks} aria-label={`Vérifications de ${card.reference_number}`}>
      {cancellation && (
        <Check tone="danger">
          Annulation demandée le {shortDate(new Date(cancellation.asked_at))}
          {cancellation.reason && ` : « ${cancellation.reason} »`}
        </Check>
      )}
      {correction && <CorrectionCheck correction={correction} />}
      {clean && <Check tone="success">Rien à signaler : le texte a toutes les mentions attendues.</Check>}
      {missing.length > 0 && (
        <Check tone="warning">
          Manque dans le texte : {missing.map(({ label }) => label).join(', ')}
          <details>
            <summary>Pourquoi ces mentions ?</summary>
            <ul>
              {missing.map(({ key, label, basis }) => (
                <li key={key}>
                  {label} : {basis}
                </li>
              ))}
            </ul>
          </details>
        </Check>
      )}
      {unsure.map(({ key, label, words }) => (
        <Check key={key} tone="warning">
          À vérifier : {label}, peut-être <Sentence of={words} />
        </Check>
      ))}
      {blanks.length > 0 && <Check tone="warning">À compléter dans le texte : {blanks.join(', ')}</Check>}
      {contradictions.map(({ code, message, sentence }) => (
        <Check key={`${code} ${message}`} tone="warning">
          {message} <Sentence of={sentence} />
        </Check>
      ))}
      {siret_valid === false && (
        <Check tone="warning">La clé de contrôle du SIRET ne correspond pas : vérifiez le numéro.</Check>
      )}
      {others.map(({ code, message }) => (
        <Check key={code} tone="warning">
          {message}
        </Check>
      ))}
      {duplicates.length > 0 && (
        <Check tone="warning">
          Peut-être en double (même SIRET, même type, à moins de 30 jours) :
          <ul>
            {duplicates.map(({ id, reference_number, title, status, submission_date, created_at }) => (
              <li key={id}>
                <Link to={editPath(id)}>{reference_number}</Link>, « {title} »,{' '}
                {bucketLabels[bucketOf(status)].toLowerCase()}, du{' '}
                {shortDate(new Date(submission_date ?? created_at))}
              </li>
            ))}
          </ul>
        </Check>
      )}
      {modification && (
        <Check tone="info">
          Modifiée par l'annonceur le {shortDate(new Date(modification.at))} à{' '}
          {shortTime(new Date(modification.at))}
          {modification.count > 1 && ` (${modification.count} modifications)`}
          {/* The answer to a correction is what the reviewer comes for. */}
          <details open={correction?.state === 'answered'}>
            <summary>Voir ce qui a changé</summary>
            <FieldChanges changes={modification.changes} />
          </details>
        </Check>
      )}
      {card.notes.map(({ id, by, at, text }) => (
        <Check key={id} tone="info">
          Note de {by}, le {shortDate(new Date(at))} à {shortTime(new Date(at))} :{' '}
          <span className={styles.said}>{text}</span>
        </Check>
      ))}
    </section>
  );
};

/** What the announcer is asked to correct, and the answer. */
const CorrectionCheck = ({ correction }: { correction: NonNullable<PendingAnnouncement['correction']> }) => {
  const { state, asked_at, asked_by, reasons, answered_at, answer } = correction;
  const asked = (
    <ul>
      {reasons.map(({ label, text }) => (
        <li key={`${label} ${text}`}>
          {label}
          {text && ` : ${text}`}
        </li>
      ))}
    </ul>
  );
  if (state === 'asked')
    return (
      <Check tone="info">
        Correction demandée {asked_by && `par ${asked_by} `}le {shortDate(new Date(asked_at))} : le délai est
        suspendu.
        {asked}
      </Check>
    );
  return (
    <Check tone="success">
      L'annonceur a répondu à la demande de correction
      {answered_at && ` le ${shortDate(new Date(answered_at))} à ${shortTime(new Date(answered_at))}`}.
      {answer && (
        <p className={styles.said}>
          <Sentence of={answer} />
        </p>
      )}
      <details>
        <summary>Ce qui était demandé</summary>
        {asked}
      </details>
    </Check>
  );
};

const icons = { success: 'done', warning: 'warning', danger: 'alert', info: 'info' } as const;

const Check = ({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) => (
  <div className={styles.check} data-tone={tone}>
    <Icon name={icons[tone]} size={18} />
    <div>{children}</div>
  </div>
);
