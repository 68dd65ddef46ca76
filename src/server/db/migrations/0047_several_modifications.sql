-- The modifications that one notice announces beside its own type, in the order of the types.
alter table announcements add column other_type_ids smallint[] not null default '{}';
