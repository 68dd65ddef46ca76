alter table articles
  -- What a machine did of it; generated_by says which one.
  add column machine_work text check (machine_work in ('generated', 'rephrased')),
  -- Of a source: the same words brought in twice are one source, also where no link says so.
  add column source_fingerprint text;
update articles set machine_work = 'generated' where generated_by is not null;
create unique index articles_source_fingerprint on articles (source_fingerprint)
  where source_fingerprint is not null;
-- What a generation may still use; only sources are raw material, whatever else is a draft.
drop index articles_for_generation;
create index articles_for_generation on articles (category_id, created_at desc)
  where is_source and status = 'draft' and not is_used_for_generation and deleted_at is null;
create index articles_sources on articles (created_at desc, id desc) where is_source and deleted_at is null;
-- The share of reprise is counted over what was first published in the last weeks.
create index articles_first_published on articles (first_published_at)
  where status = 'published' and deleted_at is null;

-- A batch of articles to be written: each of its items is a job of its own.
create table generation_runs (
  id uuid primary key,
  asked_by uuid references users on delete set null,
  category_ids integer[] not null,
  requested integer not null check (requested between 1 and 50),
  planned integer not null check (planned between 1 and 50),
  engine_kind text not null check (engine_kind in ('model', 'builtin')),
  engine_name text not null,
  status text not null default 'running' check (status in ('running', 'done', 'cancelled', 'failed')),
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint generation_runs_end_is_dated check ((status = 'running') = (finished_at is null))
);
create index generation_runs_newest on generation_runs (started_at desc);
-- One at a time: two could draw on the same sources.
create unique index generation_runs_one_at_a_time on generation_runs (status) where status = 'running';

create table generation_items (
  run_id uuid not null references generation_runs on delete cascade,
  position integer not null,
  title text not null,
  source_ids uuid[] not null,
  status text not null default 'waiting' check (status in ('waiting', 'writing', 'done', 'failed', 'cancelled')),
  attempts integer not null default 0,
  started_at timestamptz,
  -- Renewed by whoever writes it: once it has passed, that server is gone and another takes the item up.
  lease_until timestamptz,
  article_id uuid references articles on delete set null,
  error text,
  primary key (run_id, position)
);
create index generation_items_in_hand on generation_items (lease_until) where status = 'writing';

-- What a machine proposed for an article, so that a save can tell whose words it keeps.
create table rephrasings (
  id uuid primary key,
  article_id uuid not null references articles on delete cascade,
  asked_by uuid references users on delete set null,
  engine text not null,
  title text not null,
  description text not null,
  content text not null,
  -- What it was made of.
  before text not null,
  ai_usage jsonb,
  proposed_at timestamptz not null,
  -- When an article was saved with it.
  kept_at timestamptz
);
create index rephrasings_article on rephrasings (article_id, proposed_at desc);

-- Every call of a language model that was paid for: what a day has cost, and what of it came to nothing.
create table ai_calls (
  id uuid primary key,
  at timestamptz not null,
  work text not null check (work in ('generate', 'rephrase')),
  model text not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- Millionths of the currency in which the prices are configured; null without prices.
  cost_micros bigint,
  outcome text not null,
  milliseconds integer not null default 0,
  article_id uuid references articles on delete set null,
  run_id uuid references generation_runs on delete set null
);
create index ai_calls_at on ai_calls (at);
