import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { euros } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import type { Remarks } from '#contract/notice-remarks.fr.ts';
import { paths } from '#contract/paths.ts';
import { beforePaying } from '#contract/uncovered-department.fr.ts';
import type { EarlyStart } from '#contract/withdrawal.ts';
import { findOfferByPrice } from '#domain/announcement/offers.ts';
import { Checkbox } from '#web/notice-form/Checkbox.tsx';
import { fieldId } from '#web/notice-form/form-field.ts';
import { isDoubtful, useRemarks } from '#web/notice-form/use-remarks.ts';
import { useUncoveredDepartment } from '#web/notice-form/use-uncovered-department.ts';
import { EarlyStartChoice, nothingTicked } from '#web/payment/EarlyStartChoice.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { buyerOf } from './buyer-values.ts';
import type { Step } from './draft-store.ts';
import { PAY_BUTTON } from './form-address.ts';
import { NoticeProof } from './NoticeProof.tsx';
import type { QuoteOutcome } from './pay.ts';
import { QuoteRequest } from './QuoteRequest.tsx';
import styles from './ReviewStep.module.css';
import { StepFoot } from './StepFoot.tsx';
import { SubmissionSummary } from './SubmissionSummary.tsx';
import { refusedBuyerFields } from './step-rules.ts';
import layout from './steps.module.css';
import type { SubmissionValues } from './submission-values.ts';
import { questionOf, TextRemarks } from './TextRemarks.tsx';
import { useOrder } from './use-order.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

type Props = {
  values: SubmissionValues;
  hrefOf: (step: Step, fieldId: string) => string;
  paying: boolean;
  onChangeOffer: () => void;
  onPrevious: () => void;
  onPay: (earlyStart: EarlyStart, shownPrice?: number) => void;
  onQuote: () => Promise<QuoteOutcome | undefined>;
};

export const ReviewStep = ({ values, hrefOf, paying, ...on }: Props) => {
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const offer = findOfferByPrice(values.basePrice);
  const { remarks, readNow } = useRemarks(values);
  const [asked, setAsked] = useState<Remarks>();
  const { amount, isRegulated, summary } = useOrder({ values, offer, onChange: on.onChangeOffer, paying });
  const price = euros(amount ?? 0);
  const { getValues } = useFormContext<SubmissionValues>();
  const [checkedBuyer, setCheckedBuyer] = useState(false);
  const [earlyStart, setEarlyStart] = useState(nothingTicked);
  const payShown = () => on.onPay(earlyStart, isRegulated ? amount : undefined);
  const isBuyerRefused = (): boolean => {
    setCheckedBuyer(true);
    const [refusedBuyer] = refusedBuyerFields(getValues('buyer')).keys();
    if (refusedBuyer) document.getElementById(fieldId(`buyer.${refusedBuyer}`))?.focus();
    return refusedBuyer !== undefined;
  };
  const pay = async () => {
    setRefused(!accepted);
    if (isBuyerRefused()) return;
    if (!accepted) return document.getElementById(fieldId('terms'))?.focus();
    const found = await readNow(values);
    if (found && isDoubtful(found)) return setAsked(found);
    payShown();
  };
  const editLink = (section: string, field: string) =>
    !paying && (
      <Link
        className={`${styles.link} ${styles.edit}`}
        to={hrefOf(1, fieldId(field))}
        aria-label={`Modifier : ${section}`}
      >
        Modifier
      </Link>
    );

  return (
    <div className={layout.split}>
      {summary}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        <UncoveredNotice department={values.department} />
        <SubmissionSummary values={values} editLink={editLink} />
        <div className={styles.textHead}>
          <h2>Votre texte</h2>
          {editLink('Votre texte', 'content')}
        </div>
        {remarks && isDoubtful(remarks) && (
          <div className={styles.blanks}>
            <Banner tone="warning">
              <TextRemarks remarks={remarks} hrefOf={hrefOf} />
            </Banner>
          </div>
        )}
        <NoticeProof values={values} />
        <BuyerFields companyName={values.companyName} checked={checkedBuyer} disabled={paying} />
        <ConsumerChoice chosen={earlyStart} onChange={setEarlyStart} disabled={paying} />
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
            <Link className={styles.link} to={paths.terms} target="_blank">
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
            <Button
              id={PAY_BUTTON}
              type="submit"
              busy={paying}
              busyText="Redirection en cours"
              disabled={amount === undefined}
            >
              {amount === undefined ? 'Payer' : `Payer ${price}`}
            </Button>
          }
        />
        <QuoteRequest disabled={paying} onQuote={async () => (isBuyerRefused() ? undefined : on.onQuote())} />
      </form>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open
            title={questionOf(asked)}
            confirmLabel={`Payer ${price} quand même`}
            cancelLabel="Revenir à mon annonce"
            onConfirm={() => {
              setAsked(undefined);
              payShown();
            }}
            onCancel={() => setAsked(undefined)}
          >
            <TextRemarks remarks={asked} hrefOf={hrefOf} />
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
};

const ConsumerChoice = (props: ComponentProps<typeof EarlyStartChoice>) => {
  const buyer = useWatch<SubmissionValues, 'buyer'>({ name: 'buyer' });
  return buyerOf(buyer)?.kind === 'consumer' && <EarlyStartChoice {...props} />;
};

/** The same warning as beside the department in step 1, repeated before the payment. */
const UncoveredNotice = ({ department }: { department: string }) => {
  const uncovered = useUncoveredDepartment(department);
  return (
    uncovered && (
      <div className={styles.banner}>
        <Banner tone="warning">{beforePaying(uncovered)}</Banner>
      </div>
    )
  );
};
