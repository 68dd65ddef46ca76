import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '#web/ui/Button.tsx';
import styles from './AccountForm.module.css';

type Props = {
  name: string;
  state: { isValid: boolean; isSubmitting: boolean };
  /** On its button, before and while it is sent. */
  submit: readonly [text: string, busy: string];
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Its fields. */
  children: ReactNode;
  /** Below its button. */
  after?: ReactNode;
};

/** The frame of every form about an account: nothing leaves before it is valid. */
export const AccountForm = ({ name, state, submit: [text, busyText], onSubmit, children, after }: Props) => (
  <form
    className={styles.form}
    // Never by GET: before the page's scripts are there, a browser would write the password into the address.
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
