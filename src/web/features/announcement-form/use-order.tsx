import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Offer } from '#domain/announcement/offers.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PriceUnknown } from './PriceUnknown.tsx';
import layout from './steps.module.css';
import type { SubmissionValues } from './submission-values.ts';
import { useRegulated } from './use-regulated.ts';

type Ordered = {
  values: SubmissionValues;
  offer: Offer | undefined;
  onChange: () => void;
  paying: boolean;
};

type Order = {
  /** Cents, VAT included; undefined while there is no price to pay. */
  amount: number | undefined;
  /** Whether the amount depends on the notice. */
  isRegulated: boolean;
  summary: ReactNode;
};

/** What step 3 shows of the price: of the offer, or of the notice and its service for whoever pays. */
export const useOrder = ({ values, offer, onChange, paying }: Ordered): Order => {
  const regulated = useRegulated(paying);
  const buyer = useWatch<SubmissionValues, 'buyer'>({ name: 'buyer' });
  if (!offer) return { amount: 0, isRegulated: false, summary: null };
  if (!regulated)
    return {
      amount: offer.priceTTC,
      isRegulated: false,
      summary: <OrderSummary offer={offer} onChange={onChange} disabled={paying} />,
    };
  if (regulated.status !== 'ready') {
    const summary = (
      <aside className={layout.aside}>
        <PriceUnknown regulated={regulated} />
      </aside>
    );
    return { amount: undefined, isRegulated: true, summary };
  }
  const { parts, tariff } = regulated;
  const order = { ...values, buyer };
  return {
    amount: parts.amountToPay(tariff, order, offer),
    isRegulated: true,
    summary: (
      <parts.RegulatedSummary
        tariff={tariff}
        offer={offer}
        values={order}
        onChange={onChange}
        disabled={paying}
      />
    ),
  };
};
