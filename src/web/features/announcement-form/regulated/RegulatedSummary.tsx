import { exactEuros } from '#contract/format.fr.ts';
import { rateInWords } from '#contract/tariff-check.fr.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import type { PriceLine } from '#domain/tariff/price.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import summary from '../OrderSummary.module.css';
import layout from '../steps.module.css';
import type { SubmissionValues } from '../submission-values.ts';
import styles from './regulated.module.css';
import { priceOrder, type Tariff, typedQuote } from './regulated-price.ts';

type Props = {
  tariff: Tariff;
  offer: Offer;
  values: SubmissionValues;
  onChange: () => void;
  disabled: boolean;
};

/** Every line of the order with the article that fixes it, and the VAT of whoever pays, before the payment. */
export const RegulatedSummary = ({ tariff, offer, values, onChange, disabled }: Props) => {
  const typed = typedQuote(tariff, values);
  return (
    <aside className={layout.aside} aria-labelledby="offre-choisie">
      <h2 className={layout.label} id="offre-choisie">
        Service choisi
      </h2>
      <p className={summary.name}>{offer.label}</p>
      <ul className={summary.features}>
        {offer.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={summary.change}>
        <Button variant="text" size="sm" onClick={onChange} disabled={disabled}>
          Changer de service
        </Button>
      </div>
      {'quote' in typed ? (
        <Lines order={priceOrder(typed.quote, offer, values.buyer)} />
      ) : (
        'missing' in typed && <Banner tone="warning">{typed.missing}</Banner>
      )}
    </aside>
  );
};

const Lines = ({ order }: { order: ReturnType<typeof priceOrder> }) => {
  const { lines, amountHT, amountTVA, amountTTC, vatPercent, vatExemption } = order;
  return (
    <>
      <dl className={summary.amounts}>
        {lines.map((line) => (
          <div key={line.kind}>
            <dt>
              {line.label}
              {line.kind === 'characters' && (
                <span className={styles.basis}>
                  {line.quantity.toLocaleString('fr-FR')} caractères × {rateInWords(line.unitPrice)}
                </span>
              )}
              <span className={styles.basis}>{basisOf(line)}</span>
            </dt>
            <dd>{exactEuros(line.amountHT)}</dd>
          </div>
        ))}
        <div>
          <dt>Montant HT</dt>
          <dd>{exactEuros(amountHT)}</dd>
        </div>
        <div>
          <dt>TVA ({vatPercent}%)</dt>
          <dd>{exactEuros(amountTVA)}</dd>
        </div>
        <div>
          <dt>Montant total TTC</dt>
          <dd>{exactEuros(amountTTC)}</dd>
        </div>
      </dl>
      {vatExemption && <p className={styles.source}>{vatExemption}</p>}
    </>
  );
};

const basisOf = ({ basis }: PriceLine): string => basis || 'Prestation du journal, hors tarif réglementé';
