-- Which text of a notice was last prepared for the central database, and last handed over, beside the notice itself: what
-- is left to transmit is counted from one index, instead of looking every notice of a quarter up in all transmissions.
alter table announcements add column prepared_rev integer, add column transmitted_rev integer;

update announcements set prepared_rev = texts.prepared, transmitted_rev = texts.transmitted
from (
  select announcement_id, max(rev) as prepared, max(rev) filter (where transmitted_at is not null) as transmitted
  from transmission_notices join transmissions on transmissions.id = transmission_id
  group by announcement_id
) as texts
where announcements.id = texts.announcement_id;

-- Of an expression, so that the public lists keep to their own indexes; the date itself is included since PostgreSQL reads
-- no row only when every column that a statement names is in the index.
create index announcements_transmission on announcements (timezone('UTC', publication_date))
  include (publication_date, type_id, rev, prepared_rev, transmitted_rev)
  where status = 'published' and deleted_at is null;
