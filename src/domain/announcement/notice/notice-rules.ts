import { otherModifications, typeLabelOf } from '#domain/announcement/several-modifications.ts';
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
import { theCompany, writeChanges } from './parts.ts';
import { insolvency, receivership } from './proceedings.ts';
import { merger, split } from './restructuring.ts';
import { changeOfSeat } from './seat.ts';
import { auditorAppointment, transformation } from './transformation.ts';

export type NoticeRules = {
  readonly fields: readonly NoticeField[];
  readonly mentions: readonly Mention[];
  readonly notes: readonly NoticeNote[];
};

/**
 * The fields, mentions and advice of a type of notice; an unknown type is « Autre ». `others`: the modifications
 * that the notice announces beside this one, whose rules are added.
 */
export const noticeRules = (typeId: number, others: readonly number[] = []): NoticeRules => {
  const parts = partsOf(typeId, others);
  return parts.length === 1 ? templateOf(typeId) : unitedRules(parts);
};

/** The notice as clean HTML (p, strong, ul, ol, li, br); a missing value is a blank in brackets. */
export const composeNotice = (
  typeId: number,
  values: NoticeValues,
  others: readonly number[] = [],
): string => {
  const parts = partsOf(typeId, others);
  const { fields, body } = templateOf(typeId);
  const blocks = parts.length === 1 ? body(draftOf(fields, values)) : writeChanges(changesOf(parts, values));
  return blocks.map((block) => block.html).join('');
};

export const suggestTitle = (
  typeId: number,
  values: NoticeValues,
  others: readonly number[] = [],
): string => {
  const { fields, title } = templateOf(typeId);
  const draft = draftOf(fields, values);
  return partsOf(typeId, others).length === 1
    ? title(draft)
    : `${typeLabelOf(typeId, others)} de ${theCompany(draft)}`;
};

/** The mentions for which this company's form has no answer yet, in the order of the law. */
export const missingMentions = (
  typeId: number,
  values: NoticeValues,
  others: readonly number[] = [],
): readonly Mention[] =>
  noticeRules(typeId, others).mentions.filter(
    (mention) => concerns(mention, values.companyForm) && !mention.isPresent(values),
  );

/** The fields to show for this legal form: a SARL has no question about the votes of its shares. */
export const fieldsFor = (
  typeId: number,
  companyForm: string,
  others: readonly number[] = [],
): readonly NoticeField[] =>
  noticeRules(typeId, others).fields.filter((field) => concerns(field, companyForm));

/** One type within a notice of several modifications, and the keys that its answers have in the form. */
type Part = { readonly template: NoticeTemplate; readonly keys: ReadonlyMap<string, string> };

/** Where two types ask different things under one key, the second gets a key of its own. */
const partsOf = (typeId: number, others: readonly number[]): readonly Part[] => {
  const labels = new Map<string, string>();
  return [typeId, ...otherModifications(typeId, others)].map((id) => {
    const template = templateOf(id);
    const keys = new Map<string, string>();
    for (const { key, label } of template.fields) {
      const asked = labels.get(key);
      if (asked === undefined) labels.set(key, label);
      else if (asked !== label) keys.set(key, `${key}${id}`);
    }
    return { template, keys };
  });
};

/** The values with this part's own answers under the keys of its template. */
const valuesOf = ({ keys }: Part, values: NoticeValues): NoticeValues => ({
  ...values,
  extra: {
    ...values.extra,
    ...Object.fromEntries([...keys].map(([key, own]) => [key, values.extra[own] ?? ''])),
  },
});

const changesOf = (parts: readonly Part[], values: NoticeValues) => {
  const changes = parts.flatMap((part) => {
    const { fields, change } = part.template;
    return change ? [{ change, draft: draftOf(fields, valuesOf(part, values)) }] : [];
  });
  return changes.filter(
    ({ change: { onlyWith }, draft }) => !onlyWith || onlyWith.some((key) => draft.has(key)),
  );
};

const unitedRules = (parts: readonly Part[]): NoticeRules => {
  const fields = new Map<string, NoticeField>();
  for (const asked of parts.flatMap(fieldsOfPart)) {
    const known = fields.get(asked.key);
    // What one of the types requires is required.
    if (!known || (known.optional && !asked.optional)) fields.set(asked.key, asked);
  }
  const all = [...fields.values()];
  return {
    fields: [...all.filter(({ key }) => key !== SIGNATORY), ...all.filter(({ key }) => key === SIGNATORY)],
    mentions: firstOfEach(parts.flatMap(mentionsOfPart), ({ label }) => label),
    notes: firstOfEach(
      parts.flatMap(({ template }) => template.notes),
      ({ text }) => text,
    ),
  };
};

const SIGNATORY = 'signatory';

const isOptionalIn = ({ template }: Part, key: string): boolean =>
  template.change?.onlyWith?.includes(key) === true;

const fieldsOfPart = (part: Part): readonly NoticeField[] =>
  part.template.fields.map((field) => ({
    ...field,
    key: part.keys.get(field.key) ?? field.key,
    ...(isOptionalIn(part, field.key) && { optional: true as const }),
  }));

const mentionsOfPart = (part: Part): readonly Mention[] =>
  part.template.mentions
    .filter(({ key }) => !isOptionalIn(part, key))
    .map((mention) => ({
      ...mention,
      key: part.keys.get(mention.key) ?? mention.key,
      isPresent: (values) => mention.isPresent(valuesOf(part, values)),
    }));

const firstOfEach = <Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] =>
  items.filter((item, index) => items.findIndex((other) => nameOf(other) === nameOf(item)) === index);

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
