import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';
import type { NoticeFormValues } from './notice-form-values.ts';
import { otherTypesOf } from './typed-notice.ts';

/** Only the answers to the questions of these types and this legal form. */
export const askedDetails = (values: NoticeFormValues): Record<string, string> =>
  Object.fromEntries(
    fieldsFor(Number(values.type_id), values.companyForm, otherTypesOf(values))
      .map(({ key }) => [key, values.extra[key] ?? ''] as const)
      .filter(([, text]) => text.trim() !== ''),
  );
