import { useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import { exactEuros, shortTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import { playTestPayment, type TestPayment, type TestPaymentAction } from '#web/api/payment-test.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import { DemonstrationFrame } from './DemonstrationFrame.tsx';
import styles from './TestPaymentPage.module.css';

type Props = { session: TestPayment; confirmationHref: string };

const SENTENCE = 'Cette page de démonstration a besoin de JavaScript.';

type Choice = { action: TestPaymentAction; label: string; means: string };

/** The actions of a card payment page, each with the outcome it simulates. */
const choices: readonly Choice[] = [
  {
    action: 'refuse',
    label: 'Refuser la carte',
    means: 'La banque refuse : on peut essayer une autre carte ici même.',
  },
  {
    action: 'give-up',
    label: 'Abandonner après un échec',
    means: 'La carte est refusée et la personne renonce : retour aux annonces légales.',
  },
  { action: 'cancel', label: 'Annuler', means: "La personne quitte la page sans payer : page d'annulation." },
  {
    action: 'pay-later',
    label: 'Payer plus tard',
    means: 'La banque répond plus tard : le paiement reste en cours de traitement.',
  },
];

/** The payment page of the embedded provider, which is used when no real provider is configured. */
export const TestPaymentPage = ({ session, confirmationHref }: Props) => {
  const { doing, refusals, notice, failure, play } = useTestPayment(session);
  const amount = exactEuros(Math.round(session.amountTTC * 100));
  return (
    <DemonstrationFrame title="Paiement par carte">
      <div className={styles.columns}>
        <Recap
          title="Ce que vous payez"
          amounts
          total="Montant total TTC"
          rows={[
            ['Annonce', typeset(session.title)],
            ['Référence', session.reference],
            ['Offre', session.offerLabel],
            ['Reçu envoyé à', session.email],
            ['Montant total TTC', amount],
            ["Page valable jusqu'à", shortTime(new Date(session.expiresAt))],
          ]}
        />
        <div className={styles.choices}>
          {session.state === 'open' ? (
            <NeedsScripts sentence={SENTENCE}>
              <div className={styles.news}>
                {notice && <Banner tone="warning">{notice}</Banner>}
                {failure && <Banner tone="danger">{failure}</Banner>}
                {refusals > 0 && (
                  <p className={styles.count}>
                    {refusals === 1 ? '1 carte refusée' : `${refusals} cartes refusées`} dans cette session.
                  </p>
                )}
              </div>
              <Button
                block
                busy={doing === 'pay'}
                busyText="Paiement en cours"
                disabled={doing !== undefined}
                onClick={() => void play('pay')}
              >
                Payer
              </Button>
              <ul className={styles.others}>
                {choices.map(({ action, label, means }) => (
                  <li key={action}>
                    <Button
                      variant="secondary"
                      block
                      busy={doing === action}
                      disabled={doing !== undefined}
                      onClick={() => void play(action)}
                      aria-describedby={`sens-${action}`}
                    >
                      {label}
                    </Button>
                    <p id={`sens-${action}`}>{means}</p>
                  </li>
                ))}
              </ul>
            </NeedsScripts>
          ) : (
            <>
              <Banner tone="info">
                {session.state === 'paid'
                  ? 'Cette session est déjà payée : elle ne peut pas servir deux fois.'
                  : 'Ce paiement est en cours de traitement.'}
              </Banner>
              <Button href={confirmationHref}>Voir la confirmation</Button>
            </>
          )}
        </div>
      </div>
    </DemonstrationFrame>
  );
};

/** One action at a time; the page leaves by a full page load, as a provider's page would. */
const useTestPayment = (session: TestPayment) => {
  const api = useContext(ApiContext);
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<TestPaymentAction>();
  const [notice, setNotice] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const play = async (action: TestPaymentAction) => {
    if (!api || doing) return;
    setDoing(action);
    setNotice(undefined);
    setFailure(undefined);
    try {
      const { url, message } = await playTestPayment(api, session.id, action);
      if (url) return window.location.assign(url);
      setNotice(message ?? undefined);
    } catch (error) {
      setFailure((error instanceof ApiError && error.detail) || messages.request.unexpected);
    }
    // The server counts the refused cards and decides whether the session is still open.
    await revalidate();
    setDoing(undefined);
  };
  return { doing, refusals: session.refusals, notice, failure, play };
};
