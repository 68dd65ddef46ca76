import { submissionDetails } from '#contract/submission.ts';
import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';
import type { NoticeValues } from '#domain/announcement/notice/notice-values.ts';
import { findOfferByPrice } from '#domain/announcement/offers.ts';
import { digitsOnly, PENDING_SIRET } from '#domain/company/siret.ts';
import type { Step } from './draft-store.ts';
import type { SubmissionValues } from './submission-values.ts';

const CONSTITUTION = '1';

/** A company has no SIRET before its constitution is published; the box is shown until another type is chosen. */
export const mayBeUnregistered = ({ type_id }: Pick<SubmissionValues, 'type_id'>): boolean =>
  type_id === '' || type_id === CONSTITUTION;

export const siretOf = (values: SubmissionValues): string =>
  values.unregistered && mayBeUnregistered(values) ? PENDING_SIRET : digitsOnly(values.siret);

/** What the specification's submission holds of the form, in the contract's names. */
export const detailsOf = (values: SubmissionValues) => ({
  companyName: values.companyName,
  companyForm: values.companyForm,
  siret: siretOf(values),
  rcs: values.rcs,
  capital: values.capital,
  address: values.address,
  city: values.city,
  department: values.department,
  type_id: values.type_id,
  title: values.title,
  content: values.content,
  contactPerson: values.contactPerson,
  contactEmail: values.contactEmail,
  contactPhone: values.contactPhone,
  contactPublic: values.contactPublic,
  details: askedDetails(values),
});

/** Only the answers to what this type asks of this legal form. */
const askedDetails = ({ type_id, companyForm, extra }: SubmissionValues): Record<string, string> =>
  Object.fromEntries(
    fieldsFor(Number(type_id), companyForm)
      .map(({ key }) => [key, extra[key] ?? ''] as const)
      .filter(([, text]) => text.trim() !== ''),
  );

/** The message of each field that step 1 refuses, by the name of the form's field, in the order of the form. */
export const refusedFields = (values: SubmissionValues): ReadonlyMap<string, string> => {
  const { error } = submissionDetails.safeParse(detailsOf(values));
  const refused = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = formField(path.join('.'));
    if (!refused.has(name)) refused.set(name, message);
  }
  return refused;
};

/** The server refuses fields in the contract's names too. */
export const formField = (name: string): string => name.replace(/^details\./, 'extra.');

export const hasOffer = ({ basePrice }: Pick<SubmissionValues, 'basePrice'>): boolean =>
  findOfferByPrice(basePrice) !== undefined;

/** A draft left at a later step opens there, unless an earlier one would no longer let it pass. */
export const reachableStep = (wanted: Step, values: SubmissionValues): Step => {
  if (wanted === 1 || refusedFields(values).size > 0) return 1;
  return wanted === 3 && hasOffer(values) ? 3 : 2;
};

/** The template button is enabled only when type, company name and company form are all filled. */
export const mayCompose = ({ type_id, companyName, companyForm }: SubmissionValues): boolean =>
  [type_id, companyName, companyForm].every((text) => text.trim() !== '');

export const noticeValuesOf = (values: SubmissionValues): NoticeValues => ({
  companyName: values.companyName,
  companyForm: values.companyForm,
  siret: siretOf(values),
  rcs: values.rcs,
  capital: values.capital,
  address: values.address,
  city: values.city,
  department: values.department,
  title: values.title,
  extra: values.extra,
});
