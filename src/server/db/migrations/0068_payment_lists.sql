-- The list of payments: the newest first, by status, by amount.
create index payments_newest on payments (created_at desc, id desc);
create index payments_by_status on payments (status, created_at desc, id desc);
create index payments_by_amount on payments (amount_ttc, id);
create index payments_completed on payments (completed_at) where completed_at is not null;
create index payments_disputed on payments (created_at desc, id desc) where disputed_at is not null;
create index payments_held on payments (created_at desc, id desc) where held_reason is not null;
create index payments_refund_failed on payments (created_at desc, id desc) where refund_status = 'failed';

-- What the provider says of each dispute. Notifications come in any order: a closed dispute stays closed.
create table disputes (
  -- The provider's own.
  id text primary key,
  payment_id uuid not null references payments,
  state text not null check (state in ('open', 'won', 'lost')),
  -- The provider's words for its reason.
  reason text not null,
  amount int not null,
  -- Until when we may answer; null when the provider gives no date.
  due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (due_at) where state = 'open';
create index sandbox_sessions_created on sandbox_sessions (created_at);
