-- Contact requests are an inbox: « handled » is closed, one without `read_at` has been opened by nobody.
alter table contact_requests
  add column read_at timestamptz,
  add column assigned_to uuid references users,
  add column assigned_at timestamptz,
  -- The sender's name without accents and case, to search by.
  add column sender_fold text not null
    generated always as (public.parution_unaccent(first_name || ' ' || last_name)) stored,
  -- The acknowledgement, which our answers follow in the mailbox of the sender.
  add column received_mail_id uuid;
create index contact_requests_sender on contact_requests using gin (sender_fold public.gin_trgm_ops);
create index contact_requests_by_status on contact_requests (status, created_at desc, id desc);
create index contact_requests_unread on contact_requests (created_at) where status = 'new' and read_at is null;
create index contact_requests_assigned on contact_requests (assigned_to, created_at desc, id desc)
  where assigned_to is not null;

create table contact_answers (
  -- Chosen by the browser: the same answer twice is sent once. It is the id of its mail too.
  id uuid primary key,
  request_id uuid not null references contact_requests,
  author_id uuid not null references users,
  text text not null,
  answered_at timestamptz not null
);
create index contact_answers_request on contact_answers (request_id, answered_at);
