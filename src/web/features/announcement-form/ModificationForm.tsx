import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { paths } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { FormSection } from '#web/notice-form/FormSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { detailsResolver } from './details-resolver.ts';
import styles from './ModificationForm.module.css';
import { NoticeProof } from './NoticeProof.tsx';
import { StepFoot } from './StepFoot.tsx';
import { refusedFields } from './step-rules.ts';
import layout from './steps.module.css';
import { loadModification } from './stored-modification.ts';
import type { SubmissionValues } from './submission-values.ts';
import { valuesOf } from './tracked-values.ts';
import { useModification } from './use-modification.ts';

type Props = {
  token: string;
  announcement: TrackedAnnouncement;
  onSaved: (message: string) => void;
  /** Called when the announcement is no longer as it was when the form was opened: the page must reload it. */
  onOutdated: () => void;
  /** Returns to the announcement without a change. */
  onLeave: () => void;
};

const MESSAGE_MAX = 2000;

const resolver = detailsResolver(refusedFields);

/** Step 1 of the form for a submitted announcement: the same fields, rules, checklist and preview. */
export const ModificationForm = ({ token, announcement, onSaved, onOutdated, onLeave }: Props) => {
  const answers = announcement.may.answerCorrection;
  const [stored] = useState(() => loadModification(announcement.reference));
  const form = useForm<SubmissionValues>({
    defaultValues: stored?.values ?? valuesOf(announcement),
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const [message, setMessage] = useState(stored?.message ?? '');
  const [restored, setRestored] = useState(stored !== undefined);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>();
  const modification = useModification({
    form,
    token,
    reference: announcement.reference,
    startRev: stored?.rev ?? announcement.rev,
    answers,
    message,
    onSaved,
    onRefused: setRefused,
    onOutdated,
  });
  const { failure, theirs, tooLate } = modification;
  const messages = useRef<HTMLDivElement>(null);
  // The button is at the end of the page and the banner at its top: the banner takes the focus.
  useEffect(() => {
    if (!failure) return;
    messages.current?.focus({ preventScroll: true });
    messages.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failure]);

  const takeTheirs = (stored: TrackedAnnouncement) => {
    modification.settle(stored);
    form.reset(valuesOf(stored));
    setRestored(false);
  };

  return (
    <FormProvider {...form}>
      <div className={styles.news} ref={messages} tabIndex={-1}>
        {restored && (
          <Banner tone="info" onClose={() => setRestored(false)}>
            Votre modification en cours a été restaurée —{' '}
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                form.reset(valuesOf(announcement));
                modification.settle(announcement);
                setRestored(false);
              }}
            >
              Revenir au texte enregistré
            </Button>
          </Banner>
        )}
        {failure && (
          <Banner
            tone="danger"
            title={answers ? "Votre réponse n'est pas envoyée" : "Votre modification n'est pas enregistrée"}
          >
            <p>{failure}</p>
            <p>Ce que vous avez écrit est toujours dans le formulaire.</p>
            {tooLate && (
              <p>
                <Link to={paths.contact}>Écrivez-nous</Link> ce qu'il faudrait corriger, avec la référence{' '}
                {announcement.reference}.
              </p>
            )}
          </Banner>
        )}
      </div>
      {theirs && (
        <section className={styles.theirs} aria-label="Le texte enregistré entre-temps">
          <h2>Le texte enregistré entre-temps</h2>
          <p>Comparez-le à celui du formulaire, puis choisissez.</p>
          <NoticeProof values={valuesOf(theirs)} />
          <div className={styles.choice}>
            <Button variant="secondary" onClick={() => modification.settle(theirs)}>
              Garder mon texte
            </Button>
            <Button variant="secondary" onClick={() => takeTheirs(theirs)}>
              Reprendre le texte enregistré
            </Button>
          </div>
        </section>
      )}
      <div className={layout.split}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(undefined);
            void form.handleSubmit(modification.send, () => setRefused(refusedFields(form.getValues())))();
          }}
        >
          <DetailsFields refused={refused} typeIsFixed />
          {answers && <MessageField value={message} onChange={setMessage} />}
          <StepFoot
            back={
              <Button
                variant="secondary"
                onClick={() => {
                  modification.giveUp();
                  onLeave();
                }}
              >
                {answers ? 'Ne rien envoyer' : 'Ne rien modifier'}
              </Button>
            }
            next={
              <Button
                type="submit"
                busy={modification.saving}
                busyText="Enregistrement..."
                disabled={theirs !== undefined || tooLate}
              >
                {answers ? 'Envoyer ma réponse' : 'Enregistrer la modification'}
              </Button>
            }
          />
        </form>
        <DraftPreview priced={false} />
      </div>
    </FormProvider>
  );
};

type MessageFieldProps = { value: string; onChange: (message: string) => void };

/** What the announcer says to the newsroom with the answer to a correction. */
const MessageField = ({ value, onChange }: MessageFieldProps) => (
  <FormSection title="Message à la rédaction">
    <Field
      as="textarea"
      rows={4}
      optional
      label="Votre message"
      hint="Utile si un point n'appelle pas de correction."
      maxLength={MESSAGE_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </FormSection>
);
