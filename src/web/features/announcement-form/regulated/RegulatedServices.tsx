import { useFormContext, useWatch } from 'react-hook-form';
import { exactEuros } from '#contract/format.fr.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import { reductionLabels } from '#domain/tariff/price.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Field } from '#web/ui/Field.tsx';
import type { OfferPrices } from '../offer-prices.ts';
import type { SubmissionValues } from '../submission-values.ts';
import styles from './regulated.module.css';
import { priceOrder, type Tariff, typedQuote } from './regulated-price.ts';

/** What step 2 shows of each service: its total with the notice, and its own price. */
export const regulatedPrices = (tariff: Tariff, values: SubmissionValues): OfferPrices => {
  const typed = typedQuote(tariff, values);
  return {
    legend: 'Choisissez votre service',
    lead: "L'annonce est au tarif réglementé, le même dans tous les journaux. Le service choisi s'y ajoute, sur sa propre ligne.",
    priceOf: (offer) =>
      'quote' in typed
        ? exactEuros(priceOrder(typed.quote, offer, values.buyer).amountTTC)
            .replace('€', '')
            .trim()
        : '–',
    noteOf: (offer) => `TVA incluse. ${serviceNote(tariff, offer)}`,
    more: <Reduction missing={'missing' in typed ? typed.missing : undefined} />,
  };
};

const serviceNote = ({ supplements }: Tariff, { name }: Offer): string => {
  const supplement = supplements[name] ?? 0;
  return supplement > 0
    ? `Annonce au tarif réglementé, plus ${exactEuros(supplement)} HT de service`
    : 'Annonce au tarif réglementé, service compris';
};

/** The reductions that nobody can guess from the notice. The one of insolvency notices follows from their type. */
const asked = ['legal-aid', 'sole-trader-transfer'] as const;

const Reduction = ({ missing }: { missing: string | undefined }) => {
  const { setValue } = useFormContext<SubmissionValues>();
  const reduction = useWatch<SubmissionValues, 'reduction'>({ name: 'reduction' });
  return (
    <div className={styles.more}>
      {missing && <Banner tone="warning">{missing}</Banner>}
      <Field
        as="select"
        label="Réduction prévue par le tarif"
        optional
        hint="La rédaction vous en demandera la preuve avant de publier."
        value={reduction}
        onChange={(event) => setValue('reduction', event.currentTarget.value, { shouldDirty: true })}
      >
        <option value="">Aucune</option>
        {asked.map((name) => (
          <option key={name} value={name}>
            {reductionLabels[name]}
          </option>
        ))}
      </Field>
    </div>
  );
};
