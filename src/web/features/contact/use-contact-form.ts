import { useContext, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { contactFields } from '#contract/contact.ts';
import { paths } from '#contract/paths.ts';
import { contactSubjects } from '#domain/contact/subjects.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { useHydrated } from '#web/navigation/use-hydrated.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import type { Outcome } from './ContactOutcome.tsx';
import { contactFailure } from './contact-failure.ts';
import { type ContactValues, contactNames, contactProgress } from './contact-progress.ts';

const empty: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: contactSubjects[0],
  message: '',
};

/** The contact form: its values, its progress and its result. */
export const useContactForm = () => {
  const api = useContext(ApiContext);
  const honeypot = useRef<HTMLInputElement>(null);
  // A page that the server rendered was shown before its scripts ran.
  const wasShown = useRef(!useHydrated());
  const arrived = useRef(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const [resets, setResets] = useState(0);
  const form = useForm({
    resolver: resolveWith(contactFields),
    // Errors appear after a submit attempt, then update while typing.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: empty,
  });
  const { reset, setFocus, setError, getValues, formState } = form;
  const { isDirty } = formState;

  // Runs each time the form is shown again.
  useEffect(() => {
    if (!wasShown.current) arrived.current = performance.now();
    wasShown.current = false;
    if (resets > 0) setFocus('firstName');
  }, [resets, setFocus]);

  useUnsavedWork({
    key: 'contact',
    label: 'Message à la rédaction',
    path: paths.contact,
    read: () => (isDirty && !outcome?.sent ? getValues() : undefined),
    restore: (content) => reset(parseValues(content), { keepDefaultValues: true }),
  });

  /** Scrolls to the first invalid field and focuses it. */
  const showFirst = (refused: object) => {
    const first = contactNames.find((name) => name in refused);
    if (!first) return;
    setFocus(first);
    document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  const submit = form.handleSubmit(async (fields) => {
    const body = {
      ...fields,
      website: honeypot.current?.value ?? '',
      elapsedMs: Math.round(performance.now() - arrived.current),
    };
    try {
      const answer = await api?.post('/contact/submit', { body });
      setOutcome({ sent: true, reference: answer?.data?.referenceId });
    } catch (error) {
      setOutcome({ sent: false, message: contactFailure(error) });
      for (const [name, message] of refusedBy(error)) setError(name, { message });
    }
  }, showFirst);

  const startAgain = () => {
    reset(empty);
    setOutcome(undefined);
    setResets(resets + 1);
  };

  const percent = contactProgress(useWatch({ control: form.control }));
  return { form, percent, outcome, honeypot, submit, startAgain };
};

/** The fields that the server refuses, with its messages. */
const refusedBy = (error: unknown) => {
  const fields = error instanceof ApiError ? error.fields : {};
  return contactNames.flatMap((name) => {
    const message = fields[name];
    return message ? [[name, message] as const] : [];
  });
};

/** The stored values may come from an earlier version of this page. */
const parseValues = (content: unknown): ContactValues => {
  const stored = typeof content === 'object' && content !== null ? content : {};
  const texts = Object.entries(stored).filter(([name, text]) => name in empty && typeof text === 'string');
  return { ...empty, ...Object.fromEntries(texts) };
};
