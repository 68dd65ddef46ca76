-- The specification fixes these eleven and their numbers; what the screens say of them is in the domain.
create table categories (
  id integer primary key,
  slug text not null unique,
  name text not null unique
);

insert into categories (id, slug, name) values
  (1, 'administratif', 'Administratif'),
  (2, 'affaires', 'Affaires'),
  (3, 'civil', 'Civil'),
  (4, 'constitutionnel', 'Constitutionnel'),
  (5, 'droit-penal', 'Pénal'),
  (6, 'fiscalite', 'Fiscal'),
  (7, 'international', 'International'),
  (8, 'justice', 'Justice'),
  (9, 'professions', 'Professions'),
  (10, 'social', 'Social'),
  (11, 'autres', 'Autres');

create table articles (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  description text not null default '',
  content text not null default '',
  category_id integer not null references categories,
  author_name text not null default 'Admin',
  image_url text,
  image_alt text,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  -- Derived, so that the boolean and the status cannot disagree.
  is_published boolean not null generated always as (status = 'published') stored,
  -- Kept for ever: it orders the lists and freezes the slug, whatever happens to the article afterwards.
  first_published_at timestamptz,
  published_at timestamptz,
  scheduled_at timestamptz,
  -- What the reader sees as « Mis à jour le »: updated_at also moves for a pin or a category.
  content_updated_at timestamptz,
  pinned_at timestamptz,
  -- Seconds.
  reading_time integer not null default 0 check (reading_time >= 0),
  read_count integer not null default 0 check (read_count >= 0),
  -- A source is raw material brought in for generation, with where it comes from.
  is_source boolean not null default false,
  origin_name text,
  origin_url text,
  origin_published_at timestamptz,
  is_used_for_generation boolean not null default false,
  -- The engine that wrote or rephrased it; null when a person did.
  generated_by text,
  generated_at timestamptz,
  ai_usage jsonb,
  -- The person who answers for a generated text (AI Act, article 50(4)).
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  rev integer not null default 1 check (rev >= 1),
  created_by uuid references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid references users,
  search tsvector not null generated always as (
    setweight(public.parution_tsvector(title), 'A')
    || setweight(public.parution_tsvector(description), 'B')
    || setweight(public.parution_tsvector(public.parution_html_text(content)), 'C')
  ) stored,
  constraint articles_published_is_dated
    check (status <> 'published' or (published_at is not null and first_published_at is not null)),
  constraint articles_scheduled_is_dated check (status <> 'scheduled' or scheduled_at is not null),
  constraint articles_review_is_signed check ((reviewed_by is null) = (reviewed_at is null))
);

-- The public lists, in their order: the first publication makes the news, not the draft's creation.
create index articles_newest on articles (coalesce(first_published_at, created_at) desc, id desc)
  where status = 'published' and deleted_at is null;
create index articles_newest_in_category
  on articles (category_id, coalesce(first_published_at, created_at) desc, id desc)
  where status = 'published' and deleted_at is null;
create index articles_most_read on articles (read_count desc, id desc)
  where status = 'published' and deleted_at is null;
create index articles_pinned on articles (pinned_at desc)
  where pinned_at is not null and status = 'published' and deleted_at is null;
-- The back-office, the job that publishes what is due, and the choice of sources.
create index articles_admin on articles (created_at desc, id desc) where deleted_at is null;
create index articles_scheduled on articles (scheduled_at) where status = 'scheduled' and deleted_at is null;
create index articles_for_generation on articles (category_id, created_at desc)
  where status = 'draft' and not is_used_for_generation and deleted_at is null;
-- A feed that is imported twice brings each of its items once.
create unique index articles_origin on articles (origin_url) where origin_url is not null;
-- Without fastupdate: PGlite has no autovacuum to empty the list of pending entries, which every search reads.
create index articles_search on articles using gin (search) with (fastupdate = off);
create index articles_title_trigrams on articles
  using gin (public.parution_unaccent(title) public.gin_trgm_ops) with (fastupdate = off);

-- Addresses that an article had before; they redirect to the present one.
create table article_old_slugs (
  slug text primary key,
  article_id uuid not null references articles on delete cascade,
  retired_at timestamptz not null default now()
);
create index article_old_slugs_article on article_old_slugs (article_id);

create table tags (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null unique
);

create table article_tags (
  article_id uuid not null references articles on delete cascade,
  tag_id integer not null references tags on delete cascade,
  primary key (article_id, tag_id)
);
create index article_tags_tag on article_tags (tag_id);

-- What an article was before each save: nothing an editor wrote is lost.
create table article_versions (
  article_id uuid not null references articles on delete cascade,
  rev integer not null,
  title text not null,
  description text not null,
  content text not null,
  category_id integer not null references categories,
  author_name text not null,
  image_url text,
  image_alt text,
  tags text[] not null default '{}',
  saved_by uuid references users,
  saved_at timestamptz not null default now(),
  primary key (article_id, rev)
);

-- Which sources a generated article was drawn from.
create table article_sources (
  article_id uuid not null references articles on delete cascade,
  source_id uuid not null references articles on delete cascade,
  primary key (article_id, source_id),
  check (article_id <> source_id)
);
create index article_sources_source on article_sources (source_id);

-- read_count is what the screens show; these rows tell when, and how many different readers.
create table article_daily_reads (
  article_id uuid not null references articles on delete cascade,
  day date not null,
  reads integer not null default 0 check (reads >= 0),
  unique_readers integer not null default 0 check (unique_readers >= 0),
  primary key (article_id, day)
);
create index article_daily_reads_day on article_daily_reads (day);
