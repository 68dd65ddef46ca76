import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '#web/ui/Button.tsx';
import styles from './AccountForm.module.css';

type Props = {
  name: string;
  state: { isValid: boolean; isSubmitting: boolean };
  /** The labels of the submit button: idle and while sending. */
  submit: readonly [text: string, busy: string];
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Content below the button. */
  after?: ReactNode;
};

/** The layout and submission of every account form: an invalid form is not sent. */
export const AccountForm = ({ name, state, submit: [text, busyText], onSubmit, children, after }: Props) => (
  <form
    className={styles.form}
    // Never GET: before hydration, a browser would put the password in the URL.
    method="post"
    noValidate
    aria-label={name}
    onSubmit={onSubmit}
  >
    {children}
    <Button type="submit" block disabled={!state.isValid} busy={state.isSubmitting} busyText={busyText}>
      {text}
    </Button>
    {after}
  </form>
);
