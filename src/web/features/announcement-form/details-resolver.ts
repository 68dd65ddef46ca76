import type { FieldErrors, Resolver } from 'react-hook-form';
import { refusedErrors } from '#web/notice-form/refused-errors.ts';
import { refusedFields } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';

/** Validates step 1 with the contract's schema, so that the form and the server give the same messages. */
export const detailsResolver: Resolver<SubmissionValues> = (values) => {
  const refused = refusedFields(values);
  if (refused.size === 0) return { values, errors: {} };
  return { values: {}, errors: refusedErrors(refused) as FieldErrors<SubmissionValues> };
};
