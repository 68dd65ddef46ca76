import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#web/ui/Field.tsx';
import { Checkbox } from './Checkbox.tsx';
import { fieldId } from './form-field.ts';
import { siretTyped } from './siret-typing.ts';
import { mayBeUnregistered } from './step-rules.ts';
import { emptyValues, type SubmissionValues } from './submission-values.ts';
import { warningsOf } from './warnings.ts';

/** Digits in groups while they are typed; a company being registered has none to give. */
export const SiretField = () => {
  const { register } = useFormContext<SubmissionValues>();
  const { field, fieldState } = useController<SubmissionValues, 'siret'>({ name: 'siret' });
  const [type_id, unregistered] = useWatch<SubmissionValues, ['type_id', 'unregistered']>({
    name: ['type_id', 'unregistered'],
  });
  const offered = mayBeUnregistered({ type_id });
  const without = offered && unregistered;

  const type = (input: HTMLInputElement) => {
    const typed = siretTyped(input.value, input.selectionStart ?? input.value.length);
    input.value = typed.text;
    input.setSelectionRange(typed.caret, typed.caret);
    field.onChange(typed.text);
  };

  return (
    <div>
      <Field
        label="Numéro SIRET"
        hint="14 chiffres, sur votre extrait Kbis"
        id={fieldId('siret')}
        name={field.name}
        ref={field.ref}
        value={without ? '' : field.value}
        inputMode="numeric"
        autoComplete="off"
        required={!without}
        disabled={without}
        onChange={(event) => type(event.currentTarget)}
        onBlur={field.onBlur}
        error={without ? undefined : fieldState.error?.message}
        warning={without ? undefined : warningsOf({ ...emptyValues, siret: field.value, type_id }).siret}
      />
      {offered && (
        <Checkbox {...register('unregistered', { deps: ['siret'] })}>
          Société en cours d'immatriculation
        </Checkbox>
      )}
    </div>
  );
};
