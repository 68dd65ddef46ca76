import { type DoubtedField, doubtInWords, PHONE_LEFT_OUT } from '#contract/notice-doubts.fr.ts';
import { doubtsAbout } from '#domain/announcement/consistency.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

type Doubted = Pick<
  NoticeFormValues,
  'type_id' | 'companyForm' | 'siret' | 'rcs' | 'capital' | 'address' | 'city' | 'department'
> &
  Partial<Pick<NoticeFormValues, 'extra'>>;

/** Values that look wrong but may be right: a warning beside the field, which never blocks. */
export const warningsOf = (values: Doubted): Partial<Record<DoubtedField, string>> => {
  const doubted = { ...values, typeId: Number(values.type_id) };
  return Object.fromEntries(doubtsAbout(doubted).map((doubt) => doubtInWords(doubt, doubted)));
};

export const phoneNote = (phone: string, touched: boolean) =>
  touched && phone.trim() === '' ? PHONE_LEFT_OUT : undefined;
