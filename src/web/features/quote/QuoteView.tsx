import { useRef, useState } from 'react';
import { euros, exactEuros, longDate } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { paths } from '#contract/paths.ts';
import type { Quote } from '#contract/quote.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { Checkbox } from '#web/notice-form/Checkbox.tsx';
import { EarlyStartChoice, nothingTicked } from '#web/payment/EarlyStartChoice.tsx';
import { outcomeOf, useCheckout } from '#web/payment/use-resume-payment.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import styles from './QuoteView.module.css';

type Props = { token: string; quote: Quote };

const TOTAL = 'Montant total TTC';
const SENTENCE = 'Le paiement a besoin de JavaScript : activez-le, puis rechargez cette page.';

/** A quote and, while it is valid, its payment. */
export const QuoteView = ({ token, quote }: Props) => (
  <div className={`wrap ${styles.page}`}>
    <header>
      <p className={styles.kicker}>Annonce légale {quote.reference}</p>
      <h1>Devis {quote.number}</h1>
    </header>
    {quote.state !== 'open' && <Banner tone="warning">{messages.quote[quote.state]}</Banner>}
    <div className={styles.columns}>
      <div>
        <Recap
          title="La commande"
          rows={[
            ['Annonce', typeset(quote.title)],
            ['Type', quote.typeLabel],
            ['Société', typeset(quote.companyName)],
            ['Offre', quote.offerLabel],
            ['Facturée à', quote.buyer.name],
            ['Établi le', longDate(new Date(quote.issuedAt))],
            ["Valable jusqu'au", `${longDate(new Date(quote.validUntil))} inclus`],
          ]}
        />
      </div>
      <div>
        <Recap
          title="Le prix"
          amounts
          total={TOTAL}
          rows={[
            // An offer is one line, the whole price.
            ...quote.lines
              .filter(({ description }) => description !== '')
              .map(({ label, description, amountHT }) => [label, exactEuros(amountHT), description] as const),
            ['Montant HT', exactEuros(quote.amountHT)],
            [`TVA (${String(quote.vatRate / 100).replace('.', ',')}%)`, exactEuros(quote.amountTVA)],
            [TOTAL, exactEuros(quote.amountTTC)],
          ]}
        />
      </div>
    </div>
    {quote.state === 'open' && (
      <NeedsScripts sentence={SENTENCE}>
        <Pay token={token} quote={quote} />
      </NeedsScripts>
    )}
    <Actions>
      <Button href={quote.documentUrl} variant="secondary" icon="document" download>
        Télécharger le devis
      </Button>
    </Actions>
  </div>
);

/** An unknown link, or a server that does not answer: the texts differ. */
export const UnknownQuote = ({ state }: { state: 'missing' | 'failed' }) => (
  <div className={`wrap ${styles.page}`}>
    {state === 'missing' ? (
      <OutcomeHead tone="warning" title="Lien de devis inconnu">
        {messages.quote.notFound} Vérifiez que l'adresse a été copiée en entier.
      </OutcomeHead>
    ) : (
      <OutcomeHead tone="danger" title="Une erreur est survenue">
        {messages.request.unavailable}
      </OutcomeHead>
    )}
    <Actions>
      <Button href={paths.announcements} variant="secondary">
        Voir les annonces légales
      </Button>
    </Actions>
  </div>
);

const Pay = ({ token, quote }: Props) => {
  const { busy, failure, open } = useCheckout();
  const [earlyStart, setEarlyStart] = useState(nothingTicked);
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const isConsumer = quote.buyer.kind === 'consumer';

  const pay = async () => {
    setRefused(!accepted);
    if (!accepted) return terms.current?.focus();
    const body = isConsumer ? { earlyStart } : {};
    await open((api) =>
      outcomeOf(quote.reference, async () => {
        const { url } = await api.post('/quotes/:token/checkout', { params: { token }, body });
        return url;
      }),
    );
  };
  return (
    <section className={styles.pay} aria-label="Paiement">
      {isConsumer && <EarlyStartChoice chosen={earlyStart} onChange={setEarlyStart} disabled={busy} />}
      <Checkbox
        ref={terms}
        name="terms"
        checked={accepted}
        required
        onChange={({ currentTarget }) => {
          setAccepted(currentTarget.checked);
          setRefused(false);
        }}
        error={refused ? messages.submission.terms : undefined}
      >
        J'accepte les{' '}
        <Link to={paths.terms} target="_blank">
          conditions générales
        </Link>{' '}
        et je certifie l'exactitude des informations de cette annonce.
      </Checkbox>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Actions>
        <Button onClick={() => void pay()} busy={busy} busyText="Redirection en cours">
          {`Payer ${euros(quote.amountTTC)}`}
        </Button>
      </Actions>
    </section>
  );
};
