-- A payment may be returned in several parts: each has its credit note.
alter table credit_notes
  drop constraint credit_notes_payment_id_key,
  drop constraint credit_notes_invoice_id_key;
create index credit_notes_payment on credit_notes (payment_id);

-- A part of a payment that an administrator gives back.
create table partial_refunds (
  -- Chosen by the browser: the same request twice is one refund.
  id text primary key,
  payment_id uuid not null references payments,
  amount integer not null check (amount > 0),
  -- Printed on the credit note.
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'succeeded', 'failed')),
  requested_at timestamptz not null,
  settled_at timestamptz,
  -- The provider's own id.
  refund_id text,
  credit_note_id uuid unique references credit_notes
);
create index partial_refunds_payment on partial_refunds (payment_id);
create unique index partial_refunds_one_requested on partial_refunds (payment_id) where status = 'requested';

-- Each refund of the embedded payment page, by its idempotency key: the same request twice is one refund.
create table sandbox_refunds (
  idempotency_key text primary key,
  id text not null unique,
  session_id text not null references sandbox_sessions on delete cascade,
  amount integer not null check (amount > 0)
);
