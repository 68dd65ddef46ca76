import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { keepLink } from '#web/kept/tracking-links.ts';
import { formField } from '#web/notice-form/typed-notice.ts';
import { correctionNotice } from './correction-draft.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { detailsResolver } from './details-resolver.ts';
import { type Draft, newDraft, type Step } from './draft-store.ts';
import { OfferStep } from './OfferStep.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import type { PaymentFailure } from './pay.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { hasOffer, reachableStep, refusedFields } from './step-rules.ts';
import { stepNames, steps } from './step-texts.ts';
import type { SubmissionValues } from './submission-values.ts';
import { useAutosave } from './use-autosave.ts';
import { usePayment } from './use-payment.ts';

type Props = {
  draft: Draft;
  restored: boolean;
  /** Another tab has written since: what is typed here is kept here. */
  overtaken: boolean;
  onBack: () => void;
  /** Starts afresh; what there was can be taken back. */
  onErase: (erased: Draft) => void;
  onTakeOther: () => void;
};

type Refused = ReadonlyMap<string, string>;

export const Wizard = ({ draft, restored, overtaken, onBack, onErase, onTakeOther }: Props) => {
  const form = useForm<SubmissionValues>({
    defaultValues: draft.values,
    mode: 'onTouched',
    resolver: detailsResolver,
    shouldFocusError: false,
  });
  const rest = useRef({ key: draft.key, step: draft.step, submitted: draft.submitted });
  const autosave = useAutosave({ form, rest, startsOvertaken: overtaken });
  const [step, setStep] = useState<Step>(() => reachableStep(draft.step, draft.values));
  const [refused, setRefused] = useState<Refused>();
  const [failure, setFailure] = useState<PaymentFailure>();
  const heading = useStepHeading(step);

  const goTo = (next: Step) => {
    setRefused(undefined);
    setFailure(undefined);
    setStep(next);
    rest.current.step = next;
    autosave.saveNow();
  };
  const leaveDetails = form.handleSubmit(
    () => goTo(2),
    () => setRefused(refusedFields(form.getValues())),
  );
  const leaveOffer = () => (hasOffer(form.getValues()) ? goTo(3) : setRefused(new Map()));

  const { paying, pay } = usePayment({
    draft: rest,
    onSubmitted: ({ announcementId, referenceNumber, trackingToken }) => {
      rest.current.submitted = { announcementId, referenceNumber };
      keepLink({ reference: referenceNumber, token: trackingToken });
      autosave.saveNow();
    },
    onFailure: (failed) => {
      if (failed.ended) rest.current = { ...rest.current, key: newDraft().key, submitted: null };
      const fields = Object.entries(failed.fields).map(([name, text]) => [formField(name), text] as const);
      if (fields.length > 0) goTo(1);
      setFailure(failed);
      if (fields.length === 0) return;
      for (const [name, message] of fields)
        form.setError(name as Path<SubmissionValues>, { type: 'server', message });
      setRefused(new Map(fields));
    },
  });

  return (
    <FormProvider {...form}>
      <StepIndicator current={step} />
      <DraftNotices
        restored={restored}
        correction={correctionNotice(draft.values)}
        keeping={autosave.keeping}
        onErase={() => {
          autosave.close();
          onErase({ ...rest.current, values: form.getValues() });
        }}
        onTakeOver={autosave.takeOver}
        onTakeOther={() => {
          autosave.close();
          onTakeOther();
        }}
      />
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        Étape {step} sur {steps.length} : {stepNames[step]}
      </h2>
      {failure && (
        <PaymentFailed
          failure={failure}
          kept={autosave.keeping !== 'lost'}
          onDismiss={() => setFailure(undefined)}
        />
      )}
      {step === 1 && <DetailsStep refused={refused} onBack={onBack} onNext={() => void leaveDetails()} />}
      {step === 2 && (
        <OfferStep refused={refused !== undefined} onPrevious={() => goTo(1)} onNext={leaveOffer} />
      )}
      {step === 3 && (
        <ReviewStep
          values={form.getValues()}
          paying={paying}
          onChangeOffer={() => goTo(2)}
          onPrevious={() => goTo(2)}
          onPay={() => void pay(form.getValues())}
        />
      )}
    </FormProvider>
  );
};

/** Each step starts at the top, with the keyboard at its name; the first one is left to the page's arrival. */
const useStepHeading = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
};
