import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import styles from './ErrorSummary.module.css';
import { fieldId, messageOf } from './form-field.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

type Props = {
  /** The fields refused at the last attempt, in the order of the form. */
  refused: ReadonlyMap<string, string>;
};

/**
 * The errors at the top of a refused step, which takes the focus: each message links to its field until it is
 * corrected.
 */
export const ErrorSummary = ({ refused }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = useFormState<NoticeFormValues>();
  const still = [...refused.keys()].flatMap((name) => {
    const message = messageOf(errors, name);
    return message ? [{ name, message }] : [];
  });
  const seen = useRef<Props['refused']>(undefined);
  // Focuses once per refusal, when the messages are set; not while fields are being corrected.
  useEffect(() => {
    if (!box.current || seen.current === refused) return;
    seen.current = refused;
    box.current.focus();
  });

  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const control = document.getElementById(fieldId(name));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  if (still.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        {still.length === 1 ? 'Un champ est à corriger' : `${still.length} champs sont à corriger`}
      </p>
      <ul>
        {still.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
