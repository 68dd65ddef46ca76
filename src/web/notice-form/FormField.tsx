import type { ComponentProps } from 'react';
import { type FieldPathByValue, useFormContext, useFormState } from 'react-hook-form';
import { Field } from '#web/ui/Field.tsx';
import { useFieldNote } from './field-notes.ts';
import { fieldId, messageOf } from './form-field.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

type Props = ComponentProps<typeof Field> & {
  name: FieldPathByValue<NoticeFormValues, string>;
  /** Called on blur. */
  onLeave?: () => void;
};

/** A field of src/web/ui connected to the form by its name. */
export const FormField = ({ name, onLeave, ...field }: Props) => {
  const { register } = useFormContext<NoticeFormValues>();
  // Not the state of the context, which lacks the errors that were set before anybody read them: those that the server
  // finds while a later step is shown.
  const { errors } = useFormState<NoticeFormValues>({ name });
  const note = useFieldNote(name);
  return (
    <Field
      {...field}
      {...register(name, onLeave ? { onBlur: onLeave } : {})}
      id={fieldId(name)}
      required={field.required ?? !field.optional}
      error={messageOf(errors, name)}
      note={note}
    />
  );
};
