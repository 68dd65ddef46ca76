alter table payments
  -- Why the money goes back: said on the credit note once it has.
  add column refund_reason text,
  add column refund_requested_at timestamptz,
  -- At most one mail says that an attempt failed, whoever says so first.
  add column failure_told_at timestamptz,
  -- When the provider was last asked how it stands: a page that is reloaded does not ask again at once.
  add column checked_at timestamptz;

-- Refunds that nobody has confirmed yet.
create index payments_refund_requested on payments (refund_requested_at) where refund_status = 'requested';

-- The embedded payment page plays the provider: what a provider would keep on its own side.
create table sandbox_sessions (
  id text primary key,
  idempotency_key text not null unique,
  state text not null check (state in ('open', 'processing', 'paid', 'expired')),
  payment_intent text not null unique,
  -- What was asked: amounts, addresses, who and what for.
  page jsonb not null,
  refusals integer not null default 0 check (refusals >= 0),
  amount_refunded integer not null default 0 check (amount_refunded >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the money of a payment made later arrives.
  settles_at timestamptz
);
create index sandbox_sessions_due on sandbox_sessions (state, expires_at, settles_at)
  where state in ('open', 'processing');

-- Notifications that it has to send, until our own webhook has taken them.
create table sandbox_events (
  id text primary key,
  payload text not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  delivered_at timestamptz
);
create index sandbox_events_waiting on sandbox_events (created_at) where delivered_at is null;
