import { mayNamePerson } from '#domain/announcement/types.ts';
import { isNaturalPerson, legalForms, NATURAL_PERSON } from '#domain/company/legal-forms.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

type Props = Pick<NoticeFormValues, 'type_id' | 'companyForm'>;

/** The specification's forms; a person too where the type allows it. A choice made stays until it is changed. */
export const LegalFormOptions = ({ type_id, companyForm }: Props) => (
  <>
    <option value="">Choisissez une forme</option>
    {legalForms.map(({ value, label }) => (
      <option key={value} value={value}>
        {value}, {label.charAt(0).toLowerCase() + label.slice(1)}
      </option>
    ))}
    {(mayNamePerson(Number(type_id)) || isNaturalPerson(companyForm)) && (
      <option value={NATURAL_PERSON}>{NATURAL_PERSON}, sans société</option>
    )}
  </>
);
