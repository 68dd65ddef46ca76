-- French full-text search, the same on PGlite and on a PostgreSQL server.

-- Both extensions are "trusted": the owner of the database installs them without being superuser.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create text search configuration public.parution_fr (copy = pg_catalog.french);
alter text search configuration public.parution_fr
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with public.unaccent, pg_catalog.french_stem;

-- unaccent() is only "stable", since its dictionary could be replaced: an index needs this promise that
-- it will not be. The quotes go first, because unaccent writes « mot » as <<mot>>, which the parser of
-- PostgreSQL takes for a tag and throws away.
create function public.parution_unaccent(value text) returns text
language sql immutable strict parallel safe
return lower(
  public.unaccent(
    'public.unaccent'::regdictionary,
    translate(value, U&'\00AB\00BB\2039\203A<>\00A0\202F', '        ')
  )
);

-- What the stemmer and its stop words no longer recognise once the accents are gone:
-- the feminine of a participle (« condamnée » would not meet « condamné ») and the accented stop words,
-- to which two articles are added that PostgreSQL's list forgets.
create function public.parution_words(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(public.parution_unaccent(value), 'e+(es?)\M', '\1', 'g'),
  '\m(a|les|cet|cette|memes?|etes?|etant|etais|etait|etions|etiez|etaient)\M',
  ' ',
  'g'
);

-- Bounded: a tsvector holds one megabyte at most, and a text beyond it would refuse the whole row.
create function public.parution_html_text(html text) returns text
language sql immutable strict parallel safe
return regexp_replace(left(html, 200000), '<[^>]*>', ' ', 'g');

create function public.parution_tsvector(value text) returns tsvector
language sql immutable strict parallel safe
return to_tsvector('public.parution_fr'::regconfig, public.parution_words(value));

-- Every word is wanted and no character is an operator: whatever a reader types is a valid query.
create function public.parution_tsquery(value text) returns tsquery
language sql immutable strict parallel safe
return plainto_tsquery('public.parution_fr'::regconfig, public.parution_words(value));
