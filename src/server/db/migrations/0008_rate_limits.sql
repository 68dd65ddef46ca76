-- Random keys that the product makes for itself at its first need, and that never leave the database.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- How often something was done by somebody since when. `bucket` names the kind of action and a keyed hash of who
-- did it: addresses and accounts are not written here in clear.
create table rate_limits (
  bucket text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (resets_at);
