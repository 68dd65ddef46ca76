import { z } from 'zod';
import { messages } from './messages.fr.ts';

/** The embedded payment page: the tester chooses the outcome that a card would have. */
export const testPaymentActions = ['pay', 'refuse', 'give-up', 'cancel', 'pay-later'] as const;
export type TestPaymentAction = (typeof testPaymentActions)[number];

export const testPaymentParams = z.object({
  session: z
    .string({ error: messages.payment.sessionNotFound })
    .regex(/^[\w-]{10,200}$/, messages.payment.sessionNotFound),
});

export const testPaymentAnswer = z.object({
  success: z.literal(true),
  session: z.object({
    id: z.string(),
    state: z.enum(['open', 'paid', 'processing', 'expired']),
    title: z.string(),
    reference: z.string(),
    email: z.string(),
    offerLabel: z.string(),
    amountTTC: z.number(),
    /** Cards refused so far in this session. */
    refusals: z.number(),
    expiresAt: z.string(),
  }),
});

export const testPaymentBody = z.object({
  action: z.enum(testPaymentActions, { error: messages.request.invalid }),
});

export const testPaymentActedAnswer = z.object({
  success: z.literal(true),
  /** The next page of the browser; null to stay (after a refused card another attempt is possible). */
  url: z.string().nullable(),
  message: z.string().nullable(),
});
