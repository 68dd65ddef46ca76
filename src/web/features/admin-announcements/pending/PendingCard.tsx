import { type ReactNode, useId } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import { offers } from '#domain/announcement/offers.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { isNaturalPerson } from '#domain/company/legal-forms.ts';
import { formatSiret, PENDING_SIRET } from '#domain/company/siret.ts';
import { useMember } from '#web/session/permissions.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { editPath } from '../addresses.ts';
import { factsOf, typeLabel } from '../announcement-facts.ts';
import { CardChecks } from './CardChecks.tsx';
import styles from './PendingCard.module.css';
import { timeLeft, timeSince } from './time-left.ts';

type Props = {
  card: PendingAnnouncement;
  now: Date;
  busy: boolean;
  /** Who takes care of it. */
  desk: ReactNode;
  onApprove: () => void;
  onReject: () => void;
  onCorrection: () => void;
};

/** Everything a decision needs, on one card. The card itself is focusable: j and k move between cards. */
export const PendingCard = ({ card, now, busy, desk, onApprove, onReject, onCorrection }: Props) => {
  const titleId = useId();
  const facts = { ...factsOf(card), correctionAsked: isAwaited(card) };
  const { may } = useMember();
  const decides = may('announcements.review');
  return (
    <article
      className={styles.card}
      data-card={card.id}
      data-family={findAnnouncementType(card.type.id).family}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <b>{card.reference_number}</b>
        <Badge>{card.type.label}</Badge>
        <Deadline card={card} now={now} />
        <span className={styles.submitted}>{submittedText(card)}</span>
      </header>
      {desk}
      <div className={styles.body}>
        <div className={styles.facts}>
          <h2 id={titleId}>{card.title}</h2>
          <dl>
            <Fact label="Société" value={[card.company_name, card.company_form].filter(Boolean).join(', ')} />
            <Fact label="Type" value={typeLabel(card.type)} />
            <Fact
              label="Autres modifications"
              value={card.other_types.map(({ label }) => label).join(', ')}
            />
            <Fact label="Localisation" value={`${card.city} (${card.department})`} />
            <Fact label="SIRET" value={siretText(card)} />
            <Fact label="RCS" value={card.rcs} />
            <Fact label="Capital" value={card.capital} />
            <Fact label="Longueur" value={`${card.characters.toLocaleString('fr-FR')} caractères`} />
            <Fact label="Contact" value={[card.contact_info.name, card.contact_info.email].join(', ')} />
          </dl>
        </div>
        <div className={styles.text}>
          <NoticeText html={card.content} />
        </div>
      </div>
      <CardChecks card={card} />
      <footer className={styles.foot}>
        {decides && (
          <Button
            variant="danger"
            size="dense"
            icon="close"
            disabled={busy || !allows('reject', facts)}
            onClick={onReject}
          >
            Rejeter
          </Button>
        )}
        {decides && allows('ask-correction', facts) && (
          <Button variant="secondary" size="dense" icon="mail" disabled={busy} onClick={onCorrection}>
            Demander une correction
          </Button>
        )}
        {may('announcements.write') ? (
          <Button variant="secondary" size="dense" icon="pencil" href={editPath(card.id)}>
            Modifier
          </Button>
        ) : (
          <Button variant="secondary" size="dense" icon="document" href={editPath(card.id)}>
            Consulter
          </Button>
        )}
        {decides && (
          <Button size="dense" icon="check" disabled={busy || !allows('approve', facts)} onClick={onApprove}>
            Approuver et publier
          </Button>
        )}
      </footer>
    </article>
  );
};

const foldedTexts = {
  approve: { current: 'Approbation de', done: 'Approuvée :' },
  reject: { current: 'Rejet de', done: 'Rejetée :' },
} as const;

type FoldedProps = { card: PendingAnnouncement; what: keyof typeof foldedTexts; done: boolean };

/** A card that was just decided, until the list is reloaded without it. */
export const FoldedCard = ({ card, what, done }: FoldedProps) => (
  <div className={styles.folded} role="status">
    <b>{card.reference_number}</b>
    <span>
      {done
        ? `${foldedTexts[what].done} « ${card.title} »`
        : `${foldedTexts[what].current} « ${card.title} » en cours…`}
    </span>
  </div>
);

const tones = { late: 'danger', soon: 'warning', calm: 'info' } as const;

/** The paid offer and the time left to publish, or that nothing was paid. */
const Deadline = ({ card, now }: { card: PendingAnnouncement; now: Date }) => {
  if (!card.paid)
    return (
      <Badge tone="neutral" icon="alert">
        {card.origin === 'admin' ? 'Annonce de la rédaction' : 'Non payée'}
      </Badge>
    );
  // The deadline stands still while the announcer is waited for.
  const left = card.due_at && !isAwaited(card) ? timeLeft(new Date(card.due_at), now) : undefined;
  return (
    <>
      <Badge tone="success" icon="check">
        Payée{card.offer && ` : ${offers[card.offer].label}, ${card.offer_hours} h`}
      </Badge>
      {left && (
        <Badge tone={tones[left.urgency]} icon="clock">
          {left.text}
        </Badge>
      )}
      {card.correction && isAwaited(card) && (
        <Badge tone="neutral" icon="clock">
          {`Attend l'annonceur depuis ${timeSince(new Date(card.correction.asked_at), now)}`}
        </Badge>
      )}
    </>
  );
};

/** Its announcer is asked for a correction and has not answered. */
const isAwaited = ({ correction }: PendingAnnouncement): boolean => correction?.state === 'asked';

const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value ? (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;

const submittedText = ({ submission_date, created_at }: PendingAnnouncement): string => {
  const at = new Date(submission_date ?? created_at);
  return `Soumis le ${shortDate(at)} à ${shortTime(at)}`;
};

const siretText = ({ siret, company_form }: PendingAnnouncement): string => {
  if (!siret || siret === PENDING_SIRET)
    return isNaturalPerson(company_form) ? 'Sans numéro' : "En cours d'immatriculation";
  return /^\d{14}$/.test(siret) ? formatSiret(siret) : siret;
};
