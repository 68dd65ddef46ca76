import type { FieldValues, FormState, Path } from 'react-hook-form';

/** The error of a field that the visitor has touched or changed; an untouched field shows none. */
export const shownError = <Values extends FieldValues>(
  { errors, touchedFields, dirtyFields }: FormState<Values>,
  name: Path<Values>,
): string | undefined => {
  const tried = name in touchedFields || name in dirtyFields;
  const message = errors[name]?.message;
  return tried && typeof message === 'string' ? message : undefined;
};
