import type { PaymentEvent } from '#domain/payment/transitions.ts';

/** What is known of it, whoever told: a notification, the provider when asked, or the visitor who leaves. */
export type PaymentUpdate = {
  readonly event: PaymentEvent;
  readonly paymentIntent?: string | null;
  readonly sessionId?: string | null;
  /** Cents that went back in all. */
  readonly returned?: number;
  readonly refundId?: string | null;
  /** Of a mismatch: what does not match. */
  readonly reason?: string;
};
