import { exactEuros } from '#contract/format.fr.ts';
import { rateInWords } from '#contract/tariff-check.fr.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import { Banner } from '#web/ui/Banner.tsx';
import summary from '../OrderSummary.module.css';
import { OrderAside, Totals } from '../OrderSummary.tsx';
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
export const RegulatedSummary = ({ tariff, values, ...chosen }: Props) => {
  const typed = typedQuote(tariff, values);
  return (
    <OrderAside {...chosen} heading="Service choisi" change="Changer de service">
      {'quote' in typed && <Lines order={priceOrder(typed.quote, chosen.offer, values.buyer)} />}
      {'missing' in typed && <Banner tone="warning">{typed.missing}</Banner>}
    </OrderAside>
  );
};

const Lines = ({ order }: { order: ReturnType<typeof priceOrder> }) => (
  <>
    <dl className={summary.amounts}>
      {order.lines.map(({ kind, label, basis, quantity, unitPrice, amountHT }) => (
        <div key={kind}>
          <dt>
            {label}
            {kind === 'characters' && (
              <span className={styles.basis}>
                {quantity.toLocaleString('fr-FR')} caractères × {rateInWords(unitPrice)}
              </span>
            )}
            <span className={styles.basis}>{basis || 'Prestation du journal, hors tarif réglementé'}</span>
          </dt>
          <dd>{exactEuros(amountHT)}</dd>
        </div>
      ))}
      <Totals {...order} />
    </dl>
    {order.vatExemption && <p className={styles.source}>{order.vatExemption}</p>}
  </>
);
