-- The secret of an authenticator application; null confirmed_at: being set up, nothing is asked yet. A code works once:
-- its step must be later than the last one used.
create table totp_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint
);

-- Public keys of authenticators: nothing here opens an account.
create table passkeys (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Deleted when it is used.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Between the password and the second factor of a login, or between the question to an authenticator and its answer.
create table second_factor_steps (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('login', 'passkey')),
  -- The hash that the password was verified against: a password that changes meanwhile ends the login.
  password_hash text,
  challenge text,
  expires_at timestamptz not null
);
create index second_factor_steps_user on second_factor_steps (user_id);
create index second_factor_steps_expiry on second_factor_steps (expires_at);
