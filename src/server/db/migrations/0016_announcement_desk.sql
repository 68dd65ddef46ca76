-- The back-office's list of announcements, its search, its counts, and what is transmitted to the central database.

-- A part of a company's name is looked for without its accents. Bounded, since an index holds it whole.
alter table announcements add column company_fold text not null
  generated always as (left(public.parution_unaccent(company_name), 400)) stored;

-- The same trigrams, of the column: what an index must not compute again for each row that it is asked about.
drop index announcements_company_trigrams;
create index announcements_company_trigrams on announcements
  using gin (company_fold public.gin_trgm_ops) with (fastupdate = off);

-- The list in its order, with all that a search asks of a row: a page of a frequent word is a walk along this index.
drop index announcements_admin;
create index announcements_admin on announcements (created_at desc, id desc) include (company_fold, siret, status)
  where deleted_at is null;
drop index announcements_admin_by_status;
create index announcements_admin_by_status on announcements (status, created_at desc, id desc)
  include (company_fold, siret) where deleted_at is null;
-- « En attente » is two statuses: neither half of the index by status is in the order of the list.
create index announcements_admin_pending on announcements (created_at desc, id desc)
  include (status, company_fold, siret) where status in ('pending', 'paid') and deleted_at is null;

-- How many announcements are in each status: the sum of `delta`. Only ever added to, so that two transactions never
-- wait for each other here; a round puts the rows together again.
create table announcement_tally (
  id bigint generated always as identity primary key,
  status text not null,
  delta bigint not null
);

create function public.keep_announcement_tally() returns trigger
language plpgsql set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'INSERT' then
    insert into announcement_tally (status, delta)
    select status, count(*) from after_rows where deleted_at is null group by status;
  elsif tg_op = 'DELETE' then
    insert into announcement_tally (status, delta)
    select status, -count(*) from before_rows where deleted_at is null group by status;
  else
    insert into announcement_tally (status, delta)
    select status, sum(one)
    from (
      select status, -1 as one from before_rows where deleted_at is null
      union all
      select status, 1 from after_rows where deleted_at is null
    ) as moved
    group by status
    having sum(one) <> 0;
  end if;
  return null;
end;
$$;

create trigger announcements_tally_insert after insert on announcements
  referencing new table as after_rows
  for each statement execute function public.keep_announcement_tally();
create trigger announcements_tally_update after update on announcements
  referencing old table as before_rows new table as after_rows
  for each statement execute function public.keep_announcement_tally();
create trigger announcements_tally_delete after delete on announcements
  referencing old table as before_rows
  for each statement execute function public.keep_announcement_tally();

insert into announcement_tally (status, delta)
select status, count(*) from announcements where deleted_at is null group by status;

-- The log of what was handed over to the central database (décret 2012-1547), with the files as they were made.
create table transmissions (
  id uuid primary key,
  sequence integer not null unique check (sequence > 0),
  created_at timestamptz not null,
  created_by uuid references users,
  -- Publication dates, days of Paris, both included.
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  -- Also what an earlier one held.
  again boolean not null,
  notice_count integer not null check (notice_count > 0),
  xml bytea not null,
  xml_sha256 text not null,
  json bytea not null,
  json_sha256 text not null
);
create index transmissions_newest on transmissions (created_at desc, id desc);

-- Which text of which notice: one that was corrected since is to be transmitted again.
create table transmission_notices (
  transmission_id uuid not null references transmissions on delete cascade,
  announcement_id uuid not null references announcements,
  rev integer not null,
  primary key (transmission_id, announcement_id)
);
create index transmission_notices_of_announcement on transmission_notices (announcement_id, rev);
