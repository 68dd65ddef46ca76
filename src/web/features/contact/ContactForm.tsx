import { contactSubjectLabels } from '#contract/contact.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import styles from './ContactForm.module.css';
import { ContactOutcome } from './ContactOutcome.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useContactForm } from './use-contact-form.ts';

export const ContactForm = () => {
  const { form, percent, outcome, honeypot, submit, startAgain } = useContactForm();
  const { register, formState } = form;
  const errorOf = (name: keyof typeof formState.errors) => formState.errors[name]?.message;

  return (
    <div className={styles.place}>
      {outcome && <ContactOutcome outcome={outcome} onReset={startAgain} />}
      <form
        className={styles.form}
        method="post"
        noValidate
        hidden={outcome?.sent}
        aria-label="Formulaire de contact"
        onSubmit={submit}
      >
        <Progress label="Progression du formulaire" percent={percent} />
        <div className={styles.pair}>
          <Field
            label="Prénom"
            autoComplete="given-name"
            {...register('firstName')}
            error={errorOf('firstName')}
          />
          <Field
            label="Nom"
            autoComplete="family-name"
            {...register('lastName')}
            error={errorOf('lastName')}
          />
        </div>
        <div className={styles.pair}>
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            {...register('email')}
            error={errorOf('email')}
          />
          <Field
            label="Téléphone"
            optional
            type="tel"
            autoComplete="tel"
            {...register('phone')}
            error={errorOf('phone')}
          />
        </div>
        <Field as="select" label="Sujet" {...register('subject')} error={errorOf('subject')}>
          <option value="">Choisissez un sujet</option>
          {Object.entries(contactSubjectLabels).map(([subject, label]) => (
            <option key={subject} value={subject}>
              {label}
            </option>
          ))}
        </Field>
        <Field as="textarea" label="Message" rows={6} {...register('message')} error={errorOf('message')} />
        <Honeypot ref={honeypot} />
        <p>
          <Button type="submit" icon="send" busy={formState.isSubmitting} busyText="Envoi en cours...">
            Envoyer le message
          </Button>
        </p>
      </form>
    </div>
  );
};
