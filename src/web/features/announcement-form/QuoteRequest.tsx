import { useState } from 'react';
import { exactEuros, longDate } from '#contract/format.fr.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { QuoteOutcome } from './pay.ts';
import styles from './QuoteRequest.module.css';

type Props = {
  disabled: boolean;
  /** Undefined when the form must be completed first. */
  onQuote: () => Promise<QuoteOutcome | undefined>;
};

/** Asks for a quote instead of paying now: the price is kept for thirty days. */
export const QuoteRequest = ({ disabled, onQuote }: Props) => {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<QuoteOutcome>();
  const ask = async () => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await onQuote());
    setBusy(false);
  };
  return (
    <section className={styles.quote} aria-label="Devis">
      <p>
        Besoin d'un accord avant de payer ? Le devis fixe le prix pendant 30 jours ; son lien permet de payer
        plus tard, ou de faire payer quelqu'un d'autre.
      </p>
      <Actions>
        <Button
          variant="secondary"
          onClick={() => void ask()}
          busy={busy}
          busyText="Préparation du devis"
          disabled={disabled}
        >
          Recevoir un devis
        </Button>
      </Actions>
      <div role="status">
        {outcome && 'quote' in outcome && (
          <Banner tone="success" title={`Devis ${outcome.quote.number}`}>
            <p>
              {exactEuros(outcome.quote.amountTTC)} TTC, valable jusqu'au{' '}
              {longDate(new Date(outcome.quote.validUntil))} inclus. Son lien vous est envoyé par e-mail.
            </p>
            <div className={styles.links}>
              <Actions>
                <Button href={outcome.quote.documentUrl} variant="secondary" icon="document" download>
                  Télécharger le devis
                </Button>
                <Button href={outcome.quote.path} variant="text">
                  Ouvrir la page du devis
                </Button>
              </Actions>
            </div>
          </Banner>
        )}
        {outcome && 'failure' in outcome && <Banner tone="danger">{outcome.failure}</Banner>}
      </div>
    </section>
  );
};
