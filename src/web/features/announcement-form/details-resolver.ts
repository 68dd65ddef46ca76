import type { FieldErrors, Resolver } from 'react-hook-form';
import { refusedErrors } from '#web/notice-form/refused-errors.ts';
import { refusedFields } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';

/** Step 1 by the contract's own rules, so that the form and the server refuse the same things in the same words. */
export const detailsResolver: Resolver<SubmissionValues> = (values) => {
  const refused = refusedFields(values);
  if (refused.size === 0) return { values, errors: {} };
  return { values: {}, errors: refusedErrors(refused) as FieldErrors<SubmissionValues> };
};
