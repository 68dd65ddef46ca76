-- The back-office's list of announcements: sorted by each of its columns, filtered, and searched by contact.
alter table announcements
  -- Bounded, since an index holds them whole; "C", so that every server sorts in the same order.
  add column title_fold text collate "C" not null
    generated always as (left(public.parution_unaccent(title), 200)) stored,
  add column contact_fold text not null
    generated always as (left(public.parution_unaccent(contact_name || ' ' || contact_email), 400)) stored,
  -- The place of its type among the labels of all types in alphabetical order.
  add column type_rank smallint not null generated always as (
    array_position(
      array[25, 10, 26, 18, 15, 23, 5, 22, 8, 4, 1, 20, 3, 7, 13, 6, 2, 19, 16, 24, 17, 11, 14, 9, 12, 21],
      type_id
    )::smallint
  ) stored,
  -- The place of its status: by the badge of the list, then by the label of the status.
  add column status_rank smallint not null generated always as (
    array_position(
      array[
        'approved', 'pending_payment', 'payment_failed', 'refunded', 'draft', 'pending', 'paid', 'published', 'rejected'
      ],
      status
    )::smallint
  ) stored,
  -- Its payment was cancelled, failed or expired: the list shows it after all others.
  add column abandoned boolean not null generated always as (status = 'payment_failed') stored;

-- The list in its own order, with all columns that a search reads.
drop index announcements_admin;
create index announcements_admin on announcements (abandoned, created_at desc, id desc)
  include (company_fold, siret, status) where deleted_at is null;
-- « Autre » is four statuses.
create index announcements_admin_other on announcements (abandoned, created_at desc, id desc)
  where status in ('pending_payment', 'payment_failed', 'approved', 'refunded') and deleted_at is null;

-- One index per sorted column; the other direction is the same index read backwards.
create index announcements_by_title on announcements (title_fold, id) where deleted_at is null;
create index announcements_by_company on announcements (company_fold collate "C", id) where deleted_at is null;
create index announcements_by_type on announcements (type_rank, id desc) where deleted_at is null;
create index announcements_by_status on announcements (status_rank, id desc) where deleted_at is null;
-- Two, since announcements without a date come last in both directions.
create index announcements_by_oldest_date on announcements (publication_date, id desc) where deleted_at is null;
create index announcements_by_newest_date on announcements (publication_date desc nulls last, id desc)
  where deleted_at is null;
create index announcements_by_author on announcements (origin, created_by, id desc) where deleted_at is null;

-- A contact is searched by the trigram index when the term is rare, and along the newest when it is frequent.
create index announcements_contact_trigrams on announcements
  using gin (contact_fold public.gin_trgm_ops) with (fastupdate = off);
create index announcements_contacts on announcements (created_at desc, id desc) include (contact_fold)
  where deleted_at is null;
