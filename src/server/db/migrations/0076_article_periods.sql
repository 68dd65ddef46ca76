-- Words that most articles contain are read from the newest articles backwards, until enough of them are found. The index
-- of the words alone gives all their articles at once, a hundred thousand, before the first is looked at.

-- The periods that a date is in: its day, and its 4, 16, 64, 256, 1,024 and 4,096 days, each with a number of its own
-- (the length's place, then how many such periods since 2000), so that a few numbers name any span of time. Of the date
-- itself: an article whose date changes moves. Days before 2000 are its first day, and those after 2044 the last.
create function public.parution_day(date timestamptz) returns integer
language sql immutable strict parallel safe
return least(greatest((date at time zone 'UTC')::date, date '2000-01-01'), date '2044-11-08') - date '2000-01-01';

create function public.parution_periods(date timestamptz) returns integer[]
language sql immutable strict parallel safe
return array[
  public.parution_day(date),
  100000 + public.parution_day(date) / 4,
  200000 + public.parution_day(date) / 16,
  300000 + public.parution_day(date) / 64,
  400000 + public.parution_day(date) / 256,
  500000 + public.parution_day(date) / 1024,
  600000 + public.parution_day(date) / 4096
];

-- GIN intersects the long list of a word with the short ones of some periods without reading the rest of it. Made beside
-- the old ones, which readers use meanwhile: half a minute for 100,000 articles.
create index article_index_search_new on article_index using gin (search, public.parution_periods(public_date));
create index article_index_title_new on article_index
  using gin (ts_filter(search, '{a}'), public.parution_periods(public_date));
create index article_index_head_new on article_index
  using gin (ts_filter(search, '{a,b}'), public.parution_periods(public_date));
drop index article_index_search;
drop index article_index_title;
drop index article_index_head;
alter index article_index_search_new rename to article_index_search;
alter index article_index_title_new rename to article_index_title;
alter index article_index_head_new rename to article_index_head;
