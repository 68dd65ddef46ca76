import type { NoticeValues } from '#domain/announcement/notice/notice-values.ts';
import { otherModifications } from '#domain/announcement/several-modifications.ts';
import { isNaturalPerson } from '#domain/company/legal-forms.ts';
import { digitsOnly, PENDING_SIRET } from '#domain/company/siret.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

const CONSTITUTION = '1';

/** A company has no SIRET before its constitution is published; the checkbox is shown for that type only. */
export const mayBeUnregistered = ({ type_id }: Pick<NoticeFormValues, 'type_id'>): boolean =>
  type_id === '' || type_id === CONSTITUTION;

export const siretOf = (values: NoticeFormValues): string => {
  const siret = digitsOnly(values.siret);
  if (isNaturalPerson(values.companyForm)) return siret || PENDING_SIRET;
  return values.unregistered && mayBeUnregistered(values) ? PENDING_SIRET : siret;
};

/** A person has no capital; what was typed for a company is kept in the form. */
export const capitalOf = ({ companyForm, capital }: NoticeFormValues): string =>
  isNaturalPerson(companyForm) ? '' : capital;

/** The other modifications that the notice announces; none if its type is no modification. */
export const otherTypesOf = ({
  type_id,
  otherTypes,
}: Pick<NoticeFormValues, 'type_id' | 'otherTypes'>): readonly number[] =>
  otherModifications(Number(type_id), otherTypes.split(',').map(Number));

/** The form field for a contract field: the server refuses fields under the contract's names. */
export const formField = (name: string): string => name.replace(/^details\./, 'extra.');

/** The template button is enabled only when type, company name and company form are all filled. */
export const mayCompose = ({ type_id, companyName, companyForm }: NoticeFormValues): boolean =>
  [type_id, companyName, companyForm].every((text) => text.trim() !== '');

export const noticeValuesOf = (values: NoticeFormValues): NoticeValues => ({
  companyName: values.companyName,
  companyForm: values.companyForm,
  siret: siretOf(values),
  rcs: values.rcs,
  capital: capitalOf(values),
  address: values.address,
  city: values.city,
  department: values.department,
  title: values.title,
  extra: values.extra,
});
