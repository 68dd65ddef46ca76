create table users (
  id uuid primary key,
  email text not null,
  -- Null: this account cannot log in.
  password_hash text,
  first_name text not null,
  last_name text not null,
  role text not null default 'reader' check (role in ('reader', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  password_changed_at timestamptz,
  last_login_at timestamptz,
  -- Accounts are never deleted, since reviews and the audit name them: they are closed, then anonymised.
  disabled_at timestamptz,
  anonymised_at timestamptz
);
create unique index users_email on users (lower(email));

create table sessions (
  -- Named by the token that the browser keeps; it proves nothing without a living row.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The cookie's secret is not stored, only its hash: a stolen copy of the database opens no session.
  secret_hash text not null unique,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

create table site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
