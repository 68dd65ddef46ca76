-- GIN adds new entries to a list, which every search reads from its beginning until somebody empties it: on a server at
-- 4 MB or when a fifth of the table has changed, in the embedded database at 4 MB only. 780 changed articles of 100,000 made
-- every search a quarter slower. Without the list, a new entry goes where it belongs at once.
alter index article_index_search set (fastupdate = off);
alter index article_index_title set (fastupdate = off);
alter index article_index_head set (fastupdate = off);
alter index article_index_tags set (fastupdate = off);
alter index article_index_title_words set (fastupdate = off);
alter index search_words_trigrams set (fastupdate = off);
alter index contact_requests_sender set (fastupdate = off);
select gin_clean_pending_list(index::regclass)
from unnest(array['article_index_search', 'article_index_title', 'article_index_head', 'article_index_tags',
  'article_index_title_words', 'search_words_trigrams', 'contact_requests_sender']) as index;
