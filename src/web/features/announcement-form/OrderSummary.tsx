import { exactEuros } from '#contract/format.fr.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import { splitVat, VAT_PERCENT } from '#domain/money/vat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './OrderSummary.module.css';
import layout from './steps.module.css';

type Props = { offer: Offer; onChange: () => void; disabled: boolean };

/** The chosen offer and its price, with the tax shown apart, before the payment. */
export const OrderSummary = ({ offer, onChange, disabled }: Props) => {
  const { amountHT, amountTVA, amountTTC } = splitVat(offer.priceTTC);
  return (
    <aside className={layout.aside} aria-labelledby="offre-choisie">
      <h2 className={layout.label} id="offre-choisie">
        Offre choisie
      </h2>
      <p className={styles.name}>{offer.label}</p>
      <ul className={styles.features}>
        {offer.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.change}>
        <Button variant="text" size="sm" onClick={onChange} disabled={disabled}>
          Changer d'offre
        </Button>
      </div>
      <dl className={styles.amounts}>
        <div>
          <dt>Montant HT</dt>
          <dd>{exactEuros(amountHT)}</dd>
        </div>
        <div>
          <dt>TVA ({VAT_PERCENT}%)</dt>
          <dd>{exactEuros(amountTVA)}</dd>
        </div>
        <div>
          <dt>Montant total TTC</dt>
          <dd>{exactEuros(amountTTC)}</dd>
        </div>
      </dl>
    </aside>
  );
};
