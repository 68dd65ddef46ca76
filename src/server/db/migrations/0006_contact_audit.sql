create table contact_requests (
  id uuid primary key,
  -- What the sender is told to quote.
  reference text not null unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  subject text not null default 'general'
    check (subject in ('general', 'subscription', 'technical', 'partnership', 'press', 'other')),
  message text not null,
  status text not null default 'new' check (status in ('new', 'handled', 'spam')),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references users,
  anonymised_at timestamptz
);
create index contact_requests_newest on contact_requests (created_at desc, id desc);

-- Who did what, when, to what. Since no row can be erased, no personal data belongs in `detail`.
create table audit_events (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('admin', 'visitor', 'provider', 'operator', 'system')),
  actor_id uuid references users,
  action text not null,
  object_kind text not null,
  object_id text not null,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_events_newest on audit_events (at desc, id desc);
create index audit_events_object on audit_events (object_kind, object_id, at desc);
create index audit_events_actor on audit_events (actor_id, at desc) where actor_id is not null;

create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_change();
