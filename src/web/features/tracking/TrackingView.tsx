import { useEffect, useRef, useState } from 'react';
import { exactEuros, shortDate, shortDateTime } from '#contract/format.fr.ts';
import { modificationPath, paths } from '#contract/paths.ts';
import { offers } from '#domain/announcement/offers.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import { isAccepted, isStopped, paymentStatusLabel, statusLabel } from '#domain/announcement/status.ts';
import { vatLabel } from '#domain/money/vat.ts';
import { typeset } from '#domain/typography/typeset.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { AskCancellation } from './AskCancellation.tsx';
import { AskCorrection, type NewDrafts, SendAgain } from './BeginDraft.tsx';
import { CorrectionRequest } from './CorrectionRequest.tsx';
import { Documents } from './Documents.tsx';
import { LinkedNotices } from './LinkedNotices.tsx';
import { modificationRight } from './modification-right.ts';
import { PayNow } from './PayNow.tsx';
import { Situation } from './Situation.tsx';
import { Timeline } from './Timeline.tsx';
import styles from './TrackingView.module.css';
import { timelineOf } from './timeline.ts';
import { WithdrawPurchase } from './WithdrawPurchase.tsx';

type Props = {
  token: string;
  announcement: TrackedAnnouncement;
  /** The message of an action made on another page. */
  news: string | undefined;
  drafts: NewDrafts;
  /** Called when an action on this page changed the announcement. */
  onChange: () => void;
};

const TOTAL = 'Montant total TTC';

/** Everything the holder of the tracking link may see of the announcement, and their actions. */
export const TrackingView = ({ token, announcement, news, drafts, onChange }: Props) => {
  const { message, setAnswer, banner } = useMessage(news, announcement);
  const { payment, notice, may } = announcement;
  // A stopped announcement cannot be modified, and the top of the page explains why.
  const over = isStopped(announcement.status);
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <p className={styles.kicker}>Suivi de l'annonce {announcement.reference}</p>
        <h1 className={styles.title}>{typeset(notice.title)}</h1>
      </header>
      {message && (
        <div ref={banner} tabIndex={-1} className={styles.message}>
          <Banner tone="success">{message}</Banner>
        </div>
      )}
      <Timeline stages={timelineOf(announcement)} />
      <Situation announcement={announcement} />
      <CorrectionRequest token={token} announcement={announcement} />
      {may.pay && <PayNow token={token} announcement={announcement} onRefused={onChange} />}
      <div className={styles.columns}>
        <div>
          {!announcement.slug && <SentText notice={notice} />}
          {/* A closed announcement has no further documents. */}
          {(!over || announcement.documents.length > 0) && <Documents documents={announcement.documents} />}
          {!over && !may.answerCorrection && <Modify token={token} announcement={announcement} />}
          {may.correct && <AskCorrection announcement={announcement} drafts={drafts} />}
          {announcement.status === 'rejected' && <SendAgain announcement={announcement} drafts={drafts} />}
          {may.askCancellation && (
            <AskCancellation
              token={token}
              onAsked={(message) => {
                setAnswer(message);
                onChange();
              }}
            />
          )}
          <WithdrawPurchase
            token={token}
            announcement={announcement}
            onWithdrawn={(message) => {
              setAnswer(message);
              onChange();
            }}
          />
          <LinkedNotices corrects={announcement.corrects} correctedBy={announcement.correctedBy} />
        </div>
        <aside className={styles.aside} aria-label="L'annonce et son paiement">
          <Recap
            title="Votre annonce"
            rows={[
              ['Référence', announcement.reference],
              ['Type', typeLabelOf(notice.type_id, notice.other_type_ids)],
              ['Société', typeset(notice.companyName)],
              ['Offre', offers[announcement.offer].label],
              [
                'Statut',
                announcement.status === 'draft' ? 'Publication retirée' : statusLabel(announcement.status),
              ],
              ['Date de publication', dayOf(announcement)],
            ]}
          />
          {payment && <PaymentRecap payment={payment} />}
          <p className={styles.quiet}>
            Gardez l'adresse de cette page pour vous : qui la connaît peut suivre, payer et modifier cette
            annonce.
          </p>
        </aside>
      </div>
    </div>
  );
};

/** Shows the message of another page until an action is made on this one. */
const useMessage = (news: string | undefined, announcement: TrackedAnnouncement) => {
  const [answer, setAnswer] = useState<string>();
  const message = answer ?? news;
  const banner = useRef<HTMLDivElement>(null);
  // The action changes the page and removes its own button: the focus moves to the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has changed, the button is gone.
  useEffect(() => {
    if (message) banner.current?.focus();
  }, [message, announcement]);
  return { message, setAnswer, banner };
};

const euros = (amount: number | undefined): string =>
  amount === undefined ? '' : exactEuros(Math.round(amount * 100));

type PaymentRecapProps = { payment: NonNullable<TrackedAnnouncement['payment']> };

const PaymentRecap = ({ payment }: PaymentRecapProps) => (
  <Recap
    title="Votre paiement"
    amounts
    total={TOTAL}
    rows={[
      ['Numéro de facture', payment.invoiceNumber],
      ['Statut du paiement', paymentStatusLabel(payment.status)],
      ['Montant HT', euros(payment.amountHT)],
      [vatLabel(payment), euros(payment.amountTVA)],
      [TOTAL, euros(payment.amountTTC)],
      ['Montant remboursé', euros(payment.returnedTTC)],
      ['Date de paiement', payment.paymentDate && shortDateTime(new Date(payment.paymentDate))],
    ]}
  />
);

const dayOf = ({ publicationDate, status }: TrackedAnnouncement): string | null =>
  publicationDate && isAccepted(status) ? shortDate(new Date(publicationDate)) : null;

/** The submitted or modified text, as the reviewers read it; the server has sanitised it. */
const SentText = ({ notice }: Pick<TrackedAnnouncement, 'notice'>) => (
  <details className={styles.sent}>
    <summary>Lire mon annonce</summary>
    <NoticeText html={notice.content} />
  </details>
);

type ModifyProps = { token: string; announcement: TrackedAnnouncement };

const Modify = ({ token, announcement }: ModifyProps) => (
  <SectionBlock title="Modifier votre annonce">
    <p className={styles.explained}>
      {modificationRight(announcement)}
      {!announcement.may.modify && (
        <>
          {' '}
          Une erreur&nbsp;? <Link to={paths.contact}>Écrivez-nous</Link>.
        </>
      )}
    </p>
    {announcement.may.modify && (
      <Button href={modificationPath(token)} variant="secondary" icon="pencil">
        Modifier mon annonce
      </Button>
    )}
  </SectionBlock>
);
