import { z } from 'zod';
import { offerNames } from '#domain/announcement/offers.ts';
import { paymentStatuses } from '#domain/announcement/status.ts';
import { disputeStates } from '#domain/payment/disputes.ts';
import { addDays, isoDay, parseDay } from '#domain/period/paris-day.ts';
import { correspondenceMessages as text } from './correspondence.fr.ts';
import { unlessEmpty } from './fields.ts';
import { listPagination, listShape } from './list-body.ts';
import { messages } from './messages.fr.ts';

const { invalid } = messages.request;

export const paymentSorts = ['created_at', 'amount'] as const;

/** What a person should look at. */
export const paymentAttentions = ['disputed', 'held', 'refund-failed'] as const;
export type PaymentAttention = (typeof paymentAttentions)[number];

/**
 * The text that is searched is the reference of an announcement, the number of an invoice or credit note, an id of the
 * provider, or words of the contact's name or e-mail address.
 */
export const paymentListBody = z.object(
  {
    ...listShape(paymentSorts),
    status: unlessEmpty(z.enum(paymentStatuses, { error: text.paymentStatus })),
    attention: unlessEmpty(z.enum(paymentAttentions, { error: text.paymentAttention })),
  },
  { error: invalid },
);
export type PaymentList = z.output<typeof paymentListBody>;

export const paymentItem = z.object({
  id: z.string(),
  announcement: z.object({
    id: z.string(),
    reference: z.string(),
    company: z.string(),
    deleted: z.boolean(),
  }),
  /** Empty once its data is erased. */
  customer: z.object({ name: z.string(), email: z.string() }),
  status: z.enum(paymentStatuses),
  offer: z.enum(offerNames),
  /** Euros, VAT included. */
  amount: z.number(),
  returned: z.number(),
  /** A second payment of an announcement that was already paid. */
  duplicate: z.boolean(),
  provider: z.enum(['stripe', 'sandbox']),
  payment_intent: z.string().nullable(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  invoice_number: z.string().nullable(),
  credit_notes: z.array(z.string()),
  refund: z.enum(['requested', 'succeeded', 'failed']).nullable(),
  /** Why it waits for a person; null: it does not. */
  held_reason: z.string().nullable(),
  dispute: z
    .object({
      state: z.enum(disputeStates),
      reason: z.string(),
      amount: z.number(),
      due_at: z.string().nullable(),
      opened_at: z.string(),
    })
    .nullable(),
});
export type PaymentItem = z.infer<typeof paymentItem>;

export const paymentListAnswer = z.object({ payments: z.array(paymentItem), pagination: listPagination });

const RECONCILED_DAYS = 31;

const day = z.string({ error: text.period }).refine((given) => parseDay(given) !== undefined, text.period);

/** Whole days of Paris, both included. */
export const reconciliationBody = z
  .object({ start_date: day, end_date: day }, { error: invalid })
  .refine(({ start_date, end_date }) => {
    const [first, last] = [parseDay(start_date), parseDay(end_date)];
    if (!first || !last) return false;
    return isoDay(last) >= isoDay(first) && isoDay(last) < isoDay(addDays(first, RECONCILED_DAYS));
  }, text.period);

const differenceKinds = ['unknown-here', 'missing-there', 'amount', 'returned', 'status'] as const;

export const paymentDifference = z.object({
  kind: z.enum(differenceKinds),
  payment_intent: z.string().nullable(),
  at: z.string(),
  /** Euros; null: the provider has no such payment. */
  theirs: z
    .object({ amount: z.number(), returned: z.number(), description: z.string().nullable() })
    .nullable(),
  /** Null: we have no such payment. */
  ours: z
    .object({
      announcement_id: z.string(),
      reference: z.string(),
      status: z.enum(paymentStatuses),
      amount: z.number(),
      returned: z.number(),
    })
    .nullable(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;

export const reconciliationAnswer = z.object({
  provider: z.enum(['stripe', 'sandbox']),
  /** How many payments were compared, of the provider and of ours. */
  theirs: z.number(),
  ours: z.number(),
  /** The provider has more than what was read: choose a shorter period. */
  truncated: z.boolean(),
  differences: z.array(paymentDifference),
});
export type Reconciliation = z.infer<typeof reconciliationAnswer>;
