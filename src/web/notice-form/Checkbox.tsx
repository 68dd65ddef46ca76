import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  error?: string | undefined;
  children: ReactNode;
};

export const Checkbox = ({ children, error, ...input }: Props) => {
  const errorId = `${input.id ?? input.name}-error`;
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
};
