/** What is asked of the provider: a page on which one announcement is paid for. */
export type NewPaymentSession = {
  readonly paymentId: string;
  readonly announcementId: string;
  /** The n-th try: the idempotency key is made of it. */
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
  /** Where a person goes who gives up after a refused card. */
  readonly failureUrl: string;
};

/** The session as the provider knows it now. */
export type PaymentSession = {
  readonly id: string;
  readonly url: string | null;
  /** Processing: the customer has finished, the money is not there yet. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
  readonly announcementId: string | null;
  readonly clientReference: string | null;
  readonly paymentId: string | null;
};

/** By what a notification that names no session is attached to its payment. */
export type PaymentKeys = { readonly paymentIntent: string | null; readonly paymentId: string | null };

export type RefundState = 'succeeded' | 'pending' | 'failed';

/** What a notification says, in our words. */
export type PaymentFact =
  | { readonly kind: 'session'; readonly session: PaymentSession }
  | { readonly kind: 'session-failed'; readonly session: PaymentSession }
  | { readonly kind: 'intent-succeeded'; readonly of: PaymentKeys }
  | { readonly kind: 'card-refused'; readonly of: PaymentKeys }
  /** So much of the money has gone back in all. */
  | { readonly kind: 'charge-refunded'; readonly of: PaymentKeys; readonly returned: number }
  | {
      readonly kind: 'refund';
      readonly of: PaymentKeys;
      readonly refundId: string;
      readonly returned: number;
      readonly state: RefundState;
    }
  | { readonly kind: 'dispute'; readonly of: PaymentKeys; readonly state: 'open' | 'won' | 'lost' };

export type Notification = {
  readonly id: string;
  /** The provider's own name for it. */
  readonly type: string;
  /** As it came, to be kept. */
  readonly payload: string;
  /** Nothing: a kind that we have no use for. */
  readonly fact: PaymentFact | undefined;
};

export type ReadNotification =
  | { readonly trusted: true; readonly notification: Notification }
  | { readonly trusted: false; readonly reason: string };

export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox';
  /** The same attempt asked twice gives the same session. */
  createSession(session: NewPaymentSession): Promise<PaymentSession>;
  /** Nothing when the provider knows no such session. */
  retrieveSession(id: string): Promise<PaymentSession | undefined>;
  findSessionOfIntent(paymentIntent: string): Promise<PaymentSession | undefined>;
  /** Closes it where it is still open; gives back how it stands then. */
  expireSession(id: string): Promise<PaymentSession | undefined>;
  /** The same request asked twice gives one refund; a request made after another one failed is a new one. */
  refund(asked: { paymentId: string; paymentIntent: string; amount: number; requestedAt: Date }): Promise<{
    id: string | null;
    state: RefundState;
  }>;
  /** Trusted when it is signed by the provider, and now. */
  readNotification(body: Buffer, signature: string | undefined, now: Date): ReadNotification;
};
