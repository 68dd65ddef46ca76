import type { PaymentEvent } from '#domain/payment/transitions.ts';

/** Once the parts add up to the amount, the payment is refunded. */
export const returnEvent = (returned: number, amount: number) =>
  returned >= amount ? ('money-returned' as const) : ('part-returned' as const);

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
  /** The partial refund that the update is about, when an administrator asked for it. */
  readonly partId?: string | null;
  /** For a mismatch: what does not match. */
  readonly reason?: string;
};
