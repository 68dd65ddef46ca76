import type { FieldErrors, Resolver } from 'react-hook-form';
import { refusedErrors } from '#web/notice-form/refused-errors.ts';
import type { SubmissionValues } from './submission-values.ts';

type Refused = ReadonlyMap<string, string>;

/** Validates step 1 with the contract's schema, so that the form and the server give the same messages. */
export const detailsResolver =
  (refusedFields: (values: SubmissionValues) => Refused | Promise<Refused>): Resolver<SubmissionValues> =>
  async (values) => {
    const refused = await refusedFields(values);
    if (refused.size === 0) return { values, errors: {} };
    return { values: {}, errors: refusedErrors(refused) as FieldErrors<SubmissionValues> };
  };
