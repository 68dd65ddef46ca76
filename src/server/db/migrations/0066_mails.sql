-- One row per mail, queued in the transaction of its cause. The secrets of its links are masked before it is stored:
-- nothing here opens anything. The queue stays what decides what is sent.
create table mails (
  -- Of its job, and in its Message-ID.
  id uuid primary key,
  template text not null,
  -- Null: the mailbox of the team.
  address text,
  recipient_name text,
  -- Whom it is about: the recipient, or the person of whom it tells the team.
  customer text,
  data jsonb not null,
  attachments jsonb not null default '[]',
  announcement_id uuid references announcements on delete set null,
  contact_request_id uuid references contact_requests on delete set null,
  -- The mail that it repeats, and who repeated it or had it sent.
  resent_from uuid references mails on delete set null,
  sent_by uuid references users,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  -- Why the last attempt failed.
  reason text,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz
);
create index mails_newest on mails (queued_at desc, id desc);
create index mails_by_status on mails (status, queued_at desc, id desc);
create index mails_by_template on mails (template, queued_at desc, id desc);
create index mails_by_customer on mails (lower(customer), queued_at desc, id desc);
create index mails_by_announcement on mails (announcement_id, queued_at desc) where announcement_id is not null;
create index mails_by_request on mails (contact_request_id) where contact_request_id is not null;
create index mails_resent on mails (resent_from) where resent_from is not null;
