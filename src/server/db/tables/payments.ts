import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OfferName } from '#domain/announcement/offers.ts';
import type { PaymentStatus } from '#domain/announcement/status.ts';
import type { DisputeState } from '#domain/payment/disputes.ts';
import type { Json } from './column-types.ts';

export type PaymentTable = {
  id: string;
  announcement_id: string;
  attempt: number;
  status: PaymentStatus;
  duplicate: Generated<boolean>;
  offer: OfferName;
  amount_ttc: number;
  amount_ht: number;
  amount_tva: number;
  vat_rate: Generated<number>;
  currency: Generated<'eur'>;
  amount_refunded: Generated<number>;
  provider: 'stripe' | 'sandbox';
  stripe_session_id: string | null;
  payment_intent: string | null;
  checkout_url: string | null;
  refund_id: string | null;
  refund_status: 'requested' | 'succeeded' | 'failed' | null;
  refused_count: Generated<number>;
  held_reason: string | null;
  disputed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  expires_at: Date | null;
  completed_at: Date | null;
  failed_at: Date | null;
  refunded_at: Date | null;
  refund_reason: string | null;
  refund_requested_at: Date | null;
  failure_told_at: Date | null;
  checked_at: Date | null;
  /** Null: the company of the notice. */
  buyer: ColumnType<unknown, string | null | undefined, string | null>;
  /** The lines of a regulated price; null for the price of an offer. */
  price: ColumnType<unknown, string | null | undefined, string | null>;
  /** The words that a consumer ticked, and when; null when none was. */
  early_start: ColumnType<unknown, string | null | undefined, string | null>;
  /** A consumer's statement of withdrawal. */
  withdrawal: ColumnType<unknown, string | null | undefined, string | null>;
};

export type PartialRefundTable = {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
  status: Generated<'requested' | 'succeeded' | 'failed'>;
  requested_at: Date;
  settled_at: Date | null;
  refund_id: string | null;
  credit_note_id: string | null;
};

export type DisputeTable = {
  id: string;
  payment_id: string;
  state: DisputeState;
  reason: string;
  amount: number;
  due_at: Date | null;
  opened_at: Date;
  closed_at: Date | null;
};

export type SandboxRefundTable = {
  idempotency_key: string;
  id: string;
  session_id: string;
  amount: number;
};

export type TariffTableTable = {
  /** Days, as '2027-01-01'. */
  first_day: string;
  last_day: string;
  data: Json;
  saved_at: Date;
  saved_by: string | null;
};

export type SandboxSessionTable = {
  id: string;
  idempotency_key: string;
  state: 'open' | 'processing' | 'paid' | 'expired';
  payment_intent: string;
  page: Json;
  refusals: Generated<number>;
  amount_refunded: Generated<number>;
  created_at: Date;
  expires_at: Date;
  settles_at: Date | null;
};

export type SandboxEventTable = {
  id: string;
  payload: string;
  created_at: Date;
  attempts: Generated<number>;
  delivered_at: Date | null;
};

export type PaymentEventTable = {
  id: string;
  type: string;
  payment_id: string | null;
  payload: Json;
  received_at: Generated<Date>;
  applied_at: Date | null;
  outcome: string | null;
};

export type NumberSeriesTable = {
  series: string;
  last_number: Generated<number>;
};

export type InvoiceTable = {
  id: string;
  series: string;
  sequence: number;
  number: GeneratedAlways<string>;
  payment_id: string;
  announcement_id: string;
  issued_at: Date;
  amount_ttc: number;
  amount_ht: number;
  amount_tva: number;
  vat_rate: Generated<number>;
  data: Json;
};

export type QuoteTable = {
  id: string;
  series: string;
  sequence: number;
  number: GeneratedAlways<string>;
  token: string;
  announcement_id: string;
  announcement_rev: number;
  offer: OfferName;
  amount_ttc: number;
  amount_ht: number;
  amount_tva: number;
  vat_rate: number;
  price: ColumnType<unknown, string | null | undefined, string | null>;
  buyer: ColumnType<unknown, string | null | undefined, string | null>;
  data: Json;
  issued_at: Date;
  valid_until: Date;
};

export type CreditNoteTable = {
  id: string;
  series: string;
  sequence: number;
  number: GeneratedAlways<string>;
  payment_id: string;
  invoice_id: string;
  announcement_id: string;
  issued_at: Date;
  reason: string;
  amount_ttc: number;
  amount_ht: number;
  amount_tva: number;
  vat_rate: Generated<number>;
  data: Json;
};

export type AttestationTable = {
  id: string;
  announcement_id: string;
  revision: number;
  code: string;
  kind: Generated<'standard' | 'premium'>;
  publication_date: Date;
  text_sha256: string;
  data: Json;
  issued_at: Date;
  replaced_at: Date | null;
  withdrawn_at: Date | null;
  withdrawn_reason: string | null;
};

export type DocumentTable = {
  id: string;
  kind: 'receipt' | 'invoice' | 'credit_note' | 'attestation';
  announcement_id: string;
  payment_id: string | null;
  invoice_id: string | null;
  credit_note_id: string | null;
  attestation_id: string | null;
  file_name: string;
  media_type: Generated<string>;
  sha256: string;
  content: Buffer;
  created_at: Generated<Date>;
};
