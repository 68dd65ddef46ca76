-- Who takes care of an announcement in review, and when they last worked on it.
alter table announcements
  add column assigned_to uuid references users,
  add column assigned_at timestamptz;
create index announcements_assigned on announcements (assigned_to) where assigned_to is not null;

-- The newsroom's own notes: never shown to a customer.
create table announcement_notes (
  id uuid primary key,
  announcement_id uuid not null references announcements,
  author_id uuid not null references users,
  text text not null,
  created_at timestamptz not null
);
create index announcement_notes_newest on announcement_notes (announcement_id, created_at desc, id desc);

-- The first decision on each announcement that a visitor submitted, for the figures of the review.
create table review_decisions (
  announcement_id uuid primary key references announcements,
  outcome text not null check (outcome in ('accepted', 'rejected')),
  decided_at timestamptz not null,
  decided_by uuid references users,
  offer text,
  -- The payment; null for one that was decided unpaid.
  paid_at timestamptz,
  due_at timestamptz,
  -- Seconds between the payment and the decision, without those spent waiting for the customer.
  seconds bigint,
  -- Whether the checks had nothing to report; null when it was not looked at.
  clean boolean,
  -- The usual reason of a rejection.
  reason text
);
create index review_decisions_newest on review_decisions (decided_at);
