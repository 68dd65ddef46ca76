import { euros, exactEuros, longDate } from '#contract/format.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { useResumePayment } from '#web/payment/use-resume-payment.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import styles from './TrackingView.module.css';

type Props = {
  token: string;
  announcement: TrackedAnnouncement;
  /** The price or the status may have changed: the page is read again. */
  onRefused: () => void;
};

const SENTENCE = 'Le paiement a besoin de JavaScript : activez-le, puis rechargez cette page.';

export const PayNow = ({ token, announcement, onRefused }: Props) => {
  const { toPay, offer } = announcement;
  const shownPrice = toPay?.amountTTC ?? offers[offer].priceTTC / 100;
  const { busy, failure, resume } = useResumePayment(token, { shownPrice, onRefused });
  const processing = announcement.payment?.status === 'processing';
  return (
    <section className={styles.pay} aria-label="Paiement">
      <p>
        {processing
          ? 'Un paiement est en cours de traitement par votre banque. Attendez son résultat avant de payer à nouveau.'
          : `Votre annonce est enregistrée, mais pas encore payée : ${whatIsOwed(announcement)}`}
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!processing && toPay !== null && (
        <NeedsScripts sentence={SENTENCE}>
          <Button onClick={() => void resume()} busy={busy} busyText="Redirection en cours">
            Reprendre le paiement
          </Button>
        </NeedsScripts>
      )}
    </section>
  );
};

const whatIsOwed = ({ offer, toPay }: TrackedAnnouncement): string => {
  const { label, priceTTC } = offers[offer];
  if (toPay === null)
    return "aucun tarif réglementé n'est en vigueur aujourd'hui, le paiement reprendra dès qu'il le sera.";
  if (toPay)
    return `elle sera relue dès le paiement de ${exactEuros(Math.round(toPay.amountTTC * 100))} TTC, service ${label}. Ce prix est valable jusqu'au ${longDate(new Date(`${toPay.validUntil}T12:00:00Z`))}.`;
  return `elle sera relue dès le paiement de l'offre ${label}, ${euros(priceTTC)} TTC.`;
};
