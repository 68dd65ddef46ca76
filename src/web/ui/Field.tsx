import { type ComponentProps, type FocusEvent, useId } from 'react';
import { useAfterPress } from './after-press.ts';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { Icon } from './Icon.tsx';

type Shared = {
  label: string;
  hint?: string;
  /** The error, shown beside the control and referenced by it; absent when the field is valid. */
  error?: string | undefined;
  /** A warning, shown below and referenced as well, that does not prevent submitting. */
  warning?: string | undefined;
  /** Said below, and referenced as well: where the value comes from. */
  note?: string | undefined;
  /** Adds « (facultatif) » to the label. */
  optional?: boolean;
  /** 40 px instead of 48: back-office. */
  dense?: boolean;
};

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'className' | 'style'>;

type Props = Shared &
  (
    | ({ as?: 'input' } & Control<'input'>)
    | ({ as: 'textarea' } & Control<'textarea'>)
    | ({ as: 'select' } & Control<'select'>)
  );

/** One labelled control. Every other attribute, `ref` included, goes to the control itself. */
export const Field = ({ label, hint, error, warning, note, optional, dense, ...control }: Props) => {
  const ownId = useId();
  const id = control.id ?? ownId;
  const blur = useBlurAfterPress(control.onBlur as BlurHandler);
  const wired = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error, warning, note }),
    ...blur,
  };
  return (
    <div className={styles.field} data-invalid={error ? true : undefined} data-dense={dense || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ControlOf {...control} {...wired} />
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {warning && (
        <FieldMessage id={`${id}-warning`} tone="warning">
          {warning}
        </FieldMessage>
      )}
      {note && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
};

type Texts = Pick<Shared, 'hint' | 'error' | 'warning' | 'note'>;

/** The ids of the texts that are shown. */
const describedBy = (id: string, texts: { [Name in keyof Texts]: string | undefined }): string | undefined =>
  Object.entries(texts)
    .filter(([, text]) => text)
    .map(([name]) => `${id}-${name}`)
    .join(' ') || undefined;

type BlurHandler = ((event: FocusEvent) => void) | undefined;

const useBlurAfterPress = (onBlur: BlurHandler) => {
  const afterPress = useAfterPress();
  return onBlur && { onBlur: (event: FocusEvent) => afterPress(() => onBlur(event)) };
};

type ControlProps = Props extends infer Each
  ? Each extends unknown
    ? Omit<Each, keyof Shared>
    : never
  : never;

const ControlOf = (props: ControlProps) => {
  switch (props.as) {
    case 'textarea': {
      const { as: _, ...rest } = props;
      return <textarea {...rest} className={`${styles.control} ${styles.textarea}`} />;
    }
    case 'select': {
      const { as: _, ...rest } = props;
      return (
        <div className={styles.select}>
          <select {...rest} className={styles.control} />
          <Icon name="chevron-down" size={16} />
        </div>
      );
    }
    default: {
      const { as: _, ...rest } = props;
      return <input {...rest} className={styles.control} />;
    }
  }
};
