import type { NewPaymentSession, PaymentSession } from './payment-provider.ts';

/** The provider-side state of the sandbox's checkout sessions. */
export type SandboxSession = {
  readonly id: string;
  readonly state: PaymentSession['state'];
  readonly paymentIntent: string;
  readonly page: NewPaymentSession;
  readonly refusals: number;
  readonly amountRefunded: number;
  readonly expiresAt: Date;
  readonly settlesAt: Date | null;
};

/** A notification to send, complete. */
export type SandboxEvent = { readonly id: string; readonly payload: string };

export type SandboxChange = {
  readonly id: string;
  /** The state required for the change; from any other, nothing changes. */
  readonly from: readonly PaymentSession['state'][];
  readonly set: Partial<Pick<SandboxSession, 'state' | 'settlesAt' | 'refusals'>>;
  /** Stored in the transaction of the change. */
  readonly events: readonly SandboxEvent[];
  readonly at: Date;
};

export type SandboxRefund = {
  readonly id: string;
  readonly key: string;
  readonly sessionId: string;
  readonly amount: number;
  readonly at: Date;
  /** Of the session once it is refunded; stored in the transaction of the refund. */
  readonly events: (after: SandboxSession) => readonly SandboxEvent[];
};

export type SandboxStore = {
  /** Returns the earlier session of the same idempotency key, if any. */
  insert(session: SandboxSession, key: string, at: Date): Promise<SandboxSession>;
  find(by: { id: string } | { paymentIntent: string }): Promise<SandboxSession | undefined>;
  /** False when it was in another state. */
  change(change: SandboxChange): Promise<boolean>;
  /** The id of the refund, or of the earlier one of the same key; undefined when it is more than what is left. */
  refund(refund: SandboxRefund): Promise<string | undefined>;
  /** The id of the refund with this idempotency key. */
  findRefund(key: string): Promise<string | undefined>;
  /** Expired open sessions, and delayed payments that are due. */
  listDue(now: Date): Promise<SandboxSession[]>;
  /** The paid sessions created in a period, the newest first. */
  listPaid(period: {
    readonly from: Date;
    readonly to: Date;
    readonly limit: number;
  }): Promise<(SandboxSession & { readonly createdAt: Date })[]>;
  listWaitingEvents(): Promise<SandboxEvent[]>;
  markDelivered(id: string, at: Date): Promise<void>;
  countAttempt(id: string): Promise<void>;
};

/** The embedded page itself, as the calls of contract/payment-test.ts use it. */
export type TestCheckout = {
  find(id: string): Promise<SandboxSession | undefined>;
  /** Where the browser goes next; « closed » when the session is no longer open. */
  act(
    id: string,
    action: 'pay' | 'refuse' | 'give-up' | 'cancel' | 'pay-later',
  ): Promise<{ url: string | null; refused?: boolean } | 'closed' | undefined>;
};
