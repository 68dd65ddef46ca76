-- What the team set in « Réglages »: each save is a version with every value, as the text that the environment variable of
-- the same name would have. The last version is in force. `changed` names what it changed, secrets included.
create table settings_versions (
  version integer primary key,
  settings jsonb not null,
  changed text[] not null,
  -- The version whose values were taken back.
  restored integer references settings_versions,
  created_at timestamptz not null,
  created_by uuid references users on delete set null
);

-- Secrets have no versions: one that was replaced is gone. Encrypted with a key that is not in the database.
create table settings_secrets (
  name text primary key,
  sealed text not null,
  updated_at timestamptz not null
);

-- The prefect's order of an habilitation, as it was received.
create table habilitation_files (
  department text not null,
  year integer not null,
  file_name text not null,
  content bytea not null,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  primary key (department, year)
);
