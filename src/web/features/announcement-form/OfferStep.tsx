import { useFormContext, useWatch } from 'react-hook-form';
import { messages } from '#contract/messages.fr.ts';
import { type Offer, offerList } from '#domain/announcement/offers.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './OfferStep.module.css';
import { type OfferPrices, offerPrices } from './offer-prices.ts';
import { PriceUnknown } from './PriceUnknown.tsx';
import { StepFoot } from './StepFoot.tsx';
import type { SubmissionValues } from './submission-values.ts';
import { useRegulated } from './use-regulated.ts';

type Props = { refused: boolean; onPrevious: () => void; onNext: () => void };

export const OfferStep = ({ refused, onPrevious, onNext }: Props) => {
  const regulated = useRegulated();
  const { setValue } = useFormContext<SubmissionValues>();
  const values = useWatch<SubmissionValues>() as SubmissionValues;
  const { basePrice } = values;
  if (regulated && regulated.status !== 'ready') return <PriceUnknown regulated={regulated} />;
  const prices = regulated?.parts.regulatedPrices(regulated.tariff, values) ?? offerPrices;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      {refused && <Banner tone="danger">{messages.submission.offer}</Banner>}
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{prices.legend}</legend>
        <p className={styles.lead}>{prices.lead}</p>
        <div className={styles.offers}>
          {offerList.map((offer) => (
            <OfferCard
              key={offer.name}
              offer={offer}
              prices={prices}
              chosen={offer.priceTTC === basePrice * 100}
              onChoose={() => setValue('basePrice', offer.priceTTC / 100, { shouldDirty: true })}
            />
          ))}
        </div>
      </fieldset>
      {prices.more}
      <StepFoot
        back={
          <Button variant="secondary" icon="arrow-left" onClick={onPrevious}>
            Étape précédente
          </Button>
        }
        next={
          <Button type="submit">
            Continuer vers la vérification
            <Icon name="arrow-right" size={18} />
          </Button>
        }
      />
    </form>
  );
};

type CardProps = { offer: Offer; prices: OfferPrices; chosen: boolean; onChoose: () => void };

const OfferCard = ({ offer, prices, chosen, onChoose }: CardProps) => {
  const id = `offre-${offer.name}`;
  const features = useSite()?.offerTexts?.[offer.name] ?? offer.features;
  return (
    <label className={styles.offer}>
      <span className={styles.top}>
        <input
          type="radio"
          name="basePrice"
          value={offer.priceTTC / 100}
          checked={chosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={`${id}-features`}
        />
        <span id={`${id}-name`}>{offer.label}</span>
        {offer.badge && <span className={styles.badge}>{offer.badge}</span>}
      </span>
      <span className={styles.price} id={`${id}-price`}>
        {prices.priceOf(offer)} <small>€</small>
      </span>
      <span className={styles.tax}>{prices.noteOf(offer)}</span>
      <ul className={styles.features} id={`${id}-features`}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </label>
  );
};
