-- The browsers in which somebody has logged in to an account: strangers cannot lock it there, and a login in another
-- one is told to administrators. The cookie's secret is not stored, only its hash.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  secret_hash text not null,
  created_at timestamptz not null default now(),
  last_login_at timestamptz not null,
  primary key (user_id, secret_hash)
);
create index known_devices_secret on known_devices (secret_hash);
