import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { euros } from '#contract/format.fr.ts';
import { findOfferByPrice } from '#domain/announcement/offers.ts';
import styles from './DraftPreview.module.css';
import { NoticeProof } from './NoticeProof.tsx';
import asideStyles from './steps.module.css';
import type { SubmissionValues } from './submission-values.ts';

/** The preview beside the fields: the notice as it will be printed and, if it is not paid yet, its price. */
export const DraftPreview = ({ priced = true, price }: { priced?: boolean; price?: ReactNode }) => {
  const values = useDeferredValue(useWatch<SubmissionValues>() as SubmissionValues);
  const offer = priced && price === undefined && findOfferByPrice(values.basePrice);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
    <aside className={asideStyles.aside} aria-label="Aperçu de votre parution" tabIndex={0}>
      {price}
      <h2 className={asideStyles.label}>Votre annonce, telle qu'elle paraîtra</h2>
      <NoticeProof values={values} />
      {offer && (
        <>
          <p className={styles.price}>
            <span>{offer.label}</span>
            <b>{euros(offer.priceTTC)}</b>
          </p>
          <p className={styles.tax}>TVA incluse</p>
        </>
      )}
    </aside>
  );
};
