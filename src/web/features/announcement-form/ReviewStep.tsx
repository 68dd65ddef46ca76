import { useState } from 'react';
import { Link } from 'react-router';
import { euros } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { findOfferByPrice } from '#domain/announcement/offers.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { Checkbox } from '#web/notice-form/Checkbox.tsx';
import { fieldId } from '#web/notice-form/form-field.ts';
import { blanksLeft } from '#web/notice-form/warnings.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NoticeProof } from './NoticeProof.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './ReviewStep.module.css';
import { StepFoot } from './StepFoot.tsx';
import { SubmissionSummary } from './SubmissionSummary.tsx';
import layout from './steps.module.css';
import type { SubmissionValues } from './submission-values.ts';
import { UncoveredNotice } from './UncoveredNotice.tsx';

type Props = {
  values: SubmissionValues;
  paying: boolean;
  onChangeOffer: () => void;
  onPrevious: () => void;
  onPay: () => void;
};

export const ReviewStep = ({ values, paying, ...on }: Props) => {
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const offer = findOfferByPrice(values.basePrice);
  const blanks = blanksLeft(visibleText(values.content));
  const pay = () => {
    setRefused(!accepted);
    if (accepted) on.onPay();
    else document.getElementById(fieldId('terms'))?.focus();
  };

  return (
    <div className={layout.split}>
      {offer && <OrderSummary offer={offer} onChange={on.onChangeOffer} disabled={paying} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <UncoveredNotice department={values.department} />
        <SubmissionSummary values={values} />
        <h2 className={styles.heading}>Votre texte</h2>
        {blanks.length > 0 && (
          <div className={styles.blanks}>
            <Banner tone="warning">
              Votre texte contient encore {blanks.length > 1 ? 'des passages' : 'un passage'} à compléter :{' '}
              {blanks.join(', ')}. Revenez aux détails pour {blanks.length > 1 ? 'les' : 'le'} remplir avant
              de payer.
            </Banner>
          </div>
        )}
        <NoticeProof values={values} />
        <div className={styles.agreements}>
          <Checkbox
            id={fieldId('terms')}
            name="terms"
            checked={accepted}
            onChange={(event) => {
              setAccepted(event.currentTarget.checked);
              setRefused(false);
            }}
            required
            error={refused ? messages.submission.terms : undefined}
          >
            J'accepte les{' '}
            <Link className={styles.link} to="/terms" target="_blank">
              conditions générales
            </Link>{' '}
            et je certifie l'exactitude des informations de cette annonce.
          </Checkbox>
          <div className={styles.secure}>
            <Icon name="lock" size={22} />
            <p>
              <strong>Paiement sécurisé</strong>
              Vous allez être redirigé vers la page de paiement de notre prestataire. Aucune donnée bancaire
              n'est conservée par Parution.
            </p>
          </div>
        </div>
        <StepFoot
          back={
            <Button variant="secondary" icon="arrow-left" onClick={on.onPrevious} disabled={paying}>
              Étape précédente
            </Button>
          }
          next={
            <Button type="submit" busy={paying} busyText="Redirection en cours">
              {`Payer ${euros(offer?.priceTTC ?? 0)}`}
            </Button>
          }
        />
      </form>
    </div>
  );
};
