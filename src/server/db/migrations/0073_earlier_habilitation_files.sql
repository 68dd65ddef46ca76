-- The files of orders that were replaced or removed: a document names the order of its day, which stays readable. Filled by
-- the database itself, so that a release that does not know this table loses none either.
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

create function keep_earlier_habilitation_file() returns trigger
language plpgsql
as $$
begin
  insert into earlier_habilitation_files (department, year, file_name, content, added_at, added_by, until)
  values (
    old.department, old.year, old.file_name, old.content, old.added_at, old.added_by,
    case when tg_op = 'UPDATE' then new.added_at else now() end
  );
  return null;
end;
$$;

-- Of the content only: an account that is deleted empties `added_by`.
create trigger habilitation_files_kept after update of content or delete on habilitation_files
  for each row execute function keep_earlier_habilitation_file();
