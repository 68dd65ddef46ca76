-- Whose draft it is; null: its author's. Somebody who leaves hands their drafts over.
alter table articles add column owner_id uuid references users;

-- The drafts that wait for somebody to read and publish them. The row ends with the publication.
create table article_reviews (
  article_id uuid primary key references articles on delete cascade,
  requested_by uuid not null references users,
  requested_at timestamptz not null,
  reviewer_id uuid not null references users
);
create index article_reviews_reviewer on article_reviews (reviewer_id, requested_at);
create index articles_drafts_of on articles (coalesce(owner_id, created_by)) where status = 'draft' and deleted_at is null;
