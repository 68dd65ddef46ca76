import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

type Props = Omit<Extract<ComponentProps<typeof Field>, { as?: 'input' }>, 'as' | 'type'>;

/** A password that can be shown while it is typed; pasting is allowed. */
export const PasswordField = (props: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.place}>
      <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={shown}
        aria-label={`Afficher : ${props.label}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Masquer' : 'Afficher'}
      </button>
    </div>
  );
};
