import { buyer as buyerSchema } from '#contract/buyer.ts';
import { submissionDetails } from '#contract/submission.ts';
import { askedDetails } from '#web/notice-form/asked-details.ts';
import { capitalOf, formField, otherTypesOf, siretOf } from '#web/notice-form/typed-notice.ts';
import { type BuyerValues, buyerOf } from './buyer-values.ts';
import type { Step } from './draft-store.ts';
import { hasOffer, type SubmissionValues } from './submission-values.ts';

/** The submission's fields that the form holds, with the contract's names. */
export const detailsOf = (values: SubmissionValues) => ({
  companyName: values.companyName,
  companyForm: values.companyForm,
  siret: siretOf(values),
  rcs: values.rcs,
  capital: capitalOf(values),
  address: values.address,
  city: values.city,
  department: values.department,
  type_id: values.type_id,
  other_type_ids: [...otherTypesOf(values)],
  title: values.title,
  content: values.content,
  contactPerson: values.contactPerson,
  contactEmail: values.contactEmail,
  contactPhone: values.contactPhone,
  contactPublic: values.contactPublic,
  details: askedDetails(values),
});

/** The error message of each field that step 1 refuses, by form field name, in the order of the form. */
export const refusedFields = (values: SubmissionValues): ReadonlyMap<string, string> => {
  const { error } = submissionDetails.safeParse(detailsOf(values));
  const refused = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = formField(path.join('.'));
    if (!refused.has(name)) refused.set(name, message);
  }
  return refused;
};

/** The same for who pays, at step 3. */
export const refusedBuyerFields = (values: BuyerValues): ReadonlyMap<string, string> => {
  const given = buyerOf(values);
  const { error } = given ? buyerSchema.safeParse(given) : {};
  return new Map((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

/** A restored draft opens at the step where it was left, or at the first earlier step that is not valid. */
export const reachableStep = (wanted: Step, values: SubmissionValues): Step => {
  if (wanted === 1 || refusedFields(values).size > 0) return 1;
  return wanted === 3 && hasOffer(values) ? 3 : 2;
};
