-- The back-office's list of articles: sorted by title, filtered by author.
alter table article_index
  add column title_fold text collate "C",
  add column author_name text;
update article_index
set title_fold = left(public.parution_unaccent(articles.title), 200), author_name = articles.author_name
from articles where articles.id = article_index.article_id;
-- Deferred triggers of that update must run before the table changes again.
set constraints all immediate;
alter table article_index
  alter column title_fold set not null,
  alter column author_name set not null;

-- With the columns that the list filters and sorts by: a count, or a sort by category, reads this index alone.
drop index article_index_admin;
create index article_index_admin on article_index (created_at desc, article_id desc)
  include (status, category_id, used_for_generation, published_at, author_name) where not deleted;
create index article_index_by_title on article_index (title_fold, article_id) where not deleted;
create index article_index_by_author on article_index (author_name, created_at desc, article_id desc)
  where not deleted;

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
        used_for_generation = new.is_used_for_generation,
        author_name = new.author_name
    where article_id = new.id;
    if found then return null; end if;
  end if;
  insert into article_index (
    article_id, public_date, published_at, category_id, listed, pinned, created_at, status, deleted,
    used_for_generation, author_name, title_fold, title_words, search
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
    new.author_name,
    left(public.parution_unaccent(new.title), 200),
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
      author_name = excluded.author_name,
      title_fold = excluded.title_fold,
      title_words = excluded.title_words,
      search = excluded.search;
  return null;
end $$;

drop trigger articles_indexed on articles;
create trigger articles_indexed
  after insert or update of title, description, content, category_id, status, pinned_at, first_published_at,
    published_at, created_at, deleted_at, is_used_for_generation, author_name
  on articles for each row execute function public.index_article();
