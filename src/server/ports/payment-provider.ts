import type { DisputeState } from '#domain/payment/disputes.ts';

/** The request for a checkout session: the payment page of one announcement. */
export type NewPaymentSession = {
  readonly paymentId: string;
  readonly announcementId: string;
  /** The number of the attempt: part of the idempotency key. */
  readonly attempt: number;
  readonly reference: string;
  readonly title: string;
  readonly email: string;
  readonly offerLabel: string;
  /** Cents, VAT included. */
  readonly amount: number;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Where the visitor goes after giving up, for instance after a refused card. */
  readonly failureUrl: string;
};

/** The session as the provider knows it now. */
export type PaymentSession = {
  readonly id: string;
  readonly url: string | null;
  /** Processing: the customer has finished, the money has not arrived yet. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
  readonly announcementId: string | null;
  readonly clientReference: string | null;
  readonly paymentId: string | null;
};

/** What links a notification without a session to its payment. */
export type PaymentKeys = { readonly paymentIntent: string | null; readonly paymentId: string | null };

export type RefundRequest = {
  readonly paymentId: string;
  readonly paymentIntent: string;
  readonly amount: number;
  readonly requestedAt: Date;
  /** The id of a partial refund; without it, the amount is all that is left. */
  readonly partId?: string | undefined;
};

/**
 * The idempotency key of a refund. A failure is repeated for its key: the time of the request is in it. What is left
 * may change before a request is repeated, and a key is refused with another amount: the amount is in it too.
 */
export const refundKey = ({ paymentId, requestedAt, amount, partId }: RefundRequest): string =>
  partId === undefined ? `rf:${paymentId}:${requestedAt.getTime()}:${amount}` : partKey(partId);

export const partKey = (partId: string): string => `rf:${partId}`;

export type RefundState = 'succeeded' | 'pending' | 'failed';

export type RefundAnswer = { readonly id: string | null; readonly state: RefundState };

/** The content of a notification, independent of the provider. */
export type PaymentFact =
  | { readonly kind: 'session'; readonly session: PaymentSession }
  | { readonly kind: 'session-failed'; readonly session: PaymentSession }
  | { readonly kind: 'intent-succeeded'; readonly of: PaymentKeys }
  | { readonly kind: 'card-refused'; readonly of: PaymentKeys }
  /** The total refunded so far. */
  | { readonly kind: 'charge-refunded'; readonly of: PaymentKeys; readonly returned: number }
  | {
      readonly kind: 'refund';
      readonly of: PaymentKeys;
      readonly refundId: string;
      /** Of this refund alone. */
      readonly amount: number;
      readonly state: RefundState;
      /** The partial refund that asked for it; null for any other one. */
      readonly partId: string | null;
    }
  | {
      readonly kind: 'dispute';
      readonly of: PaymentKeys;
      readonly state: DisputeState;
      /** The provider has just opened it; otherwise something of it changed. */
      readonly isNew: boolean;
      readonly dispute: Dispute;
    };

export type Dispute = {
  readonly id: string;
  /** The provider's own word. */
  readonly reason: string;
  readonly amount: number;
  /** Until when it may be answered, where the provider says so. */
  readonly dueAt: Date | null;
  readonly openedAt: Date;
};

/** Money that the provider took from a customer. */
export type ProviderCharge = PaymentKeys & {
  readonly amount: number;
  /** Given back so far. */
  readonly returned: number;
  readonly createdAt: Date;
  readonly description: string | null;
};

export type Notification = {
  readonly id: string;
  /** The provider's own name for it. */
  readonly type: string;
  /** The body as received, to be stored. */
  readonly payload: string;
  /** Undefined for a kind that is not used. */
  readonly fact: PaymentFact | undefined;
};

export type ReadNotification =
  | { readonly trusted: true; readonly notification: Notification }
  | { readonly trusted: false; readonly reason: string };

export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox';
  /** Idempotent: the same attempt gives the same session. */
  createSession(session: NewPaymentSession): Promise<PaymentSession>;
  /** Undefined when the provider does not know the session. */
  retrieveSession(id: string): Promise<PaymentSession | undefined>;
  findSessionOfIntent(paymentIntent: string): Promise<PaymentSession | undefined>;
  /** Closes the session if it is still open; returns its state afterwards. */
  expireSession(id: string): Promise<PaymentSession | undefined>;
  /** Idempotent: the same request gives one refund; a request after a failed one is a new one. */
  refund(asked: RefundRequest): Promise<RefundAnswer>;
  /**
   * The refund of a part, or the last one that was requested for all that is left, as it is now; undefined when the
   * provider has not received the request. Needed when a request is repeated late: idempotency keys are forgotten
   * after a day.
   */
  findRefund(
    asked: Pick<RefundRequest, 'paymentId' | 'paymentIntent' | 'partId'>,
  ): Promise<RefundAnswer | undefined>;
  /** Cents refunded so far, in all; undefined when the provider does not know the payment. */
  amountReturned(paymentIntent: string): Promise<number | undefined>;
  /** What was charged in a period, the newest first; `truncated` when there is more than what was asked for. */
  listCharges(period: {
    readonly from: Date;
    readonly to: Date;
    readonly most: number;
  }): Promise<{ readonly charges: readonly ProviderCharge[]; readonly truncated: boolean }>;
  /** Trusted when it is signed by the provider, with a recent timestamp. */
  readNotification(body: Buffer, signature: string | undefined, now: Date): Promise<ReadNotification>;
};
