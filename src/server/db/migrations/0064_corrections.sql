-- The newsroom asks the customer of a paid announcement to correct it: « asked » until the answer, « answered » until
-- the decision.
alter table announcements add column correction text check (correction in ('asked', 'answered'));

create table announcement_corrections (
  id uuid primary key,
  announcement_id uuid not null references announcements,
  asked_at timestamptz not null,
  asked_by uuid not null references users,
  -- What is asked: a list of {mention, label, text}.
  reasons jsonb not null,
  -- The deadline when it was asked, and the one that runs after the pause.
  due_before timestamptz not null,
  due_after timestamptz,
  ended_at timestamptz,
  -- The customer answered, or the newsroom decided without waiting.
  outcome text check (outcome in ('answered', 'decided')),
  -- The customer's message.
  answer text,
  check ((ended_at is null) = (due_after is null) and (ended_at is null) = (outcome is null))
);
create unique index announcement_corrections_open on announcement_corrections (announcement_id)
  where ended_at is null;
create index announcement_corrections_newest on announcement_corrections (announcement_id, asked_at desc);

-- The review queue: answered corrections first, those that wait for their customer last.
create index announcements_review_order on announcements (
  (case correction when 'answered' then 0 when 'asked' then 2 else 1 end), due_at, submitted_at, id
) where status in ('pending', 'paid') and deleted_at is null;
