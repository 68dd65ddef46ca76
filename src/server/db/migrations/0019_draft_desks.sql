-- Each page on which an editor writes keeps a draft of its own: two tabs no longer write over each other's text.
-- Null: a draft kept before, or by a caller that names none.
alter table article_drafts
  add column desk uuid,
  drop constraint article_drafts_one_each,
  add constraint article_drafts_one_each unique nulls not distinct (editor_id, article_id, desk);
