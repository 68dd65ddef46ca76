import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { formField } from '#web/notice-form/typed-notice.ts';
import { saveTrackingLink } from '#web/storage/tracking-links.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { detailsResolver } from './details-resolver.ts';
import { type Draft, newDraft, type Step } from './draft-store.ts';
import { useDocument } from './from-document/use-document.ts';
import { loadedLaterSteps, loadLaterSteps } from './load-later-steps.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import type { PaymentFailure } from './pay.ts';
import { StepIndicator } from './StepIndicator.tsx';
import { stepNames, steps } from './step-texts.ts';
import { correctionNotice, hasOffer, type SubmissionValues } from './submission-values.ts';
import { useAutosave } from './use-autosave.ts';
import { usePayment } from './use-payment.ts';
import { useStep, useStepFocus } from './use-step.ts';

type Props = {
  draft: Draft;
  restored: boolean;
  /** Another tab has saved since: this tab saves its draft apart. */
  overtaken: boolean;
  onBack: () => void;
  /** Starts an empty draft; the erased one can be restored. */
  onErase: (erased: Draft) => void;
  onTakeOther: () => void;
};

/** What prevents a step from being completed; shown at that step only. */
type StepError = {
  step: Step;
  refused?: ReadonlyMap<string, string>;
  /** The code that checks the step could not be loaded. */
  unchecked?: boolean;
  failure?: PaymentFailure | undefined;
};

/** Undefined when the rules cannot be loaded. */
const refusedNow = async (values: SubmissionValues) => {
  const later = await loadLaterSteps().catch(() => undefined);
  return later?.refusedFields(values);
};

// A field that is left without the rules is not refused; the step cannot be left without them.
const resolver = detailsResolver(async (values) => (await refusedNow(values)) ?? new Map());

/** The same function once the rules are loaded: until then, only the first step. */
const reachableNow = () => loadedLaterSteps()?.reachableStep ?? firstStep;
const firstStep = (): Step => 1;

/** The fields that the rules refuse, and whether somebody waits for the rules. */
const useRules = () => {
  const [waiting, setWaiting] = useState(false);
  const check = async (values: SubmissionValues) => {
    setWaiting(!loadedLaterSteps());
    const refused = await refusedNow(values);
    setWaiting(false);
    return refused;
  };
  return { waiting, check };
};

export const Wizard = ({ draft, restored, overtaken, onBack, onErase, onTakeOther }: Props) => {
  const form = useForm<SubmissionValues>({
    defaultValues: draft.values,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const rest = useRef({ key: draft.key, step: draft.step, submitted: draft.submitted });
  const autosave = useAutosave({ form, rest, startsOvertaken: overtaken });
  const document = useDocument(draft.key);
  const { step, hrefOf, goTo } = useStep(draft.step, form.getValues, reachableNow());
  const [stepError, setStepError] = useState<StepError>();
  const { refused, failure, unchecked } = stepError?.step === step ? stepError : {};
  const heading = useStepFocus(step);
  // The restored-draft notice is shown only at the step where the form opens.
  const opening = useRef(step);

  const { saveNow } = autosave;
  useEffect(() => {
    if (rest.current.step !== step) {
      rest.current.step = step;
      saveNow();
    }
    return () => setStepError((now) => (now?.step === step ? undefined : now));
  }, [step, saveNow]);
  const { waiting, check } = useRules();
  const leaveDetails = async () => {
    const refused = await check(form.getValues());
    if (!refused) return setStepError({ step: 1, unchecked: true });
    const onInvalid = () => setStepError({ step: 1, refused });
    await form.handleSubmit(() => goTo(2), onInvalid)();
  };
  const leaveOffer = () =>
    hasOffer(form.getValues()) ? goTo(3) : setStepError({ step: 2, refused: new Map() });

  const { paying, pay, askQuote } = usePayment({
    draft: rest,
    onSubmitted: ({ announcementId, referenceNumber, trackingToken }) => {
      rest.current.submitted = { announcementId, referenceNumber };
      saveTrackingLink({ reference: referenceNumber, token: trackingToken, key: rest.current.key });
      document.sent(referenceNumber, form.getValues());
      autosave.saveNow();
    },
    onFailure: (failed) => {
      if (failed.ended) rest.current = { ...rest.current, key: newDraft().key, submitted: null };
      const fields = refusedAtStep1(failed);
      if (fields.length === 0) return setStepError({ step: 3, failure: failed });
      goTo(1);
      for (const [name, message] of fields)
        form.setError(name as Path<SubmissionValues>, { type: 'server', message });
      setStepError({ step: 1, refused: new Map(fields), failure: failed });
    },
  });

  const { OfferStep, ReviewStep } = loadedLaterSteps() ?? {};
  return (
    <FormProvider {...form}>
      <StepIndicator current={step} hrefOf={hrefOf} disabled={paying} />
      <DraftNotices
        restored={restored && step === opening.current}
        savedAt={autosave.savedAt}
        correction={correctionNotice(draft.values)}
        draftState={autosave.draftState}
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
          stored={autosave.draftState !== 'lost'}
          onDismiss={() => setStepError((now) => now && { ...now, failure: undefined })}
        />
      )}
      {step === 1 && (
        <DetailsStep {...{ refused, unchecked, waiting, document, onBack }} onNext={leaveDetails} />
      )}
      {step === 2 && OfferStep && (
        <OfferStep refused={refused !== undefined} onPrevious={() => goTo(1)} onNext={leaveOffer} />
      )}
      {step === 3 && ReviewStep && (
        <ReviewStep
          values={form.getValues()}
          hrefOf={hrefOf}
          paying={paying}
          onChangeOffer={() => goTo(2)}
          onPrevious={() => goTo(2)}
          onQuote={() => askQuote(form.getValues())}
          onPay={(earlyStart, shownPrice) => void pay(form.getValues(), { earlyStart, shownPrice })}
        />
      )}
    </FormProvider>
  );
};

/** Who pays is typed at step 3, everything else at step 1. */
const refusedAtStep1 = ({ fields }: PaymentFailure) =>
  Object.entries(fields)
    .filter(([name]) => !name.startsWith('buyer'))
    .map(([name, text]) => [formField(name), text] as const);
