import { type AnnouncementTypeId, announcementTypes } from '#domain/announcement/types.ts';
import { businessLease, endOfBusinessLease } from './business-lease.ts';
import { businessSale, leaseRightSale } from './business-sale.ts';
import { capitalIncrease, capitalReduction } from './capital.ts';
import { cessation, dissolution, liquidation } from './closing.ts';
import { accountsFiling, auction, meetingCall } from './company-life.ts';
import { addition, other, rectification } from './correction.ts';
import { constitution } from './creation.ts';
import { concerns, draftOf } from './draft.ts';
import { changeOfManager, changeOfName, modification } from './modification.ts';
import type { NoticeTemplate } from './notice-template.ts';
import type { Mention, NoticeField, NoticeNote, NoticeValues } from './notice-values.ts';
import { insolvency, receivership } from './proceedings.ts';
import { merger, split } from './restructuring.ts';
import { changeOfSeat } from './seat.ts';
import { auditorAppointment, transformation } from './transformation.ts';

export type NoticeRules = {
  readonly fields: readonly NoticeField[];
  readonly mentions: readonly Mention[];
  readonly notes: readonly NoticeNote[];
};

/** The fields, mentions and advice of a type of notice; an unknown type is « Autre ». */
export const noticeRules = (typeId: number): NoticeRules => templateOf(typeId);

/** The notice as clean HTML (p, strong, ul, ol, li, br); a missing value is a blank in brackets. */
export const composeNotice = (typeId: number, values: NoticeValues): string => {
  const { fields, body } = templateOf(typeId);
  return body(draftOf(fields, values))
    .map((block) => block.html)
    .join('');
};

export const suggestTitle = (typeId: number, values: NoticeValues): string => {
  const { fields, title } = templateOf(typeId);
  return title(draftOf(fields, values));
};

/** The mentions that this company's notice lacks, in the order of the law. */
export const missingMentions = (typeId: number, values: NoticeValues): readonly Mention[] =>
  templateOf(typeId).mentions.filter(
    (mention) => concerns(mention, values.companyForm) && !mention.isPresent(values),
  );

/** The fields to show for this legal form: a SARL has no question about the votes of its shares. */
export const fieldsFor = (typeId: number, companyForm: string): readonly NoticeField[] =>
  templateOf(typeId).fields.filter((field) => concerns(field, companyForm));

const templates: Readonly<Record<AnnouncementTypeId, NoticeTemplate>> = {
  1: constitution,
  2: modification,
  3: dissolution,
  4: liquidation,
  5: businessSale,
  6: businessLease,
  7: endOfBusinessLease,
  8: changeOfManager,
  9: changeOfSeat,
  10: capitalIncrease,
  11: capitalReduction,
  12: transformation,
  13: merger,
  14: split,
  15: cessation,
  16: insolvency,
  17: receivership,
  18: accountsFiling,
  19: auditorAppointment,
  20: meetingCall,
  21: auction,
  22: changeOfName,
  23: leaseRightSale,
  24: rectification,
  25: addition,
  26: other,
};

const templateOf = (typeId: number): NoticeTemplate => {
  const known = announcementTypes.find(({ id }) => id === typeId);
  return known ? templates[known.id] : other;
};
