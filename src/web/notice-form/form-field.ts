import type { FieldErrors } from 'react-hook-form';
import type { NoticeFormValues } from './notice-form-values.ts';

/** The id of a field's control, which the error summary links to. */
export const fieldId = (name: string): string => `annonce-${name.replaceAll('.', '-')}`;

/** The error message of a field by its name, « extra.oldAddress » included. */
export const messageOf = (errors: FieldErrors<NoticeFormValues>, name: string): string | undefined => {
  const found: unknown = name
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), errors);
  return isRecord(found) && typeof found.message === 'string' ? found.message : undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
