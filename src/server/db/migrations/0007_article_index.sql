-- What lists and search need of each article, apart from `articles`: counting a reader rewrites an article's
-- row and all its index entries, which a full-text index of three hundred words per article cannot bear.

-- The words of an article or of a query, made ready for the stemmer: accents and quotes go, and so do endings
-- that it leaves apart (condamné and condamnée, loi and lois, emploi and emplois, revenu and revenus, enjeu and
-- enjeux, héritier and héritière, bail and baux). It would make one of loyer and loi; mois and fois must not
-- become moi and foi. Much the same as parution_words, in one pass: a regular expression over a whole article
-- costs as much as a third of its stemming.
create function public.parution_legal_words(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  replace(
    replace(
      replace(
        replace(
          ' ' || lower(
            public.unaccent(
              'public.unaccent'::regdictionary,
              regexp_replace(value, U&'[\00AB\00BB\2039\203A<>\00A0\202F]', ' ', 'g')
            )
          ),
          ' baux',
          ' bail'
        ),
        'mois',
        'moiz'
      ),
      'fois',
      'foiz'
    ),
    'loyer',
    'loyerx'
  ),
  'e+(es?)\M|(oi|[ndtlv]u)s\M|(eu)x\M|(ier)es?\M',
  '\1\2\3\4',
  'g'
);

-- « L. 1232-1 », « L.1232-1 » and « l 1232-1 » are one reference, which the parser of PostgreSQL cuts in three
-- ways. Each becomes one word of its letter and numbers, « refl1232x1 »; « n° 22-12.345 » and « 22-12345 »
-- become « refx22x12345 ». Takes what parution_legal_words gives.
create function public.parution_references(plain text) returns text[]
language sql immutable strict parallel safe
return (
  select coalesce(
    array_agg('ref' || coalesce(found[1], 'x') || translate(coalesce(found[2], found[3]), '-/.', 'xx')),
    '{}'
  )
  from regexp_matches(
    plain,
    '\m(?:([lrd])[. ]*(\d+(?:\.\d{3})*(?:[-/]\d+(?:\.\d{3})*)*)|(\d+(?:\.\d{3})*(?:[-/]\d+(?:\.\d{3})*)+))',
    'g'
  ) as found
);

-- The words of one part of an article, but for the stop words that PostgreSQL's list forgets or knows by their
-- accents; then its references, each also without its letter, for whoever leaves it out.
create function public.parution_part(value text) returns tsvector
language sql immutable strict parallel safe
return (
  select ts_delete(
      to_tsvector('pg_catalog.french'::regconfig, words),
      '{a,le,cet,mem,ete,et,etant,etais,etait,etion,eti,etaient}'::text[]
    ) || (
      select to_tsvector(
        'pg_catalog.simple'::regconfig,
        coalesce(
          string_agg(
            case when reference ~ '^ref[lrd]\d+x' then reference || ' refx' || substr(reference, 5) else reference end,
            ' '
          ),
          ''
        )
      )
      from unnest(public.parution_references(words)) as reference
    )
  -- offset 0: or the planner would write the words out twice, and compute them twice.
  from (select public.parution_legal_words(value) as words offset 0) as text
);

create function public.parution_article_vector(title text, description text, content text) returns tsvector
language sql immutable strict parallel safe
return setweight(public.parution_part(title), 'A')
  || setweight(public.parution_part(description), 'B')
  || setweight(public.parution_part(public.parution_html_text(content)), 'C');

-- Every word and every reference is wanted. A reference is taken out of the text together with the « n° » or
-- « article » that announces it; a hyphen elsewhere, a letter alone or a stop word says no more than a space.
create function public.parution_article_query(value text) returns tsquery
language sql immutable strict parallel safe
return (
  select case
      when reference_words = '{}' then plain_words
      else plain_words && array_to_string(reference_words, ' & ')::tsquery
    end
  from (select public.parution_legal_words(value) as words offset 0) as text,
    lateral (
      select public.parution_references(words) as reference_words,
        plainto_tsquery(
          'pg_catalog.french'::regconfig,
          regexp_replace(
            regexp_replace(
              words,
              '(?:\m(?:articles?|art|n|nos?|numero)\M[.° ]*)*\m(?:[lrd][. ]*\d+(?:\.\d{3})*(?:[-/]\d+(?:\.\d{3})*)*|\d+(?:\.\d{3})*(?:[-/]\d+(?:\.\d{3})*)+)',
              ' ',
              'g'
            ),
            '-|\m([a-z]|les|cet|cette|memes?|etes?|etant|etais|etait|etions|etiez|etaient)\M',
            ' ',
            'g'
          )
        ) as plain_words
      offset 0
    ) as parts
);

-- toast_tuple_target: the vectors go out of line, so that counting ten thousand matches reads a hundred
-- pages rather than ten thousand.
create table article_index (
  article_id uuid primary key references articles on delete cascade,
  -- The day of first publication: a draft published today is today's news.
  public_date timestamptz not null,
  published_at timestamptz,
  category_id integer not null,
  -- Published and not in the trash. Due as well only once published_at is past, which every query checks.
  listed boolean not null,
  pinned boolean not null,
  -- Tagged « législation »: leads the legislation page.
  legislation boolean not null default false,
  tag_ids integer[] not null default '{}',
  -- The title's words as written, for suggestions while a reader types.
  title_words tsvector not null,
  search tsvector not null
) with (toast_tuple_target = 128);
-- The tags stay in line, for the counts by tag.
alter table article_index alter column tag_ids set storage main;

-- published_at rides along so that a list is counted and skipped through without its table.
create index article_index_newest on article_index (public_date desc, article_id desc)
  include (published_at) where listed;
create index article_index_newest_in_category on article_index (category_id, public_date desc, article_id desc)
  include (published_at) where listed;
create index article_index_selection on article_index (pinned desc, public_date desc, article_id desc)
  include (published_at) where listed;
-- The branches of law: every category but justice, professions and autres.
create index article_index_law on article_index (legislation desc, public_date desc, article_id desc)
  include (published_at) where listed and category_id <> all ('{8,9,11}'::integer[]);
-- What is listed but not due yet: next to nothing.
create index article_index_due on article_index (published_at) where listed;
create index article_index_tags on article_index using gin (tag_ids);
create index article_index_search on article_index using gin (search);
-- The title alone, then with the description: where the best of very many matches are looked for first.
create index article_index_title on article_index using gin (ts_filter(search, '{a}'));
create index article_index_head on article_index using gin (ts_filter(search, '{a,b}'));
create index article_index_title_words on article_index using gin (title_words);

-- Every word of the published articles, as written but for its accents: what a misspelt word may have meant.
create table search_words (
  word text collate "C" primary key
);
create index search_words_trigrams on search_words using gin (word public.gin_trgm_ops);

create function public.index_article() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.title, new.description, new.content) = (old.title, old.description, old.content) then
    update article_index
    set public_date = coalesce(new.first_published_at, new.created_at),
        published_at = new.published_at,
        category_id = new.category_id,
        listed = new.status = 'published' and new.deleted_at is null,
        pinned = new.pinned_at is not null
    where article_id = new.id;
    if found then return null; end if;
  end if;
  insert into article_index (article_id, public_date, published_at, category_id, listed, pinned, title_words, search)
  values (
    new.id,
    coalesce(new.first_published_at, new.created_at),
    new.published_at,
    new.category_id,
    new.status = 'published' and new.deleted_at is null,
    new.pinned_at is not null,
    to_tsvector('simple', public.parution_unaccent(new.title)),
    public.parution_article_vector(new.title, new.description, new.content)
  )
  on conflict (article_id) do update
  set public_date = excluded.public_date,
      published_at = excluded.published_at,
      category_id = excluded.category_id,
      listed = excluded.listed,
      pinned = excluded.pinned,
      title_words = excluded.title_words,
      search = excluded.search;
  return null;
end $$;

create trigger articles_indexed
  after insert or update of title, description, content, category_id, status, pinned_at, first_published_at,
    published_at, created_at, deleted_at
  on articles for each row execute function public.index_article();

create function public.index_article_tags() returns trigger language plpgsql as $$
begin
  update article_index
  set tag_ids = coalesce(tagged.ids, '{}'), legislation = coalesce(tagged.legislation, false)
  from (select distinct article_id from changed) as touched
  left join lateral (
    select array_agg(tag_id order by tag_id) as ids, bool_or(tags.slug = 'legislation') as legislation
    from article_tags join tags on tags.id = article_tags.tag_id
    where article_tags.article_id = touched.article_id
  ) as tagged on true
  where article_index.article_id = touched.article_id;
  return null;
end $$;

create trigger article_tags_added after insert on article_tags referencing new table as changed
  for each statement execute function public.index_article_tags();
create trigger article_tags_removed after delete on article_tags referencing old table as changed
  for each statement execute function public.index_article_tags();

-- Counting fifty thousand articles at each page would cost more than the page. One row holds how many are
-- listed in each category, and a number that changes whenever something listed does.
create table article_totals (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0,
  -- Its place is the category's number.
  by_category integer[] not null
);
insert into article_totals (by_category) values (array_fill(0, array[(select max(id) from categories)]));

create function public.count_article() returns trigger language plpgsql as $$
declare
  was_listed boolean := tg_op <> 'INSERT' and old.listed;
  is_listed boolean := tg_op <> 'DELETE' and new.listed;
begin
  if was_listed and is_listed and new.category_id = old.category_id then
    update article_totals set version = version + 1;
    return null;
  end if;
  if was_listed then
    update article_totals
    set version = version + 1, by_category[old.category_id] = by_category[old.category_id] - 1;
  end if;
  if is_listed then
    update article_totals
    set version = version + 1, by_category[new.category_id] = coalesce(by_category[new.category_id], 0) + 1;
  end if;
  return null;
end $$;

-- Deferred: the one row that every publication writes is taken last, when nothing else is waited for any more,
-- and only until the transaction ends.
create constraint trigger article_index_counted after insert or update or delete on article_index
  deferrable initially deferred for each row execute function public.count_article();

create function public.parution_known_words(value text) returns setof text
language sql immutable strict parallel safe
begin atomic
  select word
  from unnest(tsvector_to_array(to_tsvector('simple'::regconfig, public.parution_unaccent(value)))) as word
  where word ~ '^[a-z]{4,30}$';
end;

-- Two articles published at once may bring the same new word, in any order: rather than wait for each other,
-- the second leaves it, and the next article with that word brings it.
create function public.remember_words() returns trigger language plpgsql
set lock_timeout = '100ms' as $$
begin
  if tg_op = 'UPDATE' and old.status = 'published' and old.deleted_at is null
    and (new.title, new.description, new.content) = (old.title, old.description, old.content) then
    return null;
  end if;
  insert into search_words (word)
  select word
  from public.parution_known_words(
    new.title || ' ' || new.description || ' ' || public.parution_html_text(new.content)
  ) as brought (word)
  where not exists (select from search_words as known where known.word = brought.word)
  order by word
  on conflict do nothing;
  return null;
exception when lock_not_available then
  return null;
end $$;

create trigger articles_words
  after insert or update of title, description, content, status, deleted_at
  on articles for each row when (new.status = 'published' and new.deleted_at is null)
  execute function public.remember_words();

-- What the two indexes and the column did is done by article_index.
drop index articles_title_trigrams;
alter table articles drop column search;

-- Articles that are already there.
update articles set title = title;
insert into search_words (word)
select distinct word
from articles,
  public.parution_known_words(title || ' ' || description || ' ' || public.parution_html_text(content)) as word
where status = 'published' and deleted_at is null;
update article_index
set tag_ids = tagged.ids, legislation = tagged.legislation
from (
  select article_id, array_agg(tag_id order by tag_id) as ids, bool_or(tags.slug = 'legislation') as legislation
  from article_tags join tags on tags.id = article_tags.tag_id
  group by article_id
) as tagged
where article_index.article_id = tagged.article_id;
