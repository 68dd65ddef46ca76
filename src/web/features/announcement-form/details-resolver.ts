import type { FieldErrors, Resolver } from 'react-hook-form';
import { refusedFields } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';

/** Step 1 by the contract's own rules, so that the form and the server refuse the same things in the same words. */
export const detailsResolver: Resolver<SubmissionValues> = (values) => {
  const refused = refusedFields(values);
  if (refused.size === 0) return { values, errors: {} };
  const errors: Record<string, unknown> = {};
  const extra: Record<string, unknown> = {};
  for (const [name, message] of refused) {
    const error = { type: 'refused', message };
    if (name.startsWith('extra.')) extra[name.slice('extra.'.length)] = error;
    else errors[name] = error;
  }
  if (Object.keys(extra).length > 0) errors.extra = extra;
  return { values: {}, errors: errors as FieldErrors<SubmissionValues> };
};
