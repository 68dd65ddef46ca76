alter table articles
  -- Who made the last change: a save that comes too late is told whose text it would have overwritten.
  add column updated_by uuid references users,
  -- Why the last run could not publish what was due; it is tried again.
  add column schedule_error text,
  add column schedule_failed_at timestamptz;

comment on table article_versions is
  'Each text an article has had, as it was saved under that rev, the present one included';

-- A text under way, per editor and article, so that a crash or another machine finds it. It is no part of the article
-- until it is saved.
create table article_drafts (
  id uuid primary key,
  editor_id uuid not null references users on delete cascade,
  -- Null: of an article that does not exist yet.
  article_id uuid references articles on delete cascade,
  -- The rev of the article that it started from.
  rev integer,
  fields jsonb not null,
  saved_at timestamptz not null default now(),
  constraint article_drafts_one_each unique nulls not distinct (editor_id, article_id)
);
create index article_drafts_article on article_drafts (article_id) where article_id is not null;

-- The back-office lists and counts articles by what their narrow row says: reading all of `articles` for each page
-- would cost a hundred times as much, and indexes there would be written again for every reader.
alter table article_index
  add column created_at timestamptz,
  add column status text,
  add column deleted boolean,
  add column used_for_generation boolean;
update article_index
set created_at = articles.created_at,
    status = articles.status,
    deleted = articles.deleted_at is not null,
    used_for_generation = articles.is_used_for_generation
from articles where articles.id = article_index.article_id;
-- What that update has left to do must be done before the table changes again.
set constraints all immediate;
alter table article_index
  alter column created_at set not null,
  alter column status set not null,
  alter column deleted set not null,
  alter column used_for_generation set not null;
create index article_index_admin on article_index (created_at desc, article_id desc) where not deleted;
-- How many there are of each kind, without their rows.
create index article_index_kinds on article_index (status, category_id, used_for_generation) where not deleted;
drop index articles_admin;

create or replace function public.index_article() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.title, new.description, new.content) = (old.title, old.description, old.content) then
    update article_index
    set public_date = coalesce(new.first_published_at, new.created_at),
        published_at = new.published_at,
        category_id = new.category_id,
        listed = new.status = 'published' and new.deleted_at is null,
        pinned = new.pinned_at is not null,
        created_at = new.created_at,
        status = new.status,
        deleted = new.deleted_at is not null,
        used_for_generation = new.is_used_for_generation
    where article_id = new.id;
    if found then return null; end if;
  end if;
  insert into article_index (
    article_id, public_date, published_at, category_id, listed, pinned, created_at, status, deleted,
    used_for_generation, title_words, search
  )
  values (
    new.id,
    coalesce(new.first_published_at, new.created_at),
    new.published_at,
    new.category_id,
    new.status = 'published' and new.deleted_at is null,
    new.pinned_at is not null,
    new.created_at,
    new.status,
    new.deleted_at is not null,
    new.is_used_for_generation,
    to_tsvector('simple', public.parution_unaccent(new.title)),
    public.parution_article_vector(new.title, new.description, new.content)
  )
  on conflict (article_id) do update
  set public_date = excluded.public_date,
      published_at = excluded.published_at,
      category_id = excluded.category_id,
      listed = excluded.listed,
      pinned = excluded.pinned,
      created_at = excluded.created_at,
      status = excluded.status,
      deleted = excluded.deleted,
      used_for_generation = excluded.used_for_generation,
      title_words = excluded.title_words,
      search = excluded.search;
  return null;
end $$;

drop trigger articles_indexed on articles;
create trigger articles_indexed
  after insert or update of title, description, content, category_id, status, pinned_at, first_published_at,
    published_at, created_at, deleted_at, is_used_for_generation
  on articles for each row execute function public.index_article();

-- The journal, filtered by what was done.
create index audit_events_action on audit_events (action text_pattern_ops, at desc);
