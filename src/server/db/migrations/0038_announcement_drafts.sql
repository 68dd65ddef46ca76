-- An unsaved text of the back-office's announcement form, per editor and browser tab, so that a crash or another
-- machine finds it. It is no part of the announcement until it is saved.
create table announcement_drafts (
  editor_id uuid not null references users on delete cascade,
  tab_id uuid not null,
  -- Null: of an announcement that does not exist yet.
  announcement_id uuid references announcements on delete cascade,
  -- The rev of the announcement that it started from.
  rev integer,
  fields jsonb not null,
  saved_at timestamptz not null,
  primary key (editor_id, tab_id)
);
create index announcement_drafts_announcement on announcement_drafts (announcement_id)
  where announcement_id is not null;
