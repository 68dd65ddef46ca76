import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isNaturalPerson } from '#domain/company/legal-forms.ts';
import { digitsOnly, isSiretFormat } from '#domain/company/siret.ts';
import { Field } from '#web/ui/Field.tsx';
import { Checkbox } from './Checkbox.tsx';
import { useFieldNote } from './field-notes.ts';
import { fieldId } from './form-field.ts';
import { emptyNotice, type NoticeFormValues } from './notice-form-values.ts';
import { siretTyped } from './siret-typing.ts';
import { mayBeUnregistered } from './typed-notice.ts';
import { warningsOf } from './warnings.ts';

/** The specification gives this sentence for the back-office form without a rule: it never blocks. */
const FOURTEEN_DIGITS = 'Le numéro SIRET doit comporter 14 chiffres';

type Props = {
  /** In the back-office form, the number may be missing or unusual: the field warns without blocking. */
  lenient?: boolean;
};

/** Groups the digits while they are typed; a company being registered has no SIRET. */
export const SiretField = ({ lenient = false }: Props) => {
  const { field, fieldState } = useController<NoticeFormValues, 'siret'>({ name: 'siret' });
  const [type_id, unregistered, companyForm] = useWatch<
    NoticeFormValues,
    ['type_id', 'unregistered', 'companyForm']
  >({ name: ['type_id', 'unregistered', 'companyForm'] });
  const note = useFieldNote('siret');
  const isPerson = isNaturalPerson(companyForm);
  const without = !isPerson && unregistered && mayBeUnregistered({ type_id });

  const type = (input: HTMLInputElement) => {
    const typed = siretTyped(input.value, input.selectionStart ?? input.value.length);
    input.value = typed.text;
    input.setSelectionRange(typed.caret, typed.caret);
    field.onChange(typed.text);
  };

  return (
    <Field
      label="Numéro SIRET"
      hint={lenient || isPerson ? '14 chiffres' : '14 chiffres, sur votre extrait Kbis'}
      optional={lenient || isPerson}
      dense={lenient}
      id={fieldId('siret')}
      name={field.name}
      ref={field.ref}
      value={without ? '' : field.value}
      inputMode="numeric"
      autoComplete="off"
      required={!lenient && !isPerson && !without}
      disabled={without}
      onChange={(event) => type(event.currentTarget)}
      onBlur={field.onBlur}
      error={without ? undefined : fieldState.error?.message}
      warning={without ? undefined : doubtAbout(field.value, type_id, lenient)}
      note={note}
    />
  );
};

/** Shown above the SIRET field to a company that has no number yet. */
export const UnregisteredBox = () => {
  const { register } = useFormContext<NoticeFormValues>();
  const [type_id, companyForm] = useWatch<NoticeFormValues, ['type_id', 'companyForm']>({
    name: ['type_id', 'companyForm'],
  });
  if (isNaturalPerson(companyForm) || !mayBeUnregistered({ type_id })) return null;
  return (
    <Checkbox {...register('unregistered', { deps: ['siret'] })}>Société en cours d'immatriculation</Checkbox>
  );
};

const doubtAbout = (siret: string, type_id: string, lenient: boolean): string | undefined => {
  const digits = digitsOnly(siret);
  if (lenient && digits !== '' && !isSiretFormat(digits)) return FOURTEEN_DIGITS;
  return warningsOf({ ...emptyNotice, siret, type_id }).siret;
};
