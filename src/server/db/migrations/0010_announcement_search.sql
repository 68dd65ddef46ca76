-- Published announcements are looked for by the words of their companies' names. A trigram index over a million
-- names costs a second for a word that fifty thousand of them hold; an entry per word, in the order of the list,
-- gives any of its pages, and a count up to ten thousand, in a few milliseconds.

-- « L'Atelier E.L.M. » is found by atelier, by elm and by latelier: cut at anything that is no letter or digit, and
-- at spaces alone. Bounded, since a name may be anything.
create function public.parution_name_words(name text) returns text[]
language sql immutable strict parallel safe
return array(
  select distinct left(word, 40) as word
  from (select public.parution_unaccent(left(name, 300)) as plain offset 0) as name,
    lateral (
      select regexp_split_to_table(plain, '[^a-z0-9]+')
      union all
      select regexp_replace(regexp_split_to_table(plain, '\s+'), '[^a-z0-9]+', '', 'g')
    ) as cut (word)
  where word <> ''
  order by word
  limit 30
);

-- Of published announcements only, the future ones included. No foreign key: the triggers keep it.
create table announcement_words (
  word text collate "C" not null,
  publication_date timestamptz not null,
  announcement_id uuid not null,
  type_id integer not null,
  department text not null,
  -- All the words of the name: a search for several looks at the entries of the rarest, and nowhere else.
  words text[] not null,
  primary key (announcement_id, word)
);
-- Everything that a filtered search asks is in the index: the table itself is not read.
create unique index announcement_words_newest
  on announcement_words (word, publication_date desc, announcement_id desc) include (type_id, department, words);
-- A tenth of all names may hold « conseil »: those of one department are not looked for among them one by one.
create index announcement_words_newest_in_department
  on announcement_words (word, department, publication_date desc, announcement_id desc) include (type_id);

-- Every word that a name has ever held. Never removed: a word without announcements finds none. Nobody counts in
-- it, so that two publications of the same minute do not wait for each other.
create table announcement_vocabulary (
  word text collate "C" primary key
);
create index announcement_vocabulary_trigrams on announcement_vocabulary
  using gin (word public.gin_trgm_ops) with (fastupdate = off);

create function public.keep_announcement_words() returns trigger
language plpgsql set search_path = pg_catalog, public
as $$
begin
  if tg_op <> 'INSERT' then
    if tg_op = 'DELETE' then
      delete from announcement_words using before_rows where announcement_id = before_rows.id;
      return null;
    end if;
    delete from announcement_words using before_rows join after_rows using (id)
    where announcement_id = before_rows.id
      and (before_rows.published, before_rows.deleted_at, before_rows.publication_date, before_rows.company_name,
        before_rows.type_id, before_rows.department)
      is distinct from (after_rows.published, after_rows.deleted_at, after_rows.publication_date,
        after_rows.company_name, after_rows.type_id, after_rows.department);
  end if;
  -- In the order of the words: two transactions that learn the same ones never wait for each other in a circle.
  insert into announcement_vocabulary (word)
  select distinct word
  from after_rows, unnest(parution_name_words(company_name)) as word
  where published and deleted_at is null
  order by word
  on conflict do nothing;
  insert into announcement_words (word, publication_date, announcement_id, type_id, department, words)
  select word, publication_date, id, type_id, department, words
  from after_rows, parution_name_words(company_name) as words, unnest(words) as word
  where published and deleted_at is null
  on conflict do nothing;
  return null;
end;
$$;

create trigger announcements_words_insert after insert on announcements
  referencing new table as after_rows
  for each statement execute function public.keep_announcement_words();
create trigger announcements_words_update after update on announcements
  referencing old table as before_rows new table as after_rows
  for each statement execute function public.keep_announcement_words();
create trigger announcements_words_delete after delete on announcements
  referencing old table as before_rows
  for each statement execute function public.keep_announcement_words();

insert into announcement_vocabulary (word)
select distinct word
from announcements, unnest(public.parution_name_words(company_name)) as word
where published and deleted_at is null;
insert into announcement_words (word, publication_date, announcement_id, type_id, department, words)
select word, publication_date, id, type_id, department, words
from announcements, public.parution_name_words(company_name) as words, unnest(words) as word
where published and deleted_at is null;

-- Two words that are both in tens of thousands of names: this index meets them without a look at any of those.
create index announcements_name_words on announcements
  using gin (public.parution_name_words(company_name)) with (fastupdate = off)
  where status = 'published' and deleted_at is null;

-- The two filters together, and the number alone or with filters; the back-office keeps announcements_siret.
create index announcements_newest_in_department_of_type
  on announcements (department, type_id, publication_date desc, id desc)
  where status = 'published' and deleted_at is null;
create index announcements_newest_by_siret
  on announcements (siret text_pattern_ops, publication_date desc, id desc) include (type_id, department)
  where status = 'published' and deleted_at is null;
