-- What one article costs to index is bounded: one of nothing but references, or of endings to remove, took half a
-- second. The words of every other article stay the same, hence no reindexing.

-- Bounded in words as well: 20,000 are forty pages, and PostgreSQL gives all those after the 16,383rd one position.
-- As many French words take 150,000 bytes with their markup: bytes, since a text of emoji, of four bytes each, costs as
-- much more. regexp_replace stops at the match whose number it is given; the text is cut there.
create or replace function public.parution_html_text(html text) returns text
language sql immutable strict parallel safe
return split_part(
  regexp_replace(
    regexp_replace(
      left(html, (150000::bigint * length(html) / greatest(octet_length(html), 1))::integer),
      '<[^>]*>',
      ' ',
      'g'
    ),
    '\M',
    chr(1),
    1,
    20000
  ),
  chr(1),
  1
);

-- The same endings as before. One expression for all of them needs four captures, which cost more than these passes.
-- What one pass leaves, no later pass must match: -ieree becomes -iere, not -ier.
create or replace function public.parution_legal_words(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            replace(
              replace(replace(' ' || public.parution_unaccent(value), ' baux', ' bail'), 'mois', 'moiz'),
              'fois',
              'foiz'
            ),
            'loyer',
            'loyerx'
          ),
          'ieres?\M', 'ier', 'g'
        ),
        'eux\M', 'eu', 'g'
      ),
      '(oi|[ndtlv]u)s\M', '\1', 'g'
    ),
    'ee+\M', 'e', 'g'
  ),
  'ee+s\M', 'es', 'g'
);

-- The same references as before, of the text up to its 4,000th number.
create or replace function public.parution_references(plain text) returns text[]
language sql immutable strict parallel safe
return (
  select coalesce(
    array_agg(
      'ref' || case when found[1] ~ '^\d' then 'x' else left(found[1], 1) end || translate(found[1], '-/lrd. ', 'xx')
    ),
    '{}'
  )
  from regexp_matches(
    split_part(regexp_replace(plain, '\d[-/.\d]*', chr(1), 1, 4000), chr(1), 1),
    '\m(?:[lrd][. ]*\d+(?:\.\d{3})*(?:[-/]\d+(?:\.\d{3})*)*|\d+(?:\.\d{3})*(?:[-/]\d+(?:\.\d{3})*)+)',
    'g'
  ) as found
);
