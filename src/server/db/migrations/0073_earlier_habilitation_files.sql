-- The files of orders that were replaced or removed: a document names the order of its day, which stays readable.
create table earlier_habilitation_files (
  id uuid primary key default gen_random_uuid(),
  department text not null,
  year integer not null,
  file_name text not null,
  content bytea not null,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  -- When the next one was added, or this one removed.
  until timestamptz not null
);
create index earlier_habilitation_files_order on earlier_habilitation_files (until desc, id);
