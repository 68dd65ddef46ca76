-- The trash of the announcements, the newest first.
create index announcements_trash on announcements (deleted_at desc, id desc) where deleted_at is not null;

-- Why an administrator wrote over a text that was public.
alter table announcement_versions add column reason text;
