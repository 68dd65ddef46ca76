import type { PaymentEvent } from '#domain/payment/transitions.ts';

/**
 * A change of a payment, reported by a notification, by the provider when asked, or by a visitor who leaves.
 */
export type PaymentUpdate = {
  readonly event: PaymentEvent;
  readonly paymentIntent?: string | null;
  readonly sessionId?: string | null;
  /** Cents refunded in all. */
  readonly returned?: number;
  readonly refundId?: string | null;
  /** For a mismatch: what does not match. */
  readonly reason?: string;
};
