import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const UNFINISHED: FieldError = { type: 'unfinished', message: 'Complétez cette date, ou effacez-la.' };

/**
 * A browser reads a half-typed date as an empty one: sent like that, an article meant to be scheduled would be
 * published at once.
 */
export const refuseUnfinished =
  <Values extends FieldValues, Parsed>(
    resolver: Resolver<Values, unknown, Parsed>,
  ): Resolver<Values, unknown, Parsed> =>
  async (values, context, options) => {
    const answer = await resolver(values, context, options);
    const unfinished = Object.entries(options.fields).filter(([, field]) => isUnfinished(field?.ref));
    if (unfinished.length === 0) return answer;
    const errors = Object.fromEntries(unfinished.map(([name]) => [name, UNFINISHED]));
    return { values: {}, errors: { ...answer.errors, ...errors } as FieldErrors<Values> };
  };

const isUnfinished = (ref: unknown): boolean => ref instanceof HTMLInputElement && ref.validity.badInput;
