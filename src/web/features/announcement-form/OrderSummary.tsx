import type { ReactNode } from 'react';
import { exactEuros } from '#contract/format.fr.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import { splitVat, vatLabel } from '#domain/money/vat.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './OrderSummary.module.css';
import layout from './steps.module.css';

type Props = { offer: Offer; onChange: () => void; disabled: boolean };

/** The chosen offer and its price, with the tax shown apart, before the payment. */
export const OrderSummary = (props: Props) => (
  <OrderAside {...props} heading="Offre choisie" change="Changer d'offre">
    <dl className={styles.amounts}>
      <Totals {...splitVat(props.offer.priceTTC)} />
    </dl>
  </OrderAside>
);

type AsideProps = Props & { heading: string; change: string; children: ReactNode };

/** What was chosen at step 2, above its price. */
export const OrderAside = ({ offer, onChange, disabled, heading, change, children }: AsideProps) => {
  const features = useSite()?.offerTexts?.[offer.name] ?? offer.features;
  return (
    <aside className={layout.aside} aria-labelledby="offre-choisie">
      <h2 className={layout.label} id="offre-choisie">
        {heading}
      </h2>
      <p className={styles.name}>{offer.label}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.change}>
        <Button variant="text" size="sm" onClick={onChange} disabled={disabled}>
          {change}
        </Button>
      </div>
      {children}
    </aside>
  );
};

/** In cents: the last rows of the amounts. */
export const Totals = (amounts: ReturnType<typeof splitVat>) => (
  <>
    <div>
      <dt>Montant HT</dt>
      <dd>{exactEuros(amounts.amountHT)}</dd>
    </div>
    <div>
      <dt>{vatLabel(amounts)}</dt>
      <dd>{exactEuros(amounts.amountTVA)}</dd>
    </div>
    <div>
      <dt>Montant total TTC</dt>
      <dd>{exactEuros(amounts.amountTTC)}</dd>
    </div>
  </>
);
